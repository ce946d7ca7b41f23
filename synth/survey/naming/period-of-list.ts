import { timeWithin } from "../../../logic/values/time-within.ts";

/** A year or a season. */
export interface Period {
  kind: "year" | "season";
  /** "2019", "2019–20" */
  printed: string;
  /** The year, or that in which the season begins. */
  from: number;
  /** The last year that it reaches into. */
  to: number;
  /** What a Chinese site calls such seasons: “赛季”, “乐季”. */
  called?: string;
}

/** Before a year: it bounds what is told, or is when somebody began or wrote. */
const BOUND_BEFORE =
  /(?:\b(?:since|from|after|before|until|till|to|by|as (?:of|at)|up to|founded|built|est(?:\.|ablished)?|updated|edition|version|census)(?: in)?|©|\(c\)|自|从|截至|截止|至|到|建于|始于|成立于|©)\s*$/iu;
/** Behind it the same: “2019年以来”, “2019年底”, “2019年成立”, "2019 census". */
const BOUND_BEHIND =
  /^\s*(?:[-–—/~至到]|to\b|onwards?\b|edition\b|version\b|census\b|年?(?:度)?(?:以来|起|至今|以前|以后|前|后|底|末|初|成立|创办|创建|建成|版|修订|普查))/iu;
/** "2019–20", "2019-2020": a folder of one season; "2019" of one year. */
const FOLDER = /^(?:(?:season|year)-)?((?:19|20)\d\d)(?:[-_–](\d{2}|\d{4}))?$/;
/** In a folder of a year another of a month: that is when a page was written. */
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const SEASON_BEHIND = /^\s*年?度?(?<called>赛季|乐季|演出季|音乐季|学年|财年|年度)/u;
const CENTURY = 100;

/** The one year or season that a heading says of what stands under it. */
export function periodInHeading(heading: string): Period | undefined {
  const time = timeWithin(heading);
  if (!time || (time.kind !== "year" && time.kind !== "season")) return undefined;
  const before = heading.slice(0, time.start);
  const behind = heading.slice(time.start + time.printed.length);
  if (BOUND_BEFORE.test(before) || BOUND_BEHIND.test(behind)) return undefined;
  const from = Number(time.printed.slice(0, 4));
  const called = SEASON_BEHIND.exec(behind)?.groups?.["called"];
  return period(time.kind, time.printed, from, called);
}

/**
 * The one year or season in whose folder all pages lie: "/fairs/2019/oakham/". In a folder of a month pages lie by when they
 * were written, and what they are about may be of any time.
 */
export function periodOfFolders(urls: readonly string[]): Period | undefined {
  const [first, ...others] = urls.map((url) => new URL(url).pathname.split("/").filter(Boolean));
  if (!first) return undefined;
  const shared = first.slice(0, -1).filter((part, at) => others.every((parts) => parts[at] === part));
  const found = shared.flatMap((part, at) => {
    const [, year, next] = FOLDER.exec(part) ?? [];
    if (year === undefined || [first, ...others].some((parts) => MONTH.test(parts[at + 1] ?? ""))) return [];
    if (next === undefined) return [period("year", year, Number(year))];
    const isNext = Number(next) % CENTURY === (Number(year) + 1) % CENTURY;
    return isNext ? [period("season", `${year}–${next}`, Number(year))] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The one calendar year that all of these lie in. */
export function periodOfYears(years: readonly number[]): Period | undefined {
  const [first] = years;
  if (first === undefined || years.some((year) => year !== first)) return undefined;
  return period("year", String(first), first);
}

function period(kind: Period["kind"], printed: string, from: number, called?: string): Period {
  const isOfTwo = kind === "season" && printed.length > 4 && /\d\s?[–—‑/-]\s?\d/.test(printed);
  const isSchool = called === "学年" || called === "赛季" || called === "乐季";
  return { kind, printed, from, to: isOfTwo || isSchool ? from + 1 : from, ...(called ? { called } : {}) };
}
