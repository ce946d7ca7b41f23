import type { Clause } from "../operation.ts";
import { listOf, withArticle } from "./english.ts";
import { asKind } from "./kind-nouns.ts";
import { ofOwners } from "./owners-clause.ts";

/** Where things are, and of when, stands before what they have: "in the region “North” with more than two towers". */
const WHERE = /^(?:in|on)(?: the |$)|^(?:from|of)$/;

/**
 * Restrictive clauses in one run, alike in form: "opened after 1980 and before 2000 whose altitude is …". What is said with
 * one head ("whose area is") is said once. A participle never follows "whose … and", where it would seem to belong to that.
 *
 * @param one the noun before them is singular
 */
export function clauseWords(clauses: readonly Clause[], one: boolean): string {
  const owned = clauses.some(({ form }) => form === "whose");
  const alike = gathered(ofOwners(clauses)).map((clause) =>
    owned && (clause.form === "with" || clause.form === "that") && clause.owned
      ? { ...clause, ...clause.owned }
      : clause,
  );
  const measured = alike.some(({ head }) => head === "with") ? withWhatTheyHave(alike) : alike;
  // Of one person all is said with "who".
  const isPerson = measured.some(({ head }) => /^who /.test(head));
  const said = isPerson ? measured.map(asPerson) : measured;
  const parts = (form: Clause["form"], fits: (clause: Clause) => boolean = () => true) =>
    run(
      said.filter((clause) => clause.form === form && fits(clause)),
      said.length === 1,
      one,
    );
  const of = (...given: Parameters<typeof parts>) => listOf(parts(...given));
  // "Players from Samoa born after 1990": from where somebody is is said first.
  const isOrigin = ({ head, place }: Clause) => head === "from" && place === true;
  const origins = of("with", isOrigin);
  const [participles, wheres] = [
    of("participle"),
    of("with", (clause) => WHERE.test(clause.head) && !isOrigin(clause)),
  ];
  const [have, are] = [parts("with", ({ head }) => !WHERE.test(head)), [parts("whose"), parts("that")].flat()];
  return [origins, participles, wheres, alongside(have, are, one)].filter((text) => text !== "").join(" ");
}

/**
 * "that has exactly 4 legs and first flew after 2000": a phrase with "with" and a clause with a verb are not joined by "and" as they
 * are, so that what things have is said by a verb, too, where one "that …" follows.
 */
function alongside(have: readonly string[], are: readonly string[], one: boolean): string {
  const [only, ...more] = are;
  const who = more.length === 0 ? /^(?:that|who) /.exec(only ?? "")?.[0] : undefined;
  if (who === undefined || have.length === 0 || !have.every((text) => text.startsWith("with ")))
    return listOf([...have, ...are]);
  const has = have.map((text) => text.replace(/^with /, one ? "has " : "have "));
  return `${who}${listOf([...has, only!.slice(who.length)])}`;
}

/**
 * "with a grass roof and a height of less than 9 m": beside what stands with "with", what they have is said with it, too, where all of it
 * can be.
 */
function withWhatTheyHave(clauses: readonly Clause[]): readonly Clause[] {
  const had = clauses.map((clause) => {
    const what = clause.form === "whose" ? HAD.exec(clause.predicate ?? "")?.groups?.["what"] : undefined;
    return what === undefined ? clause : { ...clause, form: "with" as const, head: "with", rest: what };
  });
  return had.some(({ form }) => form === "whose") ? clauses : had;
}

const HAD = /^have (?<what>an? (?!.*(?: as their | that | who ).*).+)$/u;

/** What several conditions say of one other thing is said of it at once: "operated from a depot opened before 1998 with more than 5 trams". */
function gathered(clauses: readonly Clause[]): readonly Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const at = found.findIndex(
      ({ head, within }) => within !== undefined && head === clause.head && within.start === clause.within?.start,
    );
    if (at < 0) found.push(clause);
    else found[at] = together(found[at]!, clause);
  }
  return found;
}

/** "operated from a depot opened before 1950", "from a field depot": one thing behind the words for it, with what is said of it. */
export function oneSaid(start: string, said: readonly Clause[]): string {
  const { lead = "", noun = "" } = /^(?<lead>.*?)\ban? (?<noun>\S.*)$/u.exec(start)?.groups ?? {};
  const { singular, clauses } = asKind({ singular: noun, plural: "", clauses: said });
  const one = singular === noun ? start : `${lead}${withArticle(singular)}`;
  return [one, clauseWords(clauses, true)].filter((text) => text !== "").join(" ");
}

function together(one: Clause, other: Clause): Clause {
  const within = { start: one.within!.start, said: [...one.within!.said, ...other.within!.said] };
  const rest = oneSaid(within.start, within.said);
  const verb = one.predicate?.slice(0, -one.rest.length);
  return { ...one, within, rest, ...(verb === undefined ? {} : { predicate: verb + rest }) };
}

/** "who made more than five" of "that made more than five" */
const asPerson = (clause: Clause): Clause => ({
  ...clause,
  head: clause.head.replace(/^that /, "who "),
  ...(clause.one === undefined ? {} : { one: clause.one.replace(/^that /, "who ") }),
});

function run(clauses: readonly Clause[], alone: boolean, one: boolean): string[] {
  const heads = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const head = one ? (clause.one ?? clause.head) : clause.head;
    const group = heads.get(head);
    if (group) group.push(clause);
    else heads.set(head, [clause]);
  }
  return [...heads].map(([head, group]) => {
    const ordered = [...group.filter(({ floor }) => floor), ...group.filter(({ floor }) => !floor)];
    const said = (at: boolean) =>
      listOf(
        ordered
          .filter(({ place }) => (place === true) === at)
          .map(({ rest }) => (alone ? rest.replace(/^\((.*)\)$/, "$1") : rest)),
      );
    return [head, said(true), said(false)].filter((text) => text !== "").join(" ");
  });
}

/** What nobody says of several with "have": "have “Disused” as their use", "have a line that was opened in 1900". */
const STIFF = / as their |^have an? \p{Ll}[\p{L} -]* that (?:was|were) /u;
const WHOSE = /^whose (?<what>.+?) (?<be>is|are|was|were)(?<done> .+)?$/u;

/**
 * "is the use “Disused”", "was the line opened before 1900", behind "for what percentage of the mills": what one clause says, where people
 * say it so rather than with a predicate. Undefined of others.
 */
export function saidForEach(clauses: readonly Clause[]): string | undefined {
  const [only, ...more] = clauses;
  if (!only || more.length > 0 || only.form !== "whose" || only.isSaidSo) return undefined;
  if (only.predicate !== undefined && !STIFF.test(only.predicate)) return undefined;
  const { what, be, done = "" } = WHOSE.exec(only.head)?.groups ?? {};
  return what === undefined || be === undefined ? undefined : `${be} the ${what}${done} ${only.rest}`;
}

/** The same as a predicate of several: "have a death rate higher than 7 and were founded before 1950". */
export function predicateWords(given: readonly Clause[]): string | undefined {
  const clauses = gathered(given);
  const said = clauses.filter(({ form }) => form !== "participle").map(({ predicate }) => predicate);
  const done = clauses.filter(({ form }) => form === "participle");
  if (done.length > 0)
    said.push(done[0]!.predicate && `${done.every(({ now }) => now) ? "are" : "were"} ${clauseWords(done, false)}`);
  return said.every((text) => text !== undefined) && said.length > 0 ? listOf(said) : undefined;
}
