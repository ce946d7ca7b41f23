import type { Column } from "../../core/relation.ts";
import type { Clause, TableResult, ThingsPhrase } from "../operation.ts";
import { humanise } from "./humanise.ts";
import { nounKind } from "./noun-kinds.ts";
import { tellsWhatWasDone } from "./participles.ts";
import { timeVerb } from "./time-verbs.ts";

/** Do the rows tell of people all of whom have died? What they had is past. */
export function areDead(table: TableResult, things: ThingsPhrase): boolean {
  const at = table.columns.findIndex(
    (column) => things.names?.[column.name] === undefined && timeVerb(column, things.singular)?.one === "died",
  );
  return at >= 0 && table.rows.every(({ cells }) => cells[at]!.value.kind !== "missing");
}

/** "Visitors in 2017", "in May 2017", "members on 31 December 2017": what a thing had in a year or month, or on a day, that is named is past. */
export const isOfYear = ({ name, type }: Column): boolean =>
  type === "number" && /\s(?:in(?: \p{Lu}\p{Ll}+)?|on \d{1,2} \p{Lu}\p{Ll}+) (?:1[5-9]|20)\d\d$/u.test(humanise(name));

/** The same of what is said of it: "number of deaths in 2017". */
export const ofPastYear = (words: string): boolean => /\sin (?:\p{Lu}\p{Ll}+ )?(?:1[5-9]|20)\d\d$/u.test(words);

/** What a table says of when its rows took place. */
const HELD = /^(?:dates?|held(?: on| in)?)$/i;

/** "Letters answered" of meetings that have their dates: what was done at them is past. */
export function isOver({ name }: Column, table: Pick<TableResult, "columns">, { singular }: ThingsPhrase): boolean {
  const takePlace = nounKind(singular) === "event" || table.columns.some((column) => HELD.test(column.name.trim()));
  return takePlace && tellsWhatWasDone(humanise(name).toLowerCase());
}

/** A clause about the living as one about the dead: "whose trade was “Baker”", "had more than two children". */
export function pastClause(clause: Clause): Clause {
  return {
    ...clause,
    head: pastWords(clause.head),
    ...(clause.one === undefined ? {} : { one: pastWords(clause.one) }),
    ...(clause.owned === undefined ? {} : { owned: pastOwned(clause.owned) }),
    ...(clause.predicate === undefined ? {} : { predicate: pastWords(clause.predicate) }),
  };
}

const pastOwned = ({ one, ...owned }: NonNullable<Clause["owned"]>): NonNullable<Clause["owned"]> => ({
  ...owned,
  head: pastWords(owned.head),
  ...(one === undefined ? {} : { one: pastWords(one) }),
});

/** Verbs that a piece ends in ("whose trade is") or begins with ("have a trade"). */
const pastWords = (words: string): string =>
  words
    .replace(/^(whose .+) (is|are|includes?)$/, (_, what: string, verb: string) => `${what} ${PAST[verb]!}`)
    .replace(/^(that|who) (have|has)$/, (_, that: string) => `${that} had`)
    .replace(/^(?:are|have)(?= )/, (verb) => PAST[verb]!);

const PAST: Readonly<Record<string, string>> = {
  is: "was",
  are: "were",
  have: "had",
  include: "included",
  includes: "included",
};
