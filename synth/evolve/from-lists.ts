import type { SurveyedPrint } from "../survey/surveyed.ts";
import { type Branch, columnsRead, isLeaf, nodesOf, rewrite } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** A tree that reads the same elsewhere, with the collections whose place lists take there, by the id of what stands for each. */
export interface Listed {
  tree: Branch;
  instead: ReadonlyMap<string, string>;
}

/**
 * The tree reading what lists print of collections off the lists: "the most frequent kind of all springs" off three pages, and not
 * off the page of each spring; "the deepest of the warm ones" off these and the pages of the warm ones. One for each choice of
 * collections that lists say something of; none where no list does.
 */
export function fromLists(tree: Branch, { survey }: Workbench): Listed[] {
  if (!survey.printed?.size) return [];
  const needed = new Set(columnsRead(tree));
  const ids = new Set(nodesOf(tree).flatMap((node) => (isLeaf(node) ? [node.relation] : [])));
  const prints = [...ids].flatMap((id) => {
    const print = fullest(survey.printed!.get(id) ?? [], needed);
    return print ? [{ id, print }] : [];
  });
  return choicesOf(prints).map((chosen) => ({
    tree: rewrite(tree, (node) => {
      const print = isLeaf(node) && chosen.find(({ id }) => id === node.relation)?.print;
      return print ? { relation: print.relation.id } : undefined;
    }) as Branch,
    instead: new Map(chosen.map(({ id, print }) => [print.relation.id, id])),
  }));
}

/** The list that prints most of what is needed; undefined where none prints any of it. */
function fullest(prints: readonly SurveyedPrint[], needed: ReadonlySet<string>): SurveyedPrint | undefined {
  const told = (print: SurveyedPrint) =>
    print.columns.filter(({ column: { name } }) => needed.has(name) && print.listed.has(name)).length;
  const best = [...prints].sort((a, b) => told(b) - told(a))[0];
  return best && (told(best) > 0 || needed.size === 0) ? best : undefined;
}

/** All of them, and where there are two each alone. */
const choicesOf = <T>(prints: readonly T[]): T[][] =>
  prints.length < 2 ? (prints.length === 0 ? [] : [[...prints]]) : [[...prints], ...prints.map((one) => [one])];
