import type { Value } from "../../core/value.ts";
import { sameUnit } from "./units.ts";

/** So many of a column's figures are in one unit… */
const UNIT_SHARE = 0.8;
/** …and at least so many. */
const LEAST_ALIKE = 4;

/**
 * Where nearly all figures of a column are in one unit, a figure in another that is not turned into it (a grant in euros among
 * grants in pounds) is stated and cannot be held against them: it becomes `unsure`, and the others stay comparable.
 */
export function doubtOtherUnits(values: readonly Value[]): Value[] {
  const numbers = values.filter((value) => value.kind === "number");
  const united = numbers.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
  if (united.length < numbers.length || united.every((unit) => sameUnit(unit, united[0]))) return [...values];
  const usual = united.find((unit) => {
    const alike = united.filter((other) => sameUnit(other, unit)).length;
    return alike >= LEAST_ALIKE && alike >= UNIT_SHARE * united.length;
  });
  if (usual === undefined) return [...values];
  return values.map(
    (value): Value =>
      value.kind !== "number" || sameUnit(value.unit, usual)
        ? value
        : { kind: "unsure", printed: value.printed, why: `${value.unit} in a column of ${usual}` },
  );
}
