import type { Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isRate } from "../../../logic/values/infer-column.ts";
import { quantityOf } from "../../../logic/values/year-text.ts";
import { isOfManyMatters } from "./many-matters.ts";
import { mattersOf } from "./matters.ts";
import { isCharge, isDimension } from "./own-sizes.ts";

/** In longer ones, what belongs together stands together: so many columns from each other at most. */
const NEAR = 3;
/** Words that columns about quite different matters share. */
const EMPTY =
  /^(?:annual|average|change|consumption|current|difference|estimate|excess|gross|growth|highest|least|largest|longest|lowest|maximum|mean|median|minimum|number|percent|point|points|population|production|rate|rates|ratio|share|shortest|smallest|sum|total|value|year|years)$/;
/** How big a thing is as a whole, or how old: by that, things are chosen whatever is asked about them. */
const SIZE =
  /^(?:number of )?(?:(?:total|land|surface) )?(?:(?:population|area|inhabitants|residents|gdp|size|members|employees|students)(?: \(.*\))?$|(?:year|founded|established|opened|built|released)\b)/i;

/** What things are known by, or what one wants to know of anything that was found. */
const IDENTITY =
  /\b(?:name|capital|currency|languages?|president|prime minister|monarch|head|leader|director|mayor|author|artist|composer|founder|owner|operator|developer|manufacturer|designer|architect|headquarters|seat|location|country|region|continent|province|state|city|town|code|abbreviation|symbol|nickname|motto|anthem|independence|constitution)\b/i;
/** What things are sorted by, whatever is then asked about them. */
const SORT =
  /\b(?:region|continent|country|province|state|type|kind|category|class|group|family|genre|status|government|location|language|religion|department|section|league|division)s?$/i;

/**
 * Whether a person would hold two columns against each other: they share a word that says what they are about, or what they
 * speak of belongs to one matter; where no word tells, they stand near each other as their site orders them. What has nothing
 * to do with each other correlates by chance only, and a question about it is arbitrary.
 *
 * @param relations those that the columns are from; a column of none of them is computed, and not judged
 */
export function areRelated(a: string, b: string, relations: readonly Relation[]): boolean {
  // What is stated of two years is a change.
  if (a !== b && quantityOf(a) === quantityOf(b)) return false;
  if (sharesWord(a, b) || areOfOneBody(a, b, relations)) return true;
  const long = relations.filter(isOfManyMatters);
  if (long.length === 0) return true;
  // A rate does not grow with what it is a rate of.
  if ((isSize(a) && isRate(b)) || (isSize(b) && isRate(a))) return false;
  const [first, second] = [mattersOf(a), mattersOf(b)];
  if (first.size > 0 && second.size > 0) return meet(first, second);
  return long.every(({ columns }) => {
    const [left, right] = [a, b].map((name) => columns.findIndex((column) => column.name === name));
    if (left! < 0 && right! < 0) return true;
    if (left! < 0 || right! < 0) return false;
    return Math.abs(left! - right!) <= NEAR;
  });
}

/** How large, heavy or strong one and the same thing is, and what is charged for it: "the horsepower and the price of the boats". */
export function areOfOneBody(a: string, b: string, relations: readonly Relation[]): boolean {
  return relations.some(({ columns }) => {
    const both = [a, b].map((name) => columns.find((column) => column.name === name));
    const isOf = both.every((one) => one?.role === "measure" && (isDimension(one) || isCharge(one)));
    return isOf && a !== b && both.some((one) => one !== undefined && isDimension(one));
  });
}

/**
 * Facts of things of two kinds that no word says are about the same: "the running time of the films and the number of awards of
 * their directors" go along by chance only.
 */
export function areFarApart(a: string, b: string, relations: readonly Relation[]): boolean {
  const known = [a, b].every((name) => relations.some((relation) => holds(relation, name)));
  if (!known || relations.some((relation) => holds(relation, a) && holds(relation, b))) return false;
  return !sharesWord(a, b) && !meet(mattersOf(a), mattersOf(b));
}

/** Whether a person would look for what is foremost by both of two columns: they are related, or one is a size and the other no rate. */
export function goTogether(a: string, b: string, relations: readonly Relation[]): boolean {
  if (a === b || areRelated(a, b, relations)) return true;
  return quantityOf(a) !== quantityOf(b) && ((isSize(a) && !isRate(b)) || (isSize(b) && !isRate(a)));
}

/**
 * Whether a person would choose things by one column to ask about another: "the hospital beds of the country with the highest
 * infant mortality", but not "the poverty of the island with the longest coast". By size, and by what things are sorted by
 * (their region, their kind), anything is chosen; what they are known by (a capital, a currency) and how big they are is asked
 * of anything. In a long list of facts, what no word tells the matter of has nothing to do with the rest.
 */
export function mayChoose(by: string, asked: string, relations: readonly Relation[]): boolean {
  if (sharesWord(by, asked) || isSize(by) || isSort(by) || areOfOneBody(by, asked, relations)) return true;
  const [chosen, wanted] = [mattersOf(by), mattersOf(asked)];
  if (isSize(asked) || (wanted.size === 0 && IDENTITY.test(asked))) return true;
  if (!relations.some(isOfManyMatters)) {
    const told = chosen.size > 0 && wanted.size > 0;
    return !told || relations.some((relation) => holds(relation, by) && holds(relation, asked)) || meet(chosen, wanted);
  }
  return meet(chosen, wanted);
}

/** What things are known by, or how big they are: what one wants to know of anything that was found. */
export const isKnownBy = (name: string): boolean => isSize(name) || (mattersOf(name).size === 0 && IDENTITY.test(name));

const meet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].some((one) => b.has(one));

const holds = ({ columns }: Relation, name: string): boolean => columns.some((column) => column.name === name);

/** How big a thing is as a whole: what others are held in ratio to. */
export function isSize(name: string): boolean {
  const parts = name.split(" > ");
  const within = parts.slice(0, -1);
  if (SIZE.test(humanise(name))) return true;
  // "Electrification > total population" is no population.
  return SIZE.test(parts.at(-1)!) && within.every((part) => mattersOf(part).size === 0);
}

/** What things are sorted by, whatever is then asked about them. */
export const isSort = (name: string): boolean => SORT.test(lastPart(name));

const lastPart = (name: string) => name.split(" > ").at(-1)!;

/** Which end of a range a heading tells of. */
const END =
  /\b(?:min(?:imum)?|max(?:imum)?|lowest|highest|smallest|largest|shortest|longest|shallowest|deepest|lower|upper|low|high)\b\.?|最[高低大小长短深浅]|[上下]限/giu;

/** "Minimum level" and "Maximum level" are the two ends of one range: they go along as a matter of course. */
export function areEndsOfOne(a: string, b: string): boolean {
  const [first, second] = [a, b].map((name) =>
    name
      .toLowerCase()
      .replace(END, "")
      .replace(/\P{L}+/gu, " ")
      .trim(),
  );
  return a !== b && first === second && a.search(END) >= 0 && b.search(END) >= 0;
}

/** What is gained and what is lost of one and the same. */
const RIVALS = [
  ["win", "won", "loss", "lost", "losses", "defeat", "defeats", "victories", "wins", "draws", "drawn"],
  ["births", "deaths"],
  ["revenue", "revenues", "income", "expenditure", "expenditures", "expenses", "costs", "spending"],
  ["exports", "imports"],
  ["arrivals", "departures"],
  ["assets", "liabilities"],
  ["men", "women", "males", "females", "boys", "girls"],
].map((words) => new Set(words));

/** What is measured of a thing, not what it is measured of: a floor area is no rival of the area of its plot. */
const DIMENSION =
  /^(?:area|areas|capacity|depth|distance|duration|height|length|time|volume|weight|width)$|^(?:面积|数量|人数|总数|总量|总额|高度|长度|宽度|深度|时间|距离|重量|体积|容量|价格|金额)$/;

/** Whether the one may be said to exceed the other: they share a word that says what they are of, or are rivals by what they are called. */
export function areRivals(a: string, b: string): boolean {
  const shared = new Set(wordsOf(b));
  if (wordsOf(a).some((word) => shared.has(word) && !DIMENSION.test(word))) return true;
  if (pairsOfHan(a).some((pair) => b.includes(pair) && !DIMENSION.test(pair))) return true;
  const [first, second] = [a, b].map((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []);
  return RIVALS.some((words) => first!.some((word) => words.has(word)) && second!.some((word) => words.has(word)));
}

/** In Chinese two characters are a word. */
const pairsOfHan = (name: string): string[] =>
  [...name].flatMap((_, at, all) => {
    const pair = all.slice(at, at + 2).join("");
    return /^\p{Script=Han}{2}$/u.test(pair) ? [pair] : [];
  });

/** They have a word in common that says what they are about. */
export function sharesWord(a: string, b: string): boolean {
  const known = new Set(wordsOf(a));
  return wordsOf(b).some((word) => known.has(word));
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !EMPTY.test(word));
}
