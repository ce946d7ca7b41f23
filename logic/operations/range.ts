import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { sharedOperands } from "../english/shared-operands.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { rankedValue } from "./ranked-value.ts";

const spread = aggregateOperation(
  {
    name: "range",
    subtype: "statistic",
    scale: "distance",
    word: "range (highest minus lowest) of the",
    chinese: "的极差（最大值减去最小值）",
    compute: (numbers) => Decimal.max(...numbers).minus(Decimal.min(...numbers)),
  },
  AggregateParams,
);

/** Highest value minus lowest value of a column. */
export const range: Operation<AggregateParams> = {
  ...spread,
  /** "the difference between the longest and the shortest range of all bikes": the word of statistics is one of things as well. */
  describe(params, inputs, results) {
    const phrase = spread.describe(params, inputs, results);
    const { from, column, missing } = params;
    const ends = (["highest", "lowest"] as const).map((end) => {
      const one = rankedValue.describe({ from, by: column, k: 1, end, missing }, inputs, results);
      return one.kind === "value" ? one : undefined;
    });
    const [text, bare] = (["text", "bare"] as const).map((form) =>
      sharedOperands(ends.map((one) => one?.[form] ?? "")),
    );
    if (phrase.kind !== "value" || text === undefined) return phrase;
    return {
      ...phrase,
      text: `the difference between ${text}`,
      bare: `the difference between ${bare ?? text}`,
    };
  },
};
