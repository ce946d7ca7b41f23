import type { Value } from "../../core/value.ts";
import { isMass, isPlural, singular } from "../english/english.ts";
import { isMeasure } from "../match/match-quantity.ts";
import { isKnownUnit } from "./units.ts";

/** A year and what was held in it; a quantity of so many has a plural behind it. */
const HELD = /^(?:1[5-9]|20)\d\d\s(\p{L}+(?:[ -]\p{L}+)*)$/u;

/**
 * "2019 harbour regatta" is the regatta of that year, and no 2,019 of anything: a year before a noun in the singular names
 * what was held, where the cells lead to its pages or the column is headed by the noun ("Regatta").
 */
export function withNamesByYear(name: string, values: readonly Value[], cells: readonly { href?: string }[]): Value[] {
  const noun = /(\p{L}+)\s*[:：]?$/u.exec(name.trim())?.[1]?.toLowerCase();
  const figures = values.flatMap((value, at) => (value.kind === "number" ? [{ value, cell: cells[at]! }] : []));
  const areNames =
    figures.length > 0 &&
    figures.every(({ value, cell }) => {
      const said = HELD.exec(value.printed.trim())?.[1];
      return said !== undefined && isOne(said) && (cell.href !== undefined || endsWith(said, noun));
    });
  if (!areNames) return [...values];
  return values.map((value, at): Value => {
    if (value.kind !== "number") return value;
    const { href } = cells[at]!;
    const { printed } = value;
    return href === undefined ? { kind: "text", printed } : { kind: "entity", printed, href };
  });
}

/** A noun of one thing, which nothing is measured in. */
function isOne(said: string): boolean {
  const head = said.split(" ").at(-1)!;
  return head.length > 3 && !isPlural(head) && !isMass(head) && !isKnownUnit(said) && !isMeasure(said);
}

const endsWith = (said: string, noun: string | undefined): boolean =>
  noun !== undefined && said.toLowerCase().split(" ").at(-1) === singular(noun);
