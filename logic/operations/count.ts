import { z } from "zod";
import type { ChineseThings } from "../chinese/phrase.ts";
import {
  chineseNoun,
  chineseThings,
  clauseRun,
  countingWord,
  howManyWords,
  isWhole,
  saidClauses,
  tallyWord,
  withinWords,
} from "../chinese/phrasing.ts";
import { clauseWords, predicateWords, saidForEach } from "../english/clause-words.ts";
import { asKind } from "../english/kind-nouns.ts";
import { listedFor } from "../english/listed-for.ts";
import { headWord, nounKind } from "../english/noun-kinds.ts";
import { mayBePeople } from "../english/person-role.ts";
import { nounPhrase, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Clause, Operation, ThingsPhrase } from "../operation.ts";
import { tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({ from: z.string() });

/** "houses opened after 1800 have a capacity smaller than 900": what was done to things stands by their noun. */
function doneFirst({ plural, clauses }: ThingsPhrase): string | undefined {
  const done = clauses.filter(({ form, head }) => (form === "participle" && head !== "among") || head === "from");
  const others = clauses.filter((clause) => !done.includes(clause));
  const said = predicateWords(others);
  return done.length > 0 && others.length > 0 && said !== undefined
    ? `${plural} ${clauseWords(done, false)} ${said}`
    : undefined;
}

/** "have a height lower than 9 m", "have their office in Oban": what they have or where, in few words, is said of many with its verb. */
const HAVE =
  /^have (?:an? (?!number )(?:[\p{L}’'-]+ ){1,3}(?:of )?(?:[\p{L}]+er|more|less) than |their (?:[\p{L}’'-]+ ){1,2}(?:at|in|on) )/u;

/** "boats have a beam greater than 4 m", and not "boats are there whose beam is greater than 4 m". */
function saidOfMany({ plural, clauses }: ThingsPhrase): string | undefined {
  const isSaid = ({ form, isSaidSo, predicate = "" }: Clause) =>
    form !== "whose" || isSaidSo === true || HAVE.test(predicate);
  const said = clauses.every(isSaid) ? predicateWords(clauses) : undefined;
  // "Have a beam greater than 4 m and a draught of less than 2 m": said once of all that they have.
  const haveAll = clauses.every(({ predicate = "" }) => predicate.startsWith("have "));
  return said && `${plural} ${haveAll ? said.replace(/(?<=,| and) have (?=an? )/gu, " ") : said}`;
}

/** "for how many towns is the mean of the yearly changes of … from 2010 to 2020 more than 2%": of a long name. */
function longQuantity({ plural, clauses }: ThingsPhrase): string | undefined {
  const [only, ...more] = clauses;
  const { what, is } = (more.length === 0 && LONG.exec(only?.head ?? "")?.groups) || {};
  return what === undefined || is === undefined ? undefined : `for how many ${plural} ${is} the ${what} ${only!.rest}`;
}

const LONG = /^whose (?<what>\S+(?: \S+){9,}) (?<is>is|are)$/u;

/** "既属于…、又属于…的藏品中，高度低于30厘米的有多少件": what they belong to stands before what they have, and a measure word alone has nothing. */
function membersFirst(things: ChineseThings): string | undefined {
  const said = saidClauses(things.clauses);
  const whose = said.filter(({ form }) => form === "whose");
  if (things.fixed !== undefined || whose.length === 0 || whose.length === said.length) return undefined;
  const members = { ...things, clauses: said.filter(({ form }) => form === "that") };
  return `${withinWords(members)}，${clauseRun(whose)}的有多少${countingWord(things)}`;
}

/**
 * "how many different ushers do the plays with five acts have": somebody is none of the things, and among them is only what they are
 * like ("different genres"). Undefined of all else.
 */
function differentOfThose({ singular, plural, clauses }: ThingsPhrase): string | undefined {
  const [among, ...more] = clauses;
  if (among?.form !== "participle" || among.head !== "among" || among.rest === undefined || more.length > 0)
    return undefined;
  if (!plural.startsWith("different ") || !isSomebodys(singular)) return undefined;
  return `how many ${plural} do ${among.rest.replace(/^all (?=\p{L})/u, "the ")} have`;
}

/** "for how many lights is the keeper Ada Holm", and not how many there are "whose keeper is" she. Undefined of what is nobody, or quoted. */
function forSomebody({ plural, clauses }: ThingsPhrase): string | undefined {
  const said = saidForEach(clauses);
  const who = /^(?:is|are|was|were) the (?<who>[\p{Ll} -]+?) [\p{Lu}\d]/u.exec(said ?? "")?.groups?.["who"];
  const isNamed = who !== undefined && isSomebodys(who.replace(/ the$/, "")) && !said!.includes("“");
  return isNamed ? `for how many ${plural} ${said}` : undefined;
}

const isSomebodys = (noun: string): boolean => nounKind(headWord(noun)) === "person" || mayBePeople(noun);

/** How many rows a table has. */
export const count: Operation<z.infer<typeof Params>> = {
  name: "count",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from }) => [from],
  guards(_, inputs) {
    return tableInput(inputs).rows.length > 0 ? [] : [{ guard: "empty", message: "there is nothing to count" }];
  },
  evaluate(_, inputs) {
    const { rows } = tableInput(inputs);
    return { type: "value", value: computed(new Decimal(rows.length), undefined) };
  },
  uses: () => [],
  explain: (_, inputs) => `number of rows = ${tableInput(inputs).rows.length}`,
  describe(_, inputs) {
    const things = asKind(thingsInput(inputs));
    const shared = { kind: "value", asks: "how many", sources: things.sources, notes: things.notes } as const;
    const predicate = predicateWords(things.clauses);
    const clauses = clauseWords(things.clauses, false);
    if (things.fixed !== undefined) {
      const text = `the number of ${things.plural} among ${things.fixed}${clauses === "" ? "" : ` ${clauses}`}`;
      const said = predicate ?? `are ${things.plural} ${clauses}`;
      return { ...shared, text, question: `how many of ${things.fixed} ${said}` };
    }
    const text = `the number of ${nounPhrase({ ...things, one: false }, { bare: true })}`;
    if (predicate !== undefined && things.clauses.every(({ form, isSaidSo }) => form !== "whose" || isSaidSo))
      return { ...shared, text, question: `how many ${things.plural} ${predicate}` };
    const each = forSomebody(things);
    if (each !== undefined) return { ...shared, text, question: each };
    const had = differentOfThose(things);
    if (had !== undefined) return { ...shared, text, question: had };
    const long = listedFor(things) ?? longQuantity(things);
    if (long !== undefined) return { ...shared, text, question: long };
    const said = doneFirst(things) ?? saidOfMany(things);
    const question = `how many ${said ?? `${things.plural} are there${clauses === "" ? "" : ` ${clauses}`}`}`;
    return { ...shared, text, question };
  },
  describeChinese(_, inputs) {
    const things = chineseThings(inputs);
    const run = clauseRun(things.clauses);
    const { fixed: __, ...plain } = things;
    const within = things.fixed === undefined ? "" : `${withinWords({ ...things, clauses: [] })}，`;
    const of = saidClauses(things.clauses).every(({ form }) => form === "whose") ? "的" : "";
    const question = isWhole(things)
      ? `共有${howManyWords(things)}`
      : (membersFirst(things) ?? `${within}有${howManyWords(plain)}${of}${run}`);
    return {
      kind: "value",
      text: `${chineseNoun({ ...things, one: false })}的${tallyWord(things)}`,
      asks: "是多少",
      question:
        things.counted ??
        (run === "" && within !== "" ? `${chineseNoun(things)}共有多少${countingWord(plain)}` : question),
      sources: things.sources,
      notes: things.notes,
    };
  },
};
