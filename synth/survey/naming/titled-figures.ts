import type { Column, Relation, SourceKind } from "../../../core/relation.ts";
import type { NounKind } from "../../../core/word-kinds.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isUnitAlone, withoutUnitAtEnd } from "../../../logic/values/table-unit.ts";
import { columnOfYear } from "../../../logic/values/year-text.ts";
import { renamedColumn } from "../collections/renamed-column.ts";
import { quantityOf } from "../collections/wide-tables.ts";

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
  /(?:^|\s)(?:data|details?|facts?|figures?|history|information|numbers?|overview|results?|statistics?|stats|summary|tables?|values?)$/i;

/**
 * A table whose headers say the half of what its figures are, with what its title says: "Turnover (million euros)" over the years
 * alone is the turnover in each of them, and "GWh" under "Net generation" the net generation in GWh. Where the title names no
 * measure, the headers stay as they are.
 */
export function withTitledFigures(relation: Relation): Relation {
  if (!TABLES.has(relation.source) || isChinese(relation.name)) return relation;
  const halves = relation.columns.filter((column) => isHalf(column, relation));
  if (halves.length === 0) return relation;
  const { measure, unit } = saidBy(relation) ?? {};
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

/** Is a column headed by a year of the one thing that the table is about, or by the unit of its figures? */
function isHalf({ name, type, role, unnamed }: Column, { columns, rows }: Relation): boolean {
  if (unnamed || type !== "number") return false;
  const years = columns.filter((column) => YEAR.test(column.name));
  if (YEAR.test(name)) return rows.length === 1 && years.length >= LEAST_YEARS;
  return years.length === 0 && role === "measure" && isUnitAlone(name);
}

const hasFigures = ({ columns }: Relation, but: Column) =>
  columns.some((column) => column !== but && column.type === "number" && column.role === "measure");

/** The measure that a title names, with its unit; undefined where it names none. */
function saidBy({ name, title = "" }: Relation): { measure: string; unit: string | undefined } | undefined {
  const said = quantityOf(name);
  if (said === undefined || SAYS_NOTHING.test(said)) return undefined;
  const unit = headerUnit(said);
  const measure = withoutUnitAtEnd(withoutHeaderUnit(said));
  const kind = nounKind(measure);
  const noun = columnNoun({ name: measure, type: "number", role: "measure", ...(unit && { unit }) });
  if (kind === undefined || noun.includes("“")) return undefined;
  if (THINGS.has(kind) && (isPlural(headWord(measure)) || foldText(title).includes(foldText(measure))))
    return undefined;
  return { measure, unit };
}
