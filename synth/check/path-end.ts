import { nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";

/** Other ends that are looked at: what all of them name stands on every page. */
const MOST_OTHERS = 5;

/**
 * The page at the end of a path that names the thing which the question begins at: who looks for that name finds the page, and
 * what is asked stands there ("When did the maker of “Dawn” die?", where the maker's page lists “Dawn”). Undefined where the
 * path has to be gone; what all such pages name in their margins leads to none of them.
 */
export async function endThatNamesStart(context: CheckContext): Promise<string | undefined> {
  const { task } = context;
  const start = task.program.steps.find(({ op, label }) => op === "follow" && typeof label === "string");
  if (!start) return undefined;
  const name = ` ${nameKey(String(start["label"]))} `;
  const names = async (url: string) => (await context.lines(url)).some((line) => ` ${nameKey(line)} `.includes(name));
  const at = task.derivation.findIndex(({ as }) => as === start.as);
  const first = task.derivation[at]?.uses[0]?.evidence.url;
  // What is asked there may be worked out of two facts of it.
  const last = task.derivation.findLast(({ uses }, step) => step > at && uses.length > 0);
  const ends = new Set(last?.uses.map(({ evidence }) => evidence.url));
  for (const end of ends) {
    if (end === first || !(await names(end))) continue;
    const others = otherEnds(context, end, first);
    const naming = await Promise.all(others.map(names));
    if (others.length === 0 || naming.some((one) => !one)) return end;
  }
  return undefined;
}

/** Pages of the same kind as the one at the end. */
function otherEnds({ relations }: CheckContext, end: string, first: string | undefined): string[] {
  const kind = [...relations.values()].find(({ rows }) => rows.some(({ about }) => about === end));
  const urls = new Set(kind?.rows.flatMap(({ about }) => (about === undefined ? [] : [about])));
  return [...urls].filter((url) => url !== end && url !== first).slice(0, MOST_OTHERS);
}
