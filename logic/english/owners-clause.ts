import { GuardError } from "../guard-error.ts";
import type { Clause } from "../operation.ts";
import { isPlural, listOf, singular, withArticle } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";

/**
 * What several conditions say of one other thing, with that named once: "whose depot is in the region North and was opened before 1950",
 * and not "whose depot's region is North and whose depot was opened before 1950". One alone is said so where it has a verb of
 * its own: "whose depot has more than 5 trams", but "whose depot's length is 20 m".
 *
 * @throws GuardError where there is no such sentence of several
 */
export function ofOwners(clauses: readonly Clause[]): readonly Clause[] {
  const pointers = new Set(clauses.flatMap(({ ofOwner }) => ofOwner?.pointer ?? []));
  return [...pointers].reduce(atOnce, clauses);
}

function atOnce(clauses: readonly Clause[], pointer: string): readonly Clause[] {
  const theirs = clauses.filter(({ ofOwner }) => ofOwner?.pointer === pointer);
  const said = theirs.map(({ ofOwner }) => ofOwner!.said);
  if (said.length === 1 && said[0]!.form === "whose") return clauses;
  const together = ownersClause(pointer, said);
  if (together)
    return clauses.flatMap((clause) => (clause === theirs[0] ? [together] : theirs.includes(clause) ? [] : [clause]));
  if (said.length === 1) return clauses;
  throw new GuardError("no_noun", `what is said of the ${pointer} is nothing that it is, has or did`);
}

/**
 * "whose home track was opened before 1960 and has a capacity smaller than 5,000": a description within a description, so that
 * nobody has to read "the only" twice. Undefined where what is said of the one is nothing that it is, was or has.
 *
 * @param pointer what the column that leads there is called: "home track"
 * @param said what singles out the one that it leads to
 */
export function ownersClause(pointer: string, said: readonly Clause[]): Clause | undefined {
  const parts = said.map((clause) =>
    clause.kind ? `is ${withArticle(clause.kind.one)}` : (didOf(clause) ?? ofOne(clause.predicate ?? "")),
  );
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
  const rest = listOf([
    // What and where it is comes before what it did, which would take the place for its own.
    ...parts.filter((part) => IS.test(part)),
    ...parts.filter((part) => !HAS.test(part) && !IS.test(part)),
    ...hadTogether(parts.filter((part) => HAS.test(part))),
  ]);
  return { form: "that", head: `whose ${pointer}`, rest, predicate: `have ${withArticle(pointer)} that ${rest}` };
}

const ONE: Readonly<Record<string, string>> = { have: "has", had: "had", are: "is", were: "was" };
const HAS = /^has /;
const IS = /^is /;
/** "Entered service before 1980", of whatever did so: a verb that is the same of one as of many is past. */
function didOf({ form, head, one, predicate = "" }: Clause): string | undefined {
  const did =
    form === "that" && one === undefined
      ? /^(?:that|who) (?!(?:are|were|have|had) )(?<did>.+)$/.exec(`${head} `)
      : null;
  return did && predicate.startsWith(did.groups!["did"]!) ? predicate : undefined;
}

const DID = /^(?!have |are |were )\p{Ll}+ (?:more|fewer|less|at|between|exactly) /u;

/** "has a length of 20 m and a beam of 4 m", behind what it is or was; what it has as its surface, say, has a verb of its own. */
function hadTogether(parts: readonly string[]): string[] {
  const plain = parts.filter((part) => !/ as its /.test(part));
  const had = plain.map((part) => part.replace(HAS, ""));
  return [...(had.length === 0 ? [] : [`has ${listOf(had)}`]), ...parts.filter((part) => !plain.includes(part))];
}

/** What several are or have, as it is said of one: "has", "was", "its". */
function ofOne(predicate: string): string | undefined {
  const [, verb, rest] = /^(have|had|are|were) (.*)$/s.exec(predicate) ?? [];
  // "Built fewer than 50 engines": the past is the same of one.
  if (DID.test(predicate) && isParticiple(predicate.split(" ")[0]!)) return predicate;
  if (verb === undefined || rest === undefined) return undefined;
  // "Are senior lecturers": one is a senior lecturer.
  if (verb === "are" && nounKind(rest) === "person" && isPlural(rest)) {
    const nouns = rest.split(/,? or |, /).map((noun) => withArticle(singular(noun)));
    return `is ${listOf(nouns, "or")}`;
  }
  const parts = rest.split(/(“[^”]*”)/);
  return `${ONE[verb]} ${parts.map((part, at) => (at % 2 === 0 ? part.replace(/\btheir\b/g, "its") : part)).join("")}`;
}
