import { sameUnit } from "../../logic/values/units.ts";
import { isCost } from "../evolve/refusals/own-sizes.ts";
import { areRivals, goTogether } from "../evolve/refusals/related-columns.ts";
import { moneyOver, moneyPer } from "./comparable.ts";
import { areOfOneTable, isNeverLess, pairs, quotient } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantity.ts";
import { isOdd } from "./quotients.ts";

/** A reduced price is at least this share of the other: else they are prices of two things. */
const LEAST_LEFT = 0.3;

/**
 * What is paid for so much of a thing, or for so long: the cost per kilogram, the investment per square metre, the grant per month.
 * Neither need add up over things.
 */
export function perMeasures(material: Material): DimensionDraft[] {
  return pairs(material.quantities).flatMap(([one, other]): DimensionDraft[] => {
    if (!areOfOneTable(one, other)) return [];
    const ordered = moneyPer(one, other) ?? moneyOver(one, other);
    if (!ordered) return [];
    const [money, base] = ordered;
    // What a thing cost goes with how large or heavy it is; other money only with what belongs to one matter with it.
    const [paid, measured] = [money.column.column, base.column.column];
    const related = isCost(paid) || goTogether(paid.name, measured.name, [one.surveyed.relation]);
    return related ? [quotient(material, money, base, false)] : [];
  });
}

/** By how much one price of a thing lies below another of it: in no row is it more. */
export function discounts({ called, say, quantities }: Material): DimensionDraft[] {
  return pairs(quantities).flatMap(([one, other]): DimensionDraft[] => {
    const found = [[one, other] as const, [other, one] as const].find(([less, more]) => isReduced(less, more));
    if (!found) return [];
    const [less, more] = found;
    return [
      {
        family: "derivation",
        type: "cross_column",
        question: say.discount(called, less, more),
        answers: ["precise"],
        assumptions: [],
        quantities: [less, more],
        own: [less, more],
        programs(entity) {
          const builder = new ProgramBuilder();
          const whole = builder.own(more, entity);
          const part = builder.step("difference", { a: whole, b: builder.own(less, entity) });
          return [builder.program(builder.step("percent_of", { part, whole }))];
        },
      },
    ];
  });
}

/** How much more there is of one than of its rival, where that is so of all: what was raised beyond what was spent. */
export function excesses(material: Material): DimensionDraft[] {
  const { called, say, quantities, bench } = material;
  return pairs(quantities).flatMap(([one, other]): DimensionDraft[] => {
    if (one.surveyed !== other.surveyed || !areRivals(one.column.column.name, other.column.column.name)) return [];
    if (![one, other].every(({ column }) => column.column.additive === true)) return [];
    if (!sameUnit(one.unit, other.unit) || isOdd(one, other, bench, "difference")) return [];
    const found = [[one, other] as const, [other, one] as const].find(([more, less]) => isNeverLess(more, less));
    if (!found) return [];
    const [more, less] = found;
    return [
      {
        family: "derivation",
        type: "cross_column",
        question: say.excess(called, more, less),
        answers: ["precise"],
        assumptions: [],
        quantities: [more, less],
        own: [more, less],
        isDifference: true,
        programs(entity) {
          const builder = new ProgramBuilder();
          const [a, b] = [builder.own(more, entity), builder.own(less, entity)];
          return [builder.program(builder.step("difference", { a, b }))];
        },
      },
    ];
  });
}

function isReduced(less: Quantity, more: Quantity): boolean {
  if (less.surveyed !== more.surveyed || less.unit === undefined || less.unit !== more.unit) return false;
  if (!isCost(less.column.column) || !isCost(more.column.column)) return false;
  const figures = [...less.stated].flatMap(([entity, { value }]) => {
    const other = more.stated.get(entity)?.value;
    return value.kind === "number" && other?.kind === "number"
      ? [[Number(value.decimal), Number(other.decimal)] as const]
      : [];
  });
  return figures.length > 0 && figures.every(([a, b]) => a < b && a >= LEAST_LEFT * b);
}
