import type { Program, Step, Subtype } from "../core/program.ts";
import type { Operation, Result } from "./operation.ts";

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
 * 2. a step that ranks, chooses or sums up by a column that an earlier step computed for each row (`computes`) works on
 *    what was computed: the earlier step decides;
 * 3. a step that only counts, chooses or shows rows which an earlier one found by a harder question (`prevails`) leaves the
 *    decision to that one;
 * 4. an aggregate over a series of at least `LONG` rows, conditions on them left aside, is `computation`;
 * 5. a `statistic` over a set that an earlier step composed (union, intersection, join, group, …) is `compose`;
 * 6. otherwise the operation's own subtype stands.
 */
export function decisiveSubtype(
  program: Program,
  steps: ReadonlyMap<string, BoundStep>,
  results: ReadonlyMap<string, Result>,
): Subtype {
  let bound = steps.get(program.answer)!;
  for (
    let source = producer(bound, steps);
    source && bound.op.carries?.(bound.params);
    source = producer(bound, steps)
  ) {
    bound = source;
  }
  const computing = computedBy(bound, steps);
  if (computing) return computing.op.subtype;
  const prevailing =
    bound.op.family === "set" || bound.op.family === "element" ? prevailingOver(bound, steps) : undefined;
  if (prevailing) return prevailing.op.subtype;
  if (bound.op.subtype === "statistic") {
    if (seriesLength(bound, steps, results) >= LONG) return "computation";
    if (isComposed(bound, steps)) return "compose";
  }
  return bound.op.subtype;
}

/** Nobody works through a series of so many rows by hand. */
const LONG = 100;

/** Rows of the series that a step sums up: of what a condition keeps, the rows that it was put to. */
function seriesLength(
  bound: BoundStep,
  steps: ReadonlyMap<string, BoundStep>,
  results: ReadonlyMap<string, Result>,
): number {
  const [name] = bound.inputs;
  const source = name === undefined ? undefined : steps.get(name);
  if (source?.op.name === "filter") return seriesLength(source, steps, results);
  const result = name === undefined ? undefined : results.get(name);
  return result?.type === "table" ? result.rows.length : 0;
}

/** The step that computed the column which this one goes by; undefined where it goes by none that was computed. */
function computedBy(bound: BoundStep, steps: ReadonlyMap<string, BoundStep>): BoundStep | undefined {
  const by = [bound.step["by"], bound.step["column"]];
  for (let source = producer(bound, steps); source; source = producer(source, steps)) {
    const column = source.op.computes?.(source.params);
    if (column !== undefined && by.includes(column)) return source;
  }
  return undefined;
}

/** The step before this one that prevails over those that count, choose or show its rows. */
function prevailingOver(bound: BoundStep, steps: ReadonlyMap<string, BoundStep>): BoundStep | undefined {
  for (let source = producer(bound, steps); source; source = producer(source, steps))
    if (source.op.prevails) return source;
  return undefined;
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
