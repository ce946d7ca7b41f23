import { isPlural } from "./english.ts";
import { isParticiple } from "./participles.ts";

const ASKS =
  /^how many (?<things>\p{L}+(?:[ -]\p{L}+){0,2}?)(?: (?<clause>(?:were|are|was|is|live|lives|lived) .+|lived?))?$/iu;
const LIVING = /^(?:people|persons)$/;
/** Where they live is where the row is: its people. */
const LIVED =
  /^(?:are living|were living|live|lived)(?: (?:there|here|(?:on|in) (?:it|the (?:island|town|village))))?$/;
const DONE = /^(?:were|are|was|is) (?<done>\p{L}+)(?<rest> .+)?$/u;

/**
 * A heading that asks what stands under it, as the name of that number: "How many people lived there" is the number of
 * inhabitants, "How many sheep were kept there" that of sheep kept there. Undefined where it asks in words that make no noun.
 */
export function numberAsked(heading: string): string | undefined {
  const { things, clause } = ASKS.exec(heading.trim().replace(/\?$/, "").toLowerCase())?.groups ?? {};
  if (things === undefined || !(isPlural(things) || LIVING.test(things))) return undefined;
  if (clause === undefined) return `number of ${things}`;
  if (LIVING.test(things) && LIVED.test(clause)) return "number of inhabitants";
  const { done, rest = "" } = DONE.exec(clause)?.groups ?? {};
  return done !== undefined && isParticiple(done) ? `number of ${things} ${done}${rest}` : undefined;
}
