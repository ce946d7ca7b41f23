import { z } from "zod";
import { dayNumber } from "../days.ts";
import type { Operation, Result } from "../operation.ts";
import { valuePhrase } from "../phrasing.ts";
import { valueInput } from "../table.ts";

const Params = z.strictObject({ from: z.string() });

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** 1970-01-01, day 0, was a Thursday. */
const DAY_ZERO = 3;
/** Before, countries changed to the Gregorian calendar at their own times: 1923 was the last. */
const GREGORIAN = 1923;

function weekdayOf(inputs: readonly Result[]): string | undefined {
  const { value } = valueInput(inputs);
  const day = value.kind === "date" ? dayNumber(value) : undefined;
  return day === undefined ? undefined : WEEKDAYS[(((day + DAY_ZERO) % 7) + 7) % 7];
}

/** The day of the week that a date fell on. */
export const weekday: Operation<z.infer<typeof Params>> = {
  name: "weekday",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ from }) => [from],
  guards(_, inputs) {
    const { value } = valueInput(inputs);
    if (value.kind !== "date") return [{ guard: "not_a_date", message: "the value is no date" }];
    if (weekdayOf(inputs) === undefined) return [{ guard: "granularity", message: "the date states no day" }];
    if (/\p{L}+day\b/iu.test(value.printed)) return [{ guard: "trivial", message: "the page prints the weekday" }];
    return Number(value.iso.slice(0, 4)) < GREGORIAN
      ? [{ guard: "calendar", message: "which calendar the date is of is not stated" }]
      : [];
  },
  evaluate(_, inputs) {
    return { type: "value", value: { kind: "text", printed: weekdayOf(inputs)! }, evidence: [] };
  },
  uses: () => [],
  explain: (_, inputs) => `${valueInput(inputs).value.printed} was a ${weekdayOf(inputs)}`,
  describe(_, inputs) {
    const { bare, text, sources, notes } = valuePhrase(inputs);
    const date = bare ?? text;
    return {
      kind: "value",
      text: `the day of the week of ${date}`,
      asks: "what",
      question: `on which day of the week was ${date}`,
      sources,
      notes,
    };
  },
};
