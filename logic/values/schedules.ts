import type { WorkRow } from "../operation.ts";

/** "Saturdays", "Tuesday to Friday", "Sunday only", "Tue–Fri"; a newspaper may be called after one day. */
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\s?(?:only\b|(?:[-–,&]|to|through|and|or)\s?(?:mon|tue|wed|thu|fri|sat|sun))|(?:周|星期)[一二三四五六日天]./i;
const HOURS =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}[:：.]\d\d\s?(?:[-–—－~～]{1,2}|to|until|至|到)\s?(?:次日)?\d{1,2}[:：.]\d\d\b/i;
/** Does a text say on which days or at what hours: "Saturdays only", "Tue–Fri", "10:00–16:00"? */
export function isSchedule(text: string): boolean {
  return DAY.test(text.trim()) || HOURS.test(text);
}

/** What stands beside days and hours: "Daily", "Not served", "By appointment". */
const OTHERWISE =
  /^(?:daily|every ?day|all (?:day|week)|week(?:day|end)s?|closed|not (?:open|served)|by (?:appointment|arrangement)|每天|每日|全天|不开放|休息)(?:$|[\s,;.，；。])/i;

/** Do most of a column's texts say when, some of them by days or hours? */
export function areSchedules(texts: readonly string[]): boolean {
  const sure = texts.filter(isSchedule);
  const others = texts.filter((text) => !isSchedule(text) && OTHERWISE.test(text.trim()));
  return sure.length > 0 && (sure.length + others.length) * 2 > texts.length;
}

/** The first cell of a column that says when: such texts are no kinds, of which one would be the most frequent. */
export function scheduleAmong(rows: readonly WorkRow[], index: number): string | undefined {
  for (const { cells } of rows) {
    const { value } = cells[index]!;
    if ((value.kind === "text" || value.kind === "entity") && isSchedule(value.printed)) return value.printed;
  }
  return undefined;
}
