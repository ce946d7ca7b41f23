import type { Column } from "../core/relation.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, Result, TableResult, UsedCell, WorkRow } from "./operation.ts";
import { type Point, type TimeSeries, timeSeries } from "./series.ts";
import {
  columnCells,
  columnIndex,
  columnNamed,
  evidenceOf,
  labelCells,
  labelIndex,
  printedText,
  rowName,
  tableInput,
} from "./table.ts";
import { computed } from "./values/measure.ts";
import { foldText } from "./values/normalise.ts";

/** What an operation takes that goes over a panel: a table of a row per thing and year. */
export interface PanelParams {
  /** The things that are compared, by name; left out where the values of `by` are those things themselves. */
  of?: string | undefined;
  /** A row per thing and year. */
  from: string;
  /** The column that names the thing of a row. */
  by: string;
  time: string;
  /** The column of the months or quarters, where `time` says the year alone. */
  within?: string | undefined;
  column: string;
}

/** A thing with its years. */
export interface PanelThing {
  name: string;
  rows: readonly WorkRow[];
  series: TimeSeries;
  /** The row that stands for the thing in the result, without what is computed. */
  base: WorkRow;
}

/** Fewer things are compared without a table. */
const LEAST_THINGS = 3;

/** Names of what such an operation reads: the things, where they are given, and the panel after them. */
export const panelInputs = ({ of, from }: PanelParams): string[] => (of === undefined ? [from] : [of, from]);

/** Which of the inputs is the panel. */
export const panelIndex = ({ of }: PanelParams): number => (of === undefined ? 0 : 1);

/** The table of a row per thing and year. */
export function panelTable(params: PanelParams, inputs: readonly Result[]): TableResult {
  return tableInput(inputs, panelIndex(params));
}

/** The things with their years, in the order of the rows that name them. */
export function panelThings(params: PanelParams, inputs: readonly Result[]): PanelThing[] {
  const panel = panelTable(params, inputs);
  const by = columnIndex(panel, params.by);
  const groups = new Map<string, WorkRow[]>();
  for (const row of panel.rows) {
    const { value } = row.cells[by]!;
    if (value.kind === "missing") continue;
    const key = foldText(printedText(value));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const thing = (name: string, rows: readonly WorkRow[], base: WorkRow): PanelThing => ({
    name,
    rows,
    series: timeSeries(panel, params, params.column, rows),
    base,
  });
  if (params.of !== undefined) {
    const left = tableInput(inputs, 0);
    return left.rows.map((row) => thing(rowName(left, row), groups.get(foldText(rowName(left, row))) ?? [], row));
  }
  return [...groups.values()].map((rows) => {
    const { value } = rows[0]!.cells[by]!;
    const evidence = rows.flatMap((row) => evidenceOf(row.cells[by]!));
    return thing(printedText(value), rows, { cells: [{ value, evidence }] });
  });
}

/** What speaks against comparing the things of a panel; `thingGuards` says it of one of them. */
export function panelGuards(
  params: PanelParams,
  inputs: readonly Result[],
  thingGuards: (thing: PanelThing) => readonly Guard[],
): Guard[] {
  if (params.of === params.from) return [{ guard: "trivial", message: "things and years are one table" }];
  const panel = panelTable(params, inputs);
  for (const name of [params.by, params.time, params.within ?? params.time]) columnIndex(panel, name);
  if (columnNamed(panel, params.column).type !== "number")
    return [{ guard: "not_number", message: `"${params.column}" does not hold numbers` }];
  if (params.of !== undefined) labelIndex(tableInput(inputs, 0));
  const things = panelThings(params, inputs);
  if (things.length < LEAST_THINGS) return [{ guard: "too_few", message: `${things.length} things to compare` }];
  if (new Set(things.map(({ name }) => foldText(name))).size < things.length)
    return [{ guard: "ambiguous", message: "two things have the same name" }];
  for (const thing of things) {
    if (thing.rows.length === 0) return [{ guard: "unmatched", message: `no years are stated for "${thing.name}"` }];
    const [guard] = thingGuards(thing);
    if (guard) return [{ ...guard, message: `${thing.name}: ${guard.message}` }];
  }
  const units = new Set(things.map(({ series }) => series.unit));
  return units.size > 1 ? [{ guard: "mixed_units", message: `"${params.column}" mixes units` }] : [];
}

/** A column that is computed for each thing of a panel. */
export interface ComputedColumn {
  name: string;
  /** Its unit, by the one of the quantity. */
  unit: (of: string | undefined) => string | undefined;
  number: (thing: PanelThing) => Decimal;
  /** The years that the number goes by. */
  points: (thing: PanelThing) => readonly Point[];
}

/** A row per thing, with what was computed for it in a column of its own: a table that can be ranked. */
export function computedTable(params: PanelParams, inputs: readonly Result[], made: ComputedColumn): TableResult {
  const things = panelThings(params, inputs);
  const unit = made.unit(things[0]!.series.unit);
  const rows = things.map((thing): WorkRow => {
    const evidence = made.points(thing).flatMap(({ cell }) => evidenceOf(cell));
    return { ...thing.base, cells: [...thing.base.cells, { value: computed(made.number(thing), unit), evidence }] };
  });
  const column: Column = { name: made.name, type: "number", role: "measure", additive: false };
  if (unit !== undefined) column.unit = unit;
  const named =
    params.of === undefined
      ? [{ ...columnNamed(panelTable(params, inputs), params.by), role: "label" as const }]
      : tableInput(inputs, 0).columns;
  return { type: "table", columns: [...named, column], rows };
}

/** The cells that are read: the names of the things, and of each the years that `points` gives. */
export function panelCells(
  params: PanelParams,
  inputs: readonly Result[],
  points: (thing: PanelThing) => readonly Point[],
): UsedCell[] {
  const things = panelThings(params, inputs);
  const firsts = things.flatMap(({ rows }) => rows.slice(0, 1));
  const names =
    params.of === undefined
      ? columnCells(panelTable(params, inputs), params.by, firsts)
      : labelCells(tableInput(inputs, 0));
  return [
    ...names,
    ...things.flatMap((thing) =>
      points(thing).map(({ printed, cell }) => ({ label: `${params.column} of ${thing.name} in ${printed}`, cell })),
    ),
  ];
}
