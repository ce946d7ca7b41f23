import { conjuncts, type Test } from "../../../logic/condition.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../../survey/grouped.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says how many of the rows there are, and which part of them. */
const COUNTS: ReadonlySet<string> = new Set(["count", "percent_of", "probability"]);

/** Fewer links of a page may stand there for other reasons. */
const LEAST_LISTED = 3;

/**
 * How many things name somebody, or which share of them does, by nothing but that name, where the page of the one named lists just these
 * things: whoever opens it has them counted, and nothing that the things' own pages say is needed.
 */
export function countsListedByOwner(tree: Branch, bench: Workbench): boolean {
  if (!COUNTS.has(tree.op)) return false;
  const tests = nodesOf(tree).flatMap((node) => (isLeaf(node) ? [] : testsOf(node)));
  const [only] = tests;
  if (only?.is !== "equals" || new Set(tests.map((test) => JSON.stringify(test))).size > 1) return false;
  return bench.sources(tree).some(({ relation: { id } }) => isListedBy(only, { relation: id }, bench));
}

function testsOf(node: Branch): Test[] {
  const where = conditionOf(node);
  return where ? conjuncts(where).flat() : [];
}

/** Does the page that the value leads to link to every row that has it, under one heading? */
function isListedBy({ column, value }: Test, rows: Node, bench: Workbench): boolean {
  const table = bench.table(rows);
  const at = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  if (!table || at < 0) return false;
  const own = table.rows.filter(({ cells }) => foldText(cells[at]!.value.printed) === foldText(String(value)));
  const named = own[0]?.cells[at]?.value;
  const links = named?.kind === "entity" ? bench.survey.pages.get(named.href)?.links : undefined;
  if (!links || own.length < LEAST_LISTED || own.some(({ about }) => about === undefined)) return false;
  const listed = grouped(links, ({ heading }) => heading);
  const others = table.rows.filter((row) => !own.includes(row)).flatMap(({ about }) => about ?? []);
  return [...listed.values()].some((under) => {
    const urls = new Set(under.map(({ url }) => url));
    // A menu of all of them lists not just these.
    return own.every(({ about }) => urls.has(about!)) && !others.some((url) => urls.has(url));
  });
}
