import type { Tag } from "../dom/dom.ts";
import { textOf } from "../dom/text.ts";

/** Dates that can be read in one way. */
const DAY_FIRST = "31/12/2000";
const MONTH_FIRST = "12/31/2000";

/**
 * The order of day and month by what a page tells machines of its dates (HTML 4.5.14, `time datetime`), as a text that shows
 * it: "03/04/2021" that is said to be 2021-04-03 has the day first. None where two such dates differ in it.
 */
export function statedOrder(body: Tag): string[] {
  const orders = new Set<string>();
  for (const time of body.page?.named("time") ?? []) {
    const order = orderOf(textOf(time), time.attribs.datetime);
    if (order !== undefined) orders.add(order);
  }
  return orders.size === 1 ? [...orders] : [];
}

function orderOf(printed: string, stated: string | undefined): string | undefined {
  const [, first, , second, year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/.exec(printed) ?? [];
  const [, ofYear, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(stated ?? "") ?? [];
  if (year === undefined || year !== ofYear || Number(first) === Number(second)) return undefined;
  if (Number(first) === Number(day) && Number(second) === Number(month)) return DAY_FIRST;
  return Number(first) === Number(month) && Number(second) === Number(day) ? MONTH_FIRST : undefined;
}
