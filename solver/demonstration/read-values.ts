import type { Seen, ToolCall } from "../../agent/agent.ts";
import type { DemonstrationWords } from "./demonstration-words.ts";
import type { NeededValue, Visit } from "./plan-visits.ts";
import { squeeze } from "./squeeze.ts";

/** What was read on a page, or what could not be found there. */
type Found = { facts: readonly NeededValue[]; last: Seen } | { missing: string };

/** With values of more columns than this, leafing through the page is the shorter way. */
const MOST_SEARCHES = 2;

/**
 * Looks for the values that a page should hold in what the tools show of it: the part that is open, then what a search
 * for the column's name finds, then the other parts in order.
 */
export async function* readValues(
  visit: Visit,
  arrived: Seen,
  words: DemonstrationWords,
): AsyncGenerator<ToolCall, Found, Seen> {
  let last = arrived;
  let missing = visit.values.filter((value) => !shows(arrived.text, value));
  const parts = arrived.observation?.parts ?? 1;

  if (missing.length > 0 && parts > 1 && visit.columns.length <= MOST_SEARCHES) {
    for (const column of visit.columns) {
      const text = column.split(" > ").at(-1)!;
      const seen = yield {
        thought: words.lookFor(text),
        action: { tool: "find", arguments: { text } },
      };
      if (!seen.failed) missing = missing.filter((value) => !shows(seen.text, value));
      if (missing.length === 0) break;
    }
  }
  // After a search the part that is open is still the one of before.
  let part = arrived.observation?.part ?? 1;
  while (missing.length > 0 && part < parts) {
    const thought = words.nextPart(missing[0]!.label, missing.length - 1);
    const seen = yield { thought, action: { tool: "scroll", arguments: { direction: "down" } } };
    if (seen.failed) break;
    part++;
    last = seen;
    missing = missing.filter((value) => !shows(seen.text, value));
  }
  const [first] = missing;
  if (first) {
    return {
      missing: `${first.label} = "${first.printed}" is not to be seen on ${visit.url} (${missing.length} of ${visit.values.length} values missing)`,
    };
  }
  return { facts: visit.values, last };
}

function shows(observation: string, value: NeededValue): boolean {
  const whole = squeeze(observation);
  // The items of a list may stand in lines of their own.
  return (
    whole.includes(squeeze(value.printed)) || value.printed.split(", ").every((item) => whole.includes(squeeze(item)))
  );
}
