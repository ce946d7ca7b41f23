import type { Random } from "../../core/random.ts";
import { trendColumn } from "../../logic/operations/trend.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { answerColumnOf } from "./columns-for.ts";
import { restrict } from "./condition-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { type Panel, timeColumns } from "./panels.ts";
import type { Workbench } from "./workbench.ts";

/** Years between the first and the last that are held against each other. */
const LEAST_SPAN = 2;
/** Fewer things are not compared. */
const LEAST_COMPARED = 3;
/** Of fewer the second is one of the middle. */
const LEAST_RANKED = 5;
/** Share of questions about those things alone of which their pages say something. */
const SOME = 0.6;
/** Share of questions that take all the years that are stated. */
const ALL_YEARS = 0.7;

/**
 * Questions over figures by year that stand in a table and things that have pages of their own: "Of the halls built after 1990, which had
 * the largest percentage rise in visitors from 2015 to 2020?", "What is the capacity of the hall whose visitors rose the most?". The table
 * alone never answers them.
 */
export function seedTabledYears(bench: Workbench, panel: Panel, random: Random): Branch | undefined {
  const { by } = panel;
  // Other tables of them say no more of them than figures.
  const named = panel.named.filter(({ things }) => things.relation.source === "page_collection");
  if (by === undefined || named.length === 0) return undefined;
  const all = leaf(random.pick(named).things.relation.id);
  const some = random.next() < SOME ? restrict(bench, all, random) : undefined;
  const of = some ?? all;
  const computed = changed(bench, panel, of, by, random);
  const table = computed && bench.table(computed.tree);
  if (!table || table.rows.length < LEAST_COMPARED) return undefined;
  const best = over("kth", computed.tree, {
    by: computed.made,
    k: table.rows.length < LEAST_RANKED ? 1 : random.pick([1, 1, 2]),
    end: random.pick(["highest", "highest", "lowest"]),
  });
  if (some !== undefined) return over("label_of", best);
  const give = answerColumnOf(bench, of, random);
  return give && over("lookup", best, { column: give.name });
}

/** A table of the things with a figure computed from their years, and what its column is called. */
interface Computed {
  tree: Branch;
  made: string;
}

/** By how much a quantity of each thing rose or fell. */
function changed(bench: Workbench, panel: Panel, of: Node, by: string, random: Random): Computed | undefined {
  const span = spanOf(commonYears(bench, panel, of), random);
  if (!span) return undefined;
  const [since, until] = span.map(panel.key) as [string, string];
  const { name } = random.pick(panel.measures);
  const take = random.pick(["percent", "percent", "absolute"] as const);
  const params = { by, ...timeColumns(panel), column: name, take, since, until };
  return {
    tree: { op: "trend", params, inputs: { of, from: leaf(panel.surveyed.relation.id) } },
    made: trendColumn(params),
  };
}

/** The years that are stated of all of them. */
function commonYears(bench: Workbench, panel: Panel, of: Node): number[] {
  const table = bench.table(of);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!table || label < 0) return [];
  const known = new Map([...panel.members].map(([name, years]) => [foldText(name), years]));
  const years = table.rows.map(({ cells }) => known.get(foldText(printedText(cells[label]!.value))) ?? []);
  const [first = [], ...rest] = years;
  return first.filter((year) => rest.every((own) => own.includes(year))).sort((a, b) => a - b);
}

/** All the years, mostly, else some that end with the last: who compares goes up to what is known. */
function spanOf(years: readonly number[], random: Random): [number, number] | undefined {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || last - first < LEAST_SPAN) return undefined;
  const starts = years.filter((year) => last - year >= LEAST_SPAN);
  return [random.next() < ALL_YEARS ? first : random.pick(starts), last];
}
