import { z } from "zod";
import { operandWords } from "../chinese/operands.ts";
import { chineseNotes, chineseSources, chineseValue } from "../chinese/phrasing.ts";
import { mergeNotes, mergeSources, valuePhrase } from "../english/phrasing.ts";
import { operandList, spanWords } from "../formula.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, Result } from "../operation.ts";
import { valueInput } from "../table.ts";
import { DAYS, type DateValue, dayNumber } from "../values/days.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({ a: z.string(), b: z.string() });

const datesOf = (inputs: readonly Result[]): DateValue[] =>
  inputs.map((_, index) => valueInput(inputs, index).value).filter((value) => value.kind === "date");

/** How many days lie between two dates; never negative, and neither end is counted twice: the 1st to the 2nd is one day. */
export const daysBetween: Operation<z.infer<typeof Params>> = {
  name: "days_between",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ a, b }) => [a, b],
  guards({ a, b }, inputs) {
    if (a === b) return [{ guard: "trivial", message: "a date is compared with itself" }];
    const dates = datesOf(inputs);
    if (dates.length < inputs.length) return [{ guard: "not_a_date", message: "both operands must be dates" }];
    const [first, second] = dates.map(dayNumber);
    if (first === undefined || second === undefined)
      return [{ guard: "granularity", message: "one of the dates states no day" }];
    return first === second ? [{ guard: "all_equal", message: "the two dates are equal" }] : [];
  },
  evaluate(_, inputs) {
    const [first, second] = datesOf(inputs).map((date) => new Decimal(dayNumber(date)!));
    return { type: "value", value: computed(first!.minus(second!).abs(), DAYS) };
  },
  uses: () => [],
  explain(_, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `days between ${datesOf(inputs)
      .map(({ iso }) => iso)
      .join(" and ")} = ${shown}`;
  },
  describe(_, inputs) {
    const pieces = inputs.map((__, index) => valuePhrase(inputs, index));
    const texts = pieces.map((piece) => piece.bare ?? piece.text);
    const dates = operandList(texts);
    return {
      kind: "value",
      text: `the number of days between ${dates}`,
      asks: "how many",
      question: `how many days ${spanWords(texts)}`,
      sources: mergeSources(...pieces),
      notes: mergeNotes(...pieces.map(({ notes }) => notes)),
    };
  },
  describeChinese(_, inputs) {
    const pieces = inputs.map((__, index) => chineseValue(inputs, index));
    const dates = operandWords(pieces);
    return {
      kind: "value",
      text: `${dates}之间相隔的天数`,
      asks: "是多少",
      question: `${dates}之间相隔多少天`,
      sources: chineseSources(...pieces),
      notes: chineseNotes(...pieces.map(({ notes }) => notes)),
    };
  },
};
