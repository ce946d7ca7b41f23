import { toSimplified } from "../../../core/chinese-scripts.ts";
import { dataRows } from "../../../core/relation.ts";
import { listedIn } from "../../../logic/condition.ts";
import { grouped } from "../grouped.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** A word has so many characters at least. */
const WORD = 2;
/** So many of the things, as a share, are said to be one or the other. */
const SAID = 0.9;

/** What one place of the site says of the things: words by the address of each. */
type Saying = ReadonlyMap<string, readonly string[]>;

/**
 * “教师职工” of some who are 教师 and others who are 职工: a Chinese title may set two nouns side by side without a word between them, and
 * nobody is both at once. All of them are “教师和职工”, and one is “教师或职工”. It is told by one place that says of each thing which of the
 * two it is: the headings of a page that links to them, or a column; “城市建筑” are not told apart so.
 */
export const withPairsCalled = (
  relations: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): SurveyedRelation[] =>
  relations.map((surveyed) => {
    const { naming, relation, hasNoun } = surveyed;
    if (!hasNoun || relation.source !== "page_collection" || naming.whole !== undefined) return surveyed;
    const pair = pairIn(surveyed, pages);
    if (!pair) return surveyed;
    const one = pair.join("或");
    return { ...surveyed, naming: { ...naming, singular: one, plural: one, whole: `所有${pair.join("和")}` } };
  });

function pairIn(surveyed: SurveyedRelation, pages: ReadonlyMap<string, SurveyedPage>): [string, string] | undefined {
  const noun = surveyed.naming.singular;
  if (!/^\p{Script=Han}{4,8}$/u.test(noun)) return undefined;
  const about = new Set(dataRows(surveyed.relation).flatMap((row) => row.about ?? []));
  const sayings = [...sayingsOfColumns(surveyed), ...sayingsOfPages(about, pages)];
  for (let at = WORD; at <= noun.length - WORD; at++) {
    const pair: [string, string] = [noun.slice(0, at), noun.slice(at)];
    if (sayings.some((saying) => tellsApart(saying, pair, about.size))) return pair;
  }
  return undefined;
}

/** Is nearly each of the things said to be one of two, and is there one of each that is not the other? */
function tellsApart(saying: Saying, [first, second]: readonly [string, string], all: number): boolean {
  const isSaid = (words: readonly string[], noun: string) =>
    words.some((word) => word.endsWith(noun) && !word.endsWith(first + second));
  const told = [...saying.values()].map((words) => [isSaid(words, first), isSaid(words, second)] as const);
  const count = (is: (one: readonly [boolean, boolean]) => boolean) => told.filter(is).length;
  return count(([a, b]) => a || b) >= SAID * all && count(([a, b]) => a && !b) > 0 && count(([a, b]) => b && !a) > 0;
}

const sayingsOfColumns = ({ relation }: SurveyedRelation): Saying[] =>
  relation.columns.flatMap(({ type, role }, at) =>
    type === "text" && role !== "label"
      ? [
          new Map(
            dataRows(relation).flatMap(({ about, cells }) =>
              about === undefined ? [] : [[about, listedIn(toSimplified(cells[at]!.value.printed.trim()))] as const],
            ),
          ),
        ]
      : [],
  );

const sayingsOfPages = (about: ReadonlySet<string>, pages: ReadonlyMap<string, SurveyedPage>): Saying[] =>
  [...pages.values()].map(({ links }) => {
    const own = grouped(
      links.filter(({ url }) => about.has(url)),
      ({ url }) => url,
    );
    return new Map([...own].map(([url, led]) => [url, led.map(({ heading }) => toSimplified(heading.trim()))]));
  });
