import { isMass, isPlural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { PAGE_COLUMN } from "../../survey/collections/table-families.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { isPublication } from "../../survey/naming/publications.ts";
import type { SurveyedColumn, SurveyedRelation } from "../../survey/surveyed.ts";
import { inputOf, isLeaf, leaf, type Node, over } from "../node.ts";

/** What a grouping calls how many rows of each kind there are. */
const COUNT = "count";
/** How readily people ask how many parts things have, beside what is stated of the things. */
const SALIENCE = 0.5;
/** Things that nearly all have one of a kind, or the same few, are not told apart by how many. */
const LEAST_PER_PAGE = 2;
const LEAST_DIFFERENT = 3;
/** So many tables of the greatest length, a fifth of all and more than of any other, end where the page ends them. */
const ENDED = { tables: 3, share: 0.2 };

/**
 * How many rows the table of each page has ("the number of columns" of each "system view"), where the site has words for
 * both and its pages do not stop at a certain number: a set of things with a quantity that no page prints.
 */
export function tallyOf({ relation, hasNoun, scoped }: SurveyedRelation): Node | undefined {
  const [subject] = relation.columns;
  if (!subject || !hasNoun || !isTableFamily(relation) || (subject.name === PAGE_COLUMN && !scoped)) return undefined;
  // What a notice lists is not what it has.
  if (isPublication(subject.name)) return undefined;
  const said = humanise(subject.name);
  if (isPlural(said) || isMass(said) || !/^\p{L}+(?: \p{L}+)?$/u.test(said)) return undefined;
  const counts = new Map<string, number>();
  for (const { cells } of relation.rows)
    counts.set(cells[0]!.value.printed, (counts.get(cells[0]!.value.printed) ?? 0) + 1);
  const different = new Set(counts.values()).size;
  if (relation.rows.length < LEAST_PER_PAGE * counts.size || different < LEAST_DIFFERENT) return undefined;
  if (areCutOff([...counts.values()])) return undefined;
  return over("group", leaf(relation.id), { by: subject.name, take: "count" });
}

/** Whether pages list so many rows and leave out the rest: how many they list is then no number of all. */
export function areCutOff(lengths: readonly number[]): boolean {
  const tables = (length: number) => lengths.filter((one) => one === length).length;
  const longest = tables(Math.max(...lengths));
  const isMost = [...new Set(lengths)].every((length) => tables(length) <= longest);
  return isMost && longest >= Math.max(ENDED.tables, ENDED.share * lengths.length);
}

/** The column of a tally, for a tree that reads one. */
export function tallyColumn(node: Node, relationOf: (id: string) => SurveyedRelation): SurveyedColumn | undefined {
  for (let at: Node = node; !isLeaf(at); at = inputOf(at)!) {
    const input = inputOf(at);
    if (at.op !== "group" || at.params["take"] !== "count" || !input || !isLeaf(input)) continue;
    if (!tallyOf(relationOf(input.relation))) return undefined;
    const column = { name: COUNT, type: "number" as const, role: "measure" as const, additive: true };
    return { index: 1, column, coverage: 1, distinct: LEAST_PER_PAGE, salience: SALIENCE };
  }
  return undefined;
}
