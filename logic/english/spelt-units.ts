import { kept } from "../../core/kept.ts";
import { plural, singular } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";

/** Abbreviations have no plural: "hp", "psi"; and neither has "horsepower". */
const LEAST_LETTERS = 4;
const ALIKE = /power$/;

/**
 * The plural of a unit that is an English word ("litre", "acres", "square metre"); undefined where it is none. A page prints
 * “2 litre pots” or “1 acre” and every other value of the column has the same word: a figure takes the form that goes with it.
 */
export const pluralUnit = kept((unit): string | undefined => {
  if (!/^\p{Ll}+(?: \p{Ll}+)?$/u.test(unit)) return undefined;
  const one = singular(unit);
  const last = one.split(" ").at(-1)!;
  const kind = nounKind(last);
  const isUnit = (kind === "quantity" || kind === "time") && last.length >= LEAST_LETTERS && !ALIKE.test(last);
  return isUnit || last === "day" ? plural(one) : undefined;
});

/** "1 acre", "2.5 acres", "0 litres"; a unit that is no word as it is. */
export function unitFor(decimal: string, unit: string): string {
  const many = pluralUnit(unit);
  return many === undefined ? unit : decimal === "1" || decimal === "-1" ? singular(many) : many;
}
