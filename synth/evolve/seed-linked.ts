import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import type { Test } from "../../logic/condition.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { hasMembers } from "../../logic/english/holder-nouns.ts";
import { groupNouns } from "../../logic/english/superlative.ts";
import { isChinese } from "../../logic/values/language.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { isTableFamily } from "../survey/collections/table-family.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import type { ColumnLink } from "./column-links.ts";
import { answerColumnOf, drawColumn, measureOf, orderingOf } from "./columns-for.ts";
import { conditionFor, isSayable } from "./condition-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { isCalledTwice } from "./refusals/called-twice.ts";
import { tallyOf } from "./refusals/tallies.ts";
import type { Workbench, WorkColumn } from "./workbench.ts";

/** Share of the questions that choose things by what is said of what they name; the others ask of what most of them name. */
const CHOSEN = 0.6;
/** Conditions that are tried before a link is given up. */
const ATTEMPTS = 4;
/** Kinds of question about what was chosen so; from which on they ask for a figure or for what is foremost by one. */
const KINDS = 6;
const FIRST_OF_FIGURES = 2;
/** The last of them asks of what the foremost thing names, for which the others need not name anything. */
const OF_FOREMOST = KINDS - 1;
/** A condition keeps, and leaves out, at least so many. */
const LEAST_PARTED = 3;

/** Links that lead from all of one kind, pages or what tables on several pages hold, to things of another kind. */
export const linksBetween = ({ references }: Workbench): readonly ColumnLink[] =>
  references.filter(
    (link) =>
      link.from !== link.to && link.from.hasNoun && link.from.scoped !== true && (isWhole(link) || isOfPages(link)),
  );

const isWhole = ({ from }: ColumnLink): boolean =>
  from.relation.source === "page_collection" ||
  from.filed === "all" ||
  (isTableFamily(from.relation) && from.lackedBySome !== true && !isCalledTwice(from));

/** From what pages list to the things that the pages are about: they are told apart by how much they list. */
const isOfPages = ({ from, on }: ColumnLink): boolean =>
  on === from.relation.columns[0]!.name && tallyOf(from) !== undefined;

/**
 * Questions that lead over two kinds of page: "the mean weight of the tents of brands founded before 1980", "the country of the
 * brand with the most tents".
 */
export function seedLinked(bench: Workbench, random: Random): Branch | undefined {
  const link = random.pick(linksBetween(bench));
  return isWhole(link) && random.next() < CHOSEN ? ofChosen(bench, link, random) : ofForemost(bench, link, random);
}

/** What is asked of the things whose maker, place or owner is such; where some of them name nobody who has a page, of the maker of the foremost. */
function ofChosen(bench: Workbench, link: ColumnLink, random: Random): Branch | undefined {
  const kind = random.below(KINDS);
  const joined = kind === OF_FOREMOST ? undefined : withWhatTheyName(bench, link);
  if (!joined) return ofNamedByFirst(bench, link, random);
  // A figure is taken of what belongs to others of one sort; how many there are is asked by whatever is said of these.
  const bySort = kind >= FIRST_OF_FIGURES && chosenByNamed(bench, joined, link, random, true);
  const set = bySort || chosenByNamed(bench, joined, link, random);
  if (!set) return undefined;
  switch (kind) {
    case 0:
      return over("count", set);
    case 1:
      return !link.from.filed && isOfTime(bench, joined, set)
        ? over("probability", joined, { where: set.params["where"], draws: 1 })
        : undefined;
    case 2:
    case 3: {
      const own = ownMeasure(bench, link, set, random);
      if (!own) return undefined;
      return over(own.additive === true && random.next() < 0.4 ? "sum" : "mean", set, { column: own.name });
    }
    default: {
      const by = orderingOf(bench, leaf(link.from.relation.id), random);
      if (!by) return undefined;
      return over("label_of", over("kth", set, { by: by.name, k: 1, end: random.pick(["highest", "lowest"]) }));
    }
  }
}

/** "Have a maker that was founded before 1950" is said; "have a maker's staff larger than 10" is not. */
function isOfTime(bench: Workbench, joined: Branch, { params }: Branch): boolean {
  const { column: name } = params["where"] as { column?: string };
  const column = bench.table(joined)?.columns.find((one) => one.name === name);
  return column?.role === "year" || column?.type === "date";
}

/** "In which year was the brand of the heaviest tent founded?" */
function ofNamedByFirst(bench: Workbench, link: ColumnLink, random: Random): Branch | undefined {
  const things = leaf(link.from.relation.id);
  const by = orderingOf(bench, things, random, link.on);
  if (!by) return undefined;
  const first = over("kth", things, { by: by.name, k: 1, end: random.pick(["highest", "lowest"]) });
  return factOf(bench, first, link, random);
}

/** A fact about the one thing that a row names. */
function factOf(bench: Workbench, one: Branch, link: ColumnLink, random: Random): Branch | undefined {
  const { on, to } = link;
  const found: Branch = { op: "follow", params: { on }, inputs: { left: one, right: leaf(to.relation.id) } };
  const asked = bench.table(found) && answerColumnOf(bench, found, random);
  return asked && !isTally(asked.name, link) ? over("lookup", found, { column: asked.name }) : undefined;
}

/** The number of lamps that a maker's page states is what was counted to find it. */
function isTally(name: string, { from }: ColumnLink): boolean {
  const said = foldText(name);
  return [from.naming.singular, from.naming.plural].some((noun) => said.includes(foldText(noun)));
}

/** The rows with all that is said of what they name. */
function withWhatTheyName(bench: Workbench, { from, on, to }: ColumnLink): Branch | undefined {
  const taken = new Set(from.relation.columns.map(({ name }) => name));
  const columns = to.columns.map(({ column }) => column.name).filter((name) => !taken.has(name));
  if (columns.length === 0) return undefined;
  const joined: Branch = {
    op: "join",
    params: { columns, on },
    inputs: { left: leaf(from.relation.id), right: leaf(to.relation.id) },
  };
  return bench.table(joined) && joined;
}

function chosenByNamed(
  bench: Workbench,
  joined: Branch,
  link: ColumnLink,
  random: Random,
  bySort = false,
): Branch | undefined {
  const rows = bench.table(joined)?.rows.length ?? 0;
  const fits = ({ column }: WorkColumn) =>
    isOf(link.to, column.name) && !isTally(column.name, link) && (!bySort || sortsOf(column, link.to).length > 0);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = drawColumn(bench, joined, random, fits);
    const where = found && (bySort ? ofSort(found, link.to, random) : conditionFor(found, random));
    if (!where) continue;
    const chosen = over("filter", joined, { where });
    const kept = bench.table(chosen)?.rows.length ?? 0;
    if (kept >= LEAST_PARTED && rows - kept >= LEAST_PARTED) return chosen;
  }
  return undefined;
}

/** What several of the named things have in common, though most of them may not: "Norway" of two makers of five. */
export function sortsOf({ name, type, role }: Column, { relation }: SurveyedRelation): string[] {
  if ((type !== "text" && type !== "entity") || role === "label" || role === "identifier") return [];
  const index = relation.columns.findIndex((column) => column.name === name);
  const said = index < 0 ? [] : relation.rows.map(({ cells }) => cells[index]!.value.printed);
  return [...new Set(said)].filter((value) => isSayable(value) && said.indexOf(value) !== said.lastIndexOf(value));
}

function ofSort({ column }: WorkColumn, to: SurveyedRelation, random: Random): Test | undefined {
  const sorts = sortsOf(column, to);
  return sorts.length === 0 ? undefined : { column: column.name, is: "equals", value: random.pick(sorts) };
}

/** A measure of the things themselves, not of what they name. */
function ownMeasure(bench: Workbench, { from }: ColumnLink, set: Node, random: Random) {
  const own = measureOf(bench, leaf(from.relation.id), random);
  return own && bench.columns(set).some(({ column }) => column.name === own.name) ? own : undefined;
}

/** A fact about the one that most things name, or the things of which are foremost. */
function ofForemost(bench: Workbench, link: ColumnLink, random: Random): Branch | undefined {
  const { from, on } = link;
  const column = from.columns.find((one) => one.column.name === on)?.column;
  if (!column || !isHolder(column)) return undefined;
  const things = leaf(from.relation.id);
  const measure = isWhole(link) && random.next() < 0.5 ? measureOf(bench, things, random) : undefined;
  const isUntold = isTableFamily(from.relation) && on === from.relation.columns[0]!.name && !isOfPages(link);
  if (!measure && isUntold) return undefined;
  const take = measure ? (measure.additive === true && random.next() < 0.4 ? "sum" : "mean") : "count";
  const grouped = over("group", things, measure ? { by: on, take, column: measure.name } : { by: on, take });
  const value = measure ? `${take} of ${measure.name}` : "count";
  const first = over("kth", grouped, { by: value, k: 1, end: random.pick(["highest", "highest", "lowest"]) });
  return factOf(bench, first, link, random);
}

/** "The maker with the most lamps" is said of what has them; of others people say which is the most frequent. */
const isHolder = (column: Column): boolean =>
  isChinese(column.name) || hasMembers(groupNouns(columnNoun(column)).singular);

const isOf = ({ columns }: ColumnLink["to"], name: string): boolean =>
  columns.some(({ column }) => column.name === name);
