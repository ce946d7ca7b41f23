import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseNotes, chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { Decimal } from "../decimal.ts";
import { outlookGuards, TargetYear, targetGuards } from "../forecast.ts";
import { computed } from "../measure.ts";
import { foldText } from "../normalise.ts";
import type { Guard, Operation, Result, WorkRow } from "../operation.ts";
import { columnWords, mergeNotes, mergeSources, thingsInput } from "../phrasing.ts";
import { fitPolynomial } from "../polynomial-fit.ts";
import { quantityName } from "../quantity-name.ts";
import { calendarGuards, type Point, spanGuards, within, type YearSeries, yearSeries } from "../series.ts";
import { seriesPairs } from "../series-pairs.ts";
import { groupNouns } from "../superlative.ts";
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
} from "../table.ts";

const Params = z.strictObject({
  /** The things that are compared, by name; left out where the values of `by` are those things themselves. */
  of: z.string().optional(),
  /** A row per thing and year. */
  from: z.string(),
  /** The column that names the thing of a row. */
  by: z.string(),
  time: z.string(),
  column: z.string(),
  /** First and last year that the lines go by. */
  since: z.string().regex(/^\d{4}$/),
  until: z.string().regex(/^\d{4}$/),
  /** The year that is forecast. */
  at: TargetYear,
});
type Params = z.infer<typeof Params>;

/** Fewer things are compared without a table. */
const LEAST_THINGS = 3;
const LEAST_YEARS = 5;

/** What the column is called that an outlook makes. */
export const outlookColumn = ({ column, at }: Pick<Params, "column" | "at">): string =>
  `forecast of ${column} for ${at}`;

interface Thing {
  name: string;
  series: YearSeries;
  /** The row that stands for the thing in the result, without what is computed. */
  base: WorkRow;
  points: readonly Point[];
}

const forecastOf = ({ points }: Thing, { at }: Params): Decimal =>
  fitPolynomial(seriesPairs(points), 1).at(new Decimal(at));

const panelOf = (params: Params, inputs: readonly Result[]) => tableInput(inputs, params.of === undefined ? 0 : 1);

function thingsOf(params: Params, inputs: readonly Result[]): Thing[] {
  const panel = panelOf(params, inputs);
  const index = columnIndex(panel, params.by);
  const groups = new Map<string, WorkRow[]>();
  for (const row of panel.rows) {
    const { value } = row.cells[index]!;
    if (value.kind === "missing") continue;
    const key = foldText(printedText(value));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const thing = (name: string, rows: readonly WorkRow[], base: WorkRow): Thing => {
    const series = yearSeries(panel, params.time, params.column, rows);
    return { name, series, base, points: within(series, Number(params.since), Number(params.until)) };
  };
  if (params.of !== undefined) {
    const left = tableInput(inputs, 0);
    return left.rows.map((row) => thing(rowName(left, row), groups.get(foldText(rowName(left, row))) ?? [], row));
  }
  return [...groups.values()].map((rows) => {
    const evidence = rows.flatMap((row) => evidenceOf(row.cells[index]!));
    const { value } = rows[0]!.cells[index]!;
    return thing(printedText(value), rows, { cells: [{ value, evidence }] });
  });
}

/** One row per thing, with what a straight line through its years gives for a year to come: a table that can be ranked. */
export const outlook: Operation<Params> = {
  name: "outlook",
  family: "science",
  subtype: "prediction",
  params: Params,
  computes: outlookColumn,
  inputs: ({ of, from }) => (of === undefined ? [from] : [of, from]),
  guards(params, inputs): Guard[] {
    if (params.of === params.from) return [{ guard: "trivial", message: "things and years are one table" }];
    const panel = panelOf(params, inputs);
    for (const name of [params.by, params.time]) columnIndex(panel, name);
    if (columnNamed(panel, params.column).type !== "number")
      return [{ guard: "not_number", message: `"${params.column}" does not hold numbers` }];
    if (params.of !== undefined) labelIndex(tableInput(inputs, 0));
    const target = targetGuards(params, params.at);
    if (target.length > 0) return target;
    const things = thingsOf(params, inputs);
    if (things.length < LEAST_THINGS) return [{ guard: "too_few", message: `${things.length} things to compare` }];
    if (new Set(things.map(({ name }) => foldText(name))).size < things.length)
      return [{ guard: "ambiguous", message: "two things have the same name" }];
    for (const thing of things) {
      const [guard] = thingGuards(thing, params);
      if (guard) return [{ ...guard, message: `${thing.name}: ${guard.message}` }];
    }
    const units = new Set(things.map(({ series }) => series.unit));
    return units.size > 1 ? [{ guard: "mixed_units", message: `"${params.column}" mixes units` }] : [];
  },
  evaluate(params, inputs) {
    const panel = panelOf(params, inputs);
    const things = thingsOf(params, inputs);
    const { unit } = things[0]!.series;
    const rows = things.map((thing): WorkRow => {
      const evidence = thing.points.flatMap(({ cell }) => evidenceOf(cell));
      const cell = { value: computed(forecastOf(thing, params), unit), evidence };
      return { ...thing.base, cells: [...thing.base.cells, cell] };
    });
    const made: Column = { name: outlookColumn(params), type: "number", role: "measure", additive: false };
    if (unit !== undefined) made.unit = unit;
    const named =
      params.of === undefined
        ? [{ ...columnNamed(panel, params.by), role: "label" as const }]
        : tableInput(inputs, 0).columns;
    return { type: "table", columns: [...named, made], rows };
  },
  uses(params, inputs) {
    const things = thingsOf(params, inputs);
    const firsts = things.flatMap(({ points }) => points.slice(0, 1).map(({ row }) => row));
    return [
      ...(params.of === undefined
        ? columnCells(panelOf(params, inputs), params.by, firsts)
        : labelCells(tableInput(inputs, 0))),
      ...things.flatMap(({ name, points }) =>
        points.map(({ year, cell }) => ({ label: `${params.column} of ${name} in ${year}`, cell })),
      ),
    ];
  },
  explain(params, _, result) {
    const table = tableInput([result]);
    const rows = table.rows.map((row) => `${rowName(table, row)}: ${row.cells.at(-1)!.value.printed.slice(0, 12)}`);
    return `${outlookColumn(params)} on straight lines through ${params.since} to ${params.until}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const panel = panelOf(params, results);
    const years = thingsInput(inputs, params.of === undefined ? 0 : 1);
    const measured = columnNamed(panel, params.column);
    const name = quantityName(measured, years, measured.unit);
    const names = {
      [outlookColumn(params)]:
        `value for ${params.at} on the straight line fitted by least squares to its ${name} from ${params.since} to ${params.until}`,
    };
    if (params.of === undefined) {
      const by = columnWords(columnNamed(panel, params.by), years);
      return { kind: "things", ...groupNouns(by), clauses: [], sources: years.sources, names, notes: years.notes };
    }
    const things = thingsInput(inputs, 0);
    return {
      ...things,
      sources: mergeSources(things, years),
      names: { ...things.names, ...names },
      notes: mergeNotes(things.notes, years.notes),
    };
  },
  describeChinese(params, inputs, results) {
    const panel = panelOf(params, results);
    const years = chineseThings(inputs, params.of === undefined ? 0 : 1);
    const name = columnName(columnNamed(panel, params.column), years);
    const line = `用最小二乘法对${params.since}年至${params.until}年的${name}拟合直线`;
    const names = { [outlookColumn(params)]: `${line}所得的${params.at}年预测值` };
    if (params.of === undefined) {
      const noun = columnName(columnNamed(panel, params.by), years);
      return { kind: "things", noun, clauses: [], sources: years.sources, names, notes: years.notes };
    }
    const things = chineseThings(inputs, 0);
    return {
      ...things,
      sources: chineseSources(things, years),
      names: { ...things.names, ...names },
      notes: chineseNotes(things.notes, years.notes),
    };
  },
};

/** What speaks against a line through the years of one thing. */
function thingGuards(thing: Thing, params: Params): Guard[] {
  if (thing.series.points.length === 0) return [{ guard: "unmatched", message: "no years are stated" }];
  const guards = [
    ...spanGuards(thing.series, Number(params.since), Number(params.until), "every_year"),
    ...calendarGuards(thing.series),
  ];
  if (guards.length > 0) return guards;
  if (thing.points.length < LEAST_YEARS) return [{ guard: "too_few", message: "too few years" }];
  if (thing.series.points.at(-1)!.year > Number(params.until))
    return [{ guard: "arbitrary", message: `its years go on beyond ${params.until}` }];
  return outlookGuards(thing.series, forecastOf(thing, params));
}
