import { calendarDay, calendarDays } from "../calendar.ts";
import { whole } from "../fraction.ts";
import { number, type Operation, table } from "../outcome.ts";

/** Days and the time between them. */
export const temporal: Record<string, Operation> = {
  days_between(_, given) {
    const [a, b] = [given("a"), given("b")].map((outcome) => {
      if (outcome.is !== "value") throw new Error("a date is needed here");
      return calendarDay(outcome.value);
    });
    return number(whole(Math.abs(a! - b!)), "days");
  },
  date_span(step, given) {
    const days = calendarDays(table(given("from")), String(step.column));
    return number(whole(Math.max(...days) - Math.min(...days)), "days");
  },
  longest_gap(step, given) {
    const days = calendarDays(table(given("from")), String(step.column)).sort((a, b) => a - b);
    let longest = 0;
    for (const [index, day] of days.entries()) if (index > 0) longest = Math.max(longest, day - days[index - 1]!);
    return number(whole(longest), "days");
  },
};
