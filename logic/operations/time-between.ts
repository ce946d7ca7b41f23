import { z } from "zod";
import { chineseDate } from "../chinese/numerals.ts";
import { operandWords } from "../chinese/operands.ts";
import { chineseNotes, chineseSources, chineseValue } from "../chinese/phrasing.ts";
import { englishDate } from "../english/english.ts";
import { mergeNotes, mergeSources, valuePhrase } from "../english/phrasing.ts";
import { howMuchLater } from "../english/shared-operands.ts";
import { operandList, spanWords } from "../formula.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, Result } from "../operation.ts";
import { valueInput } from "../table.ts";
import { type DateValue, dayNumber, endsTheDayBefore } from "../values/days.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({
  a: z.string(),
  /** Another date of the site; left out where the time up to a stated day is asked for, as an age is. */
  b: z.string().optional(),
  on: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  unit: z.enum(["years", "months"]),
});
type Params = z.infer<typeof Params>;

const datesOf = ({ on }: Params, inputs: readonly Result[]): DateValue[] => {
  const read = inputs.map((_, index) => valueInput(inputs, index).value).filter((value) => value.kind === "date");
  return on === undefined ? read : [...read, { kind: "date", printed: on, iso: on, granularity: "day" }];
};

/**
 * Complete months from one day to a later one: a month is over on the same day of the next month; where that has no such
 * day, on the day after its last.
 */
function completeMonths(from: string, to: string): number {
  const [[y1, m1, d1], [y2, m2, d2]] = [from, to].map((iso) => iso.slice(0, 10).split("-").map(Number)) as [
    [number, number, number],
    [number, number, number],
  ];
  return (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0);
}

function timeOf(params: Params, inputs: readonly Result[]): number {
  const [first, second] = datesOf(params, inputs)
    .map(({ iso }) => iso)
    .sort();
  const months = completeMonths(first!, second!);
  return params.unit === "months" ? months : Math.floor(months / 12);
}

/** "how many years older is Ada Lund than Olav Berg, in complete years"; undefined where it is no one event of two things. */
function laterWords(dates: readonly string[], inputs: readonly Result[], unit: Params["unit"]): string | undefined {
  const [one, other] = inputs.map((_, index) => valueInput(inputs, index).value);
  if (dates.length !== 2 || one?.kind !== "date" || other?.kind !== "date") return undefined;
  const [a, b] = dates as [string, string];
  const asked = howMuchLater(one.iso <= other.iso ? [a, b] : [b, a], unit);
  return asked && `${asked}, in complete ${unit}`;
}

/** How many complete years or months lie between two dates, or from a date up to a stated day. */
export const timeBetween: Operation<Params> = {
  name: "time_between",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ a, b }) => (b === undefined ? [a] : [a, b]),
  guards(params, inputs) {
    if ((params.b === undefined) === (params.on === undefined))
      return [{ guard: "invalid_program", message: "either a second date or a stated day is needed" }];
    if (params.a === params.b) return [{ guard: "trivial", message: "a date is compared with itself" }];
    const dates = datesOf(params, inputs);
    if (dates.length < 2) return [{ guard: "not_a_date", message: "both operands must be dates" }];
    const days = dates.map(dayNumber);
    if (days.includes(undefined)) return [{ guard: "granularity", message: "one of the dates states no day" }];
    if (params.on !== undefined && days[0]! > days[1]!)
      return [{ guard: "order", message: "the stated day lies before the date" }];
    // On the last days of a month people do not agree on when a month is over.
    if (dates.some(({ iso }) => Number(iso.slice(8, 10)) > 28))
      return [{ guard: "edge", message: "months that begin after the 28th are counted in several ways" }];
    const [first, last] = dates.map(({ iso }) => iso.slice(0, 10)).sort();
    if (params.on === undefined && endsTheDayBefore([first!, last!]))
      return [
        { guard: "edge", message: "whether the last of them is complete hangs on whether both days are counted" },
      ];
    return timeOf(params, inputs) < 1
      ? [{ guard: "too_few", message: `not one of the ${params.unit} is complete` }]
      : [];
  },
  evaluate(params, inputs) {
    return { type: "value", value: computed(new Decimal(timeOf(params, inputs)), params.unit) };
  },
  uses: () => [],
  explain(params, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    const dates = datesOf(params, inputs).map(({ iso }) => iso);
    return `complete ${params.unit} between ${dates.join(" and ")} = ${shown}`;
  },
  describe({ on, unit }, inputs, results) {
    const pieces = inputs.map((_, index) => valuePhrase(inputs, index));
    const dates = pieces.map((piece) => piece.bare ?? piece.text);
    const later = on === undefined ? laterWords(dates, results, unit) : undefined;
    const span = on === undefined ? `between ${operandList(dates)}` : `from ${dates[0]} to ${englishDate(on)}`;
    return {
      kind: "value",
      text: `the number of complete ${unit} ${span}`,
      asks: "how many",
      question: later ?? `how many complete ${unit} ${on === undefined ? spanWords(dates) : `passed ${span}`}`,
      sources: mergeSources(...pieces),
      notes: mergeNotes(...pieces.map(({ notes }) => notes)),
    };
  },
  describeChinese({ on, unit }, inputs) {
    const pieces = inputs.map((_, index) => chineseValue(inputs, index));
    const span = on === undefined ? `${operandWords(pieces)}之间` : `从${pieces[0]!.text}到${chineseDate(on)}`;
    const what = unit === "years" ? "整年" : "个整月";
    return {
      kind: "value",
      text: `${span}${on === undefined ? "相隔" : "经过"}的${unit === "years" ? "整年" : "整月"}数`,
      asks: "是多少",
      question: `${span}${on === undefined ? "相隔" : "经过"}多少${what}`,
      sources: chineseSources(...pieces),
      notes: chineseNotes(...pieces.map(({ notes }) => notes)),
    };
  },
};
