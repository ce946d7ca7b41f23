import { plural } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** "Showing 1–20 of 134", "Results 21-40 of 134 products" */
const SHOWN =
  /^(?:showing|displaying|results?|items?|records?|entries|page)?:?\s*\d+\s*[-–—]\s*\d+\s+(?:out\s+)?of\s+(?:about\s+)?([\d,]+)(?:\s|$|\.)/i;
/** "34 items", "All lakes (34)" is none: it may count anything. */
const COUNTED =
  /^(?:total:?|all|found|showing|displaying)?\s*([\d,]+)\s+(\p{L}[\p{L} ]*?)(?:\s+(?:found|in total|in all|listed|in this category|total))?[.:]?$/iu;
/** “共34件”, “共 28 条 第1/3页”, “总计34件藏品” */
const CHINESE = /(?:共有?|总计|合计|总共)\s*([\d,]+)\s*(\p{sc=Han})(\p{sc=Han}{0,6})/u;
const GENERIC = new Set(["items", "results", "records", "entries", "objects", "products", "articles"]);
/** Measure words for whatever stands in a list, and for places in it that are none of its things. */
const CHINESE_THINGS = /[件条个项座种篇部款位家只株幅处所]/u;
const LONGEST = 60;

/** A number that a list states of the things in it. */
export interface StatedSize {
  count: number;
  /** What it counts, in the plural; absent where that is whatever stands in the list. */
  noun?: string;
}

/** How many things a list says that it has, in lines of their own: a sentence may count anything. */
export function statedSizes(lines: readonly string[]): StatedSize[] {
  return lines.flatMap((line): StatedSize[] => {
    if (line.length > LONGEST) return [];
    const chinese = CHINESE.exec(line);
    if (chinese)
      return CHINESE_THINGS.test(chinese[2]!) && !/^页/u.test(chinese[3]!) ? [{ count: figure(chinese[1]!) }] : [];
    const shown = SHOWN.exec(line);
    if (shown) return [{ count: figure(shown[1]!) }];
    const [, count, noun] = COUNTED.exec(line) ?? [];
    if (count === undefined || noun === undefined) return [];
    const folded = foldText(noun);
    return [GENERIC.has(folded) ? { count: figure(count) } : { count: figure(count), noun: folded }];
  });
}

/** Whether a list says that it has more things than these. */
export function saysMore(sizes: readonly StatedSize[], known: number, nouns: readonly string[]): boolean {
  const own = new Set(nouns.flatMap((noun) => [foldText(noun), foldText(plural(noun))]));
  return sizes.some(({ count, noun }) => count > known && (noun === undefined || own.has(noun)));
}

const figure = (text: string) => Number(text.replaceAll(",", ""));
