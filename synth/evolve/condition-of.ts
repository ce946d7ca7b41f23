import { keptOf } from "../../core/kept-of.ts";
import { Condition } from "../../logic/condition.ts";
import type { Branch } from "./node.ts";

// Trees that are rewritten keep their conditions.
const read = keptOf((where: object) => Condition.safeParse(where).data);

/** The condition that a step puts on its rows; undefined where it puts none. Rule after rule asks for it: it is read once. */
export const conditionOf = ({ params: { where } }: Pick<Branch, "params">): Condition | undefined =>
  where === null || typeof where !== "object" ? undefined : read(where);
