import type { Elite } from "./evolve/archive.ts";
import { conditionColumns } from "./evolve/condition-columns.ts";
import { type Branch, isLeaf, type Node, nodesOf, pruneJoins } from "./evolve/node.ts";
import { DOUBTED } from "./evolve/refusals/familiar.ts";
import { belongTogether } from "./evolve/refusals/picked.ts";
import { listKeys } from "./repeated-keys.ts";

/** Of those that read worse than this strict readers let three of fourteen pass, of the others 53 of 86 (W in docs/real-sites.md). */
const READILY_NATURAL = 0.65;
const SHORT_PAGES = 2;
const AGAINST_MEAN = new Set(["count_above_average", "count_above_group"]);

/**
 * What is asked as a last resort: of things that the asker listed, the more so where nothing says why these, of one or two
 * pages, how many lie above a mean, what is of one of several years or kinds, what readers doubt that anybody asks, what sets
 * rows aside, what reads badly, what is of things whose name one place of the site alone says, how many pages documents have, what
 * has to say in which table or list its things stand, and what holds only for those that state something: of the one before last
 * strict readers let 17 of 56 pass, of the last 4 of 22, of all others 62 % (DD to JJ in docs/real-sites.md); of those chosen through
 * a link half (RR to XX), of all others three quarters; of those that describe one thing by a description of another 9 of 22,
 * of years from the first to the last of a collection 2 of 5 (RR to AJ). No more than this share of a site's tasks as long as it
 * gives others.
 */
export const LAST_RESORT = {
  listed: 0.1,
  picked: 0,
  short: 0.2,
  against: 0.1,
  several: 0.04,
  doubted: 0.05,
  aside: 0.05,
  stiff: 0.06,
  unsure: 0.1,
  placed: 0.08,
  stated: 0.04,
  paper: 0.04,
  linked: 0.08,
  nested: 0.04,
  span: 0.02,
} as const;

export type Resort = keyof typeof LAST_RESORT;

/** For so many reasons counts one that speaks against a question by itself: why these names and no others, nothing says. */
const GRAVE: Partial<Record<Resort, number>> = { picked: 3 };

/** How much speaks against what is asked for one reason as a last resort, where a plain reason is 1. */
export const gravityOf = (reason: Resort): number => GRAVE[reason] ?? 1;

/** For which reasons a question is a last resort. */
export function resortsOf(elite: Elite): Resort[] {
  const { tree } = elite;
  const steps = nodesOf(tree).filter((node): node is Branch => !isLeaf(node));
  const reasons: Readonly<Record<Resort, boolean>> = {
    listed: isListed(tree),
    picked: isPicked(tree),
    short: elite.pages.length <= SHORT_PAGES,
    against: AGAINST_MEAN.has(tree.op),
    several: steps.some(isOneOfSeveral),
    doubted: steps.some(({ op }) => DOUBTED.has(op)),
    aside: steps.some(({ op }) => op === "aside"),
    stiff: elite.scores.naturalness < READILY_NATURAL,
    unsure: elite.doubted,
    placed: elite.placed,
    stated: steps.some(({ op }) => op === "stated"),
    paper: elite.paper,
    linked: isChosenByLinked(tree),
    nested: steps.some(({ op }) => op === "identify_by"),
    span: steps.some(isSpan),
  };
  return (Object.keys(reasons) as Resort[]).filter((reason) => reasons[reason]);
}

/** "Those whose season is 2001/02 or 2002/03" */
const isOneOfSeveral = (node: Branch): boolean =>
  node.op === "filter" && (node.params["where"] as { is?: string } | undefined)?.is === "in";

/** "How many years lie between the earliest and the latest founding of all clubs?" */
const isSpan = ({ op, inputs }: Branch): boolean =>
  op === "time_between" && Object.values(inputs).every((input) => !isLeaf(input) && input.op === "ranked_value");

/** "Courses whose coordinator's position is …": what chooses them is said of another thing. */
function isChosenByLinked(tree: Branch): boolean {
  const pruned = pruneJoins(tree);
  const chosenBy = new Set(conditionColumns(pruned));
  return nodesOf(pruned).some(
    (node) =>
      !isLeaf(node) &&
      typeof node.params["on"] === "string" &&
      (node.params["columns"] as string[] | undefined)?.some((name) => chosenBy.has(name)) === true,
  );
}

/** Several names that are of no family and no series. */
const isPicked = (tree: Node): boolean =>
  isListed(tree) &&
  nodesOf(tree).some(
    (node) => !isLeaf(node) && node.op === "named" && !belongTogether(node.params["names"] as readonly string[]),
  );

const isListed = (tree: Node): boolean => listKeys(tree).length > 0;
