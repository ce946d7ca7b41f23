import type { Value } from "../../core/value.ts";
import { foldText } from "../../logic/normalise.ts";
import { compareValues } from "../../logic/order.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("unique");

/** A question that names the very table, list, file or page: what others say is then no second answer. */
const SOURCED = /^(?:In the \p{L}+ “|On the page “|在[^，,]*《)/u;

/**
 * No second answer is right. Ties, rounding edges and second rows that fit are refused when the program runs; here every
 * value that it uses is looked up elsewhere on the site: another page that states another value makes two answers.
 */
export const unique: Check = {
  name: "unique",
  run({ task, facts }) {
    for (const step of task.derivation) {
      for (const use of step.uses) {
        const stated = facts.statedLike(use.evidence.url, use.evidence.place);
        const own = stated.find((fact) => fact.url === use.evidence.url && fact.value.printed === use.printed);
        if (!own || own.isName) continue;
        const other = stated.find((fact) => contradicts(fact.value, own.value));
        if (other) {
          const reason = `For ${use.label} ${other.url} states “${other.value.printed}”, ${use.evidence.url} “${use.printed}”.`;
          return say("fail", reason, [use.evidence]);
        }
      }
    }
    if (task.agreement === "divergent" && !SOURCED.test(task.question))
      return say("fail", "Another source says otherwise, under another name of the thing or its column.");
    return say("pass", "No tie, no rounding edge, and no page of the site states another value for anything used.");
  },
};

function contradicts(a: Value, b: Value): boolean {
  if (a.kind === "number" && b.kind === "number") return (a.unit ?? "") === (b.unit ?? "") && compareValues(a, b) !== 0;
  if (a.kind === "date" && b.kind === "date") return compareValues(a, b) !== 0;
  const named = (value: Value) => value.kind === "text" || value.kind === "entity";
  return named(a) && named(b) && foldText(a.printed) !== foldText(b.printed);
}
