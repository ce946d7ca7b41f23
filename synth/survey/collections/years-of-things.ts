import type { Evidence } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import { type Cell, type Column, dataRows, type Relation, type Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { seasonStart } from "../../../logic/values/season-text.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { yearOfColumn } from "../../../logic/values/year-text.ts";
import { measureOfFile } from "../files/years-across.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { headsOf } from "./column-heads.ts";
import { quantityOf } from "./wide-tables.ts";

/** Fewer years side by side are two figures and no development. */
const LEAST_YEARS = 3;
/** Of fewer things each is told by itself. */
const LEAST_THINGS = 4;
const YEAR = /^(?:1[5-9]|20)\d\d\s?年?$/;
/** What a Chinese title ends with that names a quantity, and not what is listed. */
const CHINESE_QUANTITY = /(?:[数量率比额费值]|人次|人口|收入|支出|产出|面积|里程|占比|比例|比重)$/u;

/** A table with the years side by side and a row for each of several things that have pages of their own. */
interface OfThings {
  relation: Relation;
  quantity: string;
  years: readonly { printed: string; key: string; at: number; head: Evidence }[];
  rows: readonly Row[];
}

/**
 * What tables of one page state, with the years side by side, of things that have pages of their own, is one relation with a row per
 * thing and year and a column per table: what the things' pages say chooses among them, and their years are held against each other.
 *
 * @param site what people call the site
 */
export function yearsOfThings(
  tables: readonly Relation[],
  collections: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
  site: string,
): Relation[] {
  // Most sites have no such table: the names are gathered once, where one asks for them.
  let known: ReadonlySet<string>[] | undefined;
  const kinds = () => {
    known ??= collections.map(namesIn);
    return known;
  };
  const groups = new Map<string, OfThings[]>();
  for (const relation of tables) {
    const found = ofThings(relation, kinds, pages, site);
    if (!found) continue;
    const { columns, url } = relation;
    const key = [url, foldText(columns[0]!.name), ...found.years.map((one) => one.key)].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  return [...groups.values()].flatMap((group) => {
    const quantities = group.map(({ quantity }) => foldText(quantity));
    // Two tables that are called alike state it of two sorts, or places, which their titles do not say.
    const apart = group.filter((_, at) => quantities.filter((one) => one === quantities[at]).length === 1);
    return apart.length === 0 ? [] : [joined(apart)];
  });
}

/** The pages of a collection, by what they are called; a name of two is none. */
function namesIn({ columns, rows }: Relation): ReadonlySet<string> {
  const label = columns.findIndex(({ role }) => role === "label");
  const times = new Map<string, number>();
  for (const { cells } of label < 0 ? [] : rows) {
    const name = foldText(cells[label]!.value.printed);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([name, count]) => (name !== "" && count === 1 ? [name] : [])));
}

function ofThings(
  relation: Relation,
  kinds: () => readonly ReadonlySet<string>[],
  pages: ReadonlyMap<string, FamilyPage>,
  site: string,
): OfThings | undefined {
  const { columns, source } = relation;
  const [label, ...others] = columns;
  if (source !== "html_table" || !label || label.unnamed || (label.type !== "text" && label.type !== "entity"))
    return undefined;
  const years = columns.slice(1).flatMap((column, at) => yearOf(column, at + 1) ?? []);
  const keys = new Set(years.map(({ key }) => key));
  if (years.length < LEAST_YEARS || years.length < others.length || keys.size < years.length) return undefined;
  const rows = dataRows(relation);
  const names = rows.map(({ cells }) => foldText(cells[0]!.value.printed));
  if (rows.length < LEAST_THINGS || new Set(names).size < names.length) return undefined;
  if (!kinds().some((known) => names.every((name) => known.has(name)))) return undefined;
  const quantity = measureOf(relation, site);
  const heads =
    quantity &&
    headsOf(
      relation,
      years.map(({ at, printed }) => ({ at, fits: (text) => text.startsWith(printed), length: printed.length })),
      pages.get(relation.url),
    );
  return heads
    ? { relation, quantity, years: years.map((one, at) => ({ ...one, head: heads[at]! })), rows }
    : undefined;
}

/** A column of figures that is headed by a year or a season alone, or by these under the title of its table. */
function yearOf({ name, type }: Column, at: number): { printed: string; key: string; at: number } | undefined {
  const printed = (yearOfColumn(name)?.year ?? name).trim();
  if (type !== "number") return undefined;
  if (YEAR.test(printed)) return { printed: printed.slice(0, 4), key: printed.slice(0, 4), at };
  const season = seasonStart(printed);
  return season === undefined ? undefined : { printed, key: `${season}/`, at };
}

/** What a table states, as its title says it. */
function measureOf({ name, columns }: Relation, site: string): string | undefined {
  const [label] = columns;
  if (!isChinese(name)) return measureOfFile(name, label!.name, [], site);
  const said = quantityOf(name.replace(/[（(][^（）()]*[）)]\s*$/u, ""))?.replace(/^历年/u, "");
  const bare = said?.startsWith(`各${label!.name}`) ? said.slice(label!.name.length + 1) : said;
  return bare !== undefined && CHINESE_QUANTITY.test(bare) ? bare : undefined;
}

/** A row for each thing and year that any of the tables states. */
function joined(group: readonly OfThings[]): Relation {
  const [{ relation: first, years }] = group as [OfThings];
  const rows = new Map<string, Row>();
  for (const [of, { rows: own, years: stated }] of group.entries())
    for (const { cells } of own)
      for (const { printed, head, at } of stated) {
        const figure = cells[at]!;
        const key = `${foldText(cells[0]!.value.printed)}\n${printed}`;
        const row = rows.get(key) ?? {
          cells: [cells[0]!, timeCell(printed, head), ...group.map(() => nothing(figure))],
        };
        row.cells[of + 2] = figure;
        rows.set(key, row);
      }
  return {
    id: contentId("years_of_things", ...group.map(({ relation }) => relation.id)),
    name: group.length === 1 ? first.name : (first.title ?? first.name),
    source: first.source,
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: [
      { ...first.columns[0]!, role: "category" },
      timeColumn(first, years[0]!.printed),
      ...group.map(figuresOf),
    ],
    rows: [...rows.values()].filter(({ cells }) => cells.slice(2).some(({ value }) => value.kind === "number")),
  };
}

function timeColumn({ columns }: Relation, printed: string): Column {
  const name = isChinese(columns[0]!.name) ? "年份" : "Year";
  return YEAR.test(printed) ? { name, type: "date", role: "date" } : { name, type: "text", role: "category" };
}

function timeCell(printed: string, evidence: Evidence): Cell {
  const value: Value = YEAR.test(printed)
    ? { kind: "date", printed, iso: printed, granularity: "year" }
    : { kind: "text", printed };
  return { value, evidence };
}

const nothing = ({ evidence }: Cell): Cell => ({ value: { kind: "missing", printed: "" }, evidence });

/** The column of a quantity: called as its table is, in the unit that its title or its years state. */
function figuresOf({ relation, quantity, years }: OfThings): Column {
  const printed = relation.rows.flatMap(({ cells }) => years.map(({ at }) => ({ text: cells[at]!.value.printed })));
  const { column } = typeColumn(quantity, printed);
  const unit = column.unit ?? relation.columns[years[0]!.at]!.unit;
  return { ...column, name: quantity, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) };
}
