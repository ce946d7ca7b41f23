import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { CHANGES, changeGuards, changeOf, changePoints, changeUnit, changeWords } from "../change.ts";
import { chineseChange } from "../chinese/change-words.ts";
import { chineseNotes, chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { computed } from "../measure.ts";
import { foldText } from "../normalise.ts";
import type { Guard, Operation, Result, WorkRow } from "../operation.ts";
import { columnWords, mergeNotes, mergeSources, thingsInput } from "../phrasing.ts";
import { quantityName } from "../quantity-name.ts";
import { type YearSeries, yearSeries, yearWords } from "../series.ts";
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
  /** The things whose development is compared, by name; left out where the values of `by` are those things themselves. */
  of: z.string().optional(),
  /** A row per thing and year. */
  from: z.string(),
  /** The column that names the thing of a row. */
  by: z.string(),
  time: z.string(),
  column: z.string(),
  take: z.enum(CHANGES),
  since: z.string().regex(/^\d{4}$/),
  until: z.string().regex(/^\d{4}$/),
});
type Params = z.infer<typeof Params>;

/** Fewer things are compared without a table. */
const LEAST_THINGS = 3;

/** What the column is called that a trend makes. */
export function trendColumn({ take, column, since, until }: Omit<Params, "of" | "from" | "by" | "time">): string {
  return `${take} change of ${column} ${since}-${until}`;
}

interface Thing {
  name: string;
  rows: readonly WorkRow[];
  series: YearSeries;
  /** The row that stands for the thing in the result, without what is computed. */
  base: WorkRow;
}

const panelOf = (params: Params, inputs: readonly Result[]) => tableInput(inputs, params.of === undefined ? 0 : 1);

function thingsOf(params: Params, inputs: readonly Result[]): Thing[] {
  const panel = panelOf(params, inputs);
  const by = columnIndex(panel, params.by);
  const groups = new Map<string, WorkRow[]>();
  for (const row of panel.rows) {
    const { value } = row.cells[by]!;
    if (value.kind === "missing") continue;
    const key = foldText(printedText(value));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const seriesOf = (rows: readonly WorkRow[]) => yearSeries(panel, params.time, params.column, rows);
  if (params.of === undefined) {
    return [...groups.values()].map((rows) => {
      const evidence = rows.flatMap((row) => evidenceOf(row.cells[by]!));
      const label = { value: rows[0]!.cells[by]!.value, evidence };
      return { name: printedText(label.value), rows, series: seriesOf(rows), base: { cells: [label] } };
    });
  }
  const left = tableInput(inputs, 0);
  return left.rows.map((row) => {
    const rows = groups.get(foldText(rowName(left, row))) ?? [];
    return { name: rowName(left, row), rows, series: seriesOf(rows), base: row };
  });
}

/** One row per thing, with how a quantity of it changed from one year to another: a table that can be ranked. */
export const trend: Operation<Params> = {
  name: "trend",
  family: "temporal",
  subtype: "change",
  params: Params,
  computes: trendColumn,
  inputs: ({ of, from }) => (of === undefined ? [from] : [of, from]),
  guards(params, inputs): Guard[] {
    if (params.of === params.from) return [{ guard: "trivial", message: "things and years are one table" }];
    const panel = panelOf(params, inputs);
    for (const name of [params.by, params.time]) columnIndex(panel, name);
    if (columnNamed(panel, params.column).type !== "number")
      return [{ guard: "not_number", message: `"${params.column}" does not hold numbers` }];
    if (params.of !== undefined) labelIndex(tableInput(inputs, 0));
    const things = thingsOf(params, inputs);
    if (things.length < LEAST_THINGS) return [{ guard: "too_few", message: `${things.length} things to compare` }];
    const names = new Set(things.map(({ name }) => foldText(name)));
    if (names.size < things.length) return [{ guard: "ambiguous", message: "two things have the same name" }];
    const [since, until] = [Number(params.since), Number(params.until)];
    for (const { name, rows, series } of things) {
      if (rows.length === 0) return [{ guard: "unmatched", message: `no years are stated for "${name}"` }];
      const [guard] = changeGuards(series, params.take, since, until);
      if (guard) return [{ ...guard, message: `${name}: ${guard.message}` }];
    }
    const units = new Set(things.map(({ series }) => series.unit));
    return units.size > 1 ? [{ guard: "mixed_units", message: `"${params.column}" mixes units` }] : [];
  },
  evaluate(params, inputs) {
    const things = thingsOf(params, inputs);
    const panel = panelOf(params, inputs);
    const [since, until] = [Number(params.since), Number(params.until)];
    const unit = changeUnit(params.take, things[0]!.series.unit);
    const rows = things.map(({ series, base }): WorkRow => {
      const value = computed(changeOf(series, params.take, since, until), unit);
      const evidence = changePoints(series, params.take, since, until).flatMap(({ cell }) => evidenceOf(cell));
      return { ...base, cells: [...base.cells, { value, evidence }] };
    });
    const made: Column = { name: trendColumn(params), type: "number", role: "measure", additive: false };
    if (unit !== undefined) made.unit = unit;
    const named =
      params.of === undefined
        ? [{ ...columnNamed(panel, params.by), role: "label" as const }]
        : tableInput(inputs, 0).columns;
    return { type: "table", columns: [...named, made], rows };
  },
  uses(params, inputs) {
    const panel = panelOf(params, inputs);
    const things = thingsOf(params, inputs);
    const names =
      params.of === undefined
        ? columnCells(
            panel,
            params.by,
            things.flatMap(({ rows }) => rows.slice(0, 1)),
          )
        : labelCells(tableInput(inputs, 0));
    const [since, until] = [Number(params.since), Number(params.until)];
    return [
      ...names,
      ...things.flatMap(({ name, series }) =>
        changePoints(series, params.take, since, until).map(({ year, cell }) => ({
          label: `${params.column} of ${name} in ${year}`,
          cell,
        })),
      ),
    ];
  },
  explain(params, _, result) {
    const table = tableInput([result]);
    const rows = table.rows.map((row) => `${rowName(table, row)}: ${row.cells.at(-1)!.value.printed.slice(0, 12)}`);
    return `${trendColumn(params)}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const panel = panelOf(params, results);
    const years = thingsInput(inputs, params.of === undefined ? 0 : 1);
    const measured = columnNamed(panel, params.column);
    const name = quantityName(measured, years, measured.unit);
    const [since, until] = [Number(params.since), Number(params.until)];
    const changes = thingsOf(params, results).map(({ series }) => changeOf(series, params.take, since, until));
    const falling = changes.every((change) => change.isNegative());
    const mixed = !falling && changes.some((change) => change.isNegative());
    const { of } = yearWords(thingsOf(params, results)[0]!.series);
    const span = `from ${of(since)} to ${of(until)}`;
    const { noun, notes } = changeWords(params.take, name, since, until, false, span);
    const signed = mixed && (params.take === "absolute" || params.take === "percent");
    const names = { [trendColumn(params)]: noun };
    const said = mergeNotes(notes, signed || falling ? ["A decrease counts as a negative increase."] : []);
    if (params.of === undefined) {
      const by = columnWords(columnNamed(panel, params.by), years);
      return {
        kind: "things",
        ...groupNouns(by),
        clauses: [],
        sources: years.sources,
        names,
        notes: mergeNotes(years.notes, said),
      };
    }
    const things = thingsInput(inputs, 0);
    return {
      ...things,
      sources: mergeSources(things, years),
      names: { ...things.names, ...names },
      notes: mergeNotes(things.notes, years.notes, said),
    };
  },
  describeChinese(params, inputs, results) {
    const panel = panelOf(params, results);
    const years = chineseThings(inputs, params.of === undefined ? 0 : 1);
    const name = columnName(columnNamed(panel, params.column), years);
    const [since, until] = [Number(params.since), Number(params.until)];
    const { noun, notes } = chineseChange(params.take, name, since, until, false);
    const falls = thingsOf(params, results).some(({ series }) =>
      changeOf(series, params.take, since, until).isNegative(),
    );
    const signed = falls && params.take !== "cagr" && params.take !== "mean_yearly";
    const said = chineseNotes(years.notes, notes, signed ? ["减少按负的增加计算。"] : []);
    const names = { [trendColumn(params)]: noun };
    if (params.of === undefined) {
      const noun = columnName(columnNamed(panel, params.by), years);
      return { kind: "things", noun, clauses: [], sources: years.sources, names, notes: said };
    }
    const things = chineseThings(inputs, 0);
    return {
      ...things,
      sources: chineseSources(things, years),
      names: { ...things.names, ...names },
      notes: chineseNotes(things.notes, said),
    };
  },
};
