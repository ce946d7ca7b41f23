import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isSaid } from "./address-nouns.ts";
import type { Noun } from "./noun-phrases.ts";

/** "Restoring", "Painting": what somebody does, or what came of it. */
const GERUND = /^\p{L}{2,}ing$/iu;

/**
 * Whether what stands before the names of pages ("Restoring The Old Mill") may be no word for what they are about: a verb in its
 * form for what somebody does, of which the site never speaks as of several things. "Crossings" are things where a link, a title
 * or a heading says so.
 */
export function isMereDoing({ singular, plural }: Noun, pages: ReadonlyMap<string, SurveyedPage>): boolean {
  const kind = nounKind(singular);
  if (!GERUND.test(singular) || (kind !== undefined && kind !== "act")) return false;
  return !isSaid(plural, pages);
}
