import type { Random } from "../../core/random.ts";
import { dataRows, isFileKind } from "../../core/relation.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { restrict } from "../evolve/condition-for.ts";
import { MUTATIONS } from "../evolve/mutations/mutations.ts";
import { type Branch, isLeaf, leaf, type Node, nodesOf } from "../evolve/node.ts";
import { categoryRows } from "../evolve/population.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { seedQuestion } from "../evolve/seed.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { isMisread } from "./misread.ts";
import { namedByItself } from "./table-naming.ts";
import { unasked } from "./unasked.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Questions that are tried per table. */
const TRIES = 24;
/** Share of questions that are made harder by a mutation of the search for programs. */
const MUTATED = 0.5;
const NAMELESS = /\bentr(?:y|ies)\b|条目/;
/** What only finds a value that stands there by name. */
const READING = new Set(["lookup", "label_of", "named"]);

/** A calculation over the rows of one table. */
export function tableDrafts(survey: Survey, given: SurveyedRelation, random: Random): WalkDraft[] {
  const surveyed = namedByItself(given, survey);
  if (isOneOfSeveralFiles(given, survey) || isMisread(given.relation, survey)) return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
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
    // Rows that nobody has a word for are no things to ask about.
    if (candidate && NAMELESS.test(candidate.question)) continue;
    if (!candidate || isReadOff(tree) || unasked(tree, bench, surveyed)) continue;
    const rows = dataRows(surveyed.relation).length;
    drafts.push({
      candidate,
      why: `The answer is worked out over ${rows} rows of one table, which stands on this page and on none of those that lead to it.`,
    });
  }
  return drafts;
}

/** "In the CSV file on the page “Downloads”", where the page has two: nobody knows which. */
function isOneOfSeveralFiles({ relation, naming }: SurveyedRelation, { relations, lone }: Survey): boolean {
  if (!isFileKind(relation.source)) return false;
  return [...relations, ...lone].some(
    (other) =>
      other.relation.url !== relation.url &&
      other.relation.source === relation.source &&
      other.naming.source === naming.source,
  );
}

/** Looked up by name, and nothing done with it: one step, not several. */
function isReadOff(tree: Branch): boolean {
  return nodesOf(tree).every((node) => isLeaf(node) || READING.has(node.op));
}

function onOnePage(candidate: Candidate | undefined, bench: Workbench): Candidate | undefined {
  if (candidate?.pages.length !== 1) return undefined;
  return (objection(candidate, bench, 1) ?? misleading(candidate, bench)) === undefined ? candidate : undefined;
}
