import type { Branch } from "../node.ts";
import type { Mutation } from "./mutation.ts";

/** By what percentage one value exceeds another, instead of how far they lie apart. */
export const exceed: Mutation = {
  name: "exceed",
  apply(tree, bench): Branch | undefined {
    const { a, b } = tree.inputs;
    if ((tree.op !== "difference" && tree.op !== "ratio") || !a || !b) return undefined;
    const exceeding = (larger: typeof a, smaller: typeof b): Branch => ({
      op: "percent_difference",
      params: {},
      inputs: { a: larger, b: smaller },
    });
    const straight = exceeding(a, b);
    return bench.result(straight) ? straight : exceeding(b, a);
  },
};
