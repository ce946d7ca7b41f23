import { type Column, dataRows, type Relation } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import type { Language } from "../../../logic/values/language.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** So many tables that differ in their year alone are told apart by it. */
const LEAST_TABLES = 2;
/** A date of the thing itself. */
const BARE = /^date$/i;
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?:[–/-]\d{2,4})?(?!\d)/g;

/**
 * Tables of which the site has one for each year: what stands in them is called with the year ("marriages in 2019") and stands on
 * the site, for nobody quotes caption and page of a table that its year tells from the others. Words without a figure, which no
 * year can be said of, are not asked about there.
 *
 * @param all every relation of the site
 * @param place where what stands anywhere on the site stands
 */
export function withYears(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
  { place, language }: { place: string; language: Language },
): SurveyedRelation[] {
  const kinds = new Map<string, Set<string>>();
  for (const relation of all) {
    const { kind, year } = yearlyKind(relation, pages);
    if (year !== undefined) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(year));
  }
  return relations.map((surveyed) => {
    const { kind, year, said = "" } = yearlyKind(surveyed.relation, pages);
    if (year === undefined || (kinds.get(kind)?.size ?? 0) < LEAST_TABLES || surveyed.yearly) return surveyed;
    return ofYear(surveyed, { year, said }, place, language);
  });
}

/** What a table is but for its year, and the one year that its caption and the title of its page name. */
function yearlyKind(
  relation: Relation,
  pages: ReadonlyMap<string, SurveyedPage>,
): { kind: string; year?: string; said?: string } {
  const words = [relation.name, pages.get(relation.url)?.title ?? relation.title ?? ""];
  const kind = JSON.stringify([
    relation.source,
    ...words.map((text) => text.replace(YEAR, "#")),
    ...relation.columns.map(({ name }) => name),
  ]);
  const years = new Set(words.flatMap((text) => text.match(YEAR) ?? []));
  const isTable = relation.source === "html_table" || relation.source === "csv" || relation.source === "xlsx";
  const [year] = years;
  if (!isTable || years.size !== 1 || year === undefined) return { kind };
  return { kind, year, said: `${year}${words.some((text) => text.includes(`${year}赛季`)) ? "赛季" : "年"}` };
}

function ofYear(
  surveyed: SurveyedRelation,
  { year, said: time }: { year: string; said: string },
  place: string,
  language: Language,
): SurveyedRelation {
  const { columns, naming: called } = surveyed;
  const happened = language === "en" && tookPlaceIn(year, surveyed);
  const naming = happened ? { ...called, ...nounsOfTime(called, year) } : called;
  const isSaid = (column: Column) =>
    language === "zh" || !(called.names?.[column.name] ?? columnNoun(column)).includes("“");
  const numbers = columns.filter(({ column }) => column.type === "number");
  const figures = numbers.filter(({ column }) => isSaid(column));
  const others = columns.filter((column) => !numbers.includes(column));
  const unsaid = numbers.filter((column) => !figures.includes(column));
  const names = Object.fromEntries(
    figures.flatMap(({ column }) => {
      if (happened || new RegExp(YEAR.source).test(column.name)) return [];
      const said = naming.names?.[column.name];
      return [
        [
          column.name,
          language === "zh" ? `${time}${said ?? chineseColumn(column)}` : `${said ?? columnNoun(column)} in ${year}`,
        ],
      ];
    }),
  );
  return {
    ...surveyed,
    ofYear: true,
    naming: { ...naming, source: place, names: { ...naming.names, ...names } },
    columns: figures,
    dropped: [
      ...surveyed.dropped,
      ...others.map(({ column }) => ({ name: column.name, reason: "it was so in one year" })),
      // "Their “km” figure in 2019" says a year of what nobody knows.
      ...unsaid.map(({ column }) => ({ name: column.name, reason: "its heading is no noun" })),
    ],
  };
}

/** Things with a date in that year took place then, and once: "the attendance of the concerts of 2019", not their "attendance in 2019". */
function tookPlaceIn(year: string, { relation, columns, hasNoun }: SurveyedRelation): boolean {
  const date = columns.find(({ column }) => column.type === "date" && BARE.test(column.name.trim()));
  const first = Number(year.slice(0, 4));
  const last = year.length > 4 ? first + 1 : first;
  return (
    hasNoun &&
    date !== undefined &&
    dataRows(relation).every(({ cells }) => {
      const { value } = cells[date.index]!;
      return value.kind === "date" && Number(value.iso.slice(0, 4)) >= first && Number(value.iso.slice(0, 4)) <= last;
    })
  );
}

/** "concerts of 2019", "matches of the 2019–20 season" */
export function nounsOfTime({ singular, plural }: SurveyedRelation["naming"], year: string) {
  const when = year.length > 4 ? `of the ${year} season` : `of ${year}`;
  return { singular: `${singular} ${when}`, plural: `${plural} ${when}` };
}
