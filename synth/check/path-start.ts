import type { Row } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";

/** Other starts that are looked at: what all of them say stands on every page. */
const MOST_OTHERS = 5;
/** "Ada Lund", "Oban Harbour Board": of one word, or a short figure, a page may speak for another reason. */
const TELLING = /^\p{Lu}\S*(?:\s\S+)+$|\p{Script=Han}{3}|(?:\d\D?){5}/u;
const LONGEST = 80;

/**
 * The page that a path begins at, where it says in passing what is asked at the end: "who keeps the harbour of the longest ferry", where the
 * ferry's page ends in “Questions? Ada Lund, harbour master”. Who reads no further is as right. Undefined where the path has to be gone; what
 * pages of all such things say stands in their margins.
 */
export async function startThatSaysEnd(context: CheckContext): Promise<string | undefined> {
  const { task, relations, lines } = context;
  const last = task.program.steps.at(-1);
  const hop = task.program.steps.find(({ as, op }) => op === "follow" && as === last?.["from"]);
  if (last?.op !== "lookup" || !hop) return undefined;
  const start = task.derivation.find(({ as }) => as === hop.as)?.uses[0]?.evidence;
  const asked = task.derivation
    .find(({ as }) => as === last.as)
    ?.uses.at(-1)
    ?.printed.trim();
  if (!start || asked === undefined || asked.length > LONGEST || !TELLING.test(asked)) return undefined;
  const key = JSON.stringify(start.place);
  // A site has many cells, a page has few: the place is spelt out for those of the page alone.
  const isThere = ({ cells }: Row) =>
    cells.some(
      ({ evidence: { url, snapshot, place } }) =>
        url === start.url && snapshot === start.snapshot && JSON.stringify(place) === key,
    );
  const kind = [...relations.values()].find(({ rows }) => rows.some((row) => row.about !== undefined && isThere(row)));
  const own = kind?.rows.find(isThere)?.about;
  if (!kind || own === undefined) return undefined;
  const answer = nameKey(asked);
  const says = async (url: string) => (await lines(url)).some((line) => holds(nameKey(line), answer));
  if (!(await says(own))) return undefined;
  const others = [...new Set(kind.rows.flatMap(({ about }) => (about === undefined || about === own ? [] : [about])))];
  const saying = await Promise.all(others.slice(0, MOST_OTHERS).map(says));
  return saying.some((one) => !one) ? own : undefined;
}

/** Chinese has no spaces between its words. */
const holds = (line: string, answer: string): boolean =>
  /\p{Script=Han}/u.test(answer) ? line.includes(answer) : ` ${line} `.includes(` ${answer} `);
