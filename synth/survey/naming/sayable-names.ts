import type { Cell, Relation, Row } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { LONGEST_LABEL } from "../cells/columns.ts";

/** Headings of columns that name what a page is about. */
const NAMING =
  /^(?:(?:product|item|model|full|official|original|common|short)\s)?(?:name|title|model|product|style|model (?:name|number|no\.?))$/i;
/** Names (characters) are said in a question, several at a time. */
const SAYABLE = 40;
/** Where the name ends and a description begins: a bracket, a comma, a dash, and no mark within "EX 40:2012"; failing these, "with 4x zoom". */
const MARKS = /\s*(?:[([|•·]|[,:;](?!\S))|\s[-–—]\s/;
const DESCRIPTIONS = [MARKS, /\s(?:with|featuring|including|w\/)\s/i];
/** A title that the site itself never shortens may be longer (characters) than other names. */
const LONGEST_TITLE = 100;
/** Between the two parts of a title. */
const PARTS = /:\s|\s[-–—]\s/;
/** The texts by which a page is linked to, by its address. */
type TextsOf = (url: string) => ReadonlySet<string>;

/** Fewer characters are an abbreviation of nobody knows what. */
const LEAST = 2;

/**
 * Collections whose pages are named at greater length than anybody says are known by the names up to where they begin to
 * describe ("Trail Tent, 2 persons, green"), or else by a column that names them ("Model"), where these are short and tell
 * all of them apart. Other relations are given back as they are.
 *
 * @param textsOf the texts by which the site links to a page
 */
export function withSayableNames(relation: Relation, textsOf: TextsOf = () => new Set()): Relation {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  if (
    label < 0 ||
    relation.rows.every((row) => isSayable(printedOf(row.cells[label]!)) || isTitle(row, label, textsOf))
  )
    return relation;
  const begun = begunBy(relation, label);
  const stated = begun < 0 ? statedBeside(relation, label) : new Set<string>();
  const short = relation.rows.map((row) => {
    const whole = row.cells[label]!;
    if (begun >= 0) return cutAt(whole, printedOf(row.cells[begun]!).length);
    if (isTitle(row, label, textsOf)) return whole;
    const made = DESCRIPTIONS.reduce(shortened, whole);
    return stated.has(nameKey(printedOf(made))) ? whole : made;
  });
  const isShort = (cell: Cell, at: number) =>
    printedOf(cell).length <= LONGEST_LABEL || isTitle(relation.rows[at]!, label, textsOf);
  if (short.every(isShort) && areApart(short) && !beginEachOther(short))
    return {
      ...relation,
      rows: relation.rows.map((row, at) => ({ ...row, cells: row.cells.with(label, short[at]!) })),
    };
  const other = relation.columns.findIndex(({ name, type }, at) => {
    if (at === label || !NAMING.test(name.trim()) || (type !== "text" && type !== "entity")) return false;
    const cells = relation.rows.map((row) => row.cells[at]!);
    return cells.every((cell) => isSayable(printedOf(cell))) && areApart(cells);
  });
  if (other < 0) return relation;
  const columns = relation.columns.map((column, at) =>
    at === other
      ? { ...column, role: "label" as const }
      : at === label
        ? { ...column, type: "text" as const, role: "text" as const }
        : column,
  );
  return { ...relation, columns };
}

/** What other columns state: "Guide" begins the name of a guide, and names none. */
const statedBeside = ({ rows }: Relation, label: number): ReadonlySet<string> =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (at === label ? [] : [nameKey(printedOf(cell))]))));

/** "Harbour Lights: Ada Holm and Her Pupils": a title in two parts of which the site's links leave out neither is one name. */
function isTitle({ about, cells }: Row, label: number, textsOf: TextsOf): boolean {
  const name = printedOf(cells[label]!);
  const [first = "", second] = name.split(PARTS);
  if (about === undefined || second === undefined || name.length > LONGEST_TITLE) return false;
  const texts = textsOf(about);
  return texts.has(foldText(name)) && !texts.has(foldText(first));
}

/** The column with which each name begins, as that of designations does ("EX 40:2012" of "EX 40:2012 Ropes for Hoists"); -1 without one. */
const begunBy = ({ columns, rows }: Relation, label: number): number =>
  columns.findIndex(
    ({ type }, at) =>
      at !== label &&
      (type === "text" || type === "entity") &&
      rows.every(({ cells }) => {
        const [start, name] = [printedOf(cells[at]!), cells[label]!.value.printed];
        return isSayable(start) && name.startsWith(start) && /^[\s([,:;–—-]/.test(name.slice(start.length));
      }),
  );

const printedOf = ({ value }: Cell) => value.printed.trim();

const isSayable = (name: string) => name.length >= LEAST && name.length <= SAYABLE && /\p{L}/u.test(name);

/** Spaces and marks do not tell two names apart: "SD 1300 IS" and "SD1300-IS" are heard as one. */
function areApart(cells: readonly Cell[]): boolean {
  const keys = cells.map((cell) => nameKey(printedOf(cell)).replace(/[^\p{L}\p{N}]+/gu, ""));
  return new Set(keys).size === keys.length;
}

/** "The Girl" is no name for one thing beside "The Girl Who Fell". */
function beginEachOther(cells: readonly Cell[]): boolean {
  const names = cells.map((cell) => `${nameKey(printedOf(cell))} `);
  return names.some((name, at) => names.some((other, index) => index !== at && other.startsWith(name)));
}

function shortened(cell: Cell, description: RegExp): Cell {
  const { value, evidence } = cell;
  if (isSayable(printedOf(cell)) || evidence.place.at !== "node" || (value.kind !== "text" && value.kind !== "entity"))
    return cell;
  return cutAt(cell, description.exec(value.printed)?.index ?? 0);
}

/** A cell with so many characters of what it prints. */
function cutAt(cell: Cell, end: number): Cell {
  const { value, evidence } = cell;
  const { place } = evidence;
  if (end === 0 || place.at !== "node" || (value.kind !== "text" && value.kind !== "entity")) return cell;
  const start = place.start ?? 0;
  return {
    ...cell,
    value: { ...value, printed: value.printed.slice(0, end) },
    evidence: { ...evidence, place: { ...place, start, end: start + end } },
  };
}
