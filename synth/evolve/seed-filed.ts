import type { Random } from "../../core/random.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { answerColumnOf, isSorting, measureOf } from "./columns-for.ts";
import { conditionFor } from "./condition-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { sortsOf } from "./seed-linked.ts";
import type { Workbench, WorkColumn } from "./workbench.ts";

/** Conditions that are tried before a set is given up. */
const ATTEMPTS = 5;
/** A condition keeps, and leaves out, at least so many. */
const LEAST_PARTED = 2;
/** Share of the conditions that are "whose theme is …", of those that could be. */
const BY_SORT = 0.7;

/** What a file says of things, with the pages of these, or of those that a column of it names. */
export interface FiledLink {
  from: SurveyedRelation;
  to: SurveyedRelation;
  on?: string;
}

/** All of them. */
export function filedLinks(bench: Workbench): readonly FiledLink[] {
  let links = known.get(bench);
  if (!links) {
    const filed = bench.survey.relations.filter((one) => one.filed && one.hasNoun);
    const isPages = ({ relation }: SurveyedRelation) => relation.source === "page_collection";
    links = filed.flatMap((from): FiledLink[] => [
      ...bench.survey.links
        .filter((link) => link.from === from.relation.id && link.via === "hyperlink")
        .map((link) => ({ from, to: bench.relation(link.to) })),
      ...bench.references.filter((link) => link.from === from).map(({ to, on }) => ({ from, to, on })),
    ]);
    links = links.filter(({ to }) => isPages(to));
    known.set(bench, links);
  }
  return links;
}

const known = new WeakMap<Workbench, readonly FiledLink[]>();

/**
 * Questions that need a file together with the pages of what it is about: "the combined spending in 2022 of the parks whose
 * region is North", "whose parks spent most", "the keeper of the park that spent most".
 */
export function seedFiled(bench: Workbench, random: Random): Branch | undefined {
  const link = random.pick(filedLinks(bench));
  const joined = withPages(bench, link);
  if (!joined) return undefined;
  const own = measureOf(bench, leaf(link.from.relation.id), random);
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2: {
      const set = chosen(bench, joined, link, random);
      return (
        set && own && over(own.additive === true && random.next() < 0.75 ? "sum" : "mean", set, { column: own.name })
      );
    }
    case 3: {
      const set = chosen(bench, joined, link, random);
      return set && own && over("label_of", foremost(set, own.name, random));
    }
    case 4: {
      const asked = drawOfPages(bench, joined, link, random);
      return asked !== undefined && own
        ? over("lookup", foremost(joined, own.name, random), { column: asked })
        : undefined;
    }
    case 5: {
      if (own?.additive !== true) return undefined;
      const set = chosen(bench, joined, link, random);
      const sum = (of: Node) => over("sum", of, { column: own.name });
      return set && { op: "percent_of", params: {}, inputs: { part: sum(set), whole: sum(joined) } };
    }
    default:
      return ofSorts(bench, joined, link, own, random);
  }
}

const foremost = (set: Node, by: string, random: Random) =>
  over("kth", set, { by, k: 1, end: random.pick(["highest", "highest", "lowest"]) });

function withPages(bench: Workbench, { from, to, on }: FiledLink): Branch | undefined {
  const taken = new Set(from.relation.columns.map(({ name }) => name));
  const columns = to.columns.map(({ column }) => column.name).filter((name) => !taken.has(name));
  if (columns.length === 0) return undefined;
  const joined: Branch = {
    op: "join",
    params: { columns, ...(on === undefined ? {} : { on }) },
    inputs: { left: leaf(from.relation.id), right: leaf(to.relation.id) },
  };
  return bench.table(joined) && joined;
}

/** The rows of things of one sort, or that are such, as their pages say. */
function chosen(bench: Workbench, joined: Branch, link: FiledLink, random: Random): Branch | undefined {
  const rows = bench.table(joined)?.rows.length ?? 0;
  const columns = bench.columns(joined).filter((found) => isOfPages(found, link));
  for (let attempt = 0; attempt < ATTEMPTS && columns.length > 0; attempt++) {
    const found = random.pick(columns);
    const sorts = random.next() < BY_SORT ? sortsOf(found.column, link.to) : [];
    const where =
      sorts.length > 0
        ? { column: found.column.name, is: "equals", value: random.pick(sorts) }
        : conditionFor(found, random);
    if (!where) continue;
    const set = over("filter", joined, { where });
    const kept = bench.table(set)?.rows.length ?? 0;
    if (kept >= LEAST_PARTED && rows - kept >= LEAST_PARTED) return set;
  }
  return undefined;
}

/** "Which region's parks have the highest combined spending in 2022?" */
function ofSorts(
  bench: Workbench,
  joined: Branch,
  link: FiledLink,
  own: { name: string; additive?: boolean | undefined } | undefined,
  random: Random,
): Branch | undefined {
  const sorting = bench.columns(joined).filter((found) => isOfPages(found, link) && isSorting(found));
  // "Which project's country": sorts of what a row only names are said the long way round.
  if (!own || sorting.length === 0 || link.on !== undefined) return undefined;
  const by = random.pick(sorting).column.name;
  const take = own.additive === true && random.next() < 0.75 ? "sum" : "mean";
  const grouped = over("group", joined, { by, take, column: own.name });
  return over("label_of", foremost(grouped, `${take} of ${own.name}`, random));
}

function drawOfPages(bench: Workbench, joined: Branch, link: FiledLink, random: Random): string | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const asked = answerColumnOf(bench, joined, random);
    if (asked && link.to.columns.some(({ column }) => column.name === asked.name)) return asked.name;
  }
  return undefined;
}

const isOfPages = ({ column }: WorkColumn, { to }: FiledLink): boolean =>
  to.columns.some(({ column: { name } }) => name === column.name);
