// The one place that knows where Chromium is and whether Korean and Japanese can be drawn.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const PACKAGES = ["chromium", "fonts-noto-cjk", "fontconfig"];
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const APT_MINUTES = 6;

/** What a person without root has to do. */
export const howToInstall = "apt-get install chromium fonts-noto-cjk, or set CHROMIUM=/path/to/chromium";

/** @type {(file: string) => boolean} */
function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The Chromium that the browser tests use, or null. A CHROMIUM that is set must be right: nothing else is tried.
 * SIDEPOT_NO_BROWSER=1 acts as if there were none.
 */
export function findChromium(env = process.env) {
  if (env.SIDEPOT_NO_BROWSER === "1") return null;
  if (env.CHROMIUM) return runnable(env.CHROMIUM) ? env.CHROMIUM : null;
  const folders = ["/usr/bin", ...(env.PATH ?? "").split(delimiter).filter(Boolean)];
  return [...folders.flatMap((dir) => NAMES.map((name) => join(dir, name))), ...MAC].find(runnable) ?? null;
}

/** Whether there is a font for Korean and one for Japanese. Only Linux is asked; the others have them. */
function hasAsianFonts() {
  if (process.platform !== "linux") return true;
  return ["ko", "ja"].every((lang) => Boolean(spawnSync("fc-list", [`:lang=${lang}`], { encoding: "utf8" }).stdout?.trim()));
}

/**
 * Runs apt-get; its hundreds of lines are kept for the case that it fails.
 * @type {(args: readonly string[], log: string) => boolean}
 */
function apt(args, log) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-q", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=60", "-o", "Acquire::Retries=2"];
  const line = `apt-get ${[...options, ...args].join(" ")} >>"$0" 2>&1`;
  const ran = spawnSync("sh", ["-c", line, log], { env, stdio: "ignore", timeout: APT_MINUTES * 60_000 });
  return ran.status === 0;
}

/**
 * Gets Chromium and the fonts by apt when they are missing, this is root and there is apt; says what it did.
 * @type {(say: (text: string) => void) => void}
 */
export function provideBrowser(say) {
  if (findChromium() && hasAsianFonts()) return;
  if (process.env.SIDEPOT_NO_BROWSER === "1") return say("SIDEPOT_NO_BROWSER is set: no Chromium is looked for or installed");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && process.env.SIDEPOT_NO_APT !== "1") {
    say(`installing by apt-get: ${PACKAGES.join(" ")}`);
    const dir = mkdtempSync(join(tmpdir(), "sidepot-apt-"));
    const log = join(dir, "log");
    // A failed update is no reason to stop: the lists of an earlier one may do.
    apt(["update"], log);
    if (!apt(["install", "-y", "--no-install-recommends", ...PACKAGES], log)) {
      say("apt-get failed; the end of what it said:");
      if (existsSync(log)) console.log(readFileSync(log, "utf8").split("\n").slice(-25).join("\n").replace(/^/gm, "  | "));
    }
    rmSync(dir, { recursive: true, force: true });
  }
  if (!findChromium()) say(`NO CHROMIUM: ${howToInstall}`);
  else if (!hasAsianFonts()) say("no Korean or Japanese font: those letters will be boxes (apt-get install fonts-noto-cjk)");
}
