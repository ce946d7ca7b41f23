import type { Column } from "../../core/relation.ts";
import { measureWord } from "./measure-words.ts";
import { countNumeral, numeral } from "./numerals.ts";
import type { ChineseThings } from "./phrase.ts";
import { CHINESE_ENTRY, chineseNoun, columnName, isWhole, plainChinese, withinWords } from "./phrasing.ts";
import { chineseQuantityWords, chineseRank } from "./quantity-words.ts";

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
  const words = chineseQuantityWords(column, name);
  const what = `${name}${chineseRank(words, end, place === "nth" && k > 1 ? `第${numeral(k)}` : "最")}`;
  const one = place === "nth" || k === 1;
  const mw = measureWord(things.noun);
  const noun = things.noun === CHINESE_ENTRY ? "一个" : things.noun;
  const group = isWhole(things) ? "" : withinWords(things);
  const fixed = one
    ? `${group}${what}的${noun === "一个" ? "那个条目" : noun}`
    : `${group}${what}的${countNumeral(k)}${mw}${things.noun}`;
  const which = noun === "一个" ? "哪一个" : /.地$/.test(noun) ? "哪里" : `哪${mw}${noun}`;
  const by = things.groupedBy === undefined ? "" : `按${things.groupedBy}统计，`;
  const asked = `${by}${group === "" ? "" : `${group}，`}${what}的是${which}`;
  const chosen = group === "" ? undefined : { within: chineseNoun(things), what: fixed.slice(group.length) };
  return { ...plainChinese(things), one, fixed, ...(one ? { asked } : {}), ...(chosen ? { chosen } : {}) };
}
