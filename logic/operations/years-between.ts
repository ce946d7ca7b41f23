import { z } from "zod";
import { operandWords } from "../chinese/operands.ts";
import { chineseNotes, chineseSources, chineseValue } from "../chinese/phrasing.ts";
import { mergeNotes, mergeSources, valuePhrase } from "../english/phrasing.ts";
import { howMuchLater } from "../english/shared-operands.ts";
import { operandList, spanWords } from "../formula.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, Result } from "../operation.ts";
import { valueInput } from "../table.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({ a: z.string(), b: z.string() });

/** The years that are stated, as numbers; what is no cell of a column of years is none. */
const yearsOf = (inputs: readonly Result[]): number[] =>
  inputs.flatMap((_, index) => {
    const { value, column } = valueInput(inputs, index);
    return value.kind === "number" && column?.role === "year" && /^\d{4}$/.test(value.decimal)
      ? [Number(value.decimal)]
      : [];
  });

/** How many years lie between two stated years; never negative. Nothing is said of days: 1950 to 1951 is one year. */
export const yearsBetween: Operation<z.infer<typeof Params>> = {
  name: "years_between",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ a, b }) => [a, b],
  guards({ a, b }, inputs) {
    if (a === b) return [{ guard: "trivial", message: "a year is compared with itself" }];
    const years = yearsOf(inputs);
    if (years.length < inputs.length) return [{ guard: "not_a_year", message: "both operands must be years" }];
    return years[0] === years[1] ? [{ guard: "all_equal", message: "the two years are equal" }] : [];
  },
  evaluate(_, inputs) {
    const [first, second] = yearsOf(inputs);
    return { type: "value", value: computed(new Decimal(Math.abs(first! - second!)), "years") };
  },
  uses: () => [],
  explain(_, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `years between ${yearsOf(inputs).join(" and ")} = ${shown}`;
  },
  describe(_, inputs, results) {
    const pieces = inputs.map((__, index) => valuePhrase(inputs, index));
    const texts = pieces.map((piece) => piece.bare ?? piece.text);
    const [first = 0, second = 0] = yearsOf(results);
    const [a, b] = texts as [string, string];
    return {
      kind: "value",
      text: `the number of years between ${operandList(texts)}`,
      asks: "how many",
      question: howMuchLater(first <= second ? [a, b] : [b, a], "years") ?? `how many years ${spanWords(texts)}`,
      sources: mergeSources(...pieces),
      notes: mergeNotes(...pieces.map(({ notes }) => notes)),
    };
  },
  describeChinese(_, inputs) {
    const pieces = inputs.map((__, index) => chineseValue(inputs, index));
    const years = operandWords(pieces);
    return {
      kind: "value",
      text: `${years}相差的年数`,
      asks: "是多少",
      question: `${years}相差多少年`,
      sources: chineseSources(...pieces),
      notes: chineseNotes(...pieces.map(({ notes }) => notes)),
    };
  },
};
