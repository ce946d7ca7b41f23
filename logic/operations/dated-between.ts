import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { operandWords } from "../chinese/operands.ts";
import { chineseNotes, chineseSources, chineseThings, chineseValue, columnName } from "../chinese/phrasing.ts";
import { columnVerb, columnWords, mergeNotes, mergeSources, thingsInput, valuePhrase } from "../english/phrasing.ts";
import { timeVerbClause } from "../english/verb-clauses.ts";
import { jointly, operandList } from "../formula.ts";
import type { Clause, Guard, Operation, Result, TableResult } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, rowName, tableInput, valueInput, withRows } from "../table.ts";
import { momentOf, sideOf, tellsTime } from "../values/moments-in-time.ts";

const Params = z.strictObject({
  from: z.string(),
  /** Its column of dates. */
  column: z.string(),
  /** Two dates that were found, in either order. */
  a: z.string(),
  b: z.string(),
});
type Params = z.infer<typeof Params>;

/** What found dates are read with: they are dates, or years of a column of years. */
const FOUND: Column = { name: "", type: "date", role: "date" };

function bounds(inputs: readonly Result[]): [string, string] | undefined {
  const found = [1, 2].map((index) => {
    const { value, column = FOUND } = valueInput(inputs, index);
    return momentOf(value, column);
  });
  const [first, last] = found.sort();
  return first === undefined || last === undefined ? undefined : [first, last];
}

function within(table: TableResult, { column }: Params, [first, last]: readonly [string, string]) {
  const [index, found] = [columnIndex(table, column), columnNamed(table, column)];
  return table.rows.filter((row) => {
    const moment = momentOf(row.cells[index]!.value, found);
    return moment !== undefined && sideOf(moment, first) === 1 && sideOf(moment, last) === -1;
  });
}

/** The rows whose date lies between two dates that were found elsewhere: the conferences between two releases. */
export const datedBetween: Operation<Params> = {
  name: "dated_between",
  family: "temporal",
  subtype: "temporal_calculation",
  prevails: true,
  params: Params,
  inputs: ({ from, a, b }) => [from, a, b],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const column = columnNamed(table, params.column);
    if (params.a === params.b) return [{ guard: "trivial", message: "a date is compared with itself" }];
    if (!tellsTime(column)) return [{ guard: "not_a_date", message: `"${column.name}" does not hold dates` }];
    const found = bounds(inputs);
    if (!found) return [{ guard: "not_a_date", message: "both ends must be dates" }];
    if (sideOf(found[0], found[1]) !== -1) return [{ guard: "tie", message: "the two dates cannot be told apart" }];
    const index = columnIndex(table, params.column);
    for (const row of table.rows) {
      const moment = momentOf(row.cells[index]!.value, column);
      if (moment === undefined)
        return [{ guard: "missing_cells", message: `"${rowName(table, row)}" states no "${column.name}"` }];
      // What lies on an end is between for some and not for others.
      const edge = found.find((end) => !sideOf(moment, end));
      if (edge !== undefined)
        return [{ guard: "edge", message: `"${rowName(table, row)}" lies on, or cannot be told from, ${edge}` }];
    }
    const kept = within(table, params, found).length;
    if (kept === 0) return [{ guard: "empty", message: "no row lies between the two dates" }];
    return kept === table.rows.length ? [{ guard: "trivial", message: "every row lies between the two dates" }] : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    return withRows(table, within(table, params, bounds(inputs)!));
  },
  uses: ({ column }, inputs) => columnCells(tableInput(inputs), column),
  explain(params, inputs, result) {
    const ends = bounds(inputs)!.join(" and ");
    return `${tableInput([result]).rows.length} of ${tableInput(inputs).rows.length} rows lie by "${params.column}" between ${ends}`;
  },
  describe({ column: name }, inputs, results) {
    const things = thingsInput(inputs);
    const pieces = [1, 2].map((index) => valuePhrase(inputs, index));
    const column = columnNamed(tableInput(results), name);
    const { asked: _, order: __, ...rest } = things;
    const texts = pieces.map((piece) => piece.bare ?? piece.text);
    const between = `between ${jointly(texts) ?? operandList(texts)}`;
    const verb = columnVerb(column, things);
    const clause: Clause =
      verb === undefined
        ? { form: "whose", head: `whose ${columnWords(column, things)} lies`, rest: between }
        : timeVerbClause(verb, things.singular, between);
    return {
      ...rest,
      clauses: [...things.clauses, clause],
      sources: mergeSources(things, ...pieces),
      notes: mergeNotes(things.notes, ...pieces.map(({ notes }) => notes)),
    };
  },
  describeChinese({ column: name }, inputs, results) {
    const { counted: _, order: __, asked: ___, ...things } = chineseThings(inputs);
    const pieces = [1, 2].map((index) => chineseValue(inputs, index));
    const column = columnName(columnNamed(tableInput(results), name), things);
    return {
      ...things,
      clauses: [...things.clauses, { form: "whose", text: `${column}介于${operandWords(pieces)}之间` }],
      sources: chineseSources(things, ...pieces),
      notes: chineseNotes(things.notes, ...pieces.map(({ notes }) => notes)),
    };
  },
};
