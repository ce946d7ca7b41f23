import { chineseThings, withinWords } from "../chinese/phrasing.ts";
import { thingsInput } from "../english/phrasing.ts";
import {
  above,
  chineseExceedWords,
  type ExceedParams,
  exceedCells,
  exceedGuards,
  exceedWords,
  ExceedParams as Params,
} from "../exceed.ts";
import type { Operation } from "../operation.ts";
import { tableInput } from "../table.ts";

/** The first year in which a quantity was larger than another one, which was the larger before. */
export const overtake: Operation<ExceedParams> = {
  name: "overtake",
  family: "temporal",
  subtype: "change",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = exceedGuards(table, params);
    if (guards.length > 0) return guards;
    return above(table, params)[0] === table.rows[0]
      ? [{ guard: "trivial", message: "it is the larger one from the start" }]
      : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    return { type: "value", value: above(table, params)[0]!.cells[0]!.value, column: table.columns[0]! };
  },
  /** All years: that it was the smaller one before is part of what the answer rests on. */
  uses: (params, inputs) => exceedCells(tableInput(inputs), params),
  explain(params, inputs) {
    const [first] = above(tableInput(inputs), params);
    return `${params.column} first above ${params.than} in ${first!.cells[0]!.value.printed}`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { first, second } = exceedWords(tableInput(results), things, params);
    const text = `the first ${things.singular} ${things.span ?? ""} in which ${first} exceeded ${second}`;
    const { sources, notes } = things;
    return { kind: "value", text, asks: "which", question: `what is ${text}`, sources, notes };
  },
  describeChinese(params, inputs, results) {
    const things = chineseThings(inputs);
    const { first, second } = chineseExceedWords(tableInput(results), things, params);
    const text = `${withinWords(things)}，${first}首次高于${second}的${things.noun}`;
    const { sources, notes } = things;
    return { kind: "value", text, asks: things.noun === "年份" ? "是哪一年" : "是哪个赛季", sources, notes };
  },
};
