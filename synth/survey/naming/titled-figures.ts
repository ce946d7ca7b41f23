import type { Column, Relation, SourceKind } from "../../../core/relation.ts";
import type { NounKind } from "../../../core/word-kinds.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isPlural, plural, singular } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isUnitAlone, withoutUnitAtEnd } from "../../../logic/values/table-unit.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { columnOfYear } from "../../../logic/values/year-text.ts";
import { renamedColumn } from "../collections/renamed-column.ts";
import { quantityOf } from "../collections/wide-tables.ts";
import { accountedFor } from "./chinese-bare-headings.ts";

const TABLES: ReadonlySet<SourceKind> = new Set<SourceKind>(["html_table", "infobox", "definition_list"]);
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Of fewer years a table is no series of them. */
const LEAST_YEARS = 2;
/** What can be met or seen is no measure: kilometres under "Routes" are theirs. */
const THINGS: ReadonlySet<NounKind | undefined> = new Set<NounKind | undefined>([
  "animal",
  "artifact",
  "body",
  "food",
  "location",
  "object",
  "person",
  "plant",
]);
/** Titles that say only that figures follow. */
const SAYS_NOTHING =
  /(?:^|\s)(?:data|details?|developments?|evolution|facts?|figures?|history|indicators?|information|metrics?|numbers?|overview|results?|statistics?|stats|summary|tables?|trends?|values?)$/i;
/** "Development of the population", "Population trend": that figures follow it over the years is no part of its name. */
const FOLLOWED =
  /^(?:development|evolution|number|trends?) (?:of|in) (?:the )?(?=\p{L})|\s(?:development|evolution|trends?)$/giu;
/** Heads that say that something is counted, and not what. */
const COUNTED = /^(?:absolute|amount|count|number|no\.|quantity|total|units?)$/i;
/** …and that say of it only that it is people. */
const PEOPLE = /^(?:head ?count|individuals|inhabitants|people|persons?|residents)$/i;
/** The same in Chinese, with the measure words of what is counted. */
const COUNTED_IN_CHINESE = /^(?:数量|数目|总数|合计|总计|人数)$/u;
const MEASURE_WORD = /^(?:人|人次|万人|万人次|户|个|家|座|所|件|辆|间|套|张)$/u;
/** What stands beside figures and is worked out of them. */
const OF_FIGURES = /\b(?:change|difference|growth|increase|share)\b|^[%±+−-]/i;

/**
 * A table whose headers say the half of what its figures are, with what its title says: "Turnover (million euros)" over the years
 * alone is the turnover in each of them, and "GWh" under "Net generation" the net generation in GWh. Where the title names no
 * measure, the headers stay as they are.
 *
 * Nor does a head say what is counted that says only that something is, or that it is people: "Persons" under "Population" is the
 * population, and "人" under “常住人口” 常住人口（人）.
 */
export function withTitledFigures(relation: Relation): Relation {
  if (!TABLES.has(relation.source)) return relation;
  if (isChinese(relation.name)) return withChineseCount(relation);
  const counted = withCountNamed(relation);
  if (counted) return counted;
  const halves = relation.columns.filter((column) => isHalf(column, relation));
  if (halves.length === 0) return relation;
  const said = saidBy(relation);
  // Kilometres under "Walks", beside "Walk", are those of each.
  const isOfEach = said !== undefined && isPlural(headWord(said.measure)) && tellsOneByOne(relation, said.measure);
  const { measure, unit } = (isOfEach ? undefined : said) ?? saidOfParts(relation) ?? {};
  if (measure === undefined) return relation;
  const [first, ...others] = halves;
  const ofYears = YEAR.test(first!.name);
  if (!ofYears && (others.length > 0 || hasFigures(relation, first!))) return relation;
  const columns = relation.columns.map((column, at) => {
    if (!halves.includes(column)) return column;
    const stated = ofYears ? (unit ?? column.unit) : column.name;
    const whole = stated === undefined ? measure : `${measure} (${stated})`;
    return renamedColumn(ofYears ? columnOfYear(whole, column.name) : whole, at, relation);
  });
  return { ...relation, columns };
}

/** A table of which the one figure is headed as a count, with what its title says is counted; undefined of others. */
function withCountNamed(relation: Relation): Relation | undefined {
  const at = onlyFigure(relation, (name) => COUNTED.test(name) || PEOPLE.test(name));
  if (at < 0) return undefined;
  const ofPeople = PEOPLE.test(relation.columns[at]!.name.trim());
  const title = relation.name.replace(FOLLOWED, "");
  const { measure } = saidBy({ ...relation, name: title }, true) ?? {};
  if (measure === undefined) return undefined;
  const kind = nounKind(measure);
  // People who are counted under "Museums" are no museums.
  if (ofPeople && kind !== "person" && THINGS.has(kind)) return undefined;
  return tellsOneByOne(relation, measure, at) ? undefined : withColumn(relation, at, measure);
}

/** Under "Museums", beside "Museum", the things are told one by one: a figure is something of each, and not how many there are. */
const tellsOneByOne = ({ columns }: Relation, measure: string, but?: number): boolean =>
  columns.some(
    ({ name }, at) => at !== but && foldText(plural(name)) === foldText(plural(singular(headWord(measure)))),
  );

function withChineseCount(relation: Relation): Relation {
  const at = onlyFigure(
    relation,
    (name) => COUNTED_IN_CHINESE.test(name) || MEASURE_WORD.test(name) || isUnitAlone(name),
  );
  const what = at < 0 ? undefined : accountedFor(relation.name);
  if (what === undefined) return relation;
  const head = relation.columns[at]!.name.trim();
  if (!COUNTED_IN_CHINESE.test(head)) return withColumn(relation, at, `${what}（${head}）`);
  return withColumn(relation, at, /[数口量]$/u.test(what) ? what : `${what}${head}`);
}

const withColumn = (relation: Relation, at: number, name: string): Relation => ({
  ...relation,
  columns: relation.columns.map((column, index) => (index === at ? renamedColumn(name, at, relation) : column)),
});

/** The one column of figures that are not worked out of others, where its head is such; -1 where it is none. */
function onlyFigure({ columns }: Relation, is: (head: string) => boolean): number {
  const figures = columns.flatMap(({ name, type, role }, at) =>
    type === "number" && role === "measure" && !OF_FIGURES.test(name.trim()) ? [at] : [],
  );
  const [at] = figures;
  const column = columns[at ?? -1];
  return figures.length === 1 && column && !column.unnamed && is(column.name.trim()) ? at! : -1;
}

/** Is a column headed by a year of the one thing that the table is about, or by the unit of its figures? */
function isHalf({ name, type, role, unnamed }: Column, { columns, rows }: Relation): boolean {
  if (unnamed || type !== "number") return false;
  const years = columns.filter((column) => YEAR.test(column.name));
  if (YEAR.test(name)) return rows.length === 1 && years.length >= LEAST_YEARS;
  return years.length === 0 && role === "measure" && isUnitAlone(name);
}

const hasFigures = ({ columns }: Relation, but: Column) =>
  columns.some((column) => column !== but && column.type === "number" && column.role === "measure");

/**
 * "Turnover 2019" above "Turnover | GBP", a row for each part of it: what the title names with its year and the first column as well is what
 * the figures are parts of.
 */
function saidOfParts({ name, columns }: Relation): { measure: string; unit: undefined } | undefined {
  const head = columns[0]!.name.trim();
  const time = timeWithin(name);
  const isTitle = time?.kind === "year" && [`${foldText(head)} #`, `# ${foldText(head)}`].includes(time.around);
  return isTitle && !THINGS.has(nounKind(head)) ? { measure: head, unit: undefined } : undefined;
}

/**
 * The measure that a title names, with its unit; undefined where it names none.
 *
 * @param counts whether things that the title names can be what is measured, because they are counted
 */
function saidBy(
  { name, title = "" }: Relation,
  counts = false,
): { measure: string; unit: string | undefined } | undefined {
  const said = quantityOf(name);
  if (said === undefined || SAYS_NOTHING.test(said)) return undefined;
  const unit = headerUnit(said);
  const measure = withoutUnitAtEnd(withoutHeaderUnit(said));
  const kind = nounKind(measure);
  const noun = columnNoun({ name: measure, type: "number", role: "measure", ...(unit && { unit }) });
  if (kind === undefined || noun.includes("“")) return undefined;
  const isOfPage = foldText(title).includes(foldText(measure));
  if (THINGS.has(kind) && (isPlural(headWord(measure)) ? !counts : isOfPage)) return undefined;
  return { measure, unit };
}
