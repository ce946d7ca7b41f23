import { codeAt } from "../../../core/code-at.ts";

const SPACE = 0x20;

/** Texts from about this length on are looked through by a pattern, which costs more to start and less to go on. */
const LONG = 40;
/** Two spaces, a control character, or what `isSuspect` says. */
const SUSPECT = / {2}|[^ -\x9f\xa1-\xac\xae-\u167f\u1681-\u1fff\u2010-\u2027\u2070-\u2fff\u3001-\ufefe\uff00-\uffff]/;

/**
 * Does a text stand on one line: one kind of space, single, none at the ends, no invisible characters? Most texts do, and to
 * look costs a fraction of putting them on one. May say no to one that does.
 */
export function isOnOneLine(text: string): boolean {
  const { length } = text;
  if (length > LONG) {
    return codeAt(text, 0) !== SPACE && codeAt(text, length - 1) !== SPACE && isSingleSpaced(text);
  }
  let before = SPACE;
  for (let at = 0; at < length; at++) {
    const code = codeAt(text, at);
    if (code <= SPACE ? code < SPACE || before === SPACE : code >= 0xa0 && isSuspect(code)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** The same, but for spaces at the ends. */
export function isSingleSpaced(text: string): boolean {
  return !SUSPECT.test(text);
}

/** Blocks that hold all spaces and invisible characters beyond ASCII; dashes and quotation marks between them are none. */
function isSuspect(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x206f && (code < 0x2010 || code > 0x2027)) ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
