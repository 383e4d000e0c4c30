/** A Korean particle by its two forms: after a closed syllable, after an open one. */
export type Josa = "은/는" | "이/가" | "을/를" | "과/와" | "으로/로" | "이나/나" | "이에요/예요";

const unknownForms: Readonly<Record<Josa, string>> = {
  "은/는": "은(는)",
  "이/가": "이(가)",
  "을/를": "을(를)",
  "과/와": "과(와)",
  "으로/로": "(으)로",
  "이나/나": "(이)나",
  "이에요/예요": "이에요(예요)",
};

type Sound = "open" | "closed" | "rieul" | "unknown";

/**
 * A text with its Korean particle, chosen by how the text's last readable character sounds in Korean: `밥이`, `캐롤로`, `25를`,
 * `L은`, `ケン이`. An annotation in brackets is left out of account (`민수(BTN)가`). Both forms (`은(는)`) where the sound is unknown.
 */
export function josa(text: string, particle: Josa): string {
  const [closed, open] = particle.split("/") as [string, string];
  const sound = lastSound(text);
  if (sound === "unknown") return text + unknownForms[particle];
  const isOpen = sound === "open" || (sound === "rieul" && particle === "으로/로");
  return text + (isOpen ? open : closed);
}

const annotation = /\s*(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|【[^【】]*】)$/u;
/** Signs that are read aloud; any other sign is passed over. */
const signs: Readonly<Record<string, Sound>> = { "♠": "open", "♥": "open", "♦": "open", "♣": "closed", "%": "open" };

function lastSound(text: string): Sound {
  // NFKC: full-width Ｂ and half-width ｹﾝ sound as their plain forms do.
  // Its last characters are enough, however long a name somebody typed.
  let rest = text.slice(-64).normalize("NFKC").trimEnd();
  for (;;) {
    const without = rest.replace(annotation, "");
    if (without === rest || !/[\p{L}\p{N}]/u.test(without)) break;
    rest = without;
  }
  while (rest !== "") {
    const last = Array.from(rest.slice(-2)).at(-1) as string;
    const sign = signs[last];
    if (sign) return sign;
    if (/[\p{L}\p{Nd}]/u.test(last) && last !== "ー") return soundOf(rest, last);
    // The long mark stretches the vowel before it.
    if (last === "ー") return "open";
    rest = rest.slice(0, -last.length);
  }
  return "unknown";
}

function soundOf(text: string, last: string): Sound {
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? "open" : final === 8 ? "rieul" : "closed";
  }
  // A lone jamo is read by its name: 기역, 리을, 아.
  if (code === 0x1105 || code === 0x11af) return "rieul";
  if (code >= 0x1100 && code <= 0x11ff) return code >= 0x1161 && code <= 0x11a7 ? "open" : "closed";
  if (/[0-9]/.test(last)) return numberSound(text);
  if (/[ぁ-ヿ]/u.test(last)) return /[んンっッ]/u.test(last) ? "closed" : "open";
  // René: an accented e is sounded.
  if (/e\p{M}+$/iu.test(text.normalize("NFD"))) return "open";
  const word = /[a-z\p{M}]+$/iu.exec(text.normalize("NFD"))?.[0].replace(/\p{M}/gu, "");
  return word && /\p{Script=Latin}/u.test(last) ? latinSound(word) : "unknown";
}

const digitSounds: readonly Sound[] = ["closed", "rieul", "open", "closed", "open", "open", "closed", "rieul", "rieul", "open"];

/** 12,300 ends in 백, 10,000 in 만, 10^12 in 조; digits after a point are read one by one. */
function numberSound(text: string): Sound {
  const token = /\d[\d,]*(?:\.\d+)?$/.exec(text)?.[0] ?? text.slice(-1);
  const zeros = token.includes(".") || /^[0,]+$/.test(token) ? 0 : (/0*$/.exec(token.replaceAll(",", ""))?.[0].length ?? 0);
  if (zeros === 0) return digitSounds[Number(token.at(-1))] ?? "unknown";
  // 조 (10^12) and 해 (10^20) are open; 십, 백, 천, 만, 억, 경 are closed.
  const myriads = zeros >> 2;
  return myriads === 3 || myriads === 5 ? "open" : "closed";
}

/**
 * Latin letters as Koreans read them. One letter, and capitals of up to three letters or without a vowel (BTN, UTG), go by the
 * letter's Korean name: 엘 and 알 end in ㄹ, 엠 and 엔 are closed, the rest open. A longer word goes by the sound of its end, as loan
 * words are spelt: l and le are ㄹ (Paul, Kyle), m, n, ng, me, ne closed (Kim, Jane), b, c, g, k, p, t closed after a short vowel (Bob,
 * Jack, Eric) and open after a long one or a consonant (Mark, Scout), everything else open (Alice, David, Peter).
 */
function latinSound(word: string): Sound {
  if (word.length === 1 || (word === word.toUpperCase() && (word.length <= 3 || !/[AEIOUY]/.test(word)))) {
    const letter = word.slice(-1).toLowerCase();
    return letter === "l" || letter === "r" ? "rieul" : letter === "m" || letter === "n" ? "closed" : "open";
  }
  const lower = word.toLowerCase();
  // The surname is 박, however it is spelt.
  if (/^pa(?:r|i)?k$/.test(lower)) return "closed";
  if (/le?$/.test(lower)) return "rieul";
  if (/(?:[mn]e?|ng)$/.test(lower)) return "closed";
  const vowels = /([aeiouy]+)(?:ck|([bcgkpt])\2?)$/.exec(lower)?.[1];
  if (!vowels) return "open";
  return /(?:ea|ee|oa|ai|ei|ou|au|ie|oi|ay)$/.test(vowels) ? "open" : "closed";
}
