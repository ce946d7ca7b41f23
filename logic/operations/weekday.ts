import { z } from "zod";
import { chineseValue } from "../chinese/phrasing.ts";
import { valuePhrase } from "../english/phrasing.ts";
import { askedOf } from "../english/shared-operands.ts";
import type { Operation, Result } from "../operation.ts";
import { valueInput } from "../table.ts";
import { dayNumber } from "../values/days.ts";

const Params = z.strictObject({ from: z.string() });

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** As Chinese counts them: 星期一 to 星期六, then 星期日. */
const CHINESE_DAYS = "一二三四五六日";
/** 1970-01-01, day 0, was a Thursday. */
const DAY_ZERO = 3;
/** Before, countries changed to the Gregorian calendar at their own times: 1923 was the last. */
const GREGORIAN = 1923;

function weekdayOf(inputs: readonly Result[]): (typeof WEEKDAYS)[number] | undefined {
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
    const day = weekdayOf(inputs)!;
    const chinese = CHINESE_DAYS[WEEKDAYS.indexOf(day)]!;
    const aliases = [
      day.slice(0, 3),
      `星期${chinese}`,
      `周${chinese}`,
      ...(chinese === "日" ? ["星期天", "周天"] : []),
    ];
    return { type: "value", value: { kind: "text", printed: day }, aliases };
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
      question: `on which day of the week ${askedOf(date) ?? `was ${date}`}`,
      sources,
      notes,
    };
  },
  describeChinese(_, inputs) {
    const { text, sources, notes } = chineseValue(inputs);
    return { kind: "value", text: `${text}的星期`, asks: "是什么", question: `${text}是星期几`, sources, notes };
  },
};
