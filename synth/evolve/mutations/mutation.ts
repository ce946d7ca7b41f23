import type { Random } from "../../../core/random.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** One way to make another question of a question. */
export interface Mutation {
  name: string;
  /** The changed tree; undefined where the change does not fit. The result may still fail its guards. */
  apply(tree: Branch, bench: Workbench, random: Random): Branch | undefined;
}
