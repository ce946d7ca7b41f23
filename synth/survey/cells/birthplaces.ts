import type { Evidence } from "../../../core/evidence.ts";
import type { Cell, Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { evidenceOfPart, type Part, partColumn } from "./part-column.ts";

/** Fewer cells that say both may do so by chance; so many of the stated are understood. */
const LEAST_BOTH = 3;
const ALIKE = 0.9;
/** The events of a life, and what the places are called where they were. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:born|birth)$/i, "Birthplace"],
  [/^(?:died|death)$/i, "Place of death"],
];
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}*\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?\s${MONTH}\s\d{4}|${MONTH}\s\d{1,2},\s\d{4}|\d{4}-\d{2}-\d{2}|\d{4}`;
const PLACE = String.raw`\p{Lu}[^\d;()]{1,60}`;
const AGED = String.raw`(?:\s*\((?:aged?|at)\s[^()]*\))?`;
/** "12 March 1871 in Bergen", "12 March 1871 (aged 50), Bergen", "Bergen, 12 March 1871"; either alone. */
const FORMS = [
  new RegExp(
    String.raw`^(?<day>${DAY})${AGED}(?:\s*[,;·–—-]\s*|\s+)(?:in\s|at\s|near\s)?(?<place>${PLACE}?)${AGED}$`,
    "u",
  ),
  new RegExp(
    String.raw`^(?:in\s|at\s|near\s)?(?<place>${PLACE}?)(?:\s*[,;·–—-]\s*|\s+(?:on\s)?)(?<day>${DAY})${AGED}$`,
    "u",
  ),
  new RegExp(String.raw`^(?<day>${DAY})${AGED}$`, "u"),
  new RegExp(String.raw`^(?:in\s|at\s|near\s)?(?<place>${PLACE})$`, "u"),
];

interface Made {
  column: Column;
  cells: Cell[];
}

/**
 * A collection of people whose births and deaths are stated with their places ("12 March 1871 in Bergen", a line each) has
 * columns of both: the label is that of the date, the place is a birthplace or a place of death.
 */
export const withBirthplaces = (relation: Relation): Relation =>
  EVENTS.reduce((whole, [event, called]) => split(whole, event, called), relation);

function split(relation: Relation, event: RegExp, called: string): Relation {
  const { columns, rows } = relation;
  const index = columns.findIndex(({ name, unnamed }) => !unnamed && event.test(name.trim()));
  if (index < 0 || columns.some(({ name, unnamed }) => !unnamed && foldText(name) === foldText(called)))
    return relation;
  const { name } = columns[index]!;
  const cells = rows.map((row) => row.cells[index]!);
  const read = cells.map(({ value }) => (value.kind === "missing" ? undefined : partsOf(value.printed.trim())));
  const stated = cells.filter(({ value }) => value.kind !== "missing").length;
  const both = read.filter((parts) => parts?.day && parts.place).length;
  const beside = besides(relation, name);
  const place = beside.find(({ column }) => column.type === "text" || column.type === "entity");
  if (both < LEAST_BOTH || read.filter((parts) => parts).length < ALIKE * stated)
    // The reader parted them already.
    return columns[index]!.type === "date" && place
      ? renamed(relation, columns.indexOf(place.column), called)
      : relation;
  const days = made(
    name,
    cells,
    read.map((parts) => parts?.day),
    beside,
  );
  const places = made(
    called,
    cells,
    read.map((parts) => parts?.place),
    beside,
  );
  if (days.column.type !== "date" && days.column.role !== "year") return relation;
  const left = columns.flatMap((column, at) => (beside.some((one) => one.column === column) ? [] : [at]));
  return {
    ...relation,
    columns: [...left.map((at) => (at === index ? days.column : columns[at]!)), places.column],
    rows: rows.map((row, at) => ({
      ...row,
      cells: [...left.map((other) => (other === index ? days.cells[at]! : row.cells[other]!)), places.cells[at]!],
    })),
  };
}

/** What a reader found beside the first value of a label: "Born (2)", "Born (more)". */
function besides({ columns, rows }: Relation, label: string): Made[] {
  return columns.flatMap((column, index) => {
    const isBeside = column.unnamed && column.name.startsWith(`${label} (`) && /\((?:\d+|more)\)$/.test(column.name);
    return isBeside ? [{ column, cells: rows.map(({ cells }) => cells[index]!) }] : [];
  });
}

function partsOf(text: string): { day: Part | undefined; place: Part | undefined } | undefined {
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const part = (found: string | undefined) =>
      found === undefined ? undefined : { text: found, start: text.indexOf(found) };
    return { day: part(groups["day"]), place: part(groups["place"]) };
  }
  return undefined;
}

const made = (
  name: string,
  cells: readonly Cell[],
  parts: readonly (Part | undefined)[],
  beside: readonly Made[],
): Made =>
  partColumn(
    name,
    cells,
    parts,
    (part, row) => evidenceOf(cells[row]!, part, beside, row),
    ({ value: { printed } }, blank) =>
      partsOf(printed.trim()) ? blank : { kind: "unsure", printed, why: "it says neither a day nor a place" },
  );

/** Where a part stands: an item of a list where the reader found it by itself, a part of a text within it. */
function evidenceOf({ value, evidence }: Cell, { text, start }: Part, beside: readonly Made[], at: number): Evidence {
  const item = beside.find(({ cells }) => cells[at]!.value.printed.trim() === text);
  if (item) return item.cells[at]!.evidence;
  return value.kind === "list" ? evidence : evidenceOfPart(evidence, start, text.length);
}

function renamed(relation: Relation, index: number, name: string): Relation {
  const columns = relation.columns.map((column, at) => {
    if (at !== index) return column;
    const { unnamed: _, ...own } = column;
    return { ...own, name };
  });
  return { ...relation, columns };
}
