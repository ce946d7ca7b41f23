import type { Value } from "../../core/value.ts";
import { isKnownUnit } from "../values/units.ts";

/** "30万吨级", "约6万吨", "6—12岁": an amount as it is said, with what bounds it or puts it in a class. */
const AMOUNT =
  /^(?:约|近|超过?|不超过|不少于|不低于|[≥≤＞＜><±~～-])?\s*\d[\d,]*(?:\.\d+)?(?:\s*[-–—~～至到]\s*\d[\d,]*(?:\.\d+)?)?\s*(?<unit>[^\d\s,，、;；.]{1,8}?)(?:级|以[上下内]|左右|多|余)?$/u;
/** So many values are amounts where it is asked how much. */
const MOSTLY = 0.8;
/** Headings that ask which of several it is, be these called by a size. */
const WHICH = /(?:型|型号|类型|种类|类别|级别|等级|等次|档次|规格|品种|款式|材质|代码|编号|号)$/u;

/** Are the values of a column of words amounts, though none that could be read as numbers? One asks how much, and not what it is. */
export function areAmounts(name: string, values: readonly Value[]): boolean {
  const printed = values.flatMap((value) => (value.kind === "text" ? [value.printed.trim()] : []));
  return printed.length > 0 && !WHICH.test(name.trim()) && printed.filter(isAmount).length >= MOSTLY * printed.length;
}

const isAmount = (text: string): boolean => {
  const unit = AMOUNT.exec(text)?.groups?.["unit"];
  return unit !== undefined && isKnownUnit(unit);
};
