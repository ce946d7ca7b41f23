import { Decimal, plain } from "../numerics/decimal.ts";
import type { Language } from "./language.ts";

/**
 * What a column is measured in that prints a time by the clock ("1:41:20"): its decimals are seconds, and nobody says them so. A unit of
 * its own, so that whatever is computed of such times is asked for, and answered, in the form of the page.
 */
export const CLOCK_UNIT: Readonly<Record<Language, string>> = { en: "seconds (h:mm:ss)", zh: "秒（时:分:秒）" };

/** Are quantities of this unit told by the clock? */
export const isClock = (unit: string | undefined): boolean => unit === CLOCK_UNIT.en || unit === CLOCK_UNIT.zh;

const MINUTE = 60;
const HOUR = 3600;

/** "2:05:05.4", "4:05", "0:43.6" of seconds; “2小时5分5.4秒”, “2小时30分”, “43.6秒”. */
export function clockText(seconds: string, language: Language): string {
  const value = new Decimal(seconds);
  const sign = value.isNegative() && !value.isZero() ? "-" : "";
  const all = value.abs();
  const hours = all.div(HOUR).floor();
  const minutes = all.minus(hours.times(HOUR)).div(MINUTE).floor();
  const rest = plain(all.minus(hours.times(HOUR)).minus(minutes.times(MINUTE)));
  if (language === "zh") {
    const parts = [hours.isZero() ? "" : `${hours}小时`, minutes.isZero() ? "" : `${minutes}分`];
    const said = parts.join("") + (rest === "0" && parts.join("") !== "" ? "" : `${rest}秒`);
    // “5分” alone might be five points.
    return sign + (/^\d+分$/u.test(said) ? `${said}钟` : said);
  }
  const twoDigits = (text: string) => text.replace(/^\d(?!\d)/, "0$&");
  return hours.isZero()
    ? `${sign}${minutes}:${twoDigits(rest)}`
    : `${sign}${hours}:${twoDigits(minutes.toString())}:${twoDigits(rest)}`;
}

const BY_COLONS = /(?<![\d:.])(?:(?<hours>\d{1,3}):)?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d(?:\.\d+)?)(?![\d:])/gu;
const BY_WORDS =
  /(?<![\d:.])(?:(?<hours>\d{1,3})\s?(?:h(?:ours?|rs?)?|小时|时)[,\s]*(?:and\s)?)?(?<minutes>\d{1,3})\s?(?:m(?:in(?:ute)?s?)?\.?|分钟?|['′])[,\s]*(?:and\s)?(?<seconds>\d{1,2}(?:\.\d+)?)\s?(?:s(?:ec(?:ond)?s?)?\b|秒|''|["″])/giu;

/** A text with its times by the clock as seconds, in the way in which these are read: "7505.4 seconds" of "2:05:05.4" and of "2h 5m 5.4s". */
export const withSeconds = (text: string): string =>
  [BY_COLONS, BY_WORDS].reduce(
    (left, form) =>
      left.replace(form, (...found) => {
        const { hours = "0", minutes, seconds } = found.at(-1) as Record<string, string>;
        return `${plain(new Decimal(hours).times(HOUR).plus(new Decimal(minutes!).times(MINUTE)).plus(seconds!))} seconds`;
      }),
    text,
  );
