import { UsageError } from "../core/errors.ts";
import type { Operation } from "./operation.ts";
import { count } from "./operations/count.ts";
import { filter } from "./operations/filter.ts";
import { identify } from "./operations/identify.ts";
import { kth } from "./operations/kth.ts";
import { labelOf } from "./operations/label-of.ts";
import { lookup } from "./operations/lookup.ts";
import { mean } from "./operations/mean.ts";
import { median } from "./operations/median.ts";
import { named } from "./operations/named.ts";
import { range } from "./operations/range.ts";
import { sum } from "./operations/sum.ts";
import { top } from "./operations/top.ts";

const registry = new Map<string, Operation>(
  [lookup, labelOf, identify, named, filter, top, kth, count, sum, mean, median, range].map((op) => [
    op.name,
    op as Operation,
  ]),
);

/** Makes an operation known to programs. Throws `UsageError` where the name is taken. */
export function registerOperation<P>(op: Operation<P>): void {
  if (registry.has(op.name)) {
    throw new UsageError(`An operation "${op.name}" is registered already`, { mend: "Give yours another name." });
  }
  registry.set(op.name, op as Operation);
}

/** The operation with that name, if there is one. */
export function operation(name: string): Operation | undefined {
  return registry.get(name);
}

/** All operations, in order of registration. */
export function operations(): readonly Operation[] {
  return [...registry.values()];
}
