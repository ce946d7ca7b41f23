import type { Column } from "../../core/relation.ts";
import type { Clause, ThingsPhrase } from "../operation.ts";
import { agentNoun } from "./clause-headings.ts";
import { oneSaid } from "./clause-words.ts";
import { withArticle } from "./english.ts";
import { humanise } from "./humanise.ts";
import { nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";
import { EMPTY_NOUN } from "./phrasing.ts";
import { type VerbHeading, verbHeading } from "./verb-headings.ts";

/**
 * The verb of a heading whose values lead to other things, where no noun says what these are to the row: "Operated from", "Replaces". “Owned
 * by” names an owner, and is called so.
 *
 * @param noun what one of the rows is called
 */
export function linkVerb({ name }: Pick<Column, "name">, noun: string): VerbHeading | undefined {
  const said = humanise(name);
  // "Features" may be what a thing has as well as what it does.
  if (agentNoun(said) !== undefined || (!said.includes(" ") && nounKind(said) !== undefined)) return undefined;
  return verbHeading({ name, type: "entity", role: "text" }, noun);
}

/** Behind "which": nobody supplies a "by which". */
const LAST = /^(?<done>.+) (?<preposition>at|for|from|in|into|near|on|to|under|with|of)$/;

/**
 * "the depot from which the tram is served", "the club that supports Bel": what a thing leads to, said with the verb; and how it is asked
 * for.
 *
 * @param one what the thing that it leads to is called
 */
export function ledTo(verb: VerbHeading, subject: string, one: string): { fixed: string; asked: string } {
  const isPerson = mayBePeople(one) || relative(one, "") === "who";
  const asks = (fixed: string) => `${isPerson ? "who" : "what"} is ${fixed}`;
  const does = / by$/.test(verb.one) ? /^(?:who|what) (.+)$/.exec(verb.ask(subject))?.[1] : undefined;
  if (does !== undefined)
    return { fixed: `the ${one} ${isPerson ? "who" : "that"} ${does}`, asked: `which ${one} ${does}` };
  const be = verb.isState ? "is" : "was";
  const { done, preposition } = LAST.exec(verb.one)?.groups ?? {};
  if (done === undefined || preposition === undefined) {
    const fixed = `the ${one} that ${subject} ${verb.isPassive ? `${be} ` : ""}${verb.one}`;
    return { fixed, asked: asks(fixed) };
  }
  const fixed = `the ${one} ${preposition} ${isPerson ? "whom" : "which"} ${subject} ${verb.isPassive ? `${be} ` : ""}${done}`;
  return { fixed, asked: verb.isPassive ? `${preposition} which ${one} ${be} ${subject} ${done}` : asks(fixed) };
}

/**
 * "that are operated from a depot opened before 1998": what is said of the one that things lead to by a verb. Undefined where there is no
 * word for that one.
 *
 * @param noun what one of the things is called
 * @param one what the thing that they lead to is called
 */
export function linkClause(
  verb: VerbHeading,
  noun: string,
  { singular }: Pick<ThingsPhrase, "singular">,
  said: readonly Clause[],
): Clause | undefined {
  if (EMPTY_NOUN.test(singular) || said.length === 0) return undefined;
  return withinOf(verb, noun, oneSaid(withArticle(singular), said), {
    start: withArticle(singular),
    said,
  });
}

/** The same of one that is told as a whole: "that is operated from the depot with the most trams". */
export function linkClauseOf(verb: VerbHeading, noun: string, rest: string): Clause {
  return withinOf(verb, noun, rest);
}

function withinOf(verb: VerbHeading, noun: string, rest: string, within?: Clause["within"]): Clause {
  const [many, one] = verb.isPassive
    ? [`${verb.isState ? "are" : "were"} ${verb.many}`, `${verb.isState ? "is" : "was"} ${verb.one}`]
    : [verb.many, verb.one];
  const that = relative(noun, verb.many);
  return {
    form: "that",
    head: `${that} ${many}`,
    one: `${that} ${one}`,
    rest,
    predicate: `${many} ${rest}`,
    ...(within ? { within } : {}),
  };
}
