import { MATRIX_SIDE, MOST_ENTITIES } from "../../core/matrix.ts";
import { dataRows } from "../../core/relation.ts";
import { EMPTY_NOUN } from "../../logic/english/phrasing.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { printedText } from "../../logic/table.ts";
import { ratioScaleGuards } from "../../logic/values/ratio-scale.ts";
import { isMoving } from "../moving-column.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { areOfOneSort } from "./one-sort.ts";
import { periodOf } from "./period-of.ts";
import { matrixWords } from "./words/matrix-words.ts";
import type { ScopeWords } from "./words/words.ts";

/** Fewer entities are no comparison. */
const LEAST_ENTITIES = 5;
/** A top list by a column says who is missing in it: so much of the relation has to have a value (share). */
const RANKED_COVERAGE = 0.9;
/** Columns that a relation is cut by at most, the most askable first. */
const MOST_RANKINGS = 3;

/** Entities that are all of something. */
export interface Scope {
  surveyed: SurveyedRelation;
  /** "all eight farms on the Orchard Survey site", "the eight lakes with the largest area on …" */
  words: string;
  /** As printed, in the order of the scope, with why each is in it. */
  entities: readonly { name: string; why: string }[];
  /** Nobody had to draw a line: the site has no other. */
  whole: boolean;
}

/** Sets of comparable entities that are complete for what they are of: a whole relation, one of its groups, a top list. */
export function scopesOf(survey: Survey): Scope[] {
  const { scope: words } = matrixWords(survey.language);
  return [...survey.relations, ...survey.lone].flatMap((surveyed) => {
    const isOfOneSort = ({ entities }: Scope) => areOfOneSort(surveyed, rowsOf(surveyed, entities));
    const { hasNoun, label, naming } = surveyed;
    if (label?.column.role !== "label") return [];
    if (!hasNoun || EMPTY_NOUN.test(naming.singular))
      return kindScopes(surveyed, label.index, words).filter(isOfOneSort);
    const rows = dataRows(surveyed.relation).length;
    if (rows < LEAST_ENTITIES) return [];
    if (rows <= MOST_ENTITIES)
      return [wholeScope(surveyed, label.index, words), ...groupScopes(surveyed, label.index, words)]
        .filter(isOfOneSort)
        .slice(0, 1);
    return [...groupScopes(surveyed, label.index, words), ...topScopes(surveyed, label.index, words)].filter(
      isOfOneSort,
    );
  });
}

/** Where the entities of a scope stand in its relation. */
function rowsOf({ relation, label }: SurveyedRelation, entities: Scope["entities"]): number[] {
  const names = new Set(entities.map(({ name }) => name));
  return relation.rows.flatMap(({ cells, total }, row) =>
    !total && names.has(printedText(cells[label!.index]!.value).trim()) ? [row] : [],
  );
}

/** Of things that have no word in common, those of one kind that stand under one heading: all countries of a region. */
function kindScopes(surveyed: SurveyedRelation, label: number, words: ScopeWords): Scope[] {
  return surveyed.nouns.flatMap(({ singular, plural, rows: kind }) => {
    const groups = surveyed.groups.map((group) => ({ ...group, rows: group.rows.filter((row) => kind.has(row)) }));
    return groupScopes({ ...surveyed, groups, naming: { ...surveyed.naming, singular, plural } }, label, words);
  });
}

const nameAt = (surveyed: SurveyedRelation, row: number, label: number) =>
  printedText(surveyed.relation.rows[row]!.cells[label]!.value).trim();

function wholeScope(surveyed: SurveyedRelation, label: number, said: ScopeWords): Scope {
  const rows = dataRows(surveyed.relation);
  const { words, why } = said.whole(rows.length, surveyed.naming);
  return {
    surveyed,
    words,
    entities: rows.map((row) => ({ name: printedText(row.cells[label]!.value).trim(), why })),
    whole: true,
  };
}

function groupScopes(surveyed: SurveyedRelation, label: number, said: ScopeWords): Scope[] {
  const { naming, groups } = surveyed;
  return groups.flatMap(({ text, by, rows }): Scope[] => {
    if (text === "" || rows.length < LEAST_ENTITIES || rows.length > MOST_ENTITIES) return [];
    // "Those under “Members”": which of them, where each club's page has such a heading?
    if (!by && groups.filter((other) => !other.by && other.text === text).length > 1) return [];
    const attribute = by && said.noun(by, naming);
    // What no page lists together can only be told by what is said of each.
    if (by && attribute === undefined) return [];
    const { words, why } =
      attribute === undefined
        ? said.group(rows.length, text, naming)
        : said.alike(rows.length, { attribute, value: text }, naming);
    return [
      {
        surveyed,
        words,
        entities: rows.map((row) => ({ name: nameAt(surveyed, row, label), why })),
        whole: true,
      },
    ];
  });
}

function topScopes(surveyed: SurveyedRelation, label: number, said: ScopeWords): Scope[] {
  const { naming, relation, columns } = surveyed;
  const rankings = columns
    .filter((column) => column.coverage >= RANKED_COVERAGE && ranks(column, relation))
    .filter(({ column }) => !isMoving(column.name, column.unit))
    .sort((a, b) => b.salience - a.salience)
    .slice(0, MOST_RANKINGS);
  return rankings.flatMap((ranking): Scope[] => {
    const ranked = rankedRows(surveyed, ranking);
    const [last, next] = [ranked[MATRIX_SIDE - 1], ranked[MATRIX_SIDE]];
    if (!last || next?.number.eq(last.number)) return [];
    const year = periodOf(relation.name);
    const { words, why } = said.top(MATRIX_SIDE, ranking.column, naming, dataRows(relation).length, year);
    return [
      {
        surveyed,
        words,
        entities: ranked.slice(0, MATRIX_SIDE).map(({ row, printed, number }) => ({
          name: nameAt(surveyed, row, label),
          // Two that have as much stand in the same place.
          why: why(
            ranked.findIndex((other) => other.number.eq(number)),
            printed,
          ),
        })),
        whole: false,
      },
    ];
  });
}

/** Whether things are the first of their kind by a column: one that adds up, or a measure of each with a unit and a true zero. */
function ranks({ column, index }: SurveyedColumn, relation: SurveyedRelation["relation"]): boolean {
  if (column.type !== "number") return false;
  const numbers = dataRows(relation).flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "number" ? [new Decimal(value.decimal)] : [];
  });
  return column.additive === true || (column.unit !== undefined && ratioScaleGuards(column, numbers).length === 0);
}

/** Rows by falling value; none where two units are mixed. */
function rankedRows({ relation }: SurveyedRelation, { index }: SurveyedColumn) {
  const rows = relation.rows.flatMap(({ cells, total }, row) => {
    const { value } = cells[index]!;
    if (total || value.kind !== "number") return [];
    return [{ row, number: new Decimal(value.decimal), printed: value.printed, unit: value.unit }];
  });
  if (new Set(rows.map(({ unit }) => unit)).size > 1) return [];
  return rows.sort((a, b) => b.number.cmp(a.number) || a.row - b.row);
}
