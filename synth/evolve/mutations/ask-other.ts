import { answerColumnOf } from "../columns-for.ts";
import { inputOf, isLeaf, over } from "../node.ts";
import type { Mutation } from "./mutation.ts";

/** Asks for a fact about the thing that was found instead of for its name, or the other way round. */
export const askOther: Mutation = {
  name: "ask_other",
  apply(tree, bench, random) {
    if (tree.op !== "label_of" && tree.op !== "lookup") return undefined;
    const one = inputOf(tree);
    if (!one || isLeaf(one)) return undefined;
    if (tree.op === "lookup" && random.next() < 0.3) return over("label_of", one);
    const by = one.params["by"];
    const column = answerColumnOf(bench, one, random, typeof by === "string" ? by : undefined);
    return column && over("lookup", one, { column: column.name });
  },
};
