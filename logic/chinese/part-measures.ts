import type { Column } from "../../core/relation.ts";

/** By which of its measures a part is the utmost: the highest one is told by its height. */
const UTMOST: Readonly<Record<string, string>> = { 高: "高度", 长: "长度", 深: "深度", 宽: "宽度", 厚: "厚度" };
const PART = /^最(?<how>[高长深宽厚])\p{Script=Han}{2,5}$/u;
/** Levels, and places of which the height is one above the sea. */
const LEVEL = /[位点峰顶山岭处地潮浪线]$/u;
/** What is an extent itself (扬程, 轨距, 跨径, 净高), and no part that has one. */
const EXTENT = /(?:[程距径幅差高长宽深厚]|净空|吃水)$/u;
const LENGTH_UNIT = /^(?:毫米|厘米|米|公里|千米|里|尺|mm|cm|m|km)$/iu;

/** "最高塔架 42米": a part is no measure, its height is: 最高塔架高度; undefined of other headings, and of what is a measure itself. */
export function partMeasure(heading: string, { type, unit }: Column): string | undefined {
  const { how = "" } = PART.exec(heading)?.groups ?? {};
  if (how === "" || type !== "number" || unit === undefined || !LENGTH_UNIT.test(unit)) return undefined;
  return LEVEL.test(heading) || EXTENT.test(heading) ? undefined : `${heading}${UTMOST[how]}`;
}
