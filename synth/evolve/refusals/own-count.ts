import { conjuncts } from "../../../logic/condition.ts";
import { plural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What keeps rows, or says more of them. */
const KEEPING: ReadonlySet<string> = new Set(["filter", "stated", "aside", "join"]);

/**
 * Members counted of things that state such a figure themselves: a wiki has pages of eight of a builder's locomotives, and the
 * builder's own page says "Locomotives built: 5,840". Whoever asks which builder has the most may mean either.
 */
export function countsWhatIsStated(node: Branch, bench: Workbench): boolean {
  const rows = node.inputs["from"];
  if (rows === undefined) return false;
  if (node.op === "group" && node.params["take"] === "count")
    return areStated(rows, [String(node.params["by"])], bench);
  return node.op === "count" && areStated(rows, columnsNamed(rows), bench);
}

/** The columns by whose values the rows are told that are counted. */
function columnsNamed(rows: Node): string[] {
  if (isLeaf(rows) || !KEEPING.has(rows.op)) return [];
  const where = conditionOf(rows);
  const own = where
    ? conjuncts(where).flatMap((tests) => tests.filter(({ is }) => is === "equals" || is === "in"))
    : [];
  const next = inputOf(rows);
  return [...own.map(({ column }) => column), ...(next ? columnsNamed(next) : [])];
}

function areStated(rows: Node, columns: readonly string[], bench: Workbench): boolean {
  let at = rows;
  while (!isLeaf(at)) {
    const next = inputOf(at);
    if (!KEEPING.has(at.op) || next === undefined) return false;
    at = next;
  }
  const { relation, naming } = bench.relation(at.relation);
  const owners = bench.references.filter(({ from, on }) => from.relation.id === relation.id && columns.includes(on));
  return owners.some(({ to }) => statesCountOf(to, naming.singular));
}

/** "Locomotives built", "Number of locomotives", “古画藏量”; “县级社团数” of what people call “文艺社团” */
function statesCountOf({ relation }: SurveyedRelation, noun: string): boolean {
  const counts = relation.columns.flatMap(({ name, type }) => (type === "number" ? [name] : []));
  if (isChinese(noun)) return counts.some((name) => countsInChinese(name, noun));
  const head = ` ${nameKey(plural(noun.split(" ").at(-1)!))} `;
  return counts.some((name) => ` ${nameKey(humanise(name))} `.includes(head));
}

/** What a heading counts, without the word for how many: “县级社团” of “县级社团总数(个)”. */
const COUNT_OF = /^(?<what>\p{Script=Han}+?)(?:总数|数量|总量|[数量])(?:[（(][^（）()]*[)）])?$/u;
/** The noun behind what says which of its kind are meant. */
const HEAD = 2;

function countsInChinese(heading: string, noun: string): boolean {
  if (heading.includes(noun)) return /[数量]/u.test(heading);
  const what = COUNT_OF.exec(heading.replace(/\s/gu, ""))?.groups?.["what"];
  return what !== undefined && noun.length >= HEAD && what.endsWith(noun.slice(-HEAD));
}
