import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "../../logic/chinese/column-noun.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { listOf } from "../../logic/english/english.ts";
import { nounKind } from "../../logic/english/noun-kinds.ts";
import type { Language } from "../../logic/values/language.ts";

/** Quantities that are nothing without a unit; of others ("beds", "score") the number is all there is. */
const MEASURED =
  /\b(?:sizes?|lengths?|area|height|width|depth|weight|mass|distance|duration|volume|speed|thickness|altitude|elevation|diameter|radius|(?<![-\u2010-\u2015])time|runtime|memory|bandwidth)\s*$|(?:大小|长度|面积|高度|宽度|深度|重量|质量|距离|时长|体积|速度|直径)$/i;

/**
 * The sentence that a question needs where its figures are of something that is measured and the site prints them bare: what
 * they are counted in is then the site's own affair, and the answer is given as they are. Undefined where no such column is used.
 *
 * @param columns those whose figures the question, or its answer, states
 */
export function unitNote(columns: readonly Column[], language: Language): string | undefined {
  const bare = columns.filter(
    ({ type, role, unit, name }) =>
      type === "number" && role === "measure" && unit === undefined && isMeasured(name.split(" > ").at(-1)!),
  );
  if (bare.length === 0) return undefined;
  if (language === "zh") return `${bare.map(chineseColumn).join("、")}按网站列出的数值计算。`;
  return `Take the figures for ${listOf(bare.map(columnNoun))} as the site lists them.`;
}

/** "Crew size" is how many they are, and needs no unit. */
const HOW_MANY = /(\p{L}+) sizes?\s*$/iu;

function isMeasured(name: string): boolean {
  const group = HOW_MANY.exec(name)?.[1];
  return MEASURED.test(name) && (group === undefined || nounKind(group.toLowerCase()) !== "group");
}
