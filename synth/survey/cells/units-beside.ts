import type { Column, Row } from "../../../core/relation.ts";
import { isPlural } from "../../../logic/english/english.ts";

/** What heads a column that says in what its neighbours' figures are told. */
const UNIT = /^(?:units?(?: of measure(?:ment)?)?|单位|计量单位)$/i;

/** Whether a column says, row by row, in what unit the figures beside it are. */
export const isUnitColumn = (name: string): boolean => UNIT.test(name.trim());

/** Figures of which a column beside them says that they are in different units are not compared with each other. */
export function haveUnitsBeside(column: Column, columns: readonly Column[], rows: readonly Row[]): boolean {
  if (column.type !== "number" || column.unit !== undefined) return false;
  const units = columns.findIndex(({ name }) => isUnitColumn(name));
  return units >= 0 && new Set(rows.map(({ cells }) => cells[units]!.value.printed.trim())).size > 1;
}

/** What stands behind a heading: "(万片/粒/支)". */
const BRACKETED = /[（(](?<units>[^（）()]+)[）)]\s*$/u;
/** What single things of several kinds are counted by. */
const COUNTED = /^[十百千万亿]*[片粒支瓶盒袋剂丸枚贴板个只件台套辆张份把条根株头匹箱桶包筒罐册本卷篇幅座栋间处]$/u;
/** Two may be so many of one in each of the other ("tablets/box"). */
const LEAST_UNITS = 3;

/** Whether a heading names several units, of which each figure is in another: "(万片/粒/支)", "(tablets/capsules/vials)". */
export function namesSeveralUnits(name: string): boolean {
  const units = (BRACKETED.exec(name)?.groups?.["units"] ?? "").split(/\s*[/／、]\s*/u);
  return (
    units.length >= LEAST_UNITS &&
    (units.every((unit) => COUNTED.test(unit)) ||
      units.every((unit) => /^\p{L}{4,}$/u.test(unit) && isPlural(unit.toLowerCase())))
  );
}
