import { answerColumnOf } from "../columns-for.ts";
import { inputOf, over } from "../node.ts";
import type { Mutation } from "./mutation.ts";

/** Asks for a fact about the thing that was found instead of for its name, or the other way round. */
export const askOther: Mutation = {
  name: "ask_other",
  apply(tree, bench, random) {
    if (tree.op !== "label_of" && tree.op !== "lookup") return undefined;
    const one = inputOf(tree)!;
    if (tree.op === "lookup" && random.next() < 0.3) return over("label_of", one);
    const by = "params" in one ? one.params["by"] : undefined;
    const column = answerColumnOf(bench, one, random, typeof by === "string" ? by : undefined);
    return column && over("lookup", one, { column: column.name });
  },
};
