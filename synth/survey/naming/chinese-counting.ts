import type { Relation } from "../../../core/relation.ts";
import { readNumeral } from "../../../logic/chinese/given-numerals.ts";
import { sortWord } from "../../../logic/chinese/measure-words.ts";
import { withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { areTalks } from "./things-of-titles.ts";

/** Characters that pages count things by. What counts lines of a list as well ("共28条", "12项") says nothing of the things. */
export const COUNTING = "位名件座株棵所家部篇种款册首幅份门场艘颗套只头匹块枚尊处栋幢眼间张台架把盏口支辆列道届";
/** Fewer things than this are as likely to be a figure of something else. */
const FEWEST = 5;
/** So many characters at most stand between "共" and the figure: "共收录古树34株". */
const COUNTED = new RegExp(
  `(?:共|合计|总计|收录|收藏|收集|汇集|馆藏|现有|现存|现藏|介绍|整理|展示|陈列|展出|登记|拥有|全部)(?<gap>[^\\d。；;]{0,10}?)(?<many>\\d+|[一二三四五六七八九十百千两零〇]+)\\s*(?<word>[${COUNTING}])(?<what>\\p{Script=Han}{0,10})`,
  "gu",
);

/**
 * What a page counts `many` things by: "株" where it says "共收录古树34株", or 三十四株, of 34 things; undefined where it does not. As
 * many things of another name ("共34家医院") are others.
 *
 * @param noun what the things are called, where that is known
 */
export function countedBy(text: string, many: number, noun = ""): string | undefined {
  if (many < FEWEST) return undefined;
  for (const { groups } of text.matchAll(COUNTED)) {
    const { gap = "", what = "" } = groups!;
    if (figure(groups!["many"]!) === many && (what === "" || (gap + what).includes(noun))) return groups!["word"];
  }
  return undefined;
}

/** 34 of "34" and of "三十四". */
const figure = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number(readNumeral(text) ?? Number.NaN));

/**
 * The relations with what their things are counted by, where the pages of the site say so of them, or of others that are called
 * the same.
 *
 * @param measures by a relation's id
 * @param all what the site states, of whatever
 */
export function withMeasures(
  relations: readonly SurveyedRelation[],
  measures: ReadonlyMap<string, string> | undefined,
  all: readonly Relation[] = [],
): SurveyedRelation[] {
  const byNoun = new Map<string, string>();
  for (const { relation, naming, hasNoun } of relations) {
    const measure = measures?.get(relation.id);
    if (measure !== undefined && hasNoun) byNoun.set(naming.singular, measure);
  }
  for (const [noun, measure] of countedInColumns(relations, all)) if (!byNoun.has(noun)) byNoun.set(noun, measure);
  return relations.map((surveyed) => {
    const said = areSeveral(surveyed) ? sortWord(surveyed.naming.singular) : byNoun.get(surveyed.naming.singular);
    const measure = said ?? (areGiven(surveyed) ? "场" : undefined);
    return measure === undefined ? surveyed : { ...surveyed, naming: { ...surveyed.naming, measure } };
  });
}

/** Reports are sheets of paper, but for those that somebody gives before an audience. */
const areGiven = ({ relation, naming }: SurveyedRelation): boolean =>
  naming.singular.endsWith("报告") && areTalks(relation);

/** How many there are of what a row names, where it is no single piece. */
const PIECES = /^(?:数量|数目|数|[台件套把架支辆张]数|台套数)$/u;

/** Do rows say that there are several of what they name? "3台" of a kind of lathe are not one lathe. */
const areSeveral = ({ relation: { columns, rows }, hasNoun }: SurveyedRelation): boolean =>
  hasNoun &&
  columns.some(
    ({ name, type }, at) =>
      type === "number" &&
      PIECES.test(withoutHeaderUnit(name).trim()) &&
      rows.some(({ cells }) => {
        const { value } = cells[at]!;
        return value.kind === "number" && Number(value.decimal) > 1;
      }),
  );

/** How many of a thing are held, by its name: "古画藏量". */
const HELD = /^(?<noun>\p{Script=Han}+?)(?:数|数量|总数|藏量|收藏量|馆藏量|存量|保有量)$/u;
const IN_UNITS = new RegExp(`^[\\d,]+\\s*(?<word>[${COUNTING}])$`, "u");

/** What columns count things by that are called by the noun of some rows: 幅 of "古画藏量: 32幅", where the rows are 画. */
function countedInColumns(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
): ReadonlyMap<string, string> {
  const nouns = new Set(relations.flatMap(({ naming, hasNoun }) => (hasNoun ? [naming.singular] : [])));
  const words = new Map<string, Set<string | undefined>>();
  for (const { columns, rows } of all) {
    for (const [at, { name }] of columns.entries()) {
      const held = HELD.exec(name.trim())?.groups?.["noun"];
      const noun = held === undefined ? undefined : [...nouns].find((one) => held.endsWith(one));
      if (noun === undefined) continue;
      const known = words.get(noun) ?? new Set();
      words.set(noun, known);
      for (const { cells } of rows) known.add(IN_UNITS.exec(cells[at]?.value.printed.trim() ?? "")?.groups?.["word"]);
    }
  }
  return new Map(
    [...words].flatMap(([noun, [word, ...others]]) =>
      word !== undefined && others.length === 0 ? [[noun, word] as const] : [],
    ),
  );
}
