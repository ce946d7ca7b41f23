import { isCode } from "../../../logic/values/codes.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says the kind of thing before its name where the name is a code. */
const SAYS_KIND = new Set(["lookup", "follow"]);

/**
 * A thing that is told by a code alone: "the ferry of TK4471" names no kind of thing, and whoever reads it cannot tell what has the
 * code. Where there is a word for the kind it is said before the one thing that is looked up, and nothing else is told by codes.
 */
export function isBareCode(node: Branch, bench: Workbench): boolean {
  const { label, names } = node.params;
  const said = [label, ...(Array.isArray(names) ? names : [])];
  if (!said.some((name) => typeof name === "string" && isCode(name))) return false;
  const from = inputOf(node);
  return !SAYS_KIND.has(node.op) || (from !== undefined && bench.sources(from).some(({ hasNoun }) => !hasNoun));
}
