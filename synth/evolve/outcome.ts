import type { Program, Subtype } from "../../core/program.ts";
import type { SourceKind } from "../../core/relation.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { type Execution, run } from "../../logic/interpreter.ts";
import { isClock } from "../../logic/values/clock-unit.ts";
import { isHours } from "../../logic/values/hours-unit.ts";
import { measure } from "../../logic/values/measure.ts";
import { isCurrency } from "../../logic/values/units.ts";
import type { Work } from "../level.ts";
import { isDynamic } from "../survey/facts/dynamic-parts.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { FORECASTS } from "./forecasts.ts";
import { fromLists, type Listed } from "./from-lists.ts";
import { readsMainFigures } from "./main-figures.ts";
import { type Branch, columnsRead, compile, inputOf, isLeaf, nodesOf, pruneJoins } from "./node.ts";
import { neededPages } from "./pages-needed.ts";
import { asksLastButOne } from "./refusals/bare-place.ts";
import { joinsOneOfMany } from "./refusals/idle-joins.ts";
import { readsPageCounts } from "./refusals/page-counts.ts";
import { selectFirst } from "./select-first.ts";
import { holdsUnconnected } from "./unconnected.ts";
import type { Workbench } from "./workbench.ts";

/** What a tree gives, run as the program that it is: everything about a question but its words. */
export interface Outcome {
  tree: Branch;
  /** Where lists are read in place of collections: those by the ids of these lists. */
  instead: Listed["instead"];
  program: Program;
  execution: Execution;
  /** URLs of the pages that the answer needs. */
  pages: string[];
  /** Clicks from the root to the deepest of them. */
  depth: number;
  sources: SourceKind[];
  subtype: Subtype;
  /** Column names that it reads, for novelty. */
  columns: readonly string[];
  /** Salience of the least salient of them. */
  salience: number;
  relations: string[];
  /** Names and words that it fixes, for novelty. */
  literals: string[];
  /** What some of its things are called is said in one place of the site alone. */
  doubted: boolean;
  /** It holds figures together that nothing connects. */
  unconnected: boolean;
  /** It asks for the last but one. */
  lastButOne: boolean;
  /** It reads the table of one page, of many that have the same, together with other pages. */
  oneOfMany: boolean;
  /** It reads what people look for first. */
  main: boolean;
  /** It reads how many pages documents have. */
  paper: boolean;
  /** How it came about: the seed and the mutations, in order. */
  trail: string[];
}

/** What the level of a question is told by. */
export const workOf = ({ program, pages, depth, sources }: Outcome): Work => ({
  program,
  pages: pages.length,
  depth,
  // What has to be opened is no further place to look up.
  sources: sources.filter((kind) => kind !== "dynamic").length,
});

/** Decimal places of an answer that does not come out even. */
const PLACES = 2;
const MOST_PLACES = 4;
/** Averages of numbers this large are asked for without decimals. */
const LARGE = 10_000;
/** Of so many in whole ones nobody tells the fraction. */
const MANY = 100;
const COUNTED = /^(?:people|persons|[人名位个家所座台辆张])$/iu;
const AVERAGING = new Set([
  "difference",
  "mean",
  "median",
  "ratio",
  "percent",
  "percent_of",
  "stdev",
  "variance",
  "quantile",
  "interquartile_range",
  "median_absolute_deviation",
  "mean_absolute_deviation",
  "coefficient_of_variation",
  "pearson",
  "spearman",
  "share",
  "percent_change",
  "mean_yearly_change",
  "cagr",
  "weighted_mean",
  "probability",
  "percent_difference",
  ...FORECASTS,
  "linear_fit",
]);
/** Numbers that tell how values lie to each other, mostly between −1 and 1: two places would hardly tell them apart. */
const COEFFICIENTS = new Set(["pearson", "spearman", "coefficient_of_variation"]);
const COEFFICIENT_PLACES = 3;

/** Kinds of source that are read, `dynamic` among them where the page shows something only when somebody opens it. */
function sourcesOf(read: readonly SurveyedRelation[], execution: Execution, { dynamic }: Survey): SourceKind[] {
  const kinds = new Set(read.map(({ relation }) => relation.source));
  // An execution gathers its evidence when it is asked for it.
  if (dynamic.size > 0 && execution.evidence.some((one) => isDynamic(one, dynamic))) kinds.add("dynamic");
  return [...kinds].sort();
}

/** Runs a tree as the program that it is. Undefined where a guard speaks against it. */
export function outcomeOf(tree: Branch, bench: Workbench, trail: string[]): Outcome | undefined {
  try {
    const { survey } = bench;
    const pruned = pruneJoins(tree);
    // The bench remembers what it ran: most trees that fail do so without being run as a program.
    if (!bench.result(pruned)) return undefined;
    const places = placesOf(tree, bench);
    const { read, instead, program, execution } = byFewestPages(pruned, places, bench);
    const used = bench.sources(pruned);
    const pages = neededPages(execution);
    const columns = columnsRead(tree);
    return {
      tree,
      instead,
      program,
      execution,
      pages,
      depth: Math.max(0, ...pages.map((url) => survey.pages.get(url)?.depth ?? 0)),
      sources: sourcesOf(bench.sources(read), execution, survey),
      subtype: execution.subtype,
      columns,
      relations: used.map(({ relation }) => relation.id),
      salience: leastSalience(columns, used),
      literals: literalsOf(tree),
      doubted: used.some((one) => one.doubted === true),
      unconnected: holdsUnconnected(tree, bench),
      lastButOne: asksLastButOne(tree, bench),
      oneOfMany: joinsOneOfMany(tree, bench),
      main: readsMainFigures(pruned, bench),
      paper: readsPageCounts(pruned, bench),
      trail,
    };
  } catch (error) {
    if (error instanceof GuardError) return undefined;
    throw error;
  }
}

interface Run {
  /** The tree that was run. */
  read: Branch;
  instead: Listed["instead"];
  program: Program;
  execution: Execution;
}

/** The tree as a program, over lists where these print all that it needs and with its rows chosen early, where that takes fewer pages. */
function byFewestPages(tree: Branch, places: number | undefined, bench: Workbench): Run {
  const own = runOf({ tree, instead: new Map() }, places, bench);
  const early = selectFirst(tree, (node) => bench.table(node));
  const sooner = early === tree ? [] : [{ tree: early, instead: new Map() }, ...fromLists(early, bench)];
  return [...sooner, ...fromLists(tree, bench)]
    .filter((one) => bench.result(one.tree))
    .map((one) => runOf(one, places, bench))
    .filter(({ execution }) => execution.answerText === own.execution.answerText)
    .reduce((best, one) => (one.execution.pages.size < best.execution.pages.size ? one : best), own);
}

function runOf({ tree, instead }: Listed, places: number | undefined, bench: Workbench): Run {
  const { program, nodes } = compile(tree, (id) => stepName(bench.relation(id).naming.plural), places);
  const execution = run(program, bench.raw, (step) => bench.result(nodes.get(step)!));
  return { read: tree, instead, program, execution };
}

const stepName = (plural: string) => plural.replace(/[^\p{L}\p{N}]+/gu, "_").toLowerCase();

/** How the answer is rounded; undefined where it is exact or no number. */
function placesOf(tree: Branch, bench: Workbench): number | undefined {
  const result = bench.result(tree);
  const value =
    result?.type === "parts" ? result.parts.at(-1)?.value : result?.type === "value" ? result.value : undefined;
  if (value?.kind !== "number" || !AVERAGING.has(tree.op)) return undefined;
  if (COEFFICIENTS.has(tree.op)) return COEFFICIENT_PLACES;
  const decimals = value.decimal.split(".")[1]?.length ?? 0;
  const set = inputOf(tree);
  const table = set && bench.table(set);
  const column = tree.params["column"];
  const measured = table && typeof column === "string" ? measure(table, column).measured : undefined;
  // What is told to the second is told so when it was computed.
  if (decimals > 0 && isClock(value.unit) && decimals > PLACES) return 0;
  if (decimals > 0 && isHours(value.unit)) return 0;
  // So many people, or houses, as there will be are no fraction.
  if (decimals > 0 && measured && FORECASTS.has(tree.op) && areWhole(measured, Number(value.decimal))) return 0;
  // What comes out even is given as it is: nobody rounds 30% to 30.00%.
  if (decimals <= PLACES) return undefined;
  if (!measured) return PLACES;
  const precision = Math.max(0, ...measured.map(({ value }) => value.precision));
  const large = Math.abs(Number(value.decimal)) >= LARGE;
  // Half of the sum of two numbers has one place more at most: it is given in full.
  if (tree.op === "median" && decimals <= precision + 1) return undefined;
  // Money is told to the cent.
  const most = measured.some(({ value }) => value.unit !== undefined && isCurrency(value.unit)) ? PLACES : MOST_PLACES;
  return large && precision === 0 ? 0 : Math.max(PLACES, Math.min(precision + 1, most));
}

/** Whether figures are told in whole ones, and one more or less of them makes no difference; of people it never is a part. */
function areWhole(measured: ReturnType<typeof measure>["measured"], result: number): boolean {
  const units = measured.map(({ value: { unit } }) => unit);
  if (measured.some(({ value }) => value.precision > 0) || units.some((unit) => unit && isCurrency(unit))) return false;
  return Math.abs(result) >= MANY || units.every((unit) => unit !== undefined && COUNTED.test(unit));
}

function literalsOf(tree: Branch): string[] {
  const found = new Set<string>();
  const collect = (data: unknown, key: string) => {
    if (typeof data === "string" && (key === "value" || key === "names" || key === "label")) found.add(data);
    else if (Array.isArray(data)) for (const item of data) collect(item, key);
    else if (data !== null && typeof data === "object")
      for (const [name, item] of Object.entries(data)) collect(item, name);
  };
  for (const node of nodesOf(tree)) if (!isLeaf(node)) collect(node.params, "");
  return [...found];
}

function leastSalience(columns: readonly string[], used: readonly SurveyedRelation[]): number {
  const known = new Map(used.flatMap((one) => one.columns.map(({ column, salience }) => [column.name, salience])));
  return Math.min(1, ...columns.flatMap((name) => known.get(name) ?? []));
}
