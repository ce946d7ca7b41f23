import type { Relation } from "../../core/relation.ts";
import type { CheckResult } from "../../core/task.ts";
import type { Value } from "../../core/value.ts";
import { compareValues } from "../../logic/order.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Check, type CheckContext, verdict } from "./check.ts";
import { isToldUnderLonger, type ListedCondition, listedConditions } from "./longer-labels.ts";

const say = verdict("unique");

/** A question that names the very table, list, file or page: what others say is then no second answer. */
const SOURCED = /^(?:In the \p{L}+ “|On the page “|在[^，,]*《)/u;

/**
 * No second answer is right. Ties, rounding edges and second rows that fit are refused when the program runs; here every
 * value that it uses is looked up elsewhere on the site: another page that states another value makes two answers.
 */
export const unique: Check = {
  name: "unique",
  run(context) {
    const found = agreed(context);
    const listed = listedConditions(context.task.program);
    return found.outcome !== "pass" || listed.length === 0 ? found : toldOnce(context, listed, found);
  },
};

/** Passes where no page that is used says what a condition asks for under a longer label, too. */
async function toldOnce(
  { task, lines }: CheckContext,
  listed: readonly ListedCondition[],
  found: CheckResult,
): Promise<CheckResult> {
  const urls = new Set(task.derivation.flatMap(({ uses }) => uses.map(({ evidence }) => evidence.url)));
  for (const url of urls) {
    const said = await lines(url);
    const twice = listed.find((condition) => isToldUnderLonger(said, condition));
    if (twice) return say("fail", `${url} says “${twice.value}” under a longer label than “${twice.column}”, too.`);
  }
  return found;
}

function agreed({ task, facts, relations }: CheckContext): CheckResult {
  const otherTime = (a: string, b: string) => arePeriodsApart(relations.get(a), relations.get(b), task.question);
  for (const step of task.derivation) {
    for (const use of step.uses) {
      const stated = facts.statedLike(use.evidence.url, use.evidence.place);
      const own = stated.find((fact) => fact.url === use.evidence.url && fact.value.printed === use.printed);
      if (!own || own.isName) continue;
      const other = stated.find(
        (fact) => contradicts(fact.value, own.value) && !otherTime(own.relation, fact.relation),
      );
      if (other) {
        const reason = `For ${use.label} ${other.url} states “${other.value.printed}”, ${use.evidence.url} “${use.printed}”.`;
        return say("fail", reason, [use.evidence]);
      }
    }
  }
  if (task.agreement === "divergent" && !SOURCED.test(task.question))
    return say("fail", "Another source says otherwise, under another name of the thing or its column.");
  return say("pass", "No tie, no rounding edge, and no page of the site states another value for anything used.");
}

/** Tables of two years say different things of different times, where the question names the year of its own. */
function arePeriodsApart(own: Relation | undefined, other: Relation | undefined, question: string): boolean {
  const [years, others] = [yearsNamed(own), yearsNamed(other)];
  const isNamed = years.length > 0 && years.every((year) => question.includes(year));
  return isNamed && others.length > 0 && !others.some((year) => years.includes(year));
}

/** The years that the name of a relation states. */
const yearsNamed = (relation: Relation | undefined): string[] => relation?.name.match(/\b(?:1[89]|20)\d{2}\b/g) ?? [];

function contradicts(a: Value, b: Value): boolean {
  if (a.kind === "number" && b.kind === "number") return (a.unit ?? "") === (b.unit ?? "") && compareValues(a, b) !== 0;
  if (a.kind === "date" && b.kind === "date") return compareValues(a, b) !== 0;
  const named = (value: Value) => value.kind === "text" || value.kind === "entity";
  return named(a) && named(b) && foldText(a.printed) !== foldText(b.printed);
}
