import type { Column } from "../../core/relation.ts";
import type { NounKind } from "../../core/word-kinds.ts";
import { GuardError } from "../guard-error.ts";
import { plainText } from "../values/cell-text.ts";
import { agentNoun } from "./clause-headings.ts";
import { columnNoun } from "./column-noun.ts";
import { humanise } from "./humanise.ts";
import { linkVerb } from "./link-verbs.ts";
import { isOnlyAdjective, nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";
import { verbHeading } from "./verb-headings.ts";

/** What is won, and is no name of who wins it: "Golden Anchor", "Grand Prix", "Audience Award", "Palme d'Or". */
const AWARD =
  /^(?:(?:gold|golden|silver|bronze|crystal|platinum)(?: \p{L}+){0,2}|(?:\p{L}[\p{L}'’]* ){0,3}(?:award|cup|d['’]or|honou?r|medal|plaque|prix|prize|trophy))$/iu;
/** A best thing is what it was the best of: "best film" of films. */
const BEST = /^best (?<what>.+)$/i;

/**
 * What a column's cells lead to is called by: "venue" of “Venue”, "maker" of “Made by”, "Golden Anchor winner" of “Golden
 * Anchor”.
 *
 * @param noun what one of the things that the cells lead to is called
 */
export function pointerNoun(heading: string, noun = ""): string {
  const said = humanise(heading);
  const agent = agentNoun(said);
  if (agent !== undefined) return agent;
  // What a verb leads to is called by what it is.
  if (noun !== "" && linkVerb({ name: heading }, "")) return noun;
  // "Starring", "Restoring": what somebody does names nothing that it leads to.
  if (noun !== "" && /^\p{L}+ing$/iu.test(said) && nounKind(said) === undefined) return noun;
  // "Responsible": the responsible committee, which the adjective alone does not say.
  if (noun !== "" && isOnlyAdjective(said) && isNoNoun(heading, said)) return `${said} ${noun}`;
  if (noun !== "" && isNoNoun(heading, said))
    throw new GuardError("no_noun", `"${said}" is no noun for what it leads to`);
  const best = BEST.exec(said)?.groups?.["what"];
  const isWon = best === undefined ? AWARD.test(said) && !said.endsWith(noun || " ") : isOther(best, noun);
  if (!isWon || mayBePeople(said)) return said;
  const printed = plainText(heading).replace(/\s*[:：]+$/, "");
  // The name of an award keeps its capitals.
  return `${/\s\p{Lu}/u.test(printed) ? printed : said} winner`;
}

/** "First shown at": a clause that no verb is known for; "features" are what they are. */
const isNoNoun = (heading: string, said: string): boolean =>
  columnNoun({ name: heading, type: "entity", role: "text" }).startsWith("“") &&
  (said.includes(" ") || nounKind(said) === undefined);

/** Is a best "screenplay" none of the films that won for it? */
const isOther = (best: string, noun: string): boolean =>
  noun !== "" && !mayBePeople(best) && !best.split(" ").includes(noun);

/**
 * "maintains the path" of a “Maintained by” that leads to clubs, "organised the regatta" of an “Organised by” that leads to depots, said
 * of the one that did it: a body or a place is no "maintainer" or "organiser". Undefined of people, of what is called after what it does
 * anyway ("publisher"), and of other headings.
 */
export function bodyDoes(column: Column, noun: string, subject: string): string | undefined {
  const kind = nounKind(noun);
  if (kind === undefined || !DOERS.has(kind) || mayBePeople(noun) || relative(noun, "") === "who") return undefined;
  const agent = agentNoun(humanise(column.name));
  // Bodies do what they do for as long as they do it; places have done what is told of them by a noun for people.
  const verb = verbHeading(column);
  if (!verb?.isPassive || (kind === "group" ? !verb.isState : agent === undefined)) return undefined;
  return agent === noun ? undefined : /^who (.+)$/.exec(verb.ask(subject))?.[1];
}

/** What may do something and is nobody. */
const DOERS: ReadonlySet<NounKind> = new Set<NounKind>(["group", "artifact", "location"]);
