import type { Subtype } from "../../core/program.ts";
import type { Random } from "../../core/random.ts";
import { isFileKind, type Relation } from "../../core/relation.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { Archive, type Elite } from "./archive.ts";
import { type Candidate, worded } from "./candidate.ts";
import { setsAside, withoutIdleAsides } from "./idle-asides.ts";
import { withoutIdleLists } from "./idle-lists.ts";
import { MUTATIONS } from "./mutations/mutations.ts";
import { withoutNeedlessParts } from "./needless-parts.ts";
import { type Branch, type Node, nodeKey, pruneJoins } from "./node.ts";
import { outcomeOf } from "./outcome.ts";
import { detailed, samplePopulation } from "./population.ts";
import { misleading } from "./refusals/misleading.ts";
import { objection } from "./refusals/objections.ts";
import { outcomeObjection } from "./refusals/of-outcomes.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { overYearsObjection } from "./refusals/over-years.ts";
import type { Reason } from "./refusals/reasons.ts";
import { textObjection } from "./refusals/text-objection.ts";
import { callsEntries, readsUnnamed } from "./refusals/unnamed-rows.ts";
import { noteTried, type Searched, soughtSubtype } from "./searched.ts";
import { seedQuestion } from "./seed.ts";
import { seedDescription } from "./seed-description.ts";
import { seedDevelopment } from "./seed-development.ts";
import { filedLinks, seedFiled } from "./seed-filed.ts";
import { seedForecast } from "./seed-forecast.ts";
import { linksBetween, seedLinked } from "./seed-linked.ts";
import { seedOverYears } from "./seed-over-years.ts";
import { seedPath } from "./seed-path.ts";
import { seedStandings } from "./seed-standings.ts";
import { seedTablesTogether } from "./seed-tables-together.ts";
import { seedTimed } from "./seed-timed.ts";
import { seedTwins } from "./seed-twins.ts";
import { seedYearTables } from "./seed-year-tables.ts";
import { readsStated, stateSome, withoutIdleStated } from "./stated-rows.ts";
import { wholeDates } from "./whole-dates.ts";
import { Workbench } from "./workbench.ts";

/** Trees that are tried, mutated or new, before the search ends; more where there are many columns to ask about. */
const BUDGET = { least: 6000, most: 12_000, perColumn: 30 };

/** How many programs are tried over a site where nobody says. */
export function budgetFor({ relations }: Survey): number {
  const columns = Math.max(0, ...relations.map(({ columns: kept }) => kept.length));
  return Math.min(BUDGET.most, Math.max(BUDGET.least, BUDGET.perColumn * columns));
}
/** Share of tries that start from a new seed instead of from the archive. */
const FRESH = 0.35;

/** Share of the new seeds that follow a column from one relation to another, where there are such columns. */
const FOLLOWED = 0.2;

/** Share of the new seeds that lead over two kinds of page, where things of one kind name those of another. */
const LINKED = 0.22;

/** Share of the new seeds over rows of which a file says more, where there are such files. */
const FILED = 0.12;

/** Share of the new seeds that need a file together with the pages of what it is about, where there are such files. */
const WITH_FILES = 0.15;

/** Share of the new seeds about developments over the years, where anything is followed over years. */
const DEVELOPED = 0.18;
/** Share of the new seeds that describe things by what they name, where columns lead from table to table. */
const DESCRIBED = 0.08;
/** Share of the new seeds about what comes next, where anything is followed over years. */
const FORECAST = 0.2;

/** Share of the new seeds about all years of something together, where anything is followed over years. */
const OVER_YEARS = 0.25;

/** Share of the new seeds about who came first how often, where tables of several years say so. */
const PLACED = 0.03;

/** Share of the new seeds that take tables of one kind together, where there are such tables. */
const TOGETHER = 0.12;

/** Share of the new seeds that hold tables of one kind against each other, where there are such tables. */
const COMPARED = 0.1;

/** Share of the new seeds that join relations by time, where there are such relations. */
const TIMED = 0.1;

/** Share of the new seeds over tables of different pages that have a row per year each, where there are such tables. */
const YEAR_BY_YEAR = 0.05;

/** Relations that are drawn until one gives a set: of many tables nothing can be asked. */
const ATTEMPTS_AT_SET = 4;

/** Questions that are tried over a set that was reduced to what states a column, until one reads it. */
const ATTEMPTS_AT_STATED = 4;

/** Share of draws that are of relations whose rows stand on several pages. */
const GATHERED = 0.5;

export interface Evolution {
  elites: Elite[];
  /** Trees tried. */
  tried: number;
  /** Why candidates that ran were not kept: reason -> count. */
  refused: Record<string, number>;
  /** The same by what kind of question each was to be. */
  searched: Searched;
  /** Where candidates of other origin can be taken in, once nothing speaks against them. */
  bench: Workbench;
  archive: Archive;
}

/** Where fewer questions come of all that a site has words for, what it has none for is asked about as well. */
const LEAST_NAMED = 5;

/**
 * A quality-diversity search over the programs of a site. Deterministic: the same survey, randomness and budget give the
 * same questions. Rows that the site has no word for are asked about at last resort.
 */
export function evolve(survey: Survey, random: Random, budget = budgetFor(survey)): Evolution {
  const bench = new Workbench(survey);
  const mostColumns = Math.max(0, ...bench.survey.relations.map(({ columns }) => columns.length));
  const archive = new Archive(mostColumns);
  const unnamed = new Archive(mostColumns);
  const refused: Record<string, number> = {};
  const searched: Searched = new Map();
  const sources = bench.survey.relations.filter(({ columns, yearly }) => columns.length > 0 && !yearly);
  if ([sources, bench.twins, bench.timed, bench.yearTables].every(({ length }) => length === 0))
    return { elites: [], tried: 0, refused, searched, bench, archive };
  const pools = poolsOf(sources, bench);
  const seeds = random.fork("seeds");
  const changes = random.fork("mutations");
  // Small sites give the same tree again and again. No more of them are remembered than are tried.
  const verdicts = new Map<string, Verdict>();
  const attempt = (proposed: Proposal) => {
    const tree = withoutNeedlessParts(
      withoutIdleAsides(withoutIdleLists(withoutIdleStated(proposed.tree), bench), bench),
      bench,
    );
    const proposal = { ...proposed, tree };
    const key = nodeKey(proposal.tree);
    const known = verdicts.get(key);
    const verdict = known ?? tryOut(proposal, bench, { archive, unnamed });
    const sought = known ? undefined : (verdict.subtype ?? soughtSubtype(proposal.tree));
    if (sought) noteTried(searched, sought, verdict.answered, verdict.refused);
    verdicts.set(key, verdict);
    if (verdict.refused) refused[verdict.refused] = (refused[verdict.refused] ?? 0) + 1;
  };
  for (let tried = 0; tried < budget; tried++) {
    const parent = changes.next() < FRESH ? undefined : (archive.draw(changes) ?? unnamed.draw(changes));
    const proposed = parent ? mutate(parent, bench, changes) : sow(pools, bench, seeds);
    if (!proposed) continue;
    attempt(proposed);
  }
  for (const tree of budget > 0 ? wholeDates(bench) : []) attempt({ tree, trail: ["seed"] });
  if (archive.elites().length < LEAST_NAMED) for (const elite of unnamed.elites()) archive.add(elite);
  return { elites: archive.elites(), tried: budget, refused, searched, bench, archive };
}

/** What became of a tree: undefined where it was kept, or where it could not be run. */
interface Verdict {
  refused: Reason | undefined;
  answered: boolean;
  /** What it is a question of, where it was run. */
  subtype?: Subtype;
}

/** Runs a tree and keeps it, unless something speaks against it; what calls its rows "entries" is kept apart. */
function tryOut(
  { tree, trail }: Proposal,
  bench: Workbench,
  { archive, unnamed }: Record<"archive" | "unnamed", Archive>,
): Verdict {
  if (!bench.result(pruneJoins(tree))) return { refused: undefined, answered: false };
  // Most of what nobody would ask is told by the tree, and more by the answer: neither need be put into words.
  const idle = overYearsObjection(tree, bench) ?? treeObjection(tree, bench);
  const outcome = idle === undefined ? outcomeOf(tree, bench, trail) : undefined;
  if (!outcome) return { refused: idle, answered: idle !== undefined };
  const { subtype } = outcome;
  const plain = outcomeObjection(outcome, bench);
  const mayTake = archive.mayTake(outcome) || (readsUnnamed(tree, bench) && unnamed.mayTake(outcome));
  const candidate = plain === undefined && mayTake ? worded(outcome, bench) : undefined;
  if (!candidate) return { refused: plain, answered: true, subtype };
  const reason = textObjection(candidate, bench) ?? misleading(candidate, bench);
  const isUnnamed = reason === undefined && callsEntries(candidate, bench);
  if (reason === undefined) (isUnnamed ? unnamed : archive).add(candidate);
  return { refused: isUnnamed ? "unnamed_rows" : reason, answered: true, subtype };
}

/** Why a candidate is none to keep, in one word; undefined where nothing speaks against it. */
export function speaksAgainst(candidate: Candidate, bench: Workbench): Reason | undefined {
  return overYearsObjection(candidate.tree, bench) ?? objection(candidate, bench) ?? misleading(candidate, bench);
}

/** A tree that is tried, and how it came about. */
interface Proposal {
  tree: Branch;
  trail: string[];
}

function sow(pools: Pools, bench: Workbench, random: Random): Proposal | undefined {
  const tree = sowTree(pools, bench, random);
  return tree && { tree, trail: ["seed"] };
}

function sowTree(pools: Pools, bench: Workbench, random: Random): Branch | undefined {
  const isLeft = bench.timed.length + bench.twins.length + pools.all.length === 0;
  if (bench.yearTables.length > 0 && (isLeft || random.next() < YEAR_BY_YEAR)) return seedYearTables(bench, random);
  const alone = bench.timed.length === 0 && pools.all.length === 0;
  if (bench.twins.length > 0 && (alone || random.next() < COMPARED)) return seedTwins(bench, random);
  if (bench.timed.length > 0 && (pools.all.length === 0 || random.next() < TIMED)) return seedTimed(bench, random);
  if (filedLinks(bench).length > 0 && random.next() < WITH_FILES) return seedFiled(bench, random);
  if (linksBetween(bench).length > 0 && random.next() < LINKED) return seedLinked(bench, random);
  if (bench.leads.length > 0 && random.next() < FOLLOWED) return seedPath(bench, random);
  if (bench.leads.length > 0 && random.next() < DESCRIBED) return seedDescription(bench, random);
  if (bench.panels.length > 0 && random.next() < DEVELOPED) return seedDevelopment(bench, random);
  if (bench.panels.length > 0 && random.next() < FORECAST) return seedForecast(bench, random);
  if (bench.panels.length > 0 && random.next() < OVER_YEARS) return seedOverYears(bench, random);
  if (bench.standings.length > 0 && random.next() < PLACED) return seedStandings(bench, random);
  if (bench.together.length > 0 && random.next() < TOGETHER) return seedTablesTogether(bench, random);
  const filed = bench.filed.length > 0 && random.next() < FILED ? random.pick(bench.filed) : undefined;
  let set: Node | undefined;
  for (let attempt = 0; attempt < ATTEMPTS_AT_SET && !set; attempt++) {
    const surveyed = filed ? bench.relation(filed.from) : drawSource(pools, random);
    if (!surveyed) return undefined;
    set = filed
      ? detailed(bench, surveyed, random, { to: bench.relation(filed.to) })
      : pools.alone.has(surveyed)
        ? detailed(bench, surveyed, random)
        : samplePopulation(bench, surveyed, random);
  }
  if (!set) return undefined;
  const some = stateSome(bench, set, random);
  // What was reduced to rows that state something is asked for that.
  for (let attempt = 0; attempt < ATTEMPTS_AT_STATED && some !== set; attempt++) {
    const tree = seedQuestion(bench, some, random);
    if (tree && (readsStated(tree) || setsAside(tree, bench))) return tree;
  }
  return seedQuestion(bench, set, random);
}

/**
 * A relation to ask about: each kind of source has the same chance, however many relations there are of it, and half of
 * the draws are of those whose rows have to be gathered from several pages, where there are any.
 */
function drawSource({ all, spread, kinds }: Pools, random: Random): Survey["relations"][number] | undefined {
  if (all.length === 0) return undefined;
  if (spread.length > 0 && random.next() < GATHERED) return random.pick(spread);
  const kind = random.next() < 0.5 ? random.pick([...kinds.values()]) : undefined;
  return random.pick(kind ?? all);
}

/** The relations that are drawn from, parted once. */
interface Pools {
  all: Survey["relations"];
  /** Those whose rows have to be gathered from several pages. */
  spread: Survey["relations"];
  kinds: ReadonlyMap<string, Survey["relations"]>;
  /** Those that stand on one page: they are asked about with what other pages say of the same things. */
  alone: ReadonlySet<Survey["relations"][number]>;
}

/** What stands on one page and leads nowhere is not drawn from: its page alone would have every answer. */
function poolsOf(sources: Survey["relations"], bench: Workbench): Pools {
  const leading = new Set([
    ...bench.survey.links.map(({ from }) => from),
    ...bench.references.map(({ from }) => from.relation.id),
  ]);
  const isWhole = ({ relation }: SurveyedRelation) => isSpread(relation) || isFileKind(relation.source);
  const all = sources.filter((source) => isWhole(source) || leading.has(source.relation.id));
  const kinds = new Map<string, Survey["relations"]>();
  for (const source of all) kinds.set(source.relation.source, [...(kinds.get(source.relation.source) ?? []), source]);
  return {
    all,
    spread: all.filter(({ relation }) => isSpread(relation)),
    kinds,
    alone: new Set(all.filter((source) => !isWhole(source))),
  };
}

function isSpread({ rows }: Relation): boolean {
  const first = rows[0]?.cells[0]?.evidence.url;
  return rows.some((row) => row.cells.some(({ evidence }) => evidence.url !== first));
}

function mutate(parent: Elite, bench: Workbench, random: Random): Proposal | undefined {
  const mutation = random.pick(MUTATIONS);
  const tree = mutation.apply(parent.tree, bench, random);
  return tree && { tree, trail: [...parent.trail, mutation.name] };
}
