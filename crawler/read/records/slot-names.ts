import { isPlural } from "../../../logic/english/english.ts";
import type { WordingPart } from "./wording.ts";

/** Words in the middle of a line are what is counted only behind a figure, and a name only as a noun or a participle. */
const BEGINS = /^(?:from|since|starting|beginning|after|自|从)$/i;
const ENDS = /^(?:until|till|to|through|thru|ending|至|到)$/i;
const DASH = /^[-–—~～]$/;
const PREPOSITION =
  /^(?:in|on|at|of|the|year|around|about|circa|c|ca|by|from|since|until|till|to|was|is|were|first|于|在)$/i;
/** What happened then: "founded in", "born on". */
const PARTICIPLE =
  /^(?:\p{L}{3,}ed|born|built|written|begun|held|won|made|opened|died|sold|sent|known|drawn|shot|sung|cast|set|dissolved)$/iu;
/** Words that number what follows them: "Chapter 3", "version 2.1". */
const NUMBERING =
  /^(?:chapter|section|table|figure|fig|appendix|part|step|note|page|p|pp|vol|volume|issue|no|nr|number|lesson|example|version|v|release|line|item|rfc|bug|exercise|question|level|第)$/i;

/**
 * What a date or figure of a wording is called, from the words around it: "released in 1999" -> "Released", "from April 2006
 * until April 2007" -> "Start date", "End date", "974 packages" -> "Packages", "Cost: 14" -> "Cost"; a date with nothing said
 * is "Date", a year "Year". undefined where a figure is the number of something, or nothing says what it is of.
 *
 * @param parts of the wording; @param at the part that is named
 * @param adjacent whether a part follows the one before it without anything between
 */
export function slotName(
  parts: readonly WordingPart[],
  at: number,
  isYear: boolean,
  adjacent: (part: number) => boolean,
): string | undefined {
  const before = wordsBefore(parts, at, adjacent);
  if (parts[at]!.kind === "number") return figureName(parts, at, before, adjacent);
  const kind = isYear ? "year" : "date";
  if (NUMBERING.test(before.words.at(-1) ?? "")) return undefined;
  const chinese = chineseName(parts, at, isYear, adjacent);
  if (chinese !== undefined) return chinese;
  const participle = before.words.findLast((word) => PARTICIPLE.test(word));
  const last = before.words.at(-1) ?? "";
  const rangeAfter = parts[at + 1] && DASH.test(parts[at + 1]!.text) && isTime(parts[at + 2]);
  const rangeBefore = parts[at - 1] && DASH.test(parts[at - 1]!.text) && isTime(parts[at - 2]);
  if (BEGINS.test(last) || rangeAfter) return `Start ${kind}`;
  if (ENDS.test(last) || rangeBefore) return `End ${kind}`;
  if (before.colon && before.words.length > 0) return capital(before.words.join(" "));
  if (participle && before.words.slice(before.words.indexOf(participle) + 1).every((word) => PREPOSITION.test(word)))
    return capital(participle.toLowerCase());
  return capital(kind);
}

/** "于1951年4月1日就任" -> 就任日期: Chinese says behind a date what happened then. */
function chineseName(
  parts: readonly WordingPart[],
  at: number,
  isYear: boolean,
  adjacent: (part: number) => boolean,
): string | undefined {
  if (!parts.some(({ kind, text }) => kind === "word" && HAN.test(text))) return undefined;
  const kind = isYear ? "年份" : "日期";
  let behind = "";
  for (let part = at + 1; part < parts.length && adjacent(part) && HAN.test(parts[part]!.text); part++)
    behind += parts[part]!.text;
  return behind.length <= LONGEST_EVENT ? behind + kind : kind;
}

function figureName(
  parts: readonly WordingPart[],
  at: number,
  before: { words: string[]; colon: boolean },
  adjacent: (part: number) => boolean,
): string | undefined {
  if (NUMBERING.test(before.words.at(-1) ?? "")) return undefined;
  if (before.colon && before.words.length > 0) return capital(before.words.join(" "));
  const behind = parts[at + 1];
  if (behind?.kind !== "word" || !adjacent(at + 1) || PREPOSITION.test(behind.text)) return undefined;
  return isPlural(behind.text) ? capital(behind.text) : undefined;
}

const HAN = /^\p{Script=Han}$/u;
/** Characters of what happened; more are a clause. */
const LONGEST_EVENT = 4;

const isTime = (part: WordingPart | undefined) => part?.kind === "date" || part?.kind === "year";

/** The words of the wording right before a part, and whether they end in a colon. */
function wordsBefore(
  parts: readonly WordingPart[],
  at: number,
  adjacent: (part: number) => boolean,
): { words: string[]; colon: boolean } {
  let end = at;
  const mark = parts[end - 1];
  const colon = mark !== undefined && /^[:：=]$/.test(mark.text) && adjacent(end);
  if (colon) end--;
  const words: string[] = [];
  for (let part = end - 1; part >= 0 && parts[part]!.kind === "word" && adjacent(part + 1); part--)
    words.unshift(parts[part]!.text);
  return { words, colon };
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
