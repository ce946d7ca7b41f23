import { type Cell, type Column, dataRows, type Row } from "../../core/relation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { findPanels, type Panel } from "../evolve/panels.ts";
import { isMoving } from "../moving-column.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { areAlike } from "./alike.ts";
import { panelYears } from "./panel-quantities.ts";
import type { Gathered, Quantity } from "./quantity.ts";
import { matrixWords } from "./words/matrix-words.ts";

/** Quantities of things that no table has one row of each for. */
export function gatheredQuantities(names: readonly string[], survey: Survey): Quantity[] {
  const panels = findPanels(survey);
  const years = panels.flatMap((panel) => latestOf(panel, names, survey));
  const followed = new Set(panels.map(({ surveyed }) => surveyed));
  const others = [...survey.relations, ...survey.lone].filter((surveyed) => !followed.has(surveyed));
  return [...years, ...others.flatMap((surveyed) => partsOf(surveyed, names, survey))];
}

/** The latest year that is stated of all of them alike. */
function latestOf(panel: Panel, names: readonly string[], survey: Survey): Quantity[] {
  const { surveyed, by, time } = panel;
  const years = by === undefined || panel.within !== undefined ? undefined : panelYears(panel, names);
  const axis = surveyed.relation.columns.find(({ name }) => name === time);
  if (!years || !axis || (panel.grain !== "year" && panel.grain !== "season")) return [];
  const [byAt, timeAt] = [by!, time].map((name) => surveyed.relation.columns.findIndex((one) => one.name === name));
  const rows = dataRows(surveyed.relation).filter((row) => yearOf(row, timeAt!) === years.until);
  const last = rows[0]?.cells[timeAt!]?.value;
  if (!last || new Set(rows.map(({ cells }) => cells[timeAt!]!.value.printed)).size > 1) return [];
  const at = testOf(axis, last);
  const said = printedText(last).trim();
  return panel.measures.flatMap((column): Quantity[] => {
    const words = matrixWords(survey.language).scope;
    const noun = words.noun(column, surveyed.naming);
    const found = rowsOf(rows, byAt!, names);
    if (noun === undefined || !found || [...found.values()].some((of) => of.length > 1)) return [];
    const made = quantityOf(surveyed, column, noun, found, byAt!, { kind: "year", at });
    return made ? [{ ...made, noun: words.inYear(noun, said), period: said.replace(/年$/u, "") }] : [];
  });
}

const yearOf = ({ cells }: Row, at: number): number | undefined => {
  const [year] = printedText(cells[at]!.value).match(/(?:1[5-9]|20)\d{2}/) ?? [];
  return year === undefined ? undefined : Number(year);
};

function testOf({ name, type }: Column, value: Cell["value"]): NonNullable<Gathered["at"]> {
  if (type === "number" && value.kind === "number") return { column: name, is: "=", value: value.decimal };
  if (type === "date" && value.kind === "date") return { column: name, is: "=", value: value.iso };
  return { column: name, is: "equals", value: printedText(value).trim() };
}

/** What the rows that name a thing have together: each thing is named, and some more than once. */
function partsOf(surveyed: SurveyedRelation, names: readonly string[], survey: Survey): Quantity[] {
  const { relation, label, columns } = surveyed;
  return relation.columns.flatMap((by, byAt): Quantity[] => {
    if (byAt === label?.index || (by.type !== "text" && by.type !== "entity") || by.unnamed) return [];
    const found = rowsOf(dataRows(relation), byAt, names);
    if (!found || [...found.values()].every((rows) => rows.length === 1)) return [];
    const isNamed = label?.column.role === "label";
    // Two rows without names cannot be told apart to be added up.
    if (!isNamed && [...found.values()].some((rows) => rows.length === 2)) return [];
    const words = matrixWords(survey.language);
    return columns.flatMap(({ column }): Quantity[] => {
      if (column.type !== "number" || column.role !== "measure" || column.additive !== true) return [];
      if (isMoving(column.name, column.unit)) return [];
      const noun = words.scope.noun(column, surveyed.naming);
      const made = noun && quantityOf(surveyed, column, noun, found, byAt, { kind: "parts" });
      if (!made) return [];
      const together = words.scope.together(noun);
      return [{ ...made, noun: together, note: words.scope.partsOf(together, by.name, surveyed.naming) }];
    });
  });
}

/** The rows that name each; undefined where one is not named. */
function rowsOf(rows: readonly Row[], by: number, names: readonly string[]): Map<string, Row[]> | undefined {
  const named = new Map<string, Row[]>();
  for (const row of rows) {
    const key = foldText(printedText(row.cells[by]!.value));
    named.set(key, [...(named.get(key) ?? []), row]);
  }
  const found = new Map(names.map((name) => [name, named.get(foldText(name)) ?? []]));
  return [...found.values()].every((of) => of.length > 0) ? found : undefined;
}

function quantityOf(
  surveyed: SurveyedRelation,
  column: Column,
  noun: string,
  rows: ReadonlyMap<string, readonly Row[]>,
  byAt: number,
  how: Pick<Gathered, "kind" | "at">,
): Quantity | undefined {
  const { label } = surveyed;
  const found = surveyed.columns.find((one) => one.column === column);
  if (!found) return undefined;
  const stated = new Map<string, Cell>();
  const units = new Set<string>();
  for (const [name, of] of rows) {
    const cells = of.map(({ cells }) => cells[found.index]!);
    const total = sumOf(cells);
    if (total === undefined) return undefined;
    for (const { value } of cells) if (value.kind === "number") units.add(value.unit ?? column.unit ?? "");
    stated.set(name, total);
  }
  const [unit] = units;
  const figures = [...stated.values()].map(({ value }) => (value.kind === "number" ? value.decimal : ""));
  if (units.size !== 1 || areAlike(figures)) return undefined;
  const by = surveyed.relation.columns[byAt]!.name;
  return {
    surveyed,
    column: found,
    noun,
    unit: unit === "" ? undefined : unit,
    additive: column.additive === true,
    averaged: false,
    period: undefined,
    stated,
    missing: new Map(),
    sparse: false,
    gathered: {
      ...how,
      by,
      called: new Map([...rows].map(([name, of]) => [name, printedText(of[0]!.cells[byAt]!.value).trim()])),
      rows: new Map([...rows].map(([name, of]) => [name, of.length])),
      ...(how.kind === "parts" && label?.column.role === "label" ? { labels: labelsOf(rows, label.index) } : {}),
      isWhole: [...rows.values()].flat().length === dataRows(surveyed.relation).length,
    },
  };
}

const labelsOf = (rows: ReadonlyMap<string, readonly Row[]>, label: number): Map<string, string[]> =>
  new Map([...rows].map(([name, of]) => [name, of.map(({ cells }) => printedText(cells[label]!.value).trim())]));

/** One cell as it is; of several their sum, in the place of the first. Undefined where one states no number. */
function sumOf(cells: readonly Cell[]): Cell | undefined {
  const numbers = cells.flatMap(({ value }) => (value.kind === "number" ? [value.decimal] : []));
  const [first] = cells;
  if (!first || first.value.kind !== "number" || numbers.length < cells.length) return undefined;
  if (cells.length === 1) return first;
  const decimal = Decimal.sum(...numbers).toString();
  return { ...first, value: { ...first.value, decimal, printed: decimal } };
}
