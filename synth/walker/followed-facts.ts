import type { Random } from "../../core/random.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { type Branch, firstOf, isLeaf, type Node } from "../evolve/node.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { seedPath } from "../evolve/seed-path.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import { dateSpans, factIn, lengthOf } from "./date-spans.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Paths from page to page that are tried per site. */
const PATHS = 400;
/** Share of paths to things with a first and a last date that ask for the time between. */
const TIMED = 0.4;

/** From a thing to another that its page names, and a fact of that, or how long something of it took. */
export function followedDrafts(survey: Survey, random: Random): WalkDraft[] {
  const bench = new Workbench(survey);
  if (bench.leads.length === 0) return [];
  const ownPages = new Set(
    survey.relations.flatMap(({ relation }) =>
      relation.rows.flatMap(({ about }) => (about === undefined ? [] : [about])),
    ),
  );
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < PATHS; tries++) {
    const path = seedPath(bench, random);
    const tree = path && random.next() < TIMED ? (lengthAtEnd(path, bench, random) ?? path) : path;
    const candidate = tree && makeCandidate(tree, bench, ["multi_source"]);
    if (candidate?.pages.length !== 2 || objection(candidate, bench) || misleading(candidate, bench)) continue;
    // "In the table A, what is the … of the …": where the other fact stands has to be said too.
    if (new Set(bench.sources(tree!).map(({ naming }) => naming.source)).size > 1) continue;
    const follows = candidate.execution.derivation.filter(({ op }) => op === "follow");
    const pointer = follows.at(-1)?.uses[1];
    if (!pointer || !isOnOwnPage(candidate, ownPages) || isToldOnTheWay(candidate)) continue;
    drafts.push({
      candidate,
      why: `One page says: ${pointer.label}: ${pointer.printed}. What is asked of ${pointer.printed} stands on the other.`,
    });
  }
  return drafts;
}

/**
 * Does what is asked stand on the page of what the path leads to? In a table of many things its heading says too little: "how many
 * students does the country have" would mean those that came to a congress.
 */
const isOnOwnPage = ({ execution }: Candidate, ownPages: ReadonlySet<string>): boolean => {
  const asked = execution.derivation.flatMap(({ op, uses }) => (op === "lookup" ? uses : []));
  return asked.every(({ evidence }) => ownPages.has(evidence.url));
};

/** "Who heads the group of the lecturer of …?" is the lecturer: the way there told it. */
function isToldOnTheWay({ execution: { answer, derivation } }: Candidate): boolean {
  if (answer.type !== "name") return false;
  const name = foldText(answer.text);
  return derivation.some(
    ({ op, uses }) => op === "follow" && uses.some(({ printed }) => foldText(printed).includes(name)),
  );
}

/** "How many complete years did the maker of … live?": the time between two dates of what the path leads to. */
function lengthAtEnd({ inputs }: Branch, bench: Workbench, random: Random): Branch | undefined {
  const end = firstOf(inputs);
  const reached = end && !isLeaf(end) ? end.inputs["right"] : undefined;
  if (!reached || !isLeaf(reached)) return undefined;
  const spans = dateSpans(bench.relation(reached.relation));
  return spans.length === 0 ? undefined : lengthOf(random.pick(spans), factIn(end as Node));
}
