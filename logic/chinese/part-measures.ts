import type { Column } from "../../core/relation.ts";

/** By which of its measures a part is the utmost: the highest one is told by its height. */
const UTMOST: Readonly<Record<string, string>> = { 高: "高度", 长: "长度", 深: "深度", 宽: "宽度", 厚: "厚度" };
const PART = /^最(?<how>[高长深宽厚])\p{Script=Han}{2,5}$/u;
/** Levels, and places of which the height is one above the sea. */
const LEVEL = /[位点峰顶山岭处地潮浪线]$/u;
const LENGTH_UNIT = /^(?:毫米|厘米|米|公里|千米|里|尺|mm|cm|m|km)$/iu;

/** "最高塔架 42米": a part is no measure, its height is: 最高塔架高度; undefined of other headings. */
export function partMeasure(heading: string, { type, unit }: Column): string | undefined {
  const { how = "" } = PART.exec(heading)?.groups ?? {};
  if (how === "" || type !== "number" || unit === undefined || !LENGTH_UNIT.test(unit)) return undefined;
  return LEVEL.test(heading) ? undefined : `${heading}${UTMOST[how]}`;
}
