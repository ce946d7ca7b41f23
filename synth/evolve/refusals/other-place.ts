import { pointerNoun } from "../../../logic/english/pointer-noun.ts";
import { areTwoPlaces } from "../../../logic/english/two-places.ts";
import { type Branch, isLeaf } from "../node.ts";

/**
 * A fact of one place is said of another that only leads to it: the line of the station that a locomotive's home shed is named
 * after is no line of the shed. A path says which it means; a condition or a figure cannot.
 *
 * @param nounOf what one row of a relation is called
 */
export function saysOfOtherPlace(node: Branch, nounOf: (relation: string) => string): boolean {
  const { on } = node.params;
  const { right } = node.inputs;
  return (
    node.op === "join" &&
    typeof on === "string" &&
    right !== undefined &&
    isLeaf(right) &&
    areTwoPlaces(pointerNoun(on), nounOf(right.relation))
  );
}
