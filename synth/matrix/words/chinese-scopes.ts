import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { countNumeral, numeral } from "../../../logic/chinese/numerals.ts";
import { chineseQuantityWords, chineseRank } from "../../../logic/chinese/quantity-words.ts";
import type { Naming } from "../../../logic/operation.ts";
import { inQuotes } from "./in-quotes.ts";
import type { ScopeWords } from "./words.ts";

/** Headings that can only be quoted make no dimension. */
const QUOTED = /[“”]/;

const measureOf = ({ measure, singular }: Naming): string => measure ?? measureWord(singular);
/** "八座水库" */
const counted = (count: number, naming: Naming): string =>
  `${countNumeral(count)}${measureOf(naming)}${naming.singular}`;

/** Sets of entities in Chinese. */
export const CHINESE_SCOPES: ScopeWords = {
  called: (count, naming) => ({
    all: `这${counted(count, naming)}`,
    one: naming.singular,
    others: `其余${counted(count - 1, naming)}`,
  }),
  whole: (count, naming) => ({
    words: `${naming.source}中的全部${counted(count, naming)}`,
    why: `该网站共有${counted(count, naming)}，此为其一，全部列入。`,
  }),
  group: (count, heading, naming) => ({
    words: `${naming.source}中${inQuotes(heading)}下的${counted(count, naming)}`,
    why: `该网站在${inQuotes(heading)}下共有${counted(count, naming)}，此为其一，全部列入。`,
  }),
  alike: (count, { attribute, value }, naming) => ({
    words: `${naming.source}中${attribute}为${inQuotes(value)}的${counted(count, naming)}`,
    why: `该网站中${attribute}为${inQuotes(value)}的共有${counted(count, naming)}，此为其一，全部列入。`,
  }),
  top(count, column, naming, all, year) {
    const said = naming.names?.[column.name] ?? chineseColumn(column);
    const name = year === undefined || said.includes(year) ? said : `${year}年${said}`;
    const words = chineseQuantityWords(column, name);
    return {
      words: `${naming.source}中${name}${chineseRank(words, "highest", "最")}的${counted(count, naming)}`,
      why: (place, printed) =>
        `在${counted(all, naming)}中，其${name}${chineseRank(words, "highest", place === 0 ? "最" : `第${numeral(place + 1)}`)}（${printed}）。`,
    };
  },
  noun(column, { names }) {
    const said = names?.[column.name] ?? chineseColumn(column);
    return QUOTED.test(said) ? undefined : said;
  },
  inYear: (noun, year) => (noun.includes(year.replace(/年$/u, "")) ? noun : `${year.replace(/年?$/u, "年")}${noun}`),
  together: (noun) => `${noun}合计`,
  partsOf: (noun, by, { singular, source }) => `${noun}为${source}中${inQuotes(by)}一栏为该对象的所有${singular}之和。`,
  undisclosed: (nouns) => `其信息披露不完整：该网站未给出其${nouns.join("、")}。`,
};
