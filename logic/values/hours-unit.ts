import { Decimal, plain } from "../numerics/decimal.ts";
import type { Language } from "./language.ts";

/**
 * What a column is measured in that prints hours with minutes ("14 h 30 min"): its decimals are minutes, and nobody says so many hours
 * in minutes. A unit of its own, as that of times by the clock is (`clock-unit.ts`).
 */
export const HOURS_UNIT: Readonly<Record<Language, string>> = { en: "minutes (h min)", zh: "分钟（时分）" };

/** Are quantities of this unit told in hours and minutes? */
export const isHours = (unit: string | undefined): boolean => unit === HOURS_UNIT.en || unit === HOURS_UNIT.zh;

const MINUTES = 60;

/** "14 h 30 min", "12 hours", "45 minutes"; “14小时30分钟”, “12小时”. */
export function hoursText(minutes: string, language: Language): string {
  const value = new Decimal(minutes);
  const sign = value.isNegative() && !value.isZero() ? "-" : "";
  const hours = value.abs().div(MINUTES).floor();
  const rest = plain(value.abs().minus(hours.times(MINUTES)));
  if (language === "zh")
    return sign + (hours.isZero() ? "" : `${hours}小时`) + (rest === "0" && !hours.isZero() ? "" : `${rest}分钟`);
  if (hours.isZero()) return `${sign}${rest} minute${rest === "1" ? "" : "s"}`;
  return sign + (rest === "0" ? `${hours} hour${hours.eq(1) ? "" : "s"}` : `${hours} h ${rest} min`);
}

/** A text with "14:30" and “14小时30分” in words, in which they are hours and minutes where these are asked for. */
export const withHoursSpelt = (text: string): string =>
  text
    .replace(/(?<![\d:.])(\d{1,3}):([0-5]\d)(?![\d:])(?:\s?(?:h|hrs?|hours?)\b)?/giu, "$1 hours $2 minutes")
    .replace(/(\d小?时\s?\d{1,2})\s?分(?!钟)/gu, "$1分钟");
