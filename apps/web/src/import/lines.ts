/** What is read: a text that was pasted, or a file. */
export type Source = { readonly name: null; readonly text: string } | { readonly name: string; readonly file: Blob };

const CHUNK = 256 * 1024;

/** The encoding of a file by its first bytes. Histories are written in UTF-8, by some programs in UTF-16, and by old ones in the code page of Windows. */
export function encodingOf(head: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  try {
    // The last character may be cut.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** Parts a text that comes in pieces into lines; a line end may be cut between two pieces. */
export function lineParter(): { push(text: string): string[]; end(): string[] } {
  let rest = "";
  return {
    push(text) {
      const whole = rest + text;
      // A carriage return at the end may be half of a line end.
      const held = whole.endsWith("\r") ? "\r" : "";
      const lines = (held ? whole.slice(0, -1) : whole).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? "") + held;
      return lines;
    },
    end() {
      const last = rest;
      rest = "";
      return last === "" ? [] : [last.replace(/\r$/, "")];
    },
  };
}

/** A source in pieces, each with its size in bytes or characters. */
export async function* pieces(source: Source): AsyncGenerator<{ readonly text: string; readonly size: number }> {
  if (source.name === null) {
    for (let at = 0; at < source.text.length; at += CHUNK) {
      const text = source.text.slice(at, at + CHUNK);
      yield { text, size: text.length };
    }
    return;
  }
  let decoder: TextDecoder | null = null;
  for (let at = 0; at < source.file.size; at += CHUNK) {
    const bytes = new Uint8Array(await source.file.slice(at, at + CHUNK).arrayBuffer());
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield { text: decoder.decode(bytes, { stream: true }), size: bytes.length };
  }
}

/** How large a source is, as {@link pieces} counts it. */
export const sizeOf = (source: Source): number => (source.name === null ? source.text.length : source.file.size);
