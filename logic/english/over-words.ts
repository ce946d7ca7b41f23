import type { ThingsPhrase } from "../operation.ts";
import { EMPTY_NOUN, nounPhrase, ofWord } from "./phrasing.ts";

/** "of all countries", "across all countries", or over which years something is taken: "over the years from 2010 to 2023". */
export const overWords = (name: string, things: ThingsPhrase): string =>
  things.span === undefined
    ? acrossAll(`${ofWord(name, things.singular)} ${nounPhrase(things)}`)
    : `over the ${things.plural} ${things.span}`;

/** "At all events" says in any case, "in all" altogether, and "after all" that it was so in the end; what is "for all" is meant for everybody: of all things it is "across" them. */
export const acrossAll = (where: string): string => where.replace(/^(?:after|at|for|in) (?=all )/, "across ");

/** A quantity that is so much of something else, or for each of it, or of a time, has had its "per". */
const SAID_OF = /(?:^|\s)(?:a|an|each|every|for|in|of|per)\s|\d/;

/** May what is counted be said to be so many "per hut": of all things of one kind, by a name that has no such word itself? */
export const saysEach = (name: string, things: ThingsPhrase): boolean =>
  !SAID_OF.test(name) && !EMPTY_NOUN.test(things.singular) && nounPhrase(things) === `all ${things.plural}`;
