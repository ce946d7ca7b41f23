import { isFileKind } from "../../../core/relation.ts";
import type { Candidate } from "../candidate.ts";
import type { Workbench } from "../workbench.ts";
import type { Reason } from "./reasons.ts";

/** A quantity that is called by the heading above it alone, where no table is named that says what its figures are. */
const UNSAID = /\bvalues? for “/;
const TABLE_NAMED = /\b(?:table|sheet|file|list|image) “/;

/** "the only ocean whose region is “Oceans”": what is asked for was called that already. */
const SAID_TWICE =
  /\b(\p{L}{3,}?)(?:e?s)? (?:are there |listed |that stand |are )?(?:whose [^“”]{1,40} is|in the \p{L}+) “\1(?:e?s)?”/iu;

/** What a question says that leads astray, in one word; undefined where nothing does. */
export function misleading({ question, columns, relations }: Candidate, bench: Workbench): Reason | undefined {
  if (UNSAID.test(question) && !TABLE_NAMED.test(question)) return "unsaid";
  if (SAID_TWICE.test(question)) return "said_twice";
  // A file that is named for its list of things only would be opened for nothing.
  const read = new Set(columns);
  const isIdle = relations.some((id) => {
    const { relation } = bench.relation(id);
    return isFileKind(relation.source) && !relation.columns.some(({ name }) => read.has(name));
  });
  return isIdle ? "idle_file" : undefined;
}
