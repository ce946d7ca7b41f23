import type { Evidence } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { isUnitColumn } from "../cells/units-beside.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { withoutTableNumber } from "../naming/title-number.ts";
import { headsOf } from "./column-heads.ts";
import { grouped, printedValue } from "./tables-together.ts";
import type { YearFamilies } from "./year-families.ts";

/** Fewer bulletins, or years, are no development. */
const LEAST_TABLES = 3;
const LEAST_YEARS = 4;
/** A bulletin sets its year against one before, or a few. */
const LEAST_BESIDE = 2;
const YEAR = /^(?:1[5-9]|20)\d\d\s?年?$/;
/** What a bulletin computes of its years. */
const DERIVED =
  /同比|环比|增[长减幅速]|增加|升降|变化|变动|[比较]上年|比上期|±|^[+＋]|[%％]$|\b(?:change|growth|increase|decrease|difference|diff|variation|yoy|y\/y)\b|^[Δ∆%]/iu;

/** The table of one bulletin. */
interface Bulletin {
  relation: Relation;
  units: number;
  years: { year: string; printed: string; at: number; head: Evidence }[];
}

/**
 * Tables of yearly bulletins that set the year against the one before ("Indicator | Unit | 2023 | 2022 | Change") are one relation of
 * a row per year and indicator: the years that head their columns are what differs from bulletin to bulletin, so as columns each would
 * stand in one or two of them. A figure is taken from the bulletin of its own year; where another gives it otherwise, it was revised
 * and is left out. What is computed of the years is no figure of its own.
 */
export function bulletinYears(tables: readonly Relation[], pages: ReadonlyMap<string, FamilyPage>): YearFamilies {
  const used = new Set<Relation>();
  const bulletins = tables.flatMap((one) => bulletinOf(one, pages.get(one.url)) ?? []);
  const of = new Map(bulletins.map((one) => [one.relation, one]));
  const relations = [...grouped([...of.keys()], keyOf)].flatMap(([key, members]) => {
    const group = members.map((one) => of.get(one)!);
    const newest = new Set(group.map(({ years }) => newestOf(years)));
    const years = new Set(group.flatMap((one) => one.years.map(({ year }) => year)));
    if (group.length < LEAST_TABLES || newest.size < group.length || years.size < LEAST_YEARS) return [];
    for (const one of members) used.add(one);
    return [joined(key, group)];
  });
  return { relations, used };
}

const keyOf = ({ name, columns }: Relation): string => {
  const title = withoutTableNumber(name);
  return `${foldText(columns[0]!.name)}|${timeWithin(title)?.around ?? foldText(title)}`;
};

const newestOf = (years: Bulletin["years"]): string =>
  years.reduce((most, { year }) => (year > most ? year : most), "");

function bulletinOf(relation: Relation, page: FamilyPage | undefined): Bulletin | undefined {
  const { columns, rows, source } = relation;
  const [label] = columns;
  const units = columns.findIndex(({ name }) => isUnitColumn(name));
  if (source !== "html_table" || rows.length === 0 || units < 1 || !label || label.unnamed) return undefined;
  if (label.type !== "text" && label.type !== "entity") return undefined;
  const years = columns.flatMap(({ name, type }, at) =>
    type === "number" && YEAR.test(name.trim()) ? [{ year: name.trim().slice(0, 4), printed: name.trim(), at }] : [],
  );
  if (new Set(years.map(({ year }) => year)).size < years.length || years.length < LEAST_BESIDE) return undefined;
  const others = columns.filter(
    ({ type }, at) => at !== units && type === "number" && years.every((one) => one.at !== at),
  );
  if (!others.every(({ name }) => DERIVED.test(name.trim()))) return undefined;
  const heads = headsOf(
    relation,
    years.map(({ printed, at }) => ({ at, fits: (text) => text === printed, length: 4 })),
    page,
  );
  return heads && { relation, units, years: years.map((one, at) => ({ ...one, head: heads[at]! })) };
}

/** What a bulletin states of an indicator in a year. */
interface Stated {
  year: string;
  head: Evidence;
  name: Cell;
  unit: Cell;
  figure: Cell;
}

const saidOf = ({ unit, figure }: Stated): string => `${figure.value.printed.trim()} ${unit.value.printed.trim()}`;

function joined(key: string, group: readonly Bulletin[]): Relation {
  const found = new Map<string, Stated[]>();
  // The bulletin of a year comes before those that look back on it.
  const ordered = group.flatMap(({ relation, units, years }) => {
    const own = newestOf(years);
    return years.map((one) => ({ ...one, relation, units, back: one.year === own ? 0 : 1 }));
  });
  ordered.sort((a, b) => a.year.localeCompare(b.year) || a.back - b.back);
  for (const { relation, units, year, at, head } of ordered)
    for (const { cells, total } of relation.rows) {
      const [name] = cells;
      const stated = { year, head, name: name!, unit: cells[units]!, figure: cells[at]! };
      if (total || stated.figure.value.kind === "missing") continue;
      const said = `${year}\n${foldText(name!.value.printed)}`;
      found.set(said, [...(found.get(said) ?? []), stated]);
    }
  const rows = [...found.values()].flatMap((all) => (new Set(all.map(saidOf)).size === 1 ? [all[0]!] : []));
  const first = group[0]!.relation;
  const label = first.columns[0]!;
  const zh = isChinese(label.name);
  const times = typeColumn(
    zh ? "年份" : "Year",
    rows.map(({ year }) => ({ text: year })),
  );
  const figures = typeColumn(
    zh ? "数值" : "Value",
    rows.map(({ figure }) => printedValue(figure.value)),
  );
  const columns: Column[] = [
    { ...times.column, role: "year" },
    { ...label, role: "text" },
    first.columns[group[0]!.units]!,
    figures.column,
  ];
  return {
    id: contentId("bulletin_years", key, first.url),
    name: first.name,
    source: first.source,
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns,
    rows: rows.map(({ head, name, unit, figure }, at) => ({
      cells: [{ value: times.values[at]!, evidence: head }, name, unit, { ...figure, value: figures.values[at]! }],
    })),
  };
}
