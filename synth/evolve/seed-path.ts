import type { Random } from "../../core/random.ts";
import type { ColumnLink } from "./column-links.ts";
import { answerColumnOf, orderingOf } from "./columns-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { randomName, samplePopulation } from "./population.ts";
import type { Workbench } from "./workbench.ts";

/** Share of paths that start at a named thing; the others start at one that has to be found by a ranking. */
const NAMED_START = 0.45;
/** Share of those that start at what a list ranks first, where lists lead to the things. */
const LISTED = 0.4;
/** Share of paths that go on to a third thing where they can. */
const LONGER = 0.35;

/** "What is the country of the institute of …?": from one thing to another that it names, and a fact about that. */
export function seedPath(bench: Workbench, random: Random): Branch | undefined {
  const link = drawLead(bench, random);
  // Whoever is given the name of a “chair by Ann Lee” looks for her, and not for the chair.
  const mayName = random.next() < NAMED_START && link.inName !== true;
  const start = mayName ? randomName(link.from, random) : undefined;
  const left =
    start === undefined
      ? ((random.next() < LISTED ? firstOfList(bench, link, random) : undefined) ??
        foundFirst(bench, link.from, random))
      : leaf(link.from.relation.id);
  if (!left) return undefined;
  const label = start === undefined ? {} : { label: start };
  let path = step(left, link.to.relation.id, { on: link.on, ...label });
  // Where it comes back to things of the kind that it began with, it has hardly led anywhere.
  const onward = bench.leads.filter(({ from, to }) => from === link.to && (to !== link.from || from === to));
  if (onward.length > 0 && random.next() < LONGER) {
    const next = random.pick(onward);
    path = step(path, next.to.relation.id, { on: next.on });
  }
  const asked = answerColumnOf(bench, path, random);
  return asked && over("lookup", path, { column: asked.name });
}

/** Any column that leads on, then any of the relations that it leads to: many copies of one list weigh no more than it. */
function drawLead({ leads }: Workbench, random: Random): ColumnLink {
  const firsts = leads.filter((one, at) => leads.findIndex((other) => sameColumn(one, other)) === at);
  const first = random.pick(firsts);
  return random.pick(leads.filter((one) => sameColumn(one, first)));
}

const sameColumn = (a: ColumnLink, b: ColumnLink) => a.from === b.from && a.on === b.on;

const step = (left: Node, right: string, params: Record<string, unknown>): Branch => ({
  op: "follow",
  params,
  inputs: { left, right: leaf(right) },
});

/** The first by what a list prints of the things ("the club with the most points in 2015"), as its own page. */
function firstOfList(bench: Workbench, { from }: ColumnLink, random: Random): Node | undefined {
  const lists = bench.survey.links
    .filter(({ to, via }) => to === from.relation.id && via === "hyperlink")
    .map((link) => bench.relation(link.from))
    .filter(({ relation, label }) => relation.source !== "page_collection" && label !== undefined);
  if (lists.length === 0) return undefined;
  const list = random.pick(lists);
  const rows = leaf(list.relation.id);
  const by = orderingOf(bench, rows, random);
  if (!by) return undefined;
  const first = over("kth", rows, { by: by.name, k: 1, end: random.pick(["highest", "lowest"]) });
  // Its own page is what the row of the list leads to.
  return step(first, from.relation.id, { on: list.label!.column.name });
}

/** The first of some rows by a measure: no path starts at a later one (`refusals/contrived.ts`). */
function foundFirst(bench: Workbench, from: Parameters<typeof samplePopulation>[1], random: Random): Node | undefined {
  const set = samplePopulation(bench, from, random);
  const by = set && orderingOf(bench, set, random);
  return by && over("kth", set, { by: by.name, k: 1, end: random.pick(["highest", "lowest"]) });
}
