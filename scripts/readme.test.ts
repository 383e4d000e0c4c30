import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./house.mjs";

const readme = readFileSync(join(root, "README.md"), "utf8");
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map((m) => m[1] ?? "");

test("the README opens with the two commands", () => {
  const [first = ""] = blocks("");
  expect(first.split("\n").map((line) => line.split(/\s{2,}|\s#/)[0])).toEqual(["npm start", "npm test", ""]);
});

test("the library example prints what it says", () => {
  const [example = ""] = blocks("ts");
  const promised = /console\.log\(.*\); \/\/ (\[[^\]]*\])/.exec(example)?.[1];
  const folder = join(root, ".stamp/readme");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "example.ts");
  writeFileSync(file, example);
  try {
    const printed = execFileSync(process.execPath, ["--conditions=@sidepot/source", file], { encoding: "utf8" });
    expect(promised && printed.replace(/\s/g, "")).toBe(promised?.replace(/\s/g, ""));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
