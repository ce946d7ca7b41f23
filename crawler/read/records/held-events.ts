import { isText } from "domhandler";
import { DAY_SPAN, readDaySpan } from "../../../logic/values/day-spans.ts";
import { closest, elementPath, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { textOf } from "../dom/text.ts";
import type { Draft, DraftCell, DraftRow } from "../tables/relation-draft.ts";
import { LEAST_LINES } from "./wording.ts";

/** What may hold a sentence. */
const PARAGRAPH = new Set(["p", "li", "dd"]);
/** Characters of a paragraph that are looked at, and of a sentence on both sides of its verb. */
const TEXT_LENGTH = 4000;
const BEFORE_VERB = 90;
const BEHIND_VERB = 160;
const SENTENCE_END = /(?<=\p{L}{2}[.!?]|\d[.!?]|[.!?]\))\s+(?=["“]?\p{Lu})/u;
const MAY_TELL = /\b(?:held|took|taking)\b/;
/** The same of a whole page, where texts of neighbours may have grown together. */
const MAY_TELL_ANYWHERE = /held|took|taking/g;
/** What is said of meetings, games and fairs. */
const VERB = /\b(?:(?:was|were) (?:\p{Ll}+ly )?held|took place|taking place)\b/u;
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)";
/** "Acmecon 5", "Acmecon12"; "2004 Winter Games" */
const NUMBERED = /(?<stem>\p{Lu}[\p{L}]{2,})[\s-]?(?<number>\d{1,4})(?![\p{L}\d.,]*\d)/gu;
const OF_YEAR = /(?<number>(?:1[89]|20)\d\d) (?<stem>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3})/gu;
const IS_MONTH = new RegExp(`^${MONTH}$`, "i");
const ONE_DAY = `${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s[12]\\d{3}|\\d{1,2}(?:st|nd|rd|th)?(?:\\sof)?\\s${MONTH}\\.?,?\\s[12]\\d{3}`;
const DAYS = [...DAY_SPAN, ONE_DAY].map((form) => new RegExp(`${form}(?![\\p{L}\\d])`, "iu"));
const NO_MONTH = `(?!${MONTH}\\.?\\s(?:the\\s)?\\d)`;
const PLACE = new RegExp(
  `\\b(?:in|at) (?<place>${NO_MONTH}\\p{Lu}[\\p{L}.'’-]*(?:(?:,? (?:of|and|de|da|do|del|la|the|den|der)(?: the)?|,)? ${NO_MONTH}\\p{Lu}[\\p{L}'’-]*)*(?: \\(\\p{Lu}[\\p{L} ]*\\))?)`,
  "u",
);

/** A sentence that says of something numbered that it was held. */
interface Told {
  tag: Tag;
  stem: string;
  name: Span;
  days: Span | undefined;
  place: Span | undefined;
  text: string;
}

interface Span {
  start: number;
  end: number;
}

/**
 * What a page tells in sentences of their own of a series of events ("The fifth Acmecon, Acmecon 5, was held in Espoo, Finland,
 * from July 10th to 17th, 2005"): a relation with a row for each, its place, and its first and last day. At least five of one name
 * with a number; what a sentence states otherwise is unsure.
 */
export function heldEventDrafts(body: Tag): Draft[] {
  const series = new Map<string, Told[]>();
  for (const tag of paragraphsOf(body)) {
    for (const told of toldIn(tag)) {
      const alike = series.get(told.stem.toLowerCase());
      if (alike) alike.push(told);
      else series.set(told.stem.toLowerCase(), [told]);
    }
  }
  return [...series.values()].flatMap((told) => draftOf(told) ?? []);
}

/** The innermost paragraphs that may tell of something that was held: most pages print fewer such words than a relation has rows. */
function paragraphsOf(body: Tag): Set<Tag> {
  const found = new Set<Tag>();
  if (!maySayOften(textOf(body))) return found;
  const all = body.page?.all ?? [];
  for (let at = body.order + 1; at < body.end; at++) {
    const tag = all[at]!;
    if (isPassedOver(tag)) at = tag.end - 1;
    else if (tag.children.some((child) => isText(child) && MAY_TELL.test(child.data))) {
      const paragraph = PARAGRAPH.has(tag.name) ? tag : closest(tag, ({ name }) => PARAGRAPH.has(name));
      if (paragraph) found.add(paragraph);
    }
  }
  return found;
}

function maySayOften(text: string): boolean {
  MAY_TELL_ANYWHERE.lastIndex = 0;
  for (let words = 0; words < LEAST_LINES; words++) if (!MAY_TELL_ANYWHERE.test(text)) return false;
  return true;
}

function toldIn(tag: Tag): Told[] {
  const text = textOf(tag);
  const found: Told[] = [];
  let start = 0;
  for (const sentence of text.slice(0, TEXT_LENGTH).split(SENTENCE_END)) {
    const from = text.indexOf(sentence, start);
    start = from + sentence.length;
    const verb = VERB.exec(sentence);
    const subject = verb && subjectIn(sentence.slice(Math.max(0, verb.index - BEFORE_VERB), verb.index));
    if (!verb || !subject) continue;
    const behind = from + verb.index + verb[0].length;
    const said = text.slice(behind, Math.min(start, behind + BEHIND_VERB));
    const named = from + Math.max(0, verb.index - BEFORE_VERB) + subject.start;
    found.push({
      tag,
      text,
      stem: subject.stem,
      name: { start: named, end: named + subject.length },
      days: placed(firstOf(DAYS, said), behind),
      place: placed(spanOf(PLACE.exec(said), "place"), behind),
    });
  }
  return found;
}

/** The last name with a number before the verb. */
function subjectIn(before: string): { stem: string; start: number; length: number } | undefined {
  const found = [...before.matchAll(NUMBERED), ...before.matchAll(OF_YEAR)].filter(
    ({ groups }) => !IS_MONTH.test(groups!["stem"]!),
  );
  const last = found.sort((a, b) => a.index - b.index).at(-1);
  return last && { stem: last.groups!["stem"]!, start: last.index, length: last[0].length };
}

function firstOf(forms: readonly RegExp[], text: string): Span | undefined {
  const found = forms.flatMap((form) => {
    const match = form.exec(text);
    return match && readDaySpan(match[0]) ? [match] : [];
  });
  const [first] = found.sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  return first && { start: first.index, end: first.index + first[0].length };
}

function spanOf(match: RegExpExecArray | null, group: string): Span | undefined {
  const text = match?.groups?.[group];
  if (match === null || text === undefined) return undefined;
  const start = match.index + match[0].length - text.length;
  return { start, end: start + text.length };
}

const placed = (span: Span | undefined, by: number): Span | undefined =>
  span && { start: span.start + by, end: span.end + by };

function draftOf(told: readonly Told[]): Draft | undefined {
  const once = [...new Map([...told].reverse().map((one) => [nameOf(one).toLowerCase(), one])).values()].reverse();
  const dated = once.filter(({ days }) => days !== undefined).length;
  const sited = once.filter(({ place }) => place !== undefined).length;
  if (once.length < LEAST_LINES || dated * 4 < once.length * 3) return undefined;
  const withPlace = sited * 4 >= once.length * 3;
  return {
    name: "",
    source: "records",
    columns: [
      { name: spelling(told), label: true },
      ...(withPlace ? [{ name: "Place" }] : []),
      { name: "Start date" },
      { name: "End date" },
    ],
    rows: once.map(
      (one): DraftRow => ({
        cells: [
          cellOf(one, one.name),
          ...(withPlace ? [cellOf(one, one.place)] : []),
          { ...cellOf(one, one.days), day: "first" },
          { ...cellOf(one, one.days), day: "last" },
        ],
      }),
    ),
  };
}

/** As the page mostly writes it: "the ninth AcmeCon, Acmecon 9". */
function spelling(told: readonly Told[]): string {
  // A name holds letters and spaces alone.
  const alone = new RegExp(`(?<![\\p{L}\\d])${told[0]!.stem}(?![\\p{L}\\d]|[\\s-]\\d)`, "giu");
  const counts = new Map<string, number>();
  for (const text of new Set(told.map((one) => one.text)))
    for (const [word] of text.matchAll(alone)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? told[0]!.stem;
}

const nameOf = ({ text, name }: Told) => text.slice(name.start, name.end);

function cellOf({ tag, text }: Told, span: Span | undefined): DraftCell {
  const path = elementPath(tag);
  if (!span)
    return {
      text: "",
      place: { at: "node", path, start: 0, end: 0 },
      doubt: "the sentence does not state it as others do",
    };
  return { text: text.slice(span.start, span.end), place: { at: "node", path, ...span } };
}
