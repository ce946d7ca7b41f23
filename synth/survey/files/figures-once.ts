import { dataRows, type Relation, type Row } from "../../../core/relation.ts";
import { isAdjectiveWord, kindOfNoun } from "../../../core/word-kinds.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isBarePeriod } from "../../../logic/values/bare-period.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { columnOfYear, yearWithin } from "../../../logic/values/year-text.ts";
import { type FileKey, fileKeys } from "./file-keys.ts";

/** A figure that a file has of each thing, and the column that it stands in. */
export interface Measure {
  name: string;
  at: number;
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const ANY_YEAR = /(?:1[5-9]|20)\d\d/;
/** "Stock, 1 July": the day of the year that the title names. */
const DAY = /, \d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
/** What there is so much of, of whatever. */
const EXTENT = /^(?:area|length|volume|weight)$/i;
/** So many pages that head the same things alike. */
const AGREEING = 2;
/** "Area (km²) > Pasture", "Visitors, of these children": what is said in two parts is no name of a quantity. */
const IN_PARTS = / > |[,;:]/;

/**
 * The figures of a file with one row to a thing ("Park | Visitors" under "Parks and their visitors, 2022"): each is of the year
 * that the heading or else the title above it names. A chart has one figure, which its title is the heading of.
 */
export function measuresOnce(file: Relation): Measure[] {
  const isDated = ANY_YEAR.test(file.name);
  const year = yearWithin(file.name);
  return file.columns.flatMap(({ name, type, role, unnamed }, at): Measure[] => {
    if (type !== "number" || role !== "measure" || unnamed || YEAR.test(name.trim()) || isBarePeriod(name)) return [];
    // A figure that was read with doubt may be the highest: without it nothing is known of the others.
    if (dataRows(file).some(({ cells }) => cells[at]!.value.kind === "unsure")) return [];
    const isOfTitle = foldText(withoutHeaderUnit(name)) === foldText(withoutHeaderUnit(file.name));
    if (isOfTitle) return [{ name, at }];
    const quantity = inOnePart(name);
    if (quantity === undefined) return [];
    if (ANY_YEAR.test(name) || !isDated) return [{ name: quantity, at }];
    if (year === undefined) return [];
    return [{ name: DAY.test(quantity) ? `${quantity} ${year}` : columnOfYear(quantity, year), at }];
  });
}

/** "Area (km²) > Pasture" -> "Area of pasture (km²)"; undefined of what is said in parts and is no extent of anything. */
function inOnePart(name: string): string | undefined {
  const [extent = "", what, ...more] = name.split(" > ");
  const bare = withoutHeaderUnit(name);
  if (what === undefined) return IN_PARTS.test(bare.replace(DAY, "")) ? undefined : name;
  const unit = headerUnit(extent);
  const isStuff = /^\p{L}+(?: \p{L}+)?$/u.test(what) && kindOfNoun(headWord(what.toLowerCase())) !== undefined;
  if (more.length > 0 || unit === undefined || !EXTENT.test(withoutHeaderUnit(extent)) || !isStuff) return undefined;
  return isAdjectiveWord(what.toLowerCase())
    ? undefined
    : `${withoutHeaderUnit(extent)} of ${what.toLowerCase()} (${unit})`;
}

/**
 * What most tables and lists that name the same things head them; undefined where fewer than two do. A chart prints no heading
 * over the names on its axis, and people call these as everywhere else.
 */
export function headingElsewhere({ things }: FileKey, others: readonly Relation[]): string | undefined {
  const counts = new Map<string, { name: string; pages: Set<string> }>();
  for (const other of others) {
    if (other.source === "page_collection") continue;
    for (const { at, isCode } of fileKeys(other, [things])) {
      const { name, unnamed } = other.columns[at]!;
      if (unnamed || isCode || / > /.test(name)) continue;
      const known = counts.get(foldText(name)) ?? { name, pages: new Set() };
      known.pages.add(other.url);
      counts.set(foldText(name), known);
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.pages.size - a.pages.size);
  return most && most.pages.size >= AGREEING ? most.name : undefined;
}

/**
 * Does another table of the site, called after the same year, state another figure under the same heading for one of the
 * things? Publications are revised: which of two figures a question means would have to be said.
 */
export function isContradicted({ at }: Measure, file: Relation, key: FileKey, others: readonly Relation[]): boolean {
  const year = yearWithin(file.name);
  if (year === undefined) return false;
  const own = statedUnder(at, file, key);
  const heading = bareHeading(file.columns[at]!.name);
  return others.some((other) => {
    if (other === file || other.source === "page_collection" || yearWithin(other.name) !== year) return false;
    const same = other.columns.findIndex((column) => column.type === "number" && bareHeading(column.name) === heading);
    if (same < 0) return false;
    const theirs = fileKeys(other, [key.things])[0];
    if (!theirs) return false;
    return [...statedUnder(same, other, theirs)].some(([thing, figure]) => (own.get(thing) ?? figure) !== figure);
  });
}

const bareHeading = (name: string): string => foldText(humanise(withoutHeaderUnit(name)));

function statedUnder(at: number, relation: Relation, { thingOf }: FileKey): Map<Row, string> {
  const found = new Map<Row, string>();
  for (const row of dataRows(relation)) {
    const thing = thingOf(row);
    const { value } = row.cells[at]!;
    if (thing && value.kind === "number") found.set(thing, value.decimal);
  }
  return found;
}
