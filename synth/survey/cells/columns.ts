import { type Column, dataRows, type Relation, type Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { isPlural, plural } from "../../../logic/english/english.ts";
import { isShutOn } from "../../../logic/english/opening-days.ts";
import { areEnumerations } from "../../../logic/values/enumerations.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { areSchedules } from "../../../logic/values/schedules.ts";
import { isScoreHeading } from "../../../logic/values/score-headings.ts";
import { unitKey } from "../../../logic/values/units.ts";
import { areVersions } from "../../../logic/values/version-columns.ts";
import { isDoing, whyNoHeading } from "../naming/english-headings.ts";
import { listsItsValues } from "../naming/listed-values.ts";
import { salienceOf } from "../naming/salience.ts";
import type { DroppedColumn, SurveyedColumn } from "../surveyed.ts";
import { isBelied } from "./belied-headings.ts";
import { cellParts } from "./cell-parts.ts";
import { whyUnspeakable } from "./chinese-columns.ts";
import { areCoordinates } from "./coordinates.ts";
import { areDataTypes } from "./data-types.ts";
import { areFiles } from "./file-links.ts";
import { saysWhereFiled } from "./filed-pages.ts";
import { leadThroughSite } from "./guiding-links.ts";
import { whyContradicted } from "./kind-contradicted.ts";
import { isSaidByEnds } from "./life-years.ts";
import { saysPassingState } from "./passing-states.ts";
import { rangeIn } from "./range-cells.ts";
import { whyRedundant } from "./redundant-columns.ts";
import { saidTwice } from "./said-twice.ts";
import { sentencesAmong } from "./sentences.ts";
import { listsSometimes, namesSeveral } from "./several-values.ts";
import { areSpoken } from "./spoken-values.ts";
import { haveUnitsBeside, namesSeveralUnits } from "./units-beside.ts";

/** A column of which fewer rows than this have a value says little about the relation. */
const LEAST_COVERAGE = 0.3;
/** Fewer values than this are no column to ask about. */
const LEAST_VALUES = 4;
/** Values that can be read in two ways: a column where they are more than this share is not to be trusted. */
const MOST_UNSURE = 0.05;
/** A few rows that are worded otherwise are set aside by name: not more than these, by number and as a share. */
const ASIDE = { rows: 3, share: 0.2 };
/** Of days and years more is told than can be read (several, about a year, a reign): a set with such a row is not asked about, the others are. */
const MOST_UNSURE_DAYS = 0.3;
/** Longer text (characters, median) is prose: nobody is asked to compare it. */
const PROSE = 60;
/** A name (characters) longer than this cannot stand in a question among others. */
export const LONGEST_LABEL = 60;

/** "27 city / 36 highway": what stands behind the first figure is no unit of it; "births/1,000 people" is one. */
const FURTHER_FIGURE = /\d/;
const PER_SO_MANY = /(?:\/\s?|\bper )10{2,}\b|(?:\/\s?|\bper )1(?:[,.\s]000)+\b/gi;
/** A column is of a sort that more than this share of its values are. */
const MOSTLY = 0.5;

/** "strategy number", "port no.": what things are known by, not how much there is of them. */
const NUMBERING = /\b(?:number|no\.|nr\.|code|id|oid|index|version)$/i;
/** "Extension: 4301", "Room: 214": a number that one dials or looks for on a door, and of which there is no more and no less. */
const DIALLED = /^(?:.*\s)?(?:ext(?:ension|n)?|(?:tele)?phone|tel|fax|mobile|room|door|locker|post ?code|zip)\.?$/i;

/** "Since: 5.8" of a class: what it came with; 5.10 is no less than 5.8. */
const VERSIONED = /^(?:since|introduced in|available since|new in|added in)$/i;

/** "Default width": what a program takes where nobody says anything is no measure of a thing. */
const PRESET = /\b(?:defaults?|presets?)\b|默认|缺省|预设/i;

/** "All routes", "Route Summary": Fast routes, Scenic routes. */
const ALL_OF = /^(?:all\s(?:.*\s)?(?<all>\S+)|(?:.*\s)?(?<each>\S+)\ssummary)$/i;

/** "1 of 7", "Photo 1/7": a picture is the first of several. */
const FIRST_OF = /^(?:\p{L}+\s)?1\s*(?:of|\/)\s*\d{1,3}$/iu;

/**
 * Sorts a relation's columns into those worth asking about and the others, each with its reason.
 *
 * @param called what columns are called whose headings alone do not say it, by heading
 */
export function judgeColumns(
  relation: Relation,
  called: Readonly<Record<string, string>> = {},
): {
  label?: SurveyedColumn;
  kept: SurveyedColumn[];
  dropped: DroppedColumn[];
} {
  const rows = dataRows(relation);
  const label = labelColumn(relation, rows);
  const kept: SurveyedColumn[] = [];
  const dropped: DroppedColumn[] = [];
  for (const [index, column] of relation.columns.entries()) {
    if (index === label?.index) continue;
    const profile = profileColumn(column, index, rows, called[column.name]);
    const reason =
      whyUseless(column, rows, index, profile, called[column.name]) ??
      whyNoMatter(column, rows, index, relation) ??
      (namesSeveralUnits(column.name) || haveUnitsBeside(column, relation.columns, rows)
        ? "its figures are in different units"
        : undefined) ??
      (isSaidByEnds(column, relation.columns) ? "other columns say the same" : undefined) ??
      whyRedundant(column, rows, index, label?.index);
    if (reason) dropped.push({ name: column.name, reason });
    // Cells that list several values are no category: no two of them need be the same; nor is what sentences say.
    else
      kept.push(
        profile.parts || isToldInSentences(rows, index) ? { ...profile, column: { ...column, role: "text" } } : profile,
      );
  }
  const headings = new Set(relation.columns.flatMap(({ name }) => name.toLowerCase().split(" > ")));
  const labels = kept.filter(({ column, index }) => areHeadings(column, rows, index, headings));
  dropped.push(...labels.map(({ column }) => ({ name: column.name, reason: "its values are headings of the page" })));
  const alike = kept.filter(({ column }, at) => isCalledAs(column, kept.slice(0, at)));
  const units = new Set(kept.flatMap(({ column }) => (column.unit === undefined ? [] : [column.unit.toLowerCase()])));
  const measures = kept.filter(({ column }) => units.has(column.name.trim().toLowerCase()));
  dropped.push(
    ...measures.map(({ column }) => ({ name: column.name, reason: "its heading is what others are counted in" })),
  );
  dropped.push(...alike.map(({ column }) => ({ name: column.name, reason: "another column is called the same" })));
  const twice = saidTwice(kept, rows);
  dropped.push(...twice.map(({ column }) => ({ name: column.name, reason: "another column says the same" })));
  return {
    ...(label ? { label } : {}),
    kept: kept.filter((one) => ![labels, alike, measures, twice].some((left) => left.includes(one))),
    dropped,
  };
}

const isToldInSentences = (rows: readonly Row[], index: number): boolean =>
  sentencesAmong(rows.map(({ cells }) => cells[index]!.value)) !== undefined;

/** Tabs that show all of something or a part of it. */
function areChoices(name: string, present: readonly Value[]): boolean {
  const { all, each } = ALL_OF.exec(name.trim())?.groups ?? {};
  const things = (all ?? (each === undefined ? undefined : plural(each)))?.toLowerCase();
  if (things === undefined || present.length === 0) return false;
  return present.every(({ printed }) => printed.toLowerCase().split(/\s+/).at(-1) === things);
}

/** "Rating: Overall" above "Overall: 4.5": what is a heading elsewhere is none of its values. */
function areHeadings(column: Column, rows: readonly Row[], index: number, headings: ReadonlySet<string>): boolean {
  if (column.type !== "text" && column.type !== "entity") return false;
  const stated = rows.map((row) => row.cells[index]!.value.printed.trim().toLowerCase()).filter((text) => text !== "");
  return stated.filter((text) => headings.has(text)).length > MOSTLY * stated.length;
}

/** Levels of a Chinese heading that go without saying are left out: two columns may then be called the same. */
function isCalledAs(column: Column, others: readonly SurveyedColumn[]): boolean {
  if (!isChinese(column.name)) return false;
  return others.some((other) => isChinese(other.column.name) && chineseColumn(other.column) === chineseColumn(column));
}

/** The column that names the rows: complete, each value once, short, with letters. Roles are believed first. */
function labelColumn(relation: Relation, rows: readonly Row[]): SurveyedColumn | undefined {
  const fits = (index: number) => {
    const values = rows.map((row) => row.cells[index]!.value);
    const names = values.map(({ printed }) => printed.trim());
    return (
      names.length > 0 &&
      names.every((name) => name.length > 0 && name.length <= LONGEST_LABEL && /\p{L}/u.test(name)) &&
      new Set(names.map((name) => name.toLowerCase())).size === names.length &&
      !areEnumerations(values)
    );
  };
  const byRole = relation.columns.findIndex((column, index) => column.role === "label" && fits(index));
  const type = relation.columns[0]?.type;
  const first = (type === "text" || type === "entity") && fits(0) ? 0 : -1;
  const index = byRole >= 0 ? byRole : first;
  return index < 0 ? undefined : profileColumn(relation.columns[index]!, index, rows);
}

function profileColumn(column: Column, index: number, rows: readonly Row[], called = column.name): SurveyedColumn {
  const values = rows.map((row) => row.cells[index]!.value);
  const divided = listsSometimes(column, values);
  const typed = values.filter((value) => isOfType(value, column) || (divided && value.kind === "list"));
  const distinct = new Set(typed.map((value) => value.printed.trim().toLowerCase())).size;
  const coverage = rows.length === 0 ? 0 : typed.length / rows.length;
  const listing = column.type === "list" || namesSeveral(typed) || divided;
  const parts = listing ? cellParts(typed, divided) : undefined;
  return {
    index,
    column,
    coverage,
    distinct,
    // What a table's title says of figures in a unit is what was measured.
    salience:
      called !== column.name && column.unit !== undefined
        ? coverage
        : salienceOf({ ...column, name: called }, coverage),
    ...(parts ? { parts } : {}),
  };
}

/** Whether a value is what its column says; entities count as text, text as entities, and either as a list of one. */
export function isOfType(value: Value, column: Column): boolean {
  if (value.kind === "missing" || value.kind === "unsure") return false;
  const named = (kind: string) => kind === "text" || kind === "entity";
  return value.kind === column.type || (named(value.kind) && (named(column.type) || column.type === "list"));
}

function whyUseless(
  column: Column,
  rows: readonly Row[],
  index: number,
  profile: SurveyedColumn,
  called = column.name,
): string | undefined {
  const { name, role, type } = column;
  const values = rows.map((row) => row.cells[index]!.value);
  const present = values.filter((value) => value.kind !== "missing");
  const divided = listsSometimes(column, values);
  const typed = values.filter((value) => isOfType(value, column) || (divided && value.kind === "list"));
  if (column.unnamed) return "the page prints no heading for it";
  if (areSpoken(name, present)) return "its values are sentences";
  const said = { ...column, name: called };
  const unspeakable = isChinese(name) ? whyUnspeakable(said) : whyNoHeading(said);
  if (unspeakable) return unspeakable;
  const contradicted = isChinese(name) ? undefined : whyContradicted(column, values);
  if (contradicted) return contradicted;
  if (leadThroughSite(values)) return "its links lead through the site";
  if (present.length > 0 && present.filter(({ printed }) => isDoing(printed)).length > MOSTLY * present.length)
    return "its values are things to do";
  if (areFiles(present)) return "its values are files";
  if (isBelied(name, present)) return "its values are not what its heading says";
  const texts = present.map(({ printed }) => printed);
  if (areSchedules(texts) && !texts.some((text) => isShutOn(name, text)))
    return "its values say on which days or at what hours";
  if (present.length > 0 && present.every(({ printed }) => FIRST_OF.test(printed))) return "its values count pictures";
  if (areDataTypes(name, present)) return "its values are types of data";
  if (listsItsValues(name, present)) return "its heading lists its values";
  if (areChoices(name, present)) return "its values are choices among all";
  if (saysWhereFiled(name, values)) return "it says where the site files its pages";
  if (
    values.some((value) => value.kind === "number" && FURTHER_FIGURE.test((value.unit ?? "").replace(PER_SO_MANY, "")))
  )
    return "its cells print several figures";
  if (
    type === "number" &&
    column.unit === undefined &&
    / > /.test(name) &&
    isPlural(name.split(" > ")[0]!) &&
    !isScoreHeading(name.split(" > ")[0]!) &&
    typed.some(isFraction)
  )
    return "its heading counts what its values do not";
  if (type === "number" && column.unit === undefined && unitsOf(typed).size > 1)
    return "its figures are in different units";
  if (type === "number" && PRESET.test(name)) return "its values are what applies where nothing is set";
  const areFigures =
    (type === "number" && role !== "year") ||
    areVersions(
      name,
      present.map(({ printed }) => printed),
    );
  if (areFigures && VERSIONED.test(name.trim())) return "its values are versions";
  if (role === "identifier" || (type === "number" && NUMBERING.test(name.trim()))) return "its values are codes";
  if (type === "number" && column.unit === undefined && DIALLED.test(name.trim())) return "its values are codes";
  if (type === "list" && !profile.parts) return "its values are lists";
  if (type === "text" && areRanges(typed)) return "its cells are ranges";
  if (!profile.parts && (namesSeveral(typed) || divided)) return "some of its cells name several of the others' values";
  if (typed.length < LEAST_VALUES && typed.length < rows.length) return "hardly a row has a value";
  if (profile.coverage < LEAST_COVERAGE) return "most rows have no value";
  const unsure = values.filter((value) => value.kind === "unsure").length;
  const most = type === "date" || role === "year" ? MOST_UNSURE_DAYS : MOST_UNSURE;
  if (unsure > Math.max(most * present.length, Math.min(ASIDE.rows, ASIDE.share * present.length)))
    return "its values can be read in more than one way";
  if (profile.distinct < 2)
    return typed.length < present.length
      ? "some of its cells are figures and others words"
      : "all rows have the same value";
  if (type === "text" && median(typed.map((value) => value.printed.length)) > PROSE) return "its values are prose";
  if (type === "text" && sentencesAmong(typed) === "all") return "its values are sentences";
  return undefined;
}

/** Figures of where things lie, and how things are just now. */
function whyNoMatter(column: Column, rows: readonly Row[], index: number, relation: Relation): string | undefined {
  const values = rows.map(({ cells }) => cells[index]!.value).filter(({ kind }) => kind !== "missing");
  if (areCoordinates(column, values)) return "its values say where things lie";
  return saysPassingState(column, values, relation) ? "its values change while one looks" : undefined;
}

/** "2–4" is no kind of thing, and its ends have columns of their own. */
const areRanges = (values: readonly Value[]): boolean =>
  values.filter(({ printed }) => rangeIn(printed.trim())?.isOne === false).length > MOSTLY * values.length;

/** The units of the figures; one and several of a thing are one unit. */
const unitsOf = (values: readonly Value[]) =>
  new Set(
    values.flatMap((value) =>
      value.kind === "number" && value.unit !== undefined ? [unitKey(value.unit).toLowerCase().replace(/s$/, "")] : [],
    ),
  );

/** "Expert reviews > Overall: 5.2" are no 5.2 reviews. */
const isFraction = (value: Value) => value.kind === "number" && /\.\d*[1-9]/.test(value.decimal);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
