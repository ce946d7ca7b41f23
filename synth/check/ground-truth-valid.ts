import { canonicalJson } from "../../core/ids.ts";
import type { DerivationStep } from "../../core/task.ts";
import { type Check, verdict } from "./check.ts";
import { recompute } from "./recompute.ts";
import { reread, states } from "./reread.ts";

const say = verdict("ground_truth_valid");

/**
 * A second way to the answer: what each evidence cell prints is read again from the raw snapshot, without the code that
 * reads relations, and sums, means, medians and ranges are computed again from those texts in floating point.
 */
export const groundTruthValid: Check = {
  name: "ground_truth_valid",
  async run(context) {
    const texts = new Map<string, string>();
    for (const step of context.task.derivation) {
      for (const use of step.uses) {
        const key = canonicalJson(use.evidence);
        const text = texts.get(key) ?? (await reread(context.source, use.evidence));
        if (text === undefined)
          return say("fail", `What is cited for ${use.label} is not to be found in the snapshot.`, [use.evidence]);
        texts.set(key, text);
        if (!states(text, use.printed))
          return say(
            "fail",
            `The snapshot prints “${shorten(text)}” for ${use.label}, not “${shorten(use.printed)}”.`,
            [use.evidence],
          );
      }
    }
    const differing = context.task.derivation
      .map((step) => disagreement(step, texts))
      .find((reason) => reason !== undefined);
    if (differing) return say("fail", differing);
    return say("pass", `All ${texts.size} cells were read again from the raw snapshots and say the same.`);
  },
};

function disagreement(step: DerivationStep, texts: ReadonlyMap<string, string>): string | undefined {
  const stated = step.uses.map((use) => texts.get(canonicalJson(use.evidence)) ?? "");
  const again = recompute(step.op, stated);
  const shown = /=\s*(-?\d+(?:\.\d+)?)$/.exec(step.text)?.[1];
  if (again === undefined || shown === undefined) return undefined;
  const scale = Math.max(Math.abs(again), Math.abs(Number(shown)), Number.EPSILON);
  return Math.abs(again - Number(shown)) / scale < 1e-9
    ? undefined
    : `Computed again from the raw texts, the ${step.op} is ${again}, not ${shown}.`;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
