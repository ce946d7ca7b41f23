import { Condition } from "../../logic/condition.ts";
import type { Branch } from "./node.ts";

const read = new WeakMap<object, Condition | undefined>();

/**
 * The condition that a step puts on its rows; undefined where it puts none. Trees that are rewritten keep their conditions, and
 * rule after rule asks for them: each is read once.
 */
export function conditionOf({ params: { where } }: Pick<Branch, "params">): Condition | undefined {
  if (where === null || typeof where !== "object") return undefined;
  if (!read.has(where)) read.set(where, Condition.safeParse(where).data);
  return read.get(where);
}
