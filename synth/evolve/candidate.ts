import type { Column } from "../../core/relation.ts";
import { GuardError } from "../../logic/guard-error.ts";
import type { Naming } from "../../logic/operation.ts";
import { phraseQuestion } from "../../logic/phrase.ts";
import { statedOnce } from "../phrase/stated-once.ts";
import { unitNote } from "../phrase/unit-note.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { approximateNote } from "./blurred.ts";
import { conditionColumns } from "./condition-columns.ts";
import { namingsFor } from "./namings-for.ts";
import { type Branch, columnsRead, pruneJoins } from "./node.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { Workbench } from "./workbench.ts";

/** A question with everything that speaks for and against it. */
export interface Candidate extends Outcome {
  question: string;
  /** Does it have to say where on the site its rows stand: in which table, in which list? */
  placed: boolean;
}

/** Runs a tree as the program that it is, and asks for its answer. Undefined where a guard speaks against it. */
export function makeCandidate(tree: Branch, bench: Workbench, trail: string[]): Candidate | undefined {
  const outcome = outcomeOf(tree, bench, trail);
  return outcome && worded(outcome, bench);
}

/** The question for what a tree gave. Undefined where an operation has no words for it. */
export function worded(outcome: Outcome, bench: Workbench): Candidate | undefined {
  try {
    const { instead, program, execution } = outcome;
    const { language } = bench.survey;
    const pruned = pruneJoins(outcome.tree);
    const namings = namingsFor(pruned, bench);
    for (const [list, collection] of instead) namings.set(list, namings.get(collection)!);
    const asked = statedOnce(phraseQuestion(program, execution.results, namings, language).question);
    const notes = [unitNote(figuresOf(pruned, bench.sources(pruned)), language), approximateNote(pruned, bench)];
    const stated = notes.filter((note) => note !== undefined);
    const question = [asked, ...stated].join(language === "zh" ? "" : " ");
    return { ...outcome, question, placed: areNamedByPlace(namings.values(), bench) };
  } catch (error) {
    if (error instanceof GuardError) return undefined;
    throw error;
  }
}

/** Is the place of some rows another than the site? */
function areNamedByPlace(namings: Iterable<Naming>, { survey: { siteName, language } }: Workbench): boolean {
  const onSite = language === "zh" ? siteName : `on ${siteName}`;
  return [...namings].some(({ source }) => source !== "" && source !== onSite);
}

/** Answers that no unit belongs to, whatever was measured. */
const WITHOUT_UNIT = new Set([
  "label_of",
  "count",
  "pearson",
  "spearman",
  "ratio",
  "percent_of",
  "percent_difference",
  "coefficient_of_variation",
  "take_until",
  "probability",
  "count_above_average",
  "count_above_group",
  "union",
  "intersection",
  "none_of",
]);

/** The columns whose figures stand in the question, as limits, or in its answer. */
function figuresOf(tree: Branch, used: readonly SurveyedRelation[]): Column[] {
  const limits = new Set(conditionColumns(tree));
  const named = new Set(WITHOUT_UNIT.has(tree.op) ? limits : columnsRead(tree));
  // What is looked up of something that a ranking found is the answer; what it was ranked by is not.
  if (tree.op === "lookup")
    for (const name of columnsRead(tree)) if (name !== tree.params["column"]) named.delete(name);
  return used
    .flatMap(({ columns }) => columns.map(({ column }) => column))
    .filter(
      ({ name }, at, all) => (named.has(name) || limits.has(name)) && all.findIndex((one) => one.name === name) === at,
    );
}
