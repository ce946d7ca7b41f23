import { escaped } from "../../core/escaped.ts";
import { clauseRun, countingWord } from "../../logic/chinese/phrasing.ts";
import type { Condition } from "../../logic/condition.ts";
import { capitalise } from "../../logic/english/english.ts";
import { nounPhrase } from "../../logic/english/phrasing.ts";
import { GuardError } from "../../logic/guard-error.ts";
import type { Naming } from "../../logic/operation.ts";
import { operation } from "../../logic/registry.ts";
import { leaf } from "../evolve/node.ts";
import { listedSource, listingOf } from "../evolve/refusals/whole-list.ts";
import type { Workbench } from "../evolve/workbench.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import type { Tie } from "./shared-values.ts";

/**
 * The question about two things by name asked of both by what they share: "the lengths of the two bridges built by Ann Rowe". Where
 * more may share it that the site does not tell of, they stay named, and nothing is said of what does not tell them apart: only what
 * leads from either to one page is reason enough to hold just these two against each other. Undefined where there is none, or where
 * it cannot be said.
 */
export function withTie(
  question: string,
  names: readonly string[],
  tie: Tie,
  surveyed: SurveyedRelation,
  bench: Workbench,
): string | undefined {
  if (!surveyed.hasNoun || tie.rows.length !== 2) return undefined;
  if (isExhaustive(tie, surveyed, bench)) {
    const both = bothWords(tie, surveyed, bench);
    const together = both && ofBoth(question, names, surveyed.naming, both);
    if (together !== undefined) return together;
  }
  return isLinked(tie, surveyed) && names.every((name) => SAYABLE.test(name)) ? question : undefined;
}

/** A name that stands in a question as it is printed. */
const SAYABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}$/iu;

/** Do both lead to one page of the site: that of their maker, host or series? */
const isLinked = ({ tests }: Tie, { columns }: SurveyedRelation): boolean =>
  tests.length === 1 && columns.some(({ column }) => column.name === tests[0]!.column && column.type === "entity");

/** Does the site have no other things that may share it? */
function isExhaustive({ isStated }: Tie, surveyed: SurveyedRelation, bench: Workbench): boolean {
  if (!isStated || surveyed.lacking || surveyed.saidOfPages || surveyed.pagesOfSome || surveyed.selection) return false;
  return listedSource(surveyed, bench.survey) === undefined && !listingOf(surveyed, bench.survey).isPart;
}

/**
 * What is asked of two by name asked of both together: "the lengths of A and B", "by how much does the length of A differ from that of
 * B", "how many years after A was B built". Undefined where one of their names is left, and where one begins the other: "Ard" and "Ard
 * Head" are not told apart in what is said of either.
 */
function ofBoth(
  question: string,
  names: readonly string[],
  { singular, plural }: Pick<Naming, "singular" | "plural">,
  both: string,
): string | undefined {
  if (names.some((name) => names.some((other) => other !== name && other.startsWith(name)))) return undefined;
  const kind = `(?:(?:the )?(?:${escaped(singular)}|${escaped(plural)}) ?(?=[“《\\p{Lu}\\p{N}]))?(?:the )?`;
  const one = `${kind}[“《]?(?:${names.map(escaped).join("|")})(?!(?!\\p{Script=Han})[\\p{L}\\p{N}])[”》]?`;
  const of = "(?:of|at|for|by|in|from)";
  const said = lowerFirst(question)
    .replace(
      new RegExp(`by how much(, in [^,]+,)? do(?:es)? the (.+?) ${of} ${one} differ from the \\2 ${of} ${one}`, "u"),
      (_, unit, what) => `what is the difference in ${what}${unit ?? ""} between ${both}`,
    )
    .replace(
      new RegExp(`what is the difference(, in [^,]+,)? between the (.+?) ${of} ${one} and the \\2 ${of} ${one}`, "u"),
      (_, unit, what) => `what is the difference in ${what}${unit ?? ""} between ${both}`,
    )
    .replace(
      new RegExp(
        `how many (years|months|days) lie between the (?:year|date|day) (?:in|on) which ${one} (was|were) (\\p{L}+(?: \\p{L}+)*) and the (?:year|date|day) (?:in|on) which ${one} \\2 \\3`,
        "u",
      ),
      (_, unit, _was, done) => `how many ${unit} apart were ${both} ${done}`,
    )
    .replace(
      new RegExp(`how many years (older|younger) is ${one} than ${one}(?=[,?])`, "u"),
      (_, older) => `how many years ${older} is the ${older} of ${both} than the other`,
    )
    .replace(
      new RegExp(`how many (years|months) after ${one} (was|were) ${one} `, "u"),
      (_, unit) => `how many ${unit} apart were ${both} `,
    )
    .replace(new RegExp(`${one}的?([^，。？]+?)[与和]${one}的?([^，。？]+?)(?=相差|之)`, "u"), (all, what, same) =>
      what.endsWith(same) || same.endsWith(what) ? `${both}的${what.length < same.length ? same : what}` : all,
    )
    .replace(
      new RegExp(`(?<!\\p{Script=Latin})${one}(?: and |与|和)${one}(?!\\p{Script=Latin}|’s|'s)`, "u"),
      () => both,
    );
  return names.some((name) => said.includes(name)) ? undefined : capitalise(said);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the two are that share it; undefined where it cannot be said. */
function bothWords({ tests }: Tie, { relation, naming }: SurveyedRelation, bench: Workbench): string | undefined {
  const table = bench.table(leaf(relation.id));
  const filter = operation("filter");
  if (!table || !filter) return undefined;
  const [first] = tests;
  const where: Condition = tests.length === 1 ? first! : { and: [...tests] };
  const { singular, plural, measure, names } = naming;
  const known = names ? { names } : {};
  const empty = { kind: "things" as const, clauses: [], sources: [], notes: [], ...known };
  try {
    if (bench.survey.language === "zh") {
      const given = { ...empty, noun: singular, ...(measure ? { measure } : {}) };
      const things = filter.describeChinese?.({ from: "", where }, [given], [table]);
      if (things?.kind !== "things" || things.clauses.length === 0) return undefined;
      return `${clauseRun(things.clauses)}的两${countingWord(given)}${singular}`;
    }
    const things = filter.describe({ from: "", where }, [{ ...empty, singular, plural }], [table]);
    if (things.kind !== "things" || things.clauses.length === 0) return undefined;
    const noun = nounPhrase(things);
    if (!noun.startsWith("the ") || OF_HEADINGS.test(noun)) return undefined;
    return noun.replace(/^the /, "the two ");
  } catch (error) {
    if (error instanceof GuardError) return undefined;
    throw error;
  }
}

/** A heading that only stands in quotes is no property that people name things by: "whose “Where to buy” entry includes", "whose “Filed” year is in". */
const OF_HEADINGS = / entry includes |whose “[^”]+” (?:year|date) /;
