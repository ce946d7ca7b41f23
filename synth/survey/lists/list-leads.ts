import { escaped } from "../../../core/escaped.ts";
import { introducesForemost, isOfForemost } from "./foremost-leads.ts";
import { mayPresentSome, presentsSome } from "./selected-leads.ts";

/** What sets a sentence of a Chinese page apart from the next. */
const SENTENCES = /[。！？；\n]/u;
const MEASURES = "[个处座家所项名位件条口棵株部种只辆艘台栋幢枚把架孔眼宗支]";
const FIGURE = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}`;
/** “登记水库214座” */
const BEHIND = new RegExp(
  String.raw`(?<what>[\p{Script=Han}、]{2,24})\s?(?<count>${FIGURE})\s?余?${MEASURES}(?!\p{Script=Han}?[（(]?[%％])`,
  "gu",
);
/** “全县共有各级各类书院19家” the other way round: “全县共有19家书院” */
const AHEAD = new RegExp(
  String.raw`(?<count>${FIGURE})\s?余?${MEASURES}(?<what>[\p{Script=Han}、]{2,16}?)(?=[，,（(：:\s]|其中|$)`,
  "gu",
);
/** What is counted in the whole country is no count of what a town lists. */
export const ELSEWHERE = /全国|我国|全球|世界|全省(?!管)/u;
/** What says of things that they are some of them; 最新的 and 最终的 say how far a list has come. */
const SOME = String.raw`(?:部分|重点|主要|精选|代表性|典型|骨干|最(?![新近后终初])\p{Script=Han}{1,4}的|[市省区县州]本级|[市省区县州][属管直])`;
/** What introduces that which is listed. */
const FOLLOWING = "(?:如下|见下表|见附表|列表)";

/** What the pages of a list say of that which they list, before or beside it. */
export interface ListLead {
  /** How many there are, by what is counted, as printed. */
  counts: readonly { what: string; count: number }[];
  /** Sentences that introduce the list. */
  introductions: readonly string[];
}

/** What the lines of a Chinese list say of how many of its things there are and which it lists. */
export function leadOf(lines: readonly string[]): ListLead {
  const sentences = lines.flatMap((line) => line.split(SENTENCES));
  const following = new RegExp(FOLLOWING, "u");
  return {
    counts: sentences.flatMap((said) =>
      said.split(/[，,](?!\d{3})/u).flatMap((part) => (ELSEWHERE.test(part) ? [] : countsOf(part))),
    ),
    introductions: sentences.filter((said) => following.test(said) || isOfForemost(said) || mayPresentSome(said)),
  };
}

const countsOf = (part: string): ListLead["counts"] =>
  [...part.matchAll(BEHIND), ...part.matchAll(AHEAD)].map(({ groups }) => ({
    what: groups!["what"]!,
    count: Number(groups!["count"]!.replaceAll(",", "")),
  }));

/** The most that a list says there are of things called so, or of some sort of these. */
export const countInLead = (noun: string, { counts }: ListLead): number =>
  Math.max(0, ...counts.flatMap(({ what, count }) => (what.endsWith(noun) ? [count] : [])));

/**
 * Whether a list introduces what it lists as some of the things called so: “市本级重点管理水库基本情况如下”, "Portraits of the most seasoned
 * skippers", "A selection of members' mills".
 */
export function introducesSome(noun: string, { introductions }: ListLead): boolean {
  const selected = new RegExp(String.raw`${SOME}\p{Script=Han}{0,6}?${escaped(noun)}`, "u");
  return introductions.some(
    (said) => selected.test(said) || introducesForemost(noun, said) || presentsSome(noun, said),
  );
}
