import type { WorkRow } from "../operation.ts";

/** "Saturdays", "Tuesday to Friday", "Sunday only", "Tue–Fri"; a newspaper may be called after one day. */
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\s?(?:only\b|(?:[-–,&]|to|through|and|or)\s?(?:mon|tue|wed|thu|fri|sat|sun))|(?:周|星期)[一二三四五六日天]./i;
const HOURS =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}[:.]\d\d\s?(?:-|–|to|until)\s?\d{1,2}[:.]\d\d\b/i;
/** Does a text say on which days or at what hours: "Saturdays only", "Tue–Fri", "10:00–16:00"? */
export function isSchedule(text: string): boolean {
  return DAY.test(text.trim()) || HOURS.test(text);
}

/** The first cell of a column that says when: such texts are no kinds, of which one would be the most frequent. */
export function scheduleAmong(rows: readonly WorkRow[], index: number): string | undefined {
  for (const { cells } of rows) {
    const { value } = cells[index]!;
    if ((value.kind === "text" || value.kind === "entity") && isSchedule(value.printed)) return value.printed;
  }
  return undefined;
}
