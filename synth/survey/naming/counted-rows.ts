import { dataRows } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { isTableFamily } from "../collections/table-family.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { COUNTING } from "./chinese-counting.ts";
import { nounOf } from "./chinese-naming.ts";

/** So many of the pages, as a share, count their rows in the same words. */
const SHARED = 0.8;
/** “7个第二类游泳场所”, “5批次井水不合格”: a figure, what it is counted by, and what follows. */
const COUNTED = new RegExp(
  `(?<![\\d.,第])(?<many>\\d+)\\s?(?<word>批次|[个${COUNTING}])(?<what>\\p{Script=Han}{0,20})`,
  "gu",
);
/** What is said of whose or of what sort in a sentence is no part of a name. */
const SENTENCE = /[的和与及或等被由在将已未]/u;
const LONGEST = 10;
/** Of so many more, as a factor, the rows of a page are a choice. */
const MANY_MORE = 2;

/** What a page counts its rows by, and what it says before the word for them. */
interface Counted {
  word: string;
  before: string;
}

/**
 * Tables of several Chinese pages whose titles or sentences count their rows: “核准开放7个第二类游泳场所” over seven rows headed
 * “场所名称” says what the rows are counted by, and what kind of 场所 they are. A word that a page uses of many more than its table has
 * ("检验井水612批次" over five) is no name for the rows: which of them these are nothing says.
 */
export const withRowsCounted = (
  relations: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): SurveyedRelation[] => relations.map((one) => counted(one, pages));

function counted(surveyed: SurveyedRelation, pages: ReadonlyMap<string, SurveyedPage>): SurveyedRelation {
  const { relation, naming, label, hasNoun } = surveyed;
  const head = label && nounOf(label.column.name);
  if (!hasNoun || !isTableFamily(relation) || !head || !isChinese(head) || !naming.singular.endsWith(head))
    return surveyed;
  const rows = new Map<string, number>();
  for (const { cells } of dataRows(relation)) {
    const { url } = cells[0]!.evidence;
    rows.set(url, (rows.get(url) ?? 0) + 1);
  }
  const texts = [...rows].flatMap(([url, many]) => {
    const page = pages.get(url);
    return page ? [{ many, lines: [page.title, ...(page.prose?.() ?? [])] }] : [];
  });
  const said = texts.map(({ many, lines }) => lines.flatMap((line) => countsOf(line, many, head, naming.singular)));
  const isShared = (pick: (one: Counted) => boolean) =>
    said.filter((one) => one.some(pick)).length >= SHARED * rows.size;
  const all = said.flat();
  const word = [...new Set(all.map((one) => one.word))].find((one) => isShared((other) => other.word === one));
  const before =
    naming.singular === head
      ? [...new Set(all.map((one) => one.before))].find(
          (one) => one !== "" && isShared((other) => other.before === one),
        )
      : undefined;
  const noun = before === undefined ? naming.singular : before + head;
  const chosen = texts.filter(({ many, lines }) => lines.some((line) => countsMore(line, many, head)));
  const isBare = noun === head && chosen.length >= SHARED * rows.size;
  return {
    ...surveyed,
    naming: { ...naming, singular: noun, plural: noun, ...(word === undefined ? {} : { measure: word }) },
    ...(isBare ? { hasNoun: false } : {}),
  };
}

function countsOf(line: string, many: number, head: string, noun: string): Counted[] {
  return [...line.matchAll(COUNTED)].flatMap(({ groups }) => {
    const { word, what } = groups as { word: string; what: string };
    if (Number(groups!["many"]) !== many) return [];
    const at = what.indexOf(head);
    const before = what.slice(0, Math.max(at, 0));
    if (at < 0)
      return noun.length > head.length && what.startsWith(noun.slice(0, -head.length)) ? [{ word, before }] : [];
    return before.length > LONGEST || SENTENCE.test(before) ? [] : [{ word, before }];
  });
}

/** Does a sentence count many more of what is called so, before the figure or behind it? */
const countsMore = (line: string, many: number, head: string): boolean =>
  [...line.matchAll(COUNTED)].some(
    ({ index, groups }) =>
      Number(groups!["many"]) >= MANY_MORE * many &&
      (line.slice(0, index).endsWith(head) || groups!["what"]!.startsWith(head)),
  );
