import type { Clause, ThingsPhrase } from "../operation.ts";
import { oneSaid } from "./clause-words.ts";
import { doneByDoer } from "./doers.ts";
import { withArticle } from "./english.ts";
import { EMPTY_NOUN } from "./phrasing.ts";

/**
 * "that were operated by a line opened before 1890": what is said of the one that runs, made or owns things, where that one is
 * called otherwise than by what it did. A line is opened, and no operator is. Undefined where the word for the doer is the word for
 * the one, or there is no verb for it: then that is the better subject ("whose builder was founded after 1880").
 *
 * @param pointer what the column that leads there is called: "operator"
 * @param said what is said of the one that it leads to
 */
export function ledClause(
  pointer: string,
  { singular }: Pick<ThingsPhrase, "singular">,
  said: readonly Clause[],
): Clause | undefined {
  const done = doneByDoer(pointer);
  if (done === undefined || singular === pointer || EMPTY_NOUN.test(singular) || said.length === 0) return undefined;
  const start = `${done.verb} by ${withArticle(singular)}`;
  const rest = oneSaid(start, said);
  const [many, one] = done.now ? ["are", "is"] : ["were", "was"];
  const within = { start, said };
  return { form: "that", head: `that ${many}`, one: `that ${one}`, rest, predicate: `${many} ${rest}`, within };
}
