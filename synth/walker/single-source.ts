import type { Random } from "../../core/random.ts";
import { type Column, dataRows } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { restrict } from "../evolve/condition-for.ts";
import { MUTATIONS } from "../evolve/mutations/mutations.ts";
import { type Branch, isLeaf, leaf, type Node, nodesOf, over } from "../evolve/node.ts";
import { categoryRows } from "../evolve/population.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { seedQuestion } from "../evolve/seed.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { difficultyOf } from "./difficulty.ts";
import { calledByHeading, unasked } from "./unasked.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Questions that are tried per relation, and per pair of columns. */
const TRIES = 24;
/** Share of questions that are made harder by a mutation of the search for programs. */
const MUTATED = 0.5;
/** Rows of a table that a person reads on one page. */
const MOST_ROWS = 400;
/** Pages of one template that are asked about each by itself. */
const MOST_PAGES = 40;
/** What only finds a value that stands there by name. */
const READING = new Set(["lookup", "label_of", "named"]);
/** A word that two columns share has at least so many letters: "coal exports", "coal imports". */
const SHARED_WORD = /\p{L}{4,}/gu;

/** Questions whose answer takes several steps over one page that lies deep enough to have to be looked for. */
export function singleSourceDrafts(survey: Survey, random: Random): WalkDraft[] {
  const drafts: WalkDraft[] = [];
  for (const surveyed of [...survey.relations, ...survey.lone]) {
    const url = onlyPage(surveyed);
    const own = random.fork(surveyed.relation.id);
    if (url !== undefined) {
      if (isDeep(survey, url) && surveyed.relation.rows.length <= MOST_ROWS)
        drafts.push(...tableDrafts(survey, surveyed, own));
    } else if (surveyed.relation.source === "page_collection") drafts.push(...pageDrafts(survey, surveyed, own));
  }
  return drafts;
}

function isDeep(survey: Survey, url: string): boolean {
  const depth = survey.pages.get(url)?.depth ?? -1;
  return difficultyOf("single_source", [depth]) !== undefined;
}

/** The page that all rows stand on; undefined where they stand on several. */
function onlyPage({ relation }: SurveyedRelation): string | undefined {
  const urls = new Set(relation.rows.flatMap((row) => row.cells.map((cell) => cell.evidence.url)));
  return urls.size === 1 ? [...urls][0] : undefined;
}

/** A calculation over the rows of one table. */
function tableDrafts(survey: Survey, given: SurveyedRelation, random: Random): WalkDraft[] {
  const surveyed = calledByHeading(given, survey);
  const bench = benchOf(survey, surveyed);
  const whole = leaf(surveyed.relation.id);
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const set = random.pick<() => Node | undefined>([
      () => whole,
      () => restrict(bench, whole, random),
      () => categoryRows(bench, surveyed, random),
    ])();
    const seed = set && seedQuestion(bench, set, random);
    const tree = seed && random.next() < MUTATED ? random.pick(MUTATIONS).apply(seed, bench, random) : seed;
    const candidate = tree && onOnePage(makeCandidate(tree, bench, ["single_source"]), bench);
    if (!candidate || isReadOff(tree) || unasked(tree, bench, surveyed)) continue;
    const rows = dataRows(surveyed.relation).length;
    drafts.push({
      candidate,
      why: `The answer is worked out over ${rows} rows of one table, which stands on this page and on none of those that lead to it.`,
    });
  }
  return drafts;
}

/** A calculation with several facts of one page among pages of its kind. */
function pageDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label") return [];
  const pairs = comparablePairs(surveyed.columns.map(({ column }) => column));
  if (pairs.length === 0) return [];
  const bench = benchOf(survey, surveyed);
  const deep = dataRows(relation).filter((row) => row.about !== undefined && isDeep(survey, row.about));
  const drafts: WalkDraft[] = [];
  for (const row of random.shuffle(deep).slice(0, MOST_PAGES)) {
    const name = row.cells[label.index]!.value.printed.trim();
    const [one, other] = random.pick(pairs);
    const factOf = (column: Column) => over("lookup", leaf(relation.id), { column: column.name, label: name });
    const tree: Branch = { op: "difference", params: {}, inputs: { a: factOf(one), b: factOf(other) } };
    const candidate = makeCandidate(tree, bench, ["single_source"]);
    if (candidate?.pages.length !== 1) continue;
    drafts.push({
      candidate,
      why: `The page of ${name} states both values, and none of those that lead to it does.`,
    });
  }
  return drafts;
}

/** Columns of quantities in one unit that say the same of different parts: they share a word and differ in another. */
function comparablePairs(columns: readonly Column[]): (readonly [Column, Column])[] {
  const measures = columns.filter(({ type, role, unit }) => type === "number" && role === "measure" && unit);
  const words = ({ name }: Column) => new Set(humanise(name).toLowerCase().match(SHARED_WORD) ?? []);
  return measures.flatMap((one, at) =>
    measures
      .slice(at + 1)
      .filter((other) => other.unit === one.unit && [...words(one)].some((word) => words(other).has(word)))
      .map((other) => [one, other] as const),
  );
}

function benchOf(survey: Survey, surveyed: SurveyedRelation): Workbench {
  return new Workbench({ ...survey, relations: [surveyed], links: [] });
}

/** Looked up by name, and nothing done with it: one step, not several. */
function isReadOff(tree: Branch): boolean {
  return nodesOf(tree).every((node) => isLeaf(node) || READING.has(node.op));
}

function onOnePage(candidate: Candidate | undefined, bench: Workbench): Candidate | undefined {
  if (candidate?.pages.length !== 1) return undefined;
  return (objection(candidate, bench, 1) ?? misleading(candidate, bench)) === undefined ? candidate : undefined;
}
