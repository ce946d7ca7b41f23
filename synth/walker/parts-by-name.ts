import type { Column } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { shareOfCounts } from "../../logic/share-of-counts.ts";
import { isCurrency } from "../../logic/values/units.ts";

/** A word that two columns share has at least so many letters: "coal exports", "coal imports". */
const SHARED_WORD = /\p{L}{4,}/gu;
const HAN = /\p{Script=Han}/u;
/** Each two signs in a row, as words begin anywhere. */
const HAN_PAIR = /(?=(\p{Script=Han}{2}))/gu;
/** What says only that something is counted: numbers of teachers and of pupils have this in common. */
const COUNTED = /^(?:人数|数量|总数|总量|总额|金额)$/u;
/** "Total ticket revenue", "总床位数" */
const TOTAL = /^total (?:number of )?(?<things>\p{L}+(?: \p{L}+)*)$/iu;
const CHINESE_TOTAL = /^总(?<things>\p{Script=Han}{2,})$/u;
/** A word by which a sum of money is called. */
const ONE_WORD = /^(?:\p{Script=Han}{2,3}|\p{Script=Latin}+)$/u;

/** Do two columns share a word in what they are called? */
export function areAlike(one: Column, other: Column): boolean {
  const words = wordsOf(other);
  return [...wordsOf(one)].some((word) => words.has(word));
}

function wordsOf({ name }: Column): Set<string> {
  if (!HAN.test(name)) return new Set(humanise(name).toLowerCase().match(SHARED_WORD) ?? []);
  return new Set([...name.matchAll(HAN_PAIR)].map(([, pair]) => pair!).filter((pair) => !COUNTED.test(pair)));
}

/**
 * Is the one a part of the other by what they are called: lots sold of lots offered, ticket revenue of total revenue? A word that both
 * have makes none: a number of teachers is no part of a number of pupils, however much less it is.
 */
export function isShare(part: Column, whole: Column): boolean {
  if (shareOfCounts(part, whole) !== undefined) return true;
  if (!isCountOrMoney(whole)) return false;
  const [some, all] = [part, whole].map(({ name }) => humanise(name).trim().toLowerCase());
  const things = (TOTAL.exec(all!) ?? CHINESE_TOTAL.exec(all!))?.groups?.["things"];
  if (things === undefined || COUNTED.test(things) || /total|总/u.test(some!)) return false;
  return some!.endsWith(HAN.test(things) ? things : ` ${things}`);
}

/** Sums of money that are called by a word each may pay for one another: what a grant leaves of a cost. */
export const isLeft = (part: Column, whole: Column): boolean =>
  isCurrency(whole.unit ?? "") && [part, whole].every(({ name }) => ONE_WORD.test(name.trim()));

const isCountOrMoney = ({ unit }: Column): boolean => unit === undefined || isCurrency(unit);
