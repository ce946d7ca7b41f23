import { partOfYear } from "./period.ts";

const WEEKDAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:星期|周|礼拜)[一二三四五六日天])$/i;

/**
 * Is a heading nothing but the month, the quarter or the day of the week that its figures are of? Of what they are it does not say: "the
 * lowest September" is no figure that anything has.
 */
export const isBarePeriod = (heading: string): boolean =>
  partOfYear(heading)?.anyYear === true || WEEKDAY.test(heading.trim());
