import { isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * "Among the singers who have a page of their own, in which year was the choir with the most of them founded?", "… which is the only choir
 * whose leader is a bass?": what a question opens with is whom it asks about, and here it asks about others.
 */
export function straysFromScope(question: string, tree: Node, bench: Workbench): boolean {
  const [, scope] =
    /^(?:Among|Considering only) (?:the|those) ([^“]+?) (?:listed|of|in|on|that|who|whose|with)\b/.exec(question) ?? [];
  if (scope === undefined) return false;
  const isScoped = (plural: string) => scope === plural || scope.endsWith(` ${plural}`);
  return nodesOf(tree).some((node) => {
    if (isLeaf(node)) return false;
    const { left, from } = node.inputs;
    // What the sorts of some things lead to are neither these nor theirs.
    if (node.op === "follow")
      return left !== undefined && nodesOf(left).some((one) => !isLeaf(one) && one.op === "group");
    return (
      node.op === "identify_by" &&
      from !== undefined &&
      isLeaf(from) &&
      !isScoped(bench.relation(from.relation).naming.plural)
    );
  });
}
