import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, firstOf, isLeaf, nodesOf } from "../node.ts";

/** Of people most are right-handed and right-footed wherever they are, and what a group is mostly of by sex is known of it. */
const TRAIT =
  /^(?:sex|gender|(?:preferred|strong(?:er)?|dominant|favou?red|better|kicking) (?:foot|hand)|(?:batting|bowling|throwing|playing|racket|shooting) hand|foot|footed|hand|handed|handedness|bats|throws|shoots)$|^(?:惯用|擅长|优势|利|主力)(?:手|脚|足|腿)$|^(?:持拍|执拍|投球|击球|握拍)手$|^性别$/iu;

/**
 * Which value of a trait is the most common, where everybody knows it: "the most frequent preferred foot" is right without looking. How
 * many have it, or which share, is another question.
 */
export function asksKnownMajority(node: Branch): boolean {
  if (node.op === "mode") return isTrait(node.params["column"]);
  return node.op === "label_of" && nodesOf(node).some((one) => !isLeaf(one) && one.op === "kth" && ranksGroups(one));
}

/** "Which foot do most players prefer": the first of the groups by how many there are. */
function ranksGroups({ inputs }: Branch): boolean {
  const from = firstOf(inputs);
  return (
    from !== undefined &&
    !isLeaf(from) &&
    from.op === "group" &&
    from.params["take"] === "count" &&
    isTrait(from.params["by"])
  );
}

const isTrait = (column: unknown): boolean => TRAIT.test(humanise(String(column ?? "")).trim());
