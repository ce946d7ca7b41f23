import type { Evidence } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import { type Cell, type Column, isFileKind, type Relation, type Row } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { withoutTableNumber } from "../naming/title-number.ts";
import { headsOf } from "./column-heads.ts";
import type { YearFamilies } from "./year-families.ts";

/** Fewer years side by side are no series. */
const LEAST_YEARS = 4;
/** Fewer quantities are one table, which its page alone gives. */
const LEAST_QUANTITIES = 2;
/** Tables that share fewer of their names are of different things. */
const SHARED = 0.6;
const YEAR = /^(?:1[5-9]|20)\d\d\s?年?$/;
const SPAN = /[,，]?\s*(?:(?:from|in)\s)?(?:1[5-9]|20)\d\d年?\s?(?:[-–—]|to|至|到)\s?(?:1[5-9]|20)\d\d年?/i;
const BY = /\s+by\s+[\p{L} ]+?(?=$|\s*[(（,])/iu;
/** A longer name (characters) is a sentence. */
const LONGEST = 50;

interface Wide {
  relation: Relation;
  quantity: string;
  /** The columns that are years, each with the place that says which. */
  years: { year: string; at: number; head: Evidence }[];
}

/**
 * Tables that have the years side by side and a quantity each ("Leakage", "Complaints" of companies) are one relation, a row
 * per thing and year, where they stand on several pages and name the same things.
 */
export function wideTables(tables: readonly Relation[], pages: ReadonlyMap<string, FamilyPage>): YearFamilies {
  const used = new Set<Relation>();
  const wide = tables.flatMap((one) => wideOf(one, pages) ?? []);
  const groups = new Map<string, Wide[]>();
  for (const one of wide) {
    const key = foldText(one.relation.columns[0]!.name);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const relations = [...groups.values()].flatMap((group) => {
    const fitting = group.filter((one) => sharesNames(one.relation, group[0]!.relation));
    const quantities = new Set(fitting.map(({ quantity }) => foldText(quantity)));
    const pages = new Set(fitting.map(({ relation }) => relation.url));
    if (fitting.length < LEAST_QUANTITIES || quantities.size < fitting.length || pages.size < fitting.length) return [];
    for (const { relation } of fitting) used.add(relation);
    return [joined(fitting)];
  });
  return { relations, used };
}

function wideOf(relation: Relation, pages: ReadonlyMap<string, FamilyPage>): Wide | undefined {
  const { columns, rows, source } = relation;
  const [label] = columns;
  if ((source !== "html_table" && !isFileKind(source)) || !label || rows.length === 0) return undefined;
  if (label.unnamed || (label.type !== "text" && label.type !== "entity")) return undefined;
  const years = columns.flatMap(({ name, type }, at) =>
    type === "number" && YEAR.test(name.trim()) ? [{ year: name.trim().slice(0, 4), at }] : [],
  );
  const quantity = quantityOf(relation.name);
  if (years.length < LEAST_YEARS || years.length < columns.length - 1 || quantity === undefined) return undefined;
  const heads = headsOf(
    relation,
    years.map(({ year, at }) => ({
      at,
      fits: (text) => YEAR.test(text) && text.startsWith(year),
      length: year.length,
    })),
    pages.get(relation.url),
  );
  return heads && { relation, quantity, years: years.map((one, at) => ({ ...one, head: heads[at]! })) };
}

/** What a table states, as its title says it: without its number, its years and what it goes by. */
export function quantityOf(title: string): string | undefined {
  const said = withoutTableNumber(title).replace(SPAN, "").replace(BY, "").replace(/\s+/g, " ").trim();
  return said !== "" && said.length <= LONGEST && /\p{L}/u.test(said) && !/\d{4}/.test(said) ? said : undefined;
}

const namesOf = ({ rows }: Relation) => rows.map(({ cells }) => foldText(cells[0]!.value.printed));

function sharesNames(one: Relation, other: Relation): boolean {
  const known = new Set(namesOf(other));
  const own = namesOf(one);
  return new Set(own).size === own.length && own.filter((name) => known.has(name)).length >= SHARED * own.length;
}

/** A row for each thing and year that any of the tables states. */
function joined(group: readonly Wide[]): Relation {
  const first = group[0]!.relation;
  const isChinese = /\p{Script=Han}/u.test(first.columns[0]!.name);
  const typed = group.map(measureOf);
  const found = new Map<string, Stated>();
  for (const [of, { relation, years }] of group.entries())
    for (const { cells, total } of relation.rows)
      for (const { year, at, head } of years) {
        const key = `${foldText(cells[0]!.value.printed)}\n${year}`;
        const row = found.get(key) ?? { label: cells[0]!, year, head, total: total === true, cells: new Map() };
        row.cells.set(of, cells[at]!);
        found.set(key, row);
      }
  const year: Column = { name: isChinese ? "年份" : "Year", type: "date", role: "date" };
  return {
    id: contentId("wide_tables", ...group.map(({ relation }) => relation.id)),
    name: first.name,
    source: first.source,
    url: first.url,
    columns: [{ ...first.columns[0]!, role: "category" }, year, ...typed],
    rows: [...found.values()].map((row): Row => rowOf(row, group.length)),
  };
}

/** What the tables state of one thing in one year. */
interface Stated {
  label: Cell;
  year: string;
  head: Evidence;
  total: boolean;
  /** By the number of the quantity. */
  cells: Map<number, Cell>;
}

function rowOf({ label, year, head, total, cells }: Stated, quantities: number): Row {
  const [stated] = cells.values();
  const time: Cell = { value: { kind: "date", printed: year, iso: year, granularity: "year" }, evidence: head };
  const figures = Array.from(
    { length: quantities },
    (_, at): Cell => cells.get(at) ?? { value: { kind: "missing", printed: "" }, evidence: stated!.evidence },
  );
  return { cells: [label, time, ...figures], ...(total ? { total: true } : {}) };
}

/** The column of a quantity: called as its table is, in the unit that its title or its years state. */
function measureOf({ relation, quantity, years }: Wide): Column {
  const printed = relation.rows.flatMap(({ cells }) => years.map(({ at }) => ({ text: cells[at]!.value.printed })));
  const { column } = typeColumn(quantity, printed);
  const unit = column.unit ?? relation.columns[years[0]!.at]!.unit;
  return { ...column, role: "measure", ...(unit === undefined ? {} : { unit }) };
}
