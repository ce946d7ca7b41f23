import type { Clause, ThingsPhrase } from "../operation.ts";
import { oneSaid } from "./clause-words.ts";
import { isPlural, listOf, singular, withArticle } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { EMPTY_NOUN } from "./phrasing.ts";
import { doneByDoer } from "./value-frames.ts";

/**
 * "that were operated by a line opened before 1890": what is said of the one that runs, made or owns things, where that one is
 * called otherwise than by what it did. A line is opened, and no operator is. Undefined where the word for the doer is the word for
 * the one, or there is no verb for it: then that is the better subject ("whose builder was founded after 1880").
 *
 * @param pointer what the column that leads there is called: "operator"
 * @param said what is said of the one that it leads to
 */
export function ledClause(
  pointer: string,
  { singular }: Pick<ThingsPhrase, "singular">,
  said: readonly Clause[],
): Clause | undefined {
  const done = doneByDoer(pointer);
  if (done === undefined || singular === pointer || EMPTY_NOUN.test(singular) || said.length === 0) return undefined;
  const start = `${done.verb} by ${withArticle(singular)}`;
  const rest = oneSaid(start, said);
  const [many, one] = done.now ? ["are", "is"] : ["were", "was"];
  const within = { start, said };
  return { form: "that", head: `that ${many}`, one: `that ${one}`, rest, predicate: `${many} ${rest}`, within };
}

/**
 * "whose home track was opened before 1960 and has a capacity smaller than 5,000": a description within a description, so that
 * nobody has to read "the only" twice. Undefined where what is said of the one is nothing that it is, was or has.
 *
 * @param pointer what the column that leads there is called: "home track"
 * @param said what singles out the one that it leads to
 */
export function ownersClause(pointer: string, said: readonly Clause[]): Clause | undefined {
  const parts = said.map(({ predicate, kind }) =>
    kind ? `is ${withArticle(kind.one)}` : predicate === undefined ? undefined : ofOne(predicate),
  );
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
  const rest = listOf([
    ...parts.filter((part) => !HAS.test(part)),
    ...hadTogether(parts.filter((part) => HAS.test(part))),
  ]);
  return { form: "that", head: `whose ${pointer}`, rest, predicate: `have ${withArticle(pointer)} that ${rest}` };
}

const ONE: Readonly<Record<string, string>> = { have: "has", are: "is", were: "was" };
const HAS = /^has /;
const DID = /^(?!have |are |were )\p{Ll}+ (?:more|fewer|less|at|between|exactly) /u;

/** "has a length of 20 m and a beam of 4 m", behind what it is or was; what it has as its surface, say, has a verb of its own. */
function hadTogether(parts: readonly string[]): string[] {
  const plain = parts.filter((part) => !/ as its /.test(part));
  const had = plain.map((part) => part.replace(HAS, ""));
  return [...(had.length === 0 ? [] : [`has ${listOf(had)}`]), ...parts.filter((part) => !plain.includes(part))];
}

/** What several are or have, as it is said of one: "has", "was", "its". */
function ofOne(predicate: string): string | undefined {
  const [, verb, rest] = /^(have|are|were) (.*)$/s.exec(predicate) ?? [];
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
