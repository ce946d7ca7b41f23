import { type Branch, isLeaf, nodesOf, runKey } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import type { Reason } from "./reasons.ts";

/** Why nobody would ask this of one step of a program; undefined where nothing speaks against it. */
type StepRule = (step: Branch, bench: Workbench) => Reason | undefined;

/** The same, told by what is asked of the step in the end, too. */
interface RuleInTree {
  inTree(step: Branch, tree: Branch, bench: Workbench): Reason | undefined;
}

export type RuleOfSteps = StepRule | RuleInTree;

export const when =
  (why: Reason, isSo: (step: Branch, bench: Workbench) => boolean): StepRule =>
  (step, bench) =>
    isSo(step, bench) ? why : undefined;

export const whenInTree = (
  why: Reason,
  isSo: (step: Branch, tree: Branch, bench: Workbench) => boolean,
): RuleInTree => ({ inTree: (step, tree, bench) => (isSo(step, tree, bench) ? why : undefined) });

/** The first of the rules that a step breaks by what it says itself, by its place among all; past the last where it breaks none. */
interface Verdict {
  at: number;
  why: Reason | undefined;
}

/**
 * What speaks against a program by these rules: of its steps the first that breaks any, and of the rules that it breaks the
 * first. Candidates of one search share most of their steps, so that each step is judged once by what it says itself.
 */
export function judgeSteps(rules: readonly RuleOfSteps[]): (tree: Branch, bench: Workbench) => Reason | undefined {
  const inTrees = rules.flatMap((rule, at) => (typeof rule === "function" ? [] : [{ rule, at }]));
  const ofSteps = rules.flatMap((rule, at) => (typeof rule === "function" ? [{ rule, at }] : []));
  const verdicts = new WeakMap<Workbench, Map<string, Verdict>>();

  const judged = (step: Branch, bench: Workbench): Verdict => {
    for (const { rule, at } of ofSteps) {
      const why = rule(step, bench);
      if (why !== undefined) return { at, why };
    }
    return { at: rules.length, why: undefined };
  };

  const verdictOn = (step: Branch, bench: Workbench): Verdict => {
    let known = verdicts.get(bench);
    if (!known) {
      known = new Map();
      verdicts.set(bench, known);
    }
    const key = runKey(step);
    let verdict = known.get(key);
    if (!verdict) {
      verdict = judged(step, bench);
      known.set(key, verdict);
    }
    return verdict;
  };

  return (tree, bench) => {
    for (const step of nodesOf(tree)) {
      if (isLeaf(step)) continue;
      const verdict = verdictOn(step, bench);
      for (const { rule, at } of inTrees) {
        const why = at < verdict.at ? rule.inTree(step, tree, bench) : undefined;
        if (why !== undefined) return why;
      }
      if (verdict.why !== undefined) return verdict.why;
    }
    return undefined;
  };
}
