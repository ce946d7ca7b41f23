import { inUnit } from "../../logic/match/match-quantity.ts";
import type { Decimal } from "../../logic/numerics/decimal.ts";
import { unitKey } from "../../logic/values/units.ts";

/** Scale words that people put into a unit: "million USD", "亿元". */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\btrillions?\b|万亿/i, 1e12],
  [/\bbillions?\b|\bbn\b/i, 1e9],
  [/亿/, 1e8],
  [/千万/, 1e7],
  [/\bmillions?\b|\bmn?\b(?=\s)|百万/i, 1e6],
  [/万/, 1e4],
  [/\bthousands?\b/i, 1e3],
];
const RATIO = /^(?:ratio|fraction|share|decimal|比率|比例)$/i;

/**
 * An amount in the unit that a reference has; undefined where its own unit is another kind of thing. A unit that is left out
 * is the one asked for: a ratio is a percentage only where it says that it is a ratio.
 */
export function amountIn(amount: Decimal, unit: string, wanted: string | undefined): Decimal | undefined {
  const [said, asked] = [withoutScale(unit), withoutScale(wanted ?? "")];
  const scaled = said.scale === asked.scale ? amount : amount.times(said.scale).div(asked.scale);
  if (said.unit === "" || unitKey(said.unit) === unitKey(asked.unit)) return unit.trim() === "" ? amount : scaled;
  const percent = unitKey(asked.unit) === "%" || asked.unit.startsWith("%") || asked.unit === "percentage points";
  if (percent) {
    if (RATIO.test(said.unit)) return scaled.times(100);
    return unitKey(said.unit) === "%" || /^(?:%|percent|pp$|百分)/i.test(said.unit) ? scaled : undefined;
  }
  if (asked.unit === "" && /%|percent|百分/i.test(said.unit)) return undefined;
  // Without a unit in the reference the words behind a number only name what was counted.
  if (asked.unit === "") return scaled;
  if (asked.unit.startsWith(said.unit) || said.unit.startsWith(asked.unit)) return scaled;
  return inUnit(scaled.toFixed(), said.unit, asked.unit);
}

function withoutScale(unit: string): { scale: number; unit: string } {
  const found = SCALES.find(([word]) => word.test(unit));
  if (!found) return { scale: 1, unit: unit.trim() };
  return { scale: found[1], unit: unit.replace(found[0], "").replace(/\s+/g, " ").replace(/^of /, "").trim() };
}
