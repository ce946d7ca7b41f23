import type { NumberValue, Value } from "../../core/value.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import { converted } from "./convert.ts";
import { sameUnit } from "./units.ts";

/** A figure, the scale word behind it, and the first character of its unit: "12.5万亩". */
const SCALED = /^\D{0,3}[\d.,]+\s?(?<scale>万亿|千万|百万|亿|万|千)(?=\p{Script=Han})/u;
const POWERS: Readonly<Record<string, number>> = { 万亿: 12, 千万: 7, 百万: 6, 亿: 8, 万: 4, 千: 3 };
/** Figures of so many cells have a unit in common. */
const LEAST_CELLS = 2;

/**
 * The values of a column in the unit that the page writes. Where all of its figures have one Chinese scale word, this is part of
 * their unit ("12.5万亩" is 12.5 万亩, not 125000 亩). Where they are written in units that are powers of ten of each other
 * ("850 g", "1.2 kg"), all are in the commonest of them.
 */
export function inSharedUnit(values: readonly Value[]): readonly Value[] {
  const numbers = values.filter((value) => value.kind === "number");
  const [first] = numbers;
  if (first?.unit === undefined || numbers.length < LEAST_CELLS) return values;
  if (!numbers.every(({ unit }) => sameUnit(unit, first.unit))) return inCommonest(values, numbers);
  const scale = SCALED.exec(first.printed)?.groups?.["scale"];
  // 千克 and 千瓦 are units of their own.
  if (scale === undefined || first.unit.startsWith(scale)) return values;
  const power = POWERS[scale]!;
  if (!numbers.every(({ printed }) => SCALED.exec(printed)?.groups?.["scale"] === scale)) return values;
  return values.map((value) => (value.kind === "number" ? scaledDown(value, power, scale + value.unit) : value));
}

/** Only decimal multiples are written for each other: what is in feet beside metres was measured otherwise. */
function inCommonest(values: readonly Value[], numbers: readonly NumberValue[]): readonly Value[] {
  const counts = new Map<string, number>();
  for (const { unit } of numbers) {
    if (unit === undefined) return values;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  const powers = new Map([...counts.keys()].map((unit) => [unit, powerBetween(unit, commonest)]));
  if ([...powers.values()].includes(undefined)) return values;
  return values.map((value) =>
    value.kind === "number" ? scaledDown(value, powers.get(value.unit!)!, commonest) : value,
  );
}

/** How many powers of ten the wanted unit is larger; undefined where it is no such multiple. */
function powerBetween(unit: string, wanted: string): number | undefined {
  const factor = converted(new Decimal(1), unit, wanted);
  const power = factor && Decimal.log10(factor);
  return power?.isInteger() && new Decimal(10).pow(power).eq(factor!) ? -power.toNumber() : undefined;
}

function scaledDown(value: NumberValue, power: number, unit: string): NumberValue {
  const number = new Decimal(value.decimal).div(new Decimal(10).pow(power));
  return { ...value, decimal: plain(number), precision: value.precision + power, unit };
}
