import type { Program, Step, Subtype } from "../core/program.ts";
import type { Operation } from "./operation.ts";

/** A step with its operation and its parsed parameters. */
export interface BoundStep {
  step: Step;
  op: Operation;
  params: unknown;
  inputs: readonly string[];
}

/**
 * The subtype of a program is that of its decisive operation, found from the answer backwards:
 *
 * 1. a step that only shows the result of the step before it (`carries`: `label_of`, `lookup` without a label) is passed
 *    over; that step decides;
 * 2. a `statistic` over a set that an earlier step composed (union, intersection, join, group, …) is `compose`;
 * 3. otherwise the operation's own subtype stands.
 */
export function decisiveSubtype(program: Program, steps: ReadonlyMap<string, BoundStep>): Subtype {
  let bound = steps.get(program.answer)!;
  for (
    let source = producer(bound, steps);
    source && bound.op.carries?.(bound.params);
    source = producer(bound, steps)
  ) {
    bound = source;
  }
  if (bound.op.subtype === "statistic" && isComposed(bound, steps)) return "compose";
  return bound.op.subtype;
}

function producer(bound: BoundStep, steps: ReadonlyMap<string, BoundStep>): BoundStep | undefined {
  return bound.inputs[0] === undefined ? undefined : steps.get(bound.inputs[0]);
}

function isComposed(bound: BoundStep, steps: ReadonlyMap<string, BoundStep>): boolean {
  return bound.inputs.some((name) => {
    const source = steps.get(name);
    return source !== undefined && (source.op.subtype === "compose" || isComposed(source, steps));
  });
}
