import { z } from "zod";
import { chineseConditions } from "../chinese/condition-words.ts";
import { chineseNoun, chineseThings, clauseRun, columnName, countingWord } from "../chinese/phrasing.ts";
import { Condition, conditionColumns, conditionGuards, satisfying } from "../condition.ts";
import { clauseWords } from "../english/clause-words.ts";
import { conditionClauses, conditionText } from "../english/condition-words.ts";
import { columnWords, nounPhrase, thingsInput } from "../english/phrasing.ts";
import { isTime } from "../english/quantity.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult } from "../operation.ts";
import { orderBy, orderGuards } from "../order.ts";
import { columnCells, columnNamed, tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  /** The column of dates or years that puts the rows in order. */
  by: z.string(),
  where: Condition,
});
type Params = z.infer<typeof Params>;

/** Fewer rows are seen at a glance, and a run of one is none. */
const LEAST_ROWS = 6;
const LEAST_RUN = 2;

/** Rows from the earliest on; the length of the longest run of those that meet the condition. */
function longest(table: TableResult, { by, where }: Params): number {
  const kept = new Set(satisfying(table, where));
  let best = 0;
  let run = 0;
  for (const { row } of [...orderBy(table, by).descending].reverse()) {
    run = kept.has(row) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The length of the longest run of rows, in order of time, that all meet a condition. */
export const longestRun: Operation<Params> = {
  name: "longest_run",
  family: "science",
  subtype: "computation",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    if (!isTime(columnNamed(table, params.by)))
      return [{ guard: "not_a_date", message: `"${params.by}" puts nothing in order of time` }];
    if (conditionColumns(params.where).includes(params.by))
      return [{ guard: "trivial", message: "the condition is about the order itself" }];
    const guards = [...orderGuards(table, params.by, undefined), ...conditionGuards(table, params.where, undefined)];
    if (guards.length > 0) return guards;
    if (table.rows.length < LEAST_ROWS) return [{ guard: "too_few", message: `${table.rows.length} rows` }];
    const times = orderBy(table, params.by).descending.map(({ cell }) => cell.value);
    const tie = times.some((value, index) => index > 0 && sameTime(value, times[index - 1]!));
    if (tie) return [{ guard: "tie", message: `two rows share a "${params.by}"` }];
    const kept = satisfying(table, params.where).length;
    const length = longest(table, params);
    if (length < LEAST_RUN) return [{ guard: "too_few", message: "no two rows in a row meet the condition" }];
    return length === kept ? [{ guard: "trivial", message: "all rows that meet the condition are one run" }] : [];
  },
  evaluate(params, inputs) {
    return {
      type: "value",
      value: computed(new Decimal(longest(tableInput(inputs), params)), undefined),
    };
  },
  uses({ by, where }, inputs) {
    const table = tableInput(inputs);
    return [by, ...conditionColumns(where)].flatMap((column) => columnCells(table, column));
  },
  explain(params, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    const table = tableInput(inputs);
    return `longest run in order of ${params.by}, ${conditionText(params.where, table)} = ${shown}`;
  },
  describe({ by, where }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const restricted = clauseWords(conditionClauses(where, table, things), false);
    const order = `put in order of ${columnWords(columnNamed(table, by), things)}`;
    const run = `the longest run of consecutive ${things.plural} ${restricted}`;
    const group = nounPhrase(things);
    return {
      kind: "value",
      text: `the number of ${things.plural} in ${run}, with ${group} ${order}`,
      asks: "how many",
      question: `with ${group} ${order}, how many ${things.plural} are there in ${run}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese({ by, where }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const order = `${chineseNoun(things)}按${columnName(columnNamed(table, by), things)}的先后顺序排列`;
    const run = `${clauseRun(chineseConditions(where, table, things))}的${things.noun}`;
    return {
      kind: "value",
      text: `${order}时${run}连续出现的最大数量`,
      asks: "是多少",
      question: `将${order}，其中${run}最多连续出现多少${countingWord(things)}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
};

function sameTime(a: { printed: string; iso?: string }, b: { printed: string; iso?: string }): boolean {
  const [left, right] = [a.iso ?? a.printed, b.iso ?? b.printed];
  return left.startsWith(right) || right.startsWith(left);
}
