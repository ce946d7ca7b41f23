import { foldText } from "../../../logic/values/normalise.ts";

const TOTAL = /^(?:|all|all-time|daily|monthly|number of|overall|total|weekly|yearly)$/;
const SPAN = /^(?:|(?:last|per|so|this|to)(?: \p{L}+)+)$/u;

/** "Total downloads", "Downloads last week" of downloads. */
export function isTotalOf(heading: string, plural: string): boolean {
  const words = foldText(heading).split(" ");
  const at = words.indexOf(foldText(plural));
  const before = words.slice(0, at).join(" ");
  const after = words.slice(at + 1).join(" ");
  return at >= 0 && words.length > 1 && TOTAL.test(before) && SPAN.test(after);
}
