import { isInvitation } from "./invitations.ts";
import { isYearNote } from "./year-note.ts";

/** A label is a name, not a sentence. */
const MAX_LABEL = 80;
const MAX_LABEL_WORDS = 12;
/** A dot behind more letters than these ends a sentence; behind fewer it shortens a word ("Pub. date", "No. of seats"). */
const SENTENCES = /[!?]\s+\p{L}|\p{L}{6}\.\s+\p{L}/u;
/** A mark for nothing, a question, a name that goes on, the end of a sentence, of a part of one, or of a statement. */
const NO_LABEL = /^n\/?a$|\?$|::$|\s\S+\s\S+[.!]$|[。！]$|(?<!\))[,，、;；]$|[·•|]$/i;

/** What states an amount of money says something and names nothing: "Shipping $5.95". */
const AMOUNT = /[$€£¥]\s?\d/;

/** "or best offer": goes on with what stands before it. */
const GOES_ON = /^(?:or|and|but)\s\p{Ll}/u;

/** Nothing that NFKC would change. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Dots or lines that lead from a label to its value: "Size . . . . ." */
const LEADER = /(?:[.…·_]{3,}|…|(?:\s[.…·_]+){2,})\s*$/;

/** What two printings of one label have in common: case, spaces and a trailing colon do not count. */
export function labelKey(text: string): string {
  return printedLabel(text).toLowerCase();
}

/** "Others¹:": what leads to a footnote is no part of a name; behind the few letters of a unit it is (m², km³, yds²). */
const NOTE_MARK = /(?<=\p{L}{4}|(?<!\p{L})(?!cwt|ins|mol|yds)\p{L}{3}|\p{Script=Han}|\))[⁰¹²³⁴-⁹]+(?=[\s:：]*$)/u;

/** "【Usage】": brackets that set a label apart from its value. */
const BRACKETED = /^[【〖［]\s*([^【】〖〗［］]+?)\s*[】〗］](?=[:：]?$)/u;

/** "品　牌", "会 员 价": characters set apart so that labels of two and of four are equally wide. */
const SPACED = /^\p{Script=Han}(?:\s+\p{Script=Han})+$/u;

/** "(8)" counts what follows; "(2024)" says of which year it is. */
const COUNT = /\s\((?!(?:1[5-9]|20)\d\d\))\d+\)$/;

/** "三、开工时间", "（三）开工时间": which of the facts of a page it is; "一、二月产量" is of two months. */
const NUMBERED =
  /^\s*(?:[一二三四五六七八九十]{1,3}、|\d{1,2}、|[（(][一二三四五六七八九十]{1,3}[）)]、?)\s*(?=\p{L})(?![一二三四五六七八九十])/u;

/** A label as printed, without what only joins it to its value or counts its values: "Borders (8):" -> "Borders". */
export function printedLabel(text: string): string {
  const bare = text.replace(BRACKETED, "$1").replace(NUMBERED, "");
  const plain = PLAIN.test(bare) ? bare : bare.replace(NOTE_MARK, "").normalize("NFKC");
  const label = plain
    .replace(LEADER, "")
    .replace(/^[\s:,;|•·*>»›=+–-]+/, "")
    .replace(/[\s:：=–-]+$/, "")
    .replace(COUNT, "");
  return SPACED.test(label) ? label.replace(/\s+/g, "") : label;
}

/** Could this text name something at all? Asked of every text of a site: the cheapest questions first. */
export function couldBeLabel(text: string): boolean {
  if (text.length > MAX_LABEL || !/\p{L}.*\p{L}|\p{Lo}/u.test(text) || isConnective(text)) return false;
  if (isYearNote(text) || AMOUNT.test(text) || isInvitation(text) || GOES_ON.test(text)) return false;
  if ((text.length <= 3 || /[?:.!,，、;；·•|。！]$/.test(text)) && NO_LABEL.test(text)) return false;
  if (text.length <= MAX_LABEL_WORDS * 2) return !SENTENCES.test(text);
  return !/[.!?]\s+\p{L}/u.test(text) && text.split(/\s+/).length <= MAX_LABEL_WORDS;
}

/** A trailing colon says that something follows. */
export function endsInColon(text: string): boolean {
  // Most texts end in something else: one look at the last character settles it.
  const last = text.charAt(text.length - 1);
  if (last !== ":" && last !== "：" && last.trim() !== "") return false;
  return /(?:[^:]:|：)\s*$/.test(text) && couldBeLabel(text);
}

/** "(Author)", "(Author)," : a label in brackets behind its value. */
export function bracketLabel(text: string): string | undefined {
  if (!text.includes(")")) return undefined;
  return /^[,;]?\s*\((\p{L}[\p{L} .-]{1,30})\)\s*[,;]?$/u.exec(text)?.[1];
}

/** "【Usage】Twice a day" */
const INNER_BRACKETED = /^[【〖]\s*(\p{L}[^【】〖〗]{0,19})[】〗][:：]?\s*(?=[^\s【〖])/u;

/** "建站时间:1985年": behind a short label of Han characters alone a colon needs no space. */
const CLOSE_COLON = /^(\p{Script=Han}{2,8}):(?=\S)/u;

/** "ISBN-13: 978…": where label and value stand in one text, the length of the label with its colon or brackets. */
export function innerLabelLength(text: string): number {
  const bracketed = INNER_BRACKETED.exec(text);
  if (bracketed) return bracketed[0].length;
  if (!text.includes(":") && !text.includes("：")) return 0;
  const match =
    /^([^:：]{2,60}?)\s*[:：]\s+(?=\S)/u.exec(text) ??
    /^([^:：]{2,60}?)[：]\s*(?=\S)/u.exec(text) ??
    CLOSE_COLON.exec(text);
  return match && couldBeLabel(match[1]!) && match[1]!.split(/\s+/).length <= 8 ? match[0].length : 0;
}

/** Text that only stands between values. A capital alone ("Energy class: E") is a value. */
export function isConnective(text: string): boolean {
  // The longest connective word has three letters.
  if (text.length > 3 && /^\p{L}/u.test(text)) return false;
  return (
    /^[\s,;:：=|｜/\\·•&+*»›>–—().[\]-]+$/.test(text) ||
    /^[,;]?\s*(?:and|AND|or|OR|und|et|y|e|og|och|和|及|、|，)$/.test(text)
  );
}
