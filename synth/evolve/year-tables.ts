import { type Column, dataRows, isFileKind, type Relation, type Row } from "../../core/relation.ts";
import { columnNoun, isMeasureWord } from "../../logic/english/column-noun.ts";
import { isCounted } from "../../logic/english/quantity-name.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Period, periodKey } from "../../logic/values/period.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { isYearHeading, rowTimes } from "./row-times.ts";

/** A table of a row per year, with nothing but quantities in it: its rows are years, and no things that have one. */
export interface YearTable {
  surveyed: SurveyedRelation;
  time: string;
  periods: readonly Period[];
  measures: readonly Column[];
}

/** Two tables of different pages whose years are the same, and the quantities of each that the other's page does not print. */
export interface YearTables {
  tables: readonly [YearTable, YearTable];
  /** The years that both state, one after the other, as programs name them. */
  years: readonly string[];
  /** They stand in one section, or are called alike: whatever they measure is of one matter. */
  ofOneMatter: boolean;
}

/** Fewer years in common are read off at a glance. */
const LEAST_YEARS = 4;
/** The year that accounts, or a decision on them, are of: "分红年度", "报告年度". */
const OF_ACCOUNTS = /^\p{Script=Han}{2,4}年度$/u;
/** A page that prints so many of the figures of a column prints the column. */
const PRINTED = 0.75;
/** So many words of its titles that pages share are those of the site. */
const OF_SITE = 0.3;
/** A word that so few pages share is theirs however small the site is. */
const LEAST_SHARING = 3;

const CHINESE_QUANTITY = /(?:[数量率比额费值价款次]|人口|收入|支出|产出|面积|里程|总分|[高低均]分|占比|比例|比重)$/u;

/** All pairs of tables of a row per year that stand on different pages and have something to do with each other. */
export function findYearTables(survey: Survey): YearTables[] {
  const all = [...survey.relations, ...survey.lone];
  const pages = pagesByForm(all);
  const apart = all.filter(({ relation }) => pages.get(headingsOf(relation))!.size === 1);
  const tables = apart.flatMap((surveyed) => yearTableOf(surveyed, survey) ?? []);
  // What pages print is gathered where there is something to be held against it: most sites have no such tables.
  if (tables.length < 2) return [];
  const printed = figuresByPage(all);
  const shared = sharedWords(survey);
  return tables.flatMap((one, at) =>
    tables.slice(at + 1).flatMap((other) => pairOf(one, other, printed, shared) ?? []),
  );
}

/** The pages that have a table with these headings: what several have of their own things is no table of the site's. */
function pagesByForm(all: readonly SurveyedRelation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { relation } of all) {
    const form = headingsOf(relation);
    pages.set(form, (pages.get(form) ?? new Set()).add(relation.url));
  }
  return pages;
}

const headingsOf = ({ columns }: Relation): string => columns.map(({ name }) => foldText(name)).join("\n");

function yearTableOf(surveyed: SurveyedRelation, survey: Survey): YearTable | undefined {
  const { relation, yearly, ofYear } = surveyed;
  const rows = dataRows(relation);
  const isTable = relation.source === "html_table" || isFileKind(relation.source);
  if (!isTable || yearly || ofYear || rows.length < LEAST_YEARS) return undefined;
  if (
    isOfThing(relation.url, survey) ||
    rows.some(({ cells }) => cells.some(({ evidence }) => evidence.url !== relation.url))
  )
    return undefined;
  const saysYear = (at: number) => OF_ACCOUNTS.test(relation.columns[at]!.name.trim());
  const times = rowTimes(relation.columns, rows, saysYear).find(({ within }) => within === undefined);
  if (!times || !["year", "season"].includes(times.periods[0]!.grain)) return undefined;
  const time = relation.columns[times.time]!;
  if (
    !(isYearHeading(time.name) || saysYear(times.time)) ||
    new Set(times.periods.map(({ at }) => at)).size < rows.length
  )
    return undefined;
  // "2020届" is who left a school in some year, and says not which figures of a year these are.
  const isNumbered = ({ value }: Row["cells"][number]) => value.kind === "number" && value.unit !== undefined;
  if (rows.some(({ cells }) => isNumbered(cells[times.time]!))) return undefined;
  if (relation.columns.some((_, at) => at !== times.time && !saysNoThing(relation, rows, at, times.time)))
    return undefined;
  const measures = surveyed.columns
    .map(({ column }) => column)
    .filter((column) => column.type === "number" && column.role === "measure" && column.unnamed !== true)
    .filter((column) => saysWhat(column, survey.language));
  return measures.length === 0 ? undefined : { surveyed, time: time.name, periods: times.periods, measures };
}

/** A column of quantities or dates, or of words that say the row's own figures once more ("2 for every 10", beside 2): it names no things. */
function saysNoThing({ columns }: Relation, rows: readonly Row[], at: number, time: number): boolean {
  const { type } = columns[at]!;
  if (type === "number" || type === "date") return true;
  return rows.every(({ cells }) => {
    const said = cells[at]!.value.printed.match(/\d+(?:\.\d+)?/g) ?? [];
    return cells.some(
      ({ value }, other) =>
        other !== at &&
        other !== time &&
        value.kind === "number" &&
        said.some((one) => Number(one) === Number(value.decimal)),
    );
  });
}

/** What the page of one thing of several says is of that thing; what the menus of the site lead to is a page of the site's own. */
function isOfThing(url: string, { relations, pages }: Survey): boolean {
  if ([...pages.values()].some(({ menu }) => menu?.has(url))) return false;
  return relations.some(
    ({ relation: { source, rows } }) => source === "page_collection" && rows.some(({ about }) => about === url),
  );
}

/** Does a heading name a quantity? "Chemistry" over how many chose it does not say of what there are so many. */
function saysWhat(column: Column, language: Survey["language"]): boolean {
  if (language === "zh")
    return (
      CHINESE_QUANTITY.test(column.name.replace(/[（(].*$/u, "").trim()) ||
      (column.unit !== undefined && /^[十百千万亿]*元$/u.test(column.unit))
    );
  const noun = columnNoun(column);
  if (/[“”]/.test(noun)) return false;
  return column.unit !== undefined || isCounted(column, noun) || isMeasureWord(noun.split(" ").at(-1)!);
}

function pairOf(
  one: YearTable,
  other: YearTable,
  printed: ReadonlyMap<string, ReadonlySet<string>>,
  shared: (one: string, other: string) => boolean,
): YearTables | undefined {
  const [a, b] = [one.surveyed.relation, other.surveyed.relation];
  if (a.url === b.url || kindOfYear(one) !== kindOfYear(other)) return undefined;
  const years = yearsOfBoth(one, other);
  if (years.length < LEAST_YEARS) return undefined;
  const ofOneMatter = sectionOf(a.url) === sectionOf(b.url) || shared(titleOf(a), titleOf(b));
  const names = [one, other].map(
    ({ surveyed }) => new Set(surveyed.relation.columns.map(({ name }) => foldText(name))),
  );
  const left = onlyThere(one, years, printed).filter(({ name }) => !names[1]!.has(foldText(name)));
  const right = onlyThere(other, years, printed).filter(({ name }) => !names[0]!.has(foldText(name)));
  if (left.length === 0 || right.length === 0) return undefined;
  return {
    tables: [
      { ...one, measures: left },
      { ...other, measures: right },
    ],
    years: years.map((at) => periodKey({ grain: one.periods[0]!.grain, at })),
    ofOneMatter,
  };
}

/** A year of accounts is no calendar year. */
const kindOfYear = ({ time, periods }: YearTable): string =>
  [
    periods[0]!.grain,
    /fiscal|financial|academic|school|season|财年|财政|学年|赛季/iu.exec(time)?.[0].toLowerCase(),
  ].join();

/** The longest run of years that both state. */
function yearsOfBoth(one: YearTable, other: YearTable): number[] {
  const known = new Set(other.periods.map(({ at }) => at));
  const both = one.periods.flatMap(({ at }) => (known.has(at) ? [at] : [])).sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const at of both) {
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)!.push(at);
    else runs.push([at]);
  }
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Pages of one folder below the root; the page of a folder stands in that above. */
function sectionOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const parts = pathname
    .replace(/\/(?:index|default)?(?:\.\w+)?$/u, "")
    .split("/")
    .slice(1, -1);
  return parts.length === 0 ? url : [origin, ...parts].join("/");
}

const titleOf = ({ name, title = "" }: Relation): string => `${title} ${name}`;

/** Whether titles share a word that few pages of the site have. */
function sharedWords({ pages }: Survey): (one: string, other: string) => boolean {
  const counts = new Map<string, number>();
  for (const { title } of pages.values())
    for (const word of titleWords(title)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(LEAST_SHARING, OF_SITE * pages.size);
  return (one, other) => {
    const known = titleWords(other);
    return [...titleWords(one)].some((word) => known.has(word) && (counts.get(word) ?? 0) <= most);
  };
}

function titleWords(title: string): ReadonlySet<string> {
  const words = foldText(title).match(/\p{Script=Latin}{4,}/gu) ?? [];
  const characters = title.match(/\p{Script=Han}+/gu) ?? [];
  const pairs = characters.flatMap((run) => [...run].slice(1).map((character, at) => `${[...run][at]}${character}`));
  return new Set([...words, ...pairs].filter((word) => !SAYS_NOTHING.test(word)));
}

/** That there are figures of years is said by each title of such. */
const SAYS_NOTHING =
  /^(?:annual|data|facts|figures|history|key|numbers|overview|records?|statistics|statistical|stats|summary|table|tables|year|years|yearly|历年|近年|年度|统计|数据|情况|概况|一览|年份)$/;

/** The figures that each page or file prints, by its URL. */
function figuresByPage(all: readonly SurveyedRelation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { relation } of all)
    for (const { cells } of relation.rows)
      for (const { value, evidence } of cells) {
        if (value.kind !== "number") continue;
        const known = found.get(evidence.url) ?? new Set();
        found.set(evidence.url, known.add(value.decimal));
      }
  return found;
}

/** The quantities of a table that no other page prints: that page alone might say both. */
function onlyThere(
  { surveyed: { relation }, periods, measures }: YearTable,
  years: readonly number[],
  printed: ReadonlyMap<string, ReadonlySet<string>>,
): Column[] {
  const rows = dataRows(relation).filter((_, at) => years.includes(periods[at]!.at));
  return measures.filter(({ name }) => {
    const index = relation.columns.findIndex((column) => column.name === name);
    const figures = rows.flatMap(({ cells }) => {
      const { value } = cells[index]!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    if (figures.length < years.length) return false;
    return ![...printed].some(
      ([url, known]) =>
        url !== relation.url && figures.filter((one) => known.has(one)).length >= PRINTED * years.length,
    );
  });
}
