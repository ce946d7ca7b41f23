import { codeAt } from "../../core/code-at.ts";

/** What a cell prints, made ready for parsing: one kind of space, ASCII digits, no footnote marks. */

const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const SPACE = 0x20;
const LAST_PRINTABLE = 0x7e;
const OPEN_BRACKET = 0x5b;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** "[1]", "[a]", "[note 2]", "[citation needed]" */
const BRACKET_NOTE = /\s*\[(?:\d{1,3}|[a-z]|[ivx]{1,4}|(?:note|nb|n|fn)\s?\d*|citation needed|update)\]/gi;
const MARK_AT_END = /(?<=\S)\s*[*†‡§¶#^]+$/u;
/** Superscript digits right behind a digit or a bracket; behind a letter they belong to a unit (m²). */
const SUPERSCRIPT_NOTE = /(?<=[\d.)]|[a-z]{4})[⁰¹²³⁴-⁹]+(?=$|\s|\()/gu;
const MARKS = "*†‡§¶#^";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** A power of ten: behind a sign for "times", or one of thousands that a word or unit follows ("10⁶ m³"). */
const POWER = /(?:×|x|\*|·)\s?10\s?(?:\^|[⁰¹²³⁴-⁹⁻])|(?<![\d.,])10(?:[³⁶⁹]|¹²)\s?\p{L}/u;

/** Spaces made plain and single, full-width digits and signs made ASCII. */
export function plainText(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(INVISIBLE, "")
    .replace(SPACES, " ")
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)．(?=\d)/g, ".")
    .replace(/(?<=\d)，(?=\d{3}(?!\d))/g, ",")
    .replace(/－(?=\d)/g, "-")
    .replace(/（/g, "(")
    .replace(/）/g, ")")
    .trim();
}

/** Nothing to make plain: printable ASCII with single spaces between. */
function isPlain(text: string): boolean {
  let before = SPACE;
  for (let at = 0, { length } = text; at < length; at++) {
    const code = codeAt(text, at);
    if (code < SPACE || code > LAST_PRINTABLE || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** One look that spares most cells the patterns of marks. */
function mayBeMarked(plain: string): boolean {
  for (let at = 0, { length } = plain; at < length; at++) {
    const code = codeAt(plain, at);
    if (code === OPEN_BRACKET || (code > LAST_PRINTABLE && SUPERSCRIPTS.includes(plain[at]!))) return true;
  }
  return plain !== "" && MARKS.includes(plain[plain.length - 1]!);
}

/** Does a text hold a figure, 0 to 9? */
export function hasFigure(text: string): boolean {
  for (let at = 0, { length } = text; at < length; at++) {
    const code = codeAt(text, at);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

/** `plainText` without footnote marks ("1,234[1]", "567*", "89†", "12¹"). */
export function withoutMarks(text: string): string {
  const plain = plainText(text);
  if (!mayBeMarked(plain)) return plain;
  const clean = plain.replace(BRACKET_NOTE, "");
  const marked = POWER.test(clean) ? clean : clean.replace(SUPERSCRIPT_NOTE, "");
  return marked.replace(MARK_AT_END, "").trim();
}

const MISSING =
  /^(?:[-–—―‐‑−~]{1,3}|n\/?a\.?|n\.a\.?|not available|not applicable|\.{2,3}|…|\?|\.|-\/-|nil data|no data|:|#(?:n\/a|div\/0!|value!|ref!|name\?|num!|null!)|无|暂无|不详|—+)$/i;

/** How marks for nothing begin: one look that spares most cells the pattern. */
const MAY_BE_MISSING = "-–—―‐‑−~nN.…?:#无暂不";

/** Is it nothing, or a mark for nothing? "none" and "unknown" are words that say something. */
export function isMissing(text: string): boolean {
  return text === "" || (MAY_BE_MISSING.includes(text[0]!) && MISSING.test(text));
}
