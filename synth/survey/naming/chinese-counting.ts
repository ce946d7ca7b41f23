import { readNumeral } from "../../../logic/chinese/given-numerals.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Characters that pages count things by. What counts lines of a list as well ("共28条", "12项") says nothing of the things. */
const COUNTING = "位名件座株棵所家部篇种款册首幅份门场艘颗套只头匹块枚尊处栋幢眼间张台架把盏口支辆列道届";
/** Fewer things than this are as likely to be a figure of something else. */
const FEWEST = 5;
/** So many characters at most stand between "共" and the figure: "共收录古树34株". */
const COUNTED = new RegExp(
  `(?:共|合计|总计|收录|收藏|收集|汇集|馆藏|现有|现存|现藏|介绍|整理|展示|陈列|展出|登记|拥有|全部)[^\\d。；;]{0,10}?(?<many>\\d+|[一二三四五六七八九十百千两零〇]+)\\s*(?<word>[${COUNTING}])`,
  "gu",
);

/** What a page counts `many` things by: "株" where it says "共收录古树34株", or 三十四株, of 34 things; undefined where it does not. */
export function countedBy(text: string, many: number): string | undefined {
  if (many < FEWEST) return undefined;
  for (const { groups } of text.matchAll(COUNTED)) if (figure(groups!["many"]!) === many) return groups!["word"];
  return undefined;
}

/** 34 of "34" and of "三十四". */
const figure = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number(readNumeral(text) ?? Number.NaN));

/**
 * The relations with what their things are counted by, where the pages of the site say so of them, or of others that are called
 * the same.
 *
 * @param measures by a relation's id
 */
export function withMeasures(
  relations: readonly SurveyedRelation[],
  measures: ReadonlyMap<string, string> | undefined,
): SurveyedRelation[] {
  const byNoun = new Map<string, string>();
  for (const { relation, naming, hasNoun } of relations) {
    const measure = measures?.get(relation.id);
    if (measure !== undefined && hasNoun) byNoun.set(naming.singular, measure);
  }
  return relations.map((surveyed) => {
    const measure = byNoun.get(surveyed.naming.singular);
    return measure === undefined ? surveyed : { ...surveyed, naming: { ...surveyed.naming, measure } };
  });
}
