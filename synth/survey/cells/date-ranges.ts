import { readDate } from "../../../logic/values/date-text.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A part of a printed text: where it begins, and where it ends. */
interface Part {
  start: number;
  end: number;
}

/** The first and the last day, or month, of what a text says it lasted; one day is both. */
export interface DateRange {
  from: Part;
  /** Undefined where it goes on: "since May 2021", "2021年5月至今". */
  to: Part | undefined;
  isOne: boolean;
}

/** What stands between the ends of a range. */
const JOINT = /\s*(?:[-–—~～]{1,2}|\b(?:to|until|till|through)\b|至|到)\s*/giu;
const BEFORE = /^(?:from|since|自|从)\s*/iu;
/** "(48 months)" behind it says how long that is. */
const BEHIND = /\s*[(（][^()（）]*[)）]\s*$|[止。.]$/u;
const GOES_ON = /^(?:(?:the )?present(?: day)?|now|today|date|ongoing|open[- ]ended|今|现在|目前)$/iu;

/** Both ends of the range of dates that a text prints, each of them in full; undefined where it prints anything else. */
export function dateRangeIn(text: string): DateRange | undefined {
  const start = BEFORE.exec(text)?.[0].length ?? 0;
  const end = text.length - (BEHIND.exec(text)?.[0].length ?? 0);
  const said = text.slice(start, end);
  if (grainOf(said) !== undefined) {
    const whole = { start, end };
    return { from: whole, to: /^(?:since|自|从)/iu.test(text) ? undefined : whole, isOne: true };
  }
  for (const { index, 0: joint } of said.matchAll(JOINT)) {
    const [first, last] = [said.slice(0, index), said.slice(index + joint.length)];
    const grain = grainOf(first);
    if (grain === undefined) continue;
    const from = { start, end: start + index };
    if (GOES_ON.test(last)) return { from, to: undefined, isOne: false };
    if (grainOf(last) === grain) return { from, to: { start: start + index + joint.length, end }, isOne: false };
  }
  return undefined;
}

/** "2021.03" as the ends of ranges are often printed: alone it would be a figure. */
const YEAR_AND_MONTH = /^(?<year>(?:1[89]|20)\d\d)[./年](?<month>0?[1-9]|1[0-2])月?$/u;

/** A date that an end of a range prints, in a form that is read as one wherever it stands. */
export function plainDate(text: string): string {
  const { year, month } = YEAR_AND_MONTH.exec(text)?.groups ?? {};
  return year === undefined || month === undefined ? text : `${year}年${Number(month)}月`;
}

/** A year alone is a number that two ends of something else may have as well. */
function grainOf(text: string): string | undefined {
  const read = text.length > LONGEST_DATE ? undefined : readDate(plainDate(text), undefined);
  return read?.kind === "date" && read.granularity !== "year" ? read.granularity : undefined;
}
const LONGEST_DATE = 32;

/** How long something lasts, or when it is: words that make no difference to what begins and ends then. */
const LASTING =
  /\b(?:dates?|days?|periods?|durations?|time(?:s|frame)?|terms?|season|run|running|runs|when|validity|start(?:ing)?|end(?:ing)?|and|of|the|from|to)\b|[-/–&]/giu;
const CHINESE_LASTING = /(?:起止)?(?:时间段?|日期|时段|期限|周期|工期|年月|[档展会赛工]期)$|^起止/u;
/** What the things themselves do then: 展览时间 is when an exhibition begins and ends. */
const CHINESE_OWN =
  /^(?:展览|展出|陈列|举办|活动|项目|课题|执行|研究|实施|建设|施工|比赛|赛事|会议|航次|演出|培训|开展|服务|合同|实习)$/u;

/**
 * What the ends of a column of date ranges are called: "Start date" and "End date" where its heading says no more than that it is how
 * long the rows themselves last ("Project period" of projects), else with what begins and ends: "Registration start date".
 *
 * @param of what the relation is called, its address included
 */
export function rangeNames(heading: string, of: string): [string, string] {
  if (/\p{Script=Han}/u.test(heading)) {
    const what = heading.replace(/\s/g, "").replace(CHINESE_LASTING, "").replace(/^起止/u, "");
    const isOwn = what === "" || CHINESE_OWN.test(what) || of.includes(what);
    const last = /报名|申报|投稿|征集|招募|投票|缴费/u.test(what) ? "截止" : "结束";
    return isOwn ? ["开始日期", "结束日期"] : [`${what}开始日期`, `${what}${last}日期`];
  }
  const what = heading.replace(LASTING, " ").replace(/\s+/g, " ").trim();
  const isOwn = what === "" || foldText(of).includes(foldText(what));
  return isOwn ? ["Start date", "End date"] : [`${what} start date`, `${what} end date`];
}
