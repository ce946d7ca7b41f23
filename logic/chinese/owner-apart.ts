import { GuardError } from "../guard-error.ts";
import type { ChineseThings } from "./phrase.ts";
import { ownerAnd } from "./pointer-noun.ts";

/** So many 的 in one run of words are read without going back. */
const MOST = 2;
/** …and so many where the owner is said apart. */
const MOST_APART = 3;
/** What stands in marks is a name, whatever is in it; 目的 is a word. */
const NO_OWNER = /“[^”]*”|《[^》]*》|目的/gu;

const owners = (said: string): number => said.replace(NO_OWNER, "").split("的").length - 1;

/**
 * “招募人数最多的活动，其举办地点的面积” of “招募人数最多的活动的举办地点的面积”: a chain of three 的 is said in two pieces, the first of which is whose
 * the rest is. Undefined where the chain is shorter, or no pointer led to these things.
 *
 * @param rest what is asked of the things: “的面积”, “位于”
 * @throws GuardError("too_many_owners") where it is longer even so: nobody follows that far
 */
function withOwnerApart({ led, clauses }: ChineseThings, rest: string): string | undefined {
  // Of the teacher of somebody's teacher one would not know whose "其" is.
  if (led === undefined || clauses.length > 0 || led.owner.endsWith(led.pointer)) return undefined;
  const chain = owners(`${led.owner}的${led.pointer}${rest}`);
  if (chain <= MOST) return undefined;
  if (chain > MOST_APART && led.isLed)
    throw new GuardError("too_many_owners", `"${led.owner}的${led.pointer}${rest}" goes on for ${chain} owners`);
  return `${led.owner}，其${rest.startsWith("的") ? ownerAnd(led.pointer, rest.slice(1)) : led.pointer + rest}`;
}

/**
 * The question for `name` of things that a column led to, said in two pieces; undefined where it can be said in one.
 *
 * @param verbal the question where the heading is asked for with its verb
 */
export function askedApart(
  things: ChineseThings,
  subject: string,
  name: string,
  asks: string,
  verbal: string | undefined,
): string | undefined {
  if (verbal === undefined) {
    const said = withOwnerApart(things, `的${name}`);
    return said === undefined ? undefined : said + asks;
  }
  return verbal.startsWith(subject) ? withOwnerApart(things, verbal.slice(subject.length)) : undefined;
}
