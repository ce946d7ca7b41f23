/** A JSON value that knows where it stands in its text. */
export type Json =
  | { kind: "object"; members: ReadonlyMap<string, Json> }
  | { kind: "array"; items: readonly Json[] }
  /** A string, number or word; `start` and `end` are what stands between the quotes. */
  | { kind: "value"; text: string; start: number; end: number };

const DEEPEST = 40;
const MOST_VALUES = 20_000;
/** A string, a number or a word, from where it is looked for. */
const STRING = /"((?:[^"\\]|\\.)*)"/suy;
const WORD = /[\w.+-]+/y;
/** What stands between the values: space, and the comments and marks by which scripts are hidden from older browsers and from XML. */
const BETWEEN = /(?:[\0-\x20\ufeff]|\/\*.*?\*\/|(?:\/\/[\t ]*)?(?:<!--|-->|<!\[CDATA\[|\]\]>)|\/\/[^\n]*\n)+/suy;
/** What they begin with. */
const MARKS = new Set(["/", "<", "-", "]", "\ufeff"]);

/** Parses JSON with the places of its values; undefined where it is none, too deep or too large. Linear in the text. */
export function parseJson(text: string): Json | undefined {
  let at = 0;
  let values = 0;
  const found = value(0);
  skipSpace();
  // As a statement would end.
  if (text[at] === ";") at++;
  skipSpace();
  return at === text.length ? found : undefined;

  function skipSpace(): void {
    while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
    if (!MARKS.has(text[at] ?? "")) return;
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(text)?.[0].length ?? 0;
  }

  function value(depth: number): Json | undefined {
    skipSpace();
    if (depth > DEEPEST || ++values > MOST_VALUES) return undefined;
    if (text[at] === "{") return object(depth);
    if (text[at] === "[") return array(depth);
    return scalar();
  }

  function scalar(): Json | undefined {
    if (text[at] === '"') {
      STRING.lastIndex = at;
      const inner = STRING.exec(text)?.[1];
      if (inner === undefined) return undefined;
      const start = at + 1;
      at = start + inner.length + 1;
      return { kind: "value", text: unescaped(inner), start, end: at - 1 };
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return undefined;
    const start = at;
    at += word.length;
    return { kind: "value", text: word === "null" ? "" : word, start, end: at };
  }

  function object(depth: number): Json | undefined {
    const members = new Map<string, Json>();
    at++;
    skipSpace();
    while (text[at] !== "}") {
      const key = scalar();
      skipSpace();
      if (key?.kind !== "value" || text[at++] !== ":") return undefined;
      const member = value(depth + 1);
      if (!member) return undefined;
      members.set(key.text, member);
      skipSpace();
      if (text[at] === ",") at++;
      else if (text[at] !== "}") return undefined;
      skipSpace();
    }
    at++;
    return { kind: "object", members };
  }

  function array(depth: number): Json | undefined {
    const items: Json[] = [];
    at++;
    skipSpace();
    while (text[at] !== "]") {
      const item = value(depth + 1);
      if (!item) return undefined;
      items.push(item);
      skipSpace();
      if (text[at] === ",") at++;
      else if (text[at] !== "]") return undefined;
      skipSpace();
    }
    at++;
    return { kind: "array", items };
  }
}

function unescaped(inner: string): string {
  if (!inner.includes("\\")) return inner;
  return inner
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([nrtbf])/g, " ")
    .replace(/\\(.)/g, "$1");
}
