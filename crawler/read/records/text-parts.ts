import { isPlural, singular } from "../../../logic/english/english.ts";
import { isKnownUnit } from "../../../logic/values/units.ts";
import type { Field } from "./fields.ts";

type Column = readonly (Field | undefined)[];

/** What one text of a column is cut into. */
interface Part {
  text: string;
  start: number;
  label: string | undefined;
}

/** Fewer texts may be alike by chance. */
const LEAST_TEXTS = 3;
/** Longer texts (characters) are prose. */
const TEXT_LENGTH = 200;
/** What stands between counts is a value of its own where it is no longer than this (characters), and so few words. */
const PART_LENGTH = 60;
const PART_WORDS = 6;
const MOST_PARTS = 8;
/** Marks that do nothing but set values of one line apart. */
const SEPARATOR = /\s*[·•‧∙]\s*|\s+[|¦]\s+/u;
/** "14 replies", "1.2k views": a count and what is counted. */
const COUNT = /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)(\s?[kKM])?\s(\p{Ll}{3,})(?![\p{L}\d])/gu;
const AGO = /^\s(?:ago|later|old|left)(?!\p{L})/u;
/** "(1999)" */
const YEAR = /\((1[5-9]\d\d|20\d\d)\)/gu;
const YEAR_LABEL = "Year";
/** What parts begin and end with that is none of them. */
const EDGES = /^[\s,;:.()·•|/–—-]+|[\s,;:(·•|/–—-]+$/gu;
/** Words that lead to a value: "by Ana Li", "started by". */
const LEADING = /(?:^|\s)(?:by|from|since|until)$/i;
const MOST_LEADING = 3;

/**
 * Cuts a column whose texts print several values each, alike in all records, into a column per value: "Oslo · Full time ·
 * €60k" at its marks, "14 replies, 62 views" and "Li, A. (1999). 312 pages." at the counts and years that all of them
 * print in the same order. Any other column stays whole.
 */
export function withParts(columns: readonly Column[]): Column[] {
  return columns.flatMap((column) => partsOf(column) ?? [column]);
}

function partsOf(column: Column): Column[] | undefined {
  const stated = column.filter((field) => field !== undefined);
  const [first] = stated;
  if (stated.length < LEAST_TEXTS || !first || !mayBeCut(first)) return undefined;
  if (stated.some(({ text, label, cell }) => label !== undefined || cell || text.length > TEXT_LENGTH))
    return undefined;
  const texts = stated.map(({ text }) => text);
  const cut = divided(texts) ?? counted(texts);
  if (!cut) return undefined;
  const width = cut[0]!.length;
  const parts = Array.from({ length: width }, (_, at) => withoutLead(cut.map((row) => row[at]!)));
  return parts.map((column_, at) => {
    let row = 0;
    return column.map((field) => field && fieldOf(field, column_[row++]!, at));
  });
}

/** Most texts hold neither such a mark nor a figure. */
function mayBeCut({ text }: Field): boolean {
  return text.length <= TEXT_LENGTH && (SEPARATOR.test(text) || /\d/.test(text));
}

function fieldOf(field: Field, { text, start, label }: Part, at: number): Field {
  const from = field.start ?? 0;
  return { ...field, path: `${field.path}/part${at}`, text, start: from + start, label };
}

/** Texts that as many marks divide into as many parts. */
function divided(texts: readonly string[]): Part[][] | undefined {
  const rows: Part[][] = [];
  for (const text of texts) {
    const row: Part[] = [];
    let start = 0;
    for (const piece of text.split(new RegExp(`(${SEPARATOR.source})`, "u"))) {
      if (!SEPARATOR.test(piece)) row.push({ text: piece, start, label: undefined });
      start += piece.length;
    }
    if (row.some((part) => part.text === "")) return undefined;
    rows.push(row);
  }
  const width = rows[0]!.length;
  if (width < 2 || width > MOST_PARTS || rows.some((row) => row.length !== width)) return undefined;
  for (let at = 0; at < width; at++) {
    const count = counted(rows.map((row) => row[at]!.text));
    if (count?.[0]?.length !== 1) continue;
    rows.forEach((row, k) => {
      const [part] = count[k]!;
      row[at] = { ...part!, start: row[at]!.start + part!.start };
    });
  }
  return rows;
}

interface Found {
  key: string;
  /** Of the whole: the count with what is counted. */
  from: number;
  to: number;
  part: Part;
}

/** Texts that print the same counts in the same order, each with short words between, or none. */
function counted(texts: readonly string[]): Part[][] | undefined {
  const found = texts.map(countsOf);
  const common = found[0]!.filter(({ key }) =>
    found.every((counts) => counts.filter((other) => other.key === key).length === 1),
  );
  const keys = common.map(({ key }) => key);
  if (keys.length === 0 || keys.length > MOST_PARTS) return undefined;
  const kept = found.map((counts) => counts.filter(({ key }) => keys.includes(key)));
  if (kept.some((counts) => counts.some(({ key }, at) => key !== keys[at]))) return undefined;
  const names = keys.map((_, at) => kept.map((counts) => counts[at]!.part.label).find(isPluralName));
  // Words behind a figure that are never in the plural are not what is counted.
  if (names.some((name, at) => name === undefined && kept[0]![at]!.part.label !== undefined)) return undefined;
  const rows = texts.map((text, row) => between(text, kept[row]!));
  const used = Array.from({ length: keys.length + 1 }, (_, at) => rows.every((row) => row[at]!.text !== ""));
  const none = Array.from({ length: keys.length + 1 }, (_, at) => rows.every((row) => row[at]!.text === ""));
  // What stands in some of them only, or is long, makes a sentence of it.
  if (used.some((all, at) => !all && !none[at])) return undefined;
  if (rows.some((row) => row.some(({ text }) => !isShort(text)))) return undefined;
  return rows.map((row, at) => {
    const parts: Part[] = [];
    row.forEach((part, slot) => {
      if (used[slot]) parts.push(part);
      const count = kept[at]![slot];
      if (count) parts.push({ ...count.part, label: names[slot] });
    });
    return parts;
  });
}

const isPluralName = (name: string | undefined) => name !== undefined && (name === YEAR_LABEL || isPlural(name));

function countsOf(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(COUNT)) {
    const [whole, figure = "", scale = "", noun = ""] = match;
    const isUnit = isKnownUnit(noun);
    // What was so long ago is a time.
    if (isUnit && AGO.test(text.slice(match.index + whole.length))) continue;
    const label = isUnit ? undefined : noun.charAt(0).toUpperCase() + noun.slice(1);
    const part = { text: isUnit ? whole : figure + scale, start: match.index, label };
    found.push({ key: singular(noun), from: match.index, to: match.index + whole.length, part });
  }
  for (const match of text.matchAll(YEAR)) {
    const part = { text: match[1]!, start: match.index + 1, label: YEAR_LABEL };
    found.push({ key: "(year)", from: match.index, to: match.index + match[0].length, part });
  }
  return found.sort((one, other) => one.from - other.from);
}

/** What stands before, between and behind the counts. */
function between(text: string, counts: readonly Found[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const to of [...counts.map((count) => count.from), text.length]) {
    const piece = text.slice(from, to);
    const clean = piece.replace(EDGES, "");
    parts.push({ text: clean, start: from + Math.max(0, piece.indexOf(clean)), label: undefined });
    from = counts[parts.length - 1]?.to ?? text.length;
  }
  return parts;
}

const isShort = (text: string) => text.length <= PART_LENGTH && text.split(" ").length <= PART_WORDS;

/** Without the words that all of them begin with, which say what the value is: "Started by x" -> Started by: x. */
function withoutLead(parts: readonly Part[]): Part[] {
  const words = parts.map(({ text }) => text.split(" "));
  const [first] = words;
  if (!first || parts.some(({ label }) => label !== undefined)) return [...parts];
  let shared = 0;
  while (shared < MOST_LEADING && words.every((own) => own.length > shared + 1 && own[shared] === first[shared]))
    shared++;
  const lead = first.slice(0, shared).join(" ");
  if (shared === 0 || !(LEADING.test(lead) || /^\p{Ll}/u.test(lead))) return [...parts];
  const label = shared === 1 && LEADING.test(lead) ? undefined : lead.charAt(0).toUpperCase() + lead.slice(1);
  return parts.map(({ text, start }) => ({ text: text.slice(lead.length + 1), start: start + lead.length + 1, label }));
}
