import type { Random } from "../../../core/random.ts";
import type { Branch, Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** One of the simplest questions over a set; undefined where the set is not made for it. */
export type Seed = (bench: Workbench, set: Node, random: Random) => Branch | undefined;
