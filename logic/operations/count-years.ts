import { chineseThings, withinWords } from "../chinese/phrasing.ts";
import { thingsInput } from "../english/phrasing.ts";
import {
  above,
  chineseExceedWords,
  exceedCells,
  exceedGuards,
  exceedWords,
  ExceedParams as Params,
} from "../exceed.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";

/** In how many of the years a quantity was larger than another one in the same year. */
export const countYears: Operation<Params> = {
  name: "count_years",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from }) => [from],
  guards: (params, inputs) => exceedGuards(tableInput(inputs), params),
  evaluate(params, inputs) {
    return { type: "value", value: computed(new Decimal(above(tableInput(inputs), params).length), undefined) };
  },
  uses: (params, inputs) => exceedCells(tableInput(inputs), params),
  explain(params, inputs) {
    const table = tableInput(inputs);
    return `${params.column} above ${params.than} in ${above(table, params).length} of ${table.rows.length} years`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { first, second } = exceedWords(tableInput(results), things, params);
    const years = `${things.plural} ${things.span ?? ""}`.trim();
    return {
      kind: "value",
      text: `the number of ${years} in which ${first} exceeded ${second}`,
      asks: "how many",
      question: `in how many ${years} did ${first} exceed ${second}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese(params, inputs, results) {
    const things = chineseThings(inputs);
    const { first, second } = chineseExceedWords(tableInput(results), things, params);
    const text = `${withinWords(things)}，${first}高于${second}的`;
    const { noun, sources, notes } = things;
    const question = noun === "年份" ? `${text}有几年` : `${text}${noun}有几个`;
    return { kind: "value", text: `${text}${noun}数`, asks: "是多少", question, sources, notes };
  },
};
