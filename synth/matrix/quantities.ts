import { type Cell, dataRows, type Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { printedText } from "../../logic/table.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import { isMoving } from "../moving-column.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { aggregatesOf } from "./aggregates.ts";
import { areAlike } from "./alike.ts";
import { gatheredQuantities } from "./gathered.ts";
import { periodOf } from "./period-of.ts";
import type { Quantity } from "./quantity.ts";
import type { Scope } from "./scopes.ts";
import { matrixWords } from "./words/matrix-words.ts";

/** Of fewer of the entities than this (share) a quantity is hardly one that they are compared by. */
const LEAST_STATED = 0.6;
/** Stated of so many (share) it is one that some keep to themselves; of fewer it is none of theirs. */
const LEAST_DISCLOSED = 0.35;
/** What means nothing without a unit: shares, money, sizes. "Number of shares" is a count. */
const NEEDS_UNIT =
  /^(?!number of )(?:.*\b(?:unemployment|employment|inflation|shares?|rates?|growth|percentage|literacy|turnout|density|income|costs?|prices?|revenues?|budgets?|turnover|expenditures?|earnings|salar(?:y|ies)|wages?|height|length|width|depth|weight|area|distance|duration|temperature|speed)\b)|率|比重|占比|增速|密度|收入|费用|价格|面积|长度|高度|重量|温度/i;
/** What a column is the total, a rank, or a part of nothing by: no quantity of the thing itself. */
const LEAST_SALIENCE = 0.15;

/** The quantities of a scope, from every relation that names its entities; the most askable first. */
export function quantitiesOf(scope: Scope, survey: Survey): Quantity[] {
  const found: Quantity[] = [];
  const known = new Set<string>();
  const names = scope.entities.map(({ name }) => name);
  const others = [...survey.relations, ...survey.lone].filter((one) => one !== scope.surveyed);
  for (const surveyed of [scope.surveyed, ...others]) {
    const rows = rowsByName(surveyed);
    if (!rows) continue;
    if (names.filter((name) => rows.has(foldText(name))).length < LEAST_DISCLOSED * names.length) continue;
    for (const column of [...surveyed.columns, ...partlyFilled(surveyed)]) {
      const quantity = quantityOf(surveyed, column, names, rows, survey);
      if (!quantity) continue;
      const key = nameKey(humanise(column.column.name));
      // What has the same values under another heading is the same quantity, stated in two places.
      if (known.has(key) || found.some((other) => isSame(other, quantity))) continue;
      known.add(key);
      found.push(quantity);
    }
  }
  for (const quantity of gatheredQuantities(names, survey)) {
    const key = nameKey(quantity.noun);
    if (known.has(key) || found.some((other) => isSame(other, quantity))) continue;
    known.add(key);
    found.push(quantity);
  }
  return latestOnly(found).sort((a, b) => b.column.salience - a.column.salience);
}

/** What is stated of two years is asked of the later one: the earlier tells how it changed, and would else ask everything twice. */
export const latestOnly = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(
    ({ column: { column }, period }) =>
      period === undefined ||
      !quantities.some((other) => other.column.column.name === column.name && (other.period ?? "") > period),
  );

/**
 * Amounts that too few pages state for the survey to ask about them: that some do not state them is what can be asked. Those without a
 * heading of their own are no facts.
 */
function partlyFilled({ relation, columns, label }: SurveyedRelation): SurveyedColumn[] {
  const rows = dataRows(relation);
  return relation.columns.flatMap((column, index): SurveyedColumn[] => {
    if (column.type !== "number" || column.role !== "measure" || column.additive !== true || column.unnamed) return [];
    if (index === label?.index || columns.some((one) => one.column === column)) return [];
    const stated = rows.filter(({ cells }) => cells[index]!.value.kind === "number");
    const distinct = new Set(stated.map(({ cells }) => cells[index]!.value.printed)).size;
    if (stated.length === 0 || stated.length === rows.length || relation.source !== "page_collection") return [];
    return [{ index, column, coverage: stated.length / rows.length, distinct, salience: LEAST_SALIENCE }];
  });
}

const named = new WeakMap<SurveyedRelation, ReadonlyMap<string, Row>>();

/** Rows by name, gathered once per relation; undefined where no column names the rows for sure. */
function rowsByName(surveyed: SurveyedRelation): ReadonlyMap<string, Row> | undefined {
  const { relation, label } = surveyed;
  if (label?.column.role !== "label") return undefined;
  let rows = named.get(surveyed);
  if (!rows) {
    rows = new Map(dataRows(relation).map((row) => [foldText(printedText(row.cells[label.index]!.value)), row]));
    named.set(surveyed, rows);
  }
  return rows;
}

function quantityOf(
  surveyed: SurveyedRelation,
  column: SurveyedColumn,
  names: readonly string[],
  rows: ReadonlyMap<string, Row>,
  survey: Survey,
): Quantity | undefined {
  const { name, type, role } = column.column;
  if (type !== "number" || role !== "measure" || column.salience < LEAST_SALIENCE) return undefined;
  if (isMoving(name, column.column.unit)) return undefined;
  const noun = matrixWords(survey.language).scope.noun(column.column, surveyed.naming);
  if (noun === undefined) return undefined;
  const stated = new Map<string, Cell>();
  const missing = new Map<string, Row | undefined>();
  const units = new Set<string>();
  for (const entity of names) {
    const row = rows.get(foldText(entity));
    const cell = row?.cells[column.index];
    if (cell?.value.kind === "number") {
      stated.set(entity, cell);
      units.add(cell.value.unit ?? column.column.unit ?? "");
    } else if (!cell || cell.value.kind === "missing") missing.set(entity, row);
    // What is stated and not understood is neither a value nor a gap.
    else return undefined;
  }
  if (stated.size < LEAST_DISCLOSED * names.length || units.size > 1) return undefined;
  const figures = [...stated.values()].flatMap(({ value }) => (value.kind === "number" ? [value.decimal] : []));
  if (areAlike(figures)) return undefined;
  const [unit] = units;
  // "Unemployment: 7.7" is so many of a hundred, or thousands; "income: 26,540" is of no currency: nobody can say which.
  if (unit === "" && NEEDS_UNIT.test(noun)) return undefined;
  return {
    surveyed,
    column,
    noun,
    unit: unit === "" ? undefined : unit,
    ...aggregatesOf(surveyed, column, printedNames(surveyed, rows, stated), survey),
    // What the question says comes before what the heading says: it may name the year of the table itself.
    period: periodOf(noun) ?? periodOf(name, surveyed.relation.name),
    stated,
    missing,
    sparse: stated.size < LEAST_STATED * names.length || !surveyed.columns.includes(column),
  };
}

/** Those that state it, as the relation itself prints them. */
const printedNames = (
  { label }: SurveyedRelation,
  rows: ReadonlyMap<string, Row>,
  stated: ReadonlyMap<string, Cell>,
): string[] =>
  [...stated.keys()].map((name) => printedText(rows.get(foldText(name))!.cells[label!.index]!.value).trim());

function isSame(one: Quantity, other: Quantity): boolean {
  const shared = [...one.stated].filter(([entity]) => other.stated.has(entity));
  const value = (cell: Cell | undefined) => (cell?.value.kind === "number" ? Number(cell.value.decimal) : undefined);
  return shared.length > 0 && shared.every(([entity, cell]) => value(cell) === value(other.stated.get(entity)));
}
