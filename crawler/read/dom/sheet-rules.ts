const MOST_RULES = 5_000;
const MOST_BLOCK = 2_000;
/** A rule without any of these says nothing of this: spares most the rest. */
const MATTERS = /display|visibility|opacity|float/gi;

/**
 * The rules of a sheet that hold everywhere and may say something of this; those of at-rules hold for some readers alone and
 * are passed over.
 */
export function* rulesOf(sheet: string): Generator<{ selector: string; block: string }> {
  const plain = withoutComments(sheet);
  const css = plain.includes("--") ? plain.replace(/<!--|-->/g, " ") : plain;
  /** Where the next word ends that matters. */
  let next = 0;
  /** Where the next at-rule may begin: most sheets have few, and what stands before a rule need not be cut out for them. */
  let nextAt = -1;
  let at = 0;
  for (let count = 0; count < MOST_RULES; count++) {
    const open = css.indexOf("{", at);
    if (open < 0) return;
    if (next <= open) {
      MATTERS.lastIndex = open;
      if (!MATTERS.test(css)) return;
      next = MATTERS.lastIndex;
    }
    if (nextAt < at) nextAt = indexOfOrEnd(css, "@", at);
    if (nextAt < open && selectorOf(css, at, open).startsWith("@")) {
      at = endOfBlock(css, open);
      continue;
    }
    const close = css.indexOf("}", open);
    if (close < 0) return;
    if (next <= close) {
      yield { selector: selectorOf(css, at, open), block: css.slice(open + 1, Math.min(close, open + MOST_BLOCK)) };
    }
    at = close + 1;
  }
}

/** What stands before a block, from the last ";" on. */
function selectorOf(css: string, from: number, open: number): string {
  // Looked for within it alone: most sheets have no other ";" between their rules, and nothing would stop the search.
  const before = css.slice(from, open);
  return before.slice(before.lastIndexOf(";") + 1).trim();
}

function indexOfOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

function withoutComments(css: string): string {
  if (!css.includes("/*")) return css;
  const parts: string[] = [];
  let at = 0;
  for (let begin = css.indexOf("/*"); begin >= 0; begin = css.indexOf("/*", at)) {
    parts.push(css.slice(at, begin));
    const end = css.indexOf("*/", begin + 2);
    // One that never ends is all that follows.
    if (end < 0) return parts.join(" ");
    at = end + 2;
  }
  return `${parts.join(" ")} ${css.slice(at)}`;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  const brace = /[{}]/g;
  brace.lastIndex = open;
  for (let found = brace.exec(css); found; found = brace.exec(css)) {
    depth += found[0] === "{" ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
  return css.length;
}
