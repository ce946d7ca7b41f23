import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { bornAt } from "./born-at.ts";
import { movedMost } from "./change-words.ts";
import { deedOf, doneWhere } from "./deeds.ts";
import { doneAt } from "./done-at.ts";
import { eventPhrase } from "./event-phrases.ts";
import { measureWord } from "./measure-words.ts";
import { countNumeral, numeral } from "./numerals.ts";
import type { ChineseThings } from "./phrase.ts";
import {
  besideOwner,
  CHINESE_ENTRY,
  chineseNoun,
  columnName,
  countingWord,
  isWhole,
  plainChinese,
  statedApart,
  whichWords,
  withinWords,
} from "./phrasing.ts";
import { aloneRanked, chineseQuantityWords, chineseRank } from "./quantity-words.ts";

/** What happened once to each is early or late by itself, and not its time: “出生最晚的专家”, “建成最早的桥”; undefined of other columns. */
function onceDone(column: Column, name: string): string | undefined {
  const once = isTime(column) ? (bornAt(name) ?? doneAt(name)) : undefined;
  return once?.owner === undefined ? once?.done : undefined;
}

/** How much lies between two times is long or short, in whatever it is counted: “从开工到竣工间隔的时间最长”, and not “的年数最多”. */
const LAPSE = /^(?<from>从[^的]+到[^的]+?)(?:相隔)?的[年月天]数$/u;

/** How many they are, which most and fewest say. */
const COUNT = /^(?:数量|种数)$/u;

/**
 * The piece for the first `k` things, or the `k`-th one, by a column: "面积最大的三个省", "所有…的省中失业率第二高的省".
 */
export function chineseSuperlative(
  things: ChineseThings,
  column: Column,
  end: "highest" | "lowest",
  k: number,
  place: "first" | "nth",
): ChineseThings {
  const name = columnName(column, things);
  const which = place === "nth" && k > 1 ? `第${numeral(k)}` : "最";
  const lapse = LAPSE.exec(name)?.groups?.["from"];
  const words = chineseQuantityWords(column, name);
  const rank = lapse === undefined ? chineseRank(words, end, which) : `${which}${end === "highest" ? "长" : "短"}`;
  const done = eventPhrase(column, name);
  const alone = column.type === "number" ? aloneRanked(name, end, things.noun) : undefined;
  // “工作人员最少”, and not “工作人员数最少”.
  const inFull = /[多少]$/u.test(rank) ? name.replace(/(?<=\p{Script=Han}人员)数$/u, "") : name;
  // “策划展览最多的讲师”
  const isDone = things.grouped?.deed !== undefined && things.grouped.column === column.name;
  const counted =
    isDone && COUNT.test(things.grouped!.quantity) ? inFull.slice(0, -things.grouped!.quantity.length) : inFull;
  const measured = lapse === undefined ? counted : `${lapse}间隔的时间`;
  // “人口增加最多”, and not “人口的增加量最大”.
  const moved = column.type === "number" ? movedMost(name) : undefined;
  const most = `${moved}${which}${end === "highest" ? "多" : "少"}`;
  const said =
    moved !== undefined
      ? most
      : alone === undefined
        ? `${onceDone(column, name) ?? measured}${rank}`
        : `${which}${alone}`;
  const what = done === undefined ? said : `${rank}${done}`;
  const one = place === "nth" || k === 1;
  // When something happened is stated where it did; of what else is ranked some may have it and not say so.
  const ranked = isTime(column) ? statedApart(things, name) : things;
  const group = isWhole(ranked) ? "" : withinWords(ranked);
  const noun = things.noun === CHINESE_ENTRY ? "那个条目" : things.noun;
  const chosen = one ? `${what}的${noun}` : `${what}的${countNumeral(k)}${countingWord(things)}${things.noun}`;
  return {
    ...plainChinese(things),
    one,
    fixed: `${group}${chosen}`,
    ...(one ? { asked: askedFor(things, column, group, what, rank) } : {}),
    ...(isWhole(things) ? {} : { chosen: { within: chineseNoun(things), what: chosen } }),
    ...(one ? {} : { short: `${group}${chosen.slice(0, -things.noun.length)}` }),
  };
}

/** "失业率最高的是哪个省"; of groups, "哪个省的城市平均失业率最高". */
function askedFor(things: ChineseThings, column: Column, group: string, what: string, rank: string): string {
  const { grouped, groupedBy } = things;
  const by = groupedBy === undefined ? "" : `按${groupedBy}统计，`;
  const which = whichWords(things);
  const deed = grouped?.deed ?? deedOf(groupedBy ?? things.noun);
  if (grouped?.column === column.name && group === "" && deed !== undefined)
    return `${grouped.within}${doneWhere(deed, grouped.members)}${besideOwner(grouped.members, grouped.quantity).replace(COUNT, "")}${rank}`;
  // “哪个师傅的县的徒弟数量最多” is read twice before it is understood.
  const owned = /^哪\p{Script=Han}(?<owner>.+的)(?<noun>[^的]+)$/u.exec(which)?.groups;
  if (grouped?.column === column.name && group === "" && owned !== undefined && groupedBy === undefined)
    return `${grouped.within}按${owned["owner"]}${owned["noun"]}统计，${grouped.members}${besideOwner(grouped.members, grouped.quantity)}${rank}的是哪${measureWord(owned["noun"]!)}${owned["noun"]}`;
  if (grouped?.column === column.name && group === "" && which !== "哪一个")
    return `${grouped.within}${by}${which}的${grouped.members}${besideOwner(grouped.members, grouped.quantity)}${rank}`;
  return `${by}${group === "" ? "" : `${group}，`}${what}的是${which}`;
}
