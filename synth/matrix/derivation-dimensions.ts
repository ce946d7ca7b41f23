import { numberWord } from "../../logic/english/english.ts";
import { sameUnit } from "../../logic/values/units.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import { meanWords, type Quantity, withUnit } from "./quantities.ts";

/** A mean, or a total, of fewer entities is none. */
const LEAST_VALUES = 3;
/** "the combined area" of what some do not state. */
export const leftOut = (all: string, quantities: readonly Quantity[]): string[] =>
  quantities
    .filter(({ missing }) => missing.size > 0)
    .map(
      ({ noun }) => `Of the ${all}, those for which the site states no ${noun} are left out of totals and means of it.`,
    );

/** The value as the site states it. */
export function retrievals({ one, quantities }: Material): DimensionDraft[] {
  return quantities.map((quantity) => ({
    family: "retrieval",
    type: "retrieval",
    question: `What is the ${quantity.noun} of this ${one}?`,
    answers: ["precise"],
    assumptions: [],
    quantities: [quantity],
    own: [quantity],
    programs(entity) {
      const builder = new ProgramBuilder();
      return [builder.program(builder.own(quantity, entity))];
    },
  }));
}

/** An entity's share in what all of them have together: the shares of all come to 100 %. */
export function sumsOfParts({ all, one, names, quantities }: Material): DimensionDraft[] {
  return quantities.filter(isSummable).map((quantity) => ({
    family: "derivation",
    type: "sum_of_parts",
    question: `What percentage of the combined ${quantity.noun} of the ${all} does this ${one} account for?`,
    answers: ["precise"],
    assumptions: leftOut(all, [quantity]),
    quantities: [quantity],
    own: [quantity],
    programs(entity) {
      const builder = new ProgramBuilder();
      return [builder.program(builder.share(quantity, entity, names))];
    },
  }));
}

/** One quantity held against another of the same entity. */
export function crossColumns({ one, quantities }: Material): DimensionDraft[] {
  return pairs(quantities).flatMap(([first, second]): DimensionDraft[] => {
    const [a, b] = largerFirst(first, second);
    const same = sameUnit(a.unit, b.unit) && a.unit !== undefined;
    // Of different quantities only totals of one table have a ratio that means something.
    if (!same && (a.surveyed !== b.surveyed || !a.additive || !b.additive)) return [];
    return [
      {
        family: "derivation",
        type: "cross_column",
        question: `What is the ratio of the ${same ? a.noun : withUnit(a)} of this ${one} to its ${same ? b.noun : withUnit(b)}?`,
        answers: ["precise"],
        assumptions: [],
        quantities: [a, b],
        own: [a, b],
        programs(entity) {
          const builder = new ProgramBuilder();
          if (same)
            return [builder.program(builder.step("ratio", { a: builder.own(a, entity), b: builder.own(b, entity) }))];
          const [left, right] = [a.column.column.name, b.column.column.name];
          const label = a.surveyed.label!.column.name;
          const where = { column: label, is: "equals", value: entity };
          const row = builder.step("filter", { from: builder.relation(a), where });
          const made = builder.step("formula_column", { from: row, formula: "ratio", a: left, b: right });
          return [builder.program(builder.step("lookup", { from: made, column: `ratio of ${left} and ${right}` }))];
        },
      },
    ];
  });
}

/** Two shares held against each other: where an entity is stronger than its size. */
export function shareRatios({ all, one, names, quantities }: Material): DimensionDraft[] {
  return pairs(quantities.filter(isSummable)).map(([a, b]) => ({
    family: "derivation",
    type: "chain",
    question: `What is the ratio of the share of this ${one} in the combined ${a.noun} of the ${all} to its share in their combined ${b.noun}?`,
    answers: ["precise"],
    assumptions: leftOut(all, [a, b]),
    quantities: [a, b],
    own: [a, b],
    programs(entity) {
      const builder = new ProgramBuilder();
      const [left, right] = [builder.share(a, entity, names), builder.share(b, entity, names)];
      return [builder.program(builder.step("ratio", { a: left, b: right }))];
    },
  }));
}

/** An entity held against the mean of the others. */
export function timesOthersMean({ all, one, names, quantities }: Material): DimensionDraft[] {
  return quantities
    .filter(({ stated }) => stated.size > LEAST_VALUES)
    .map((quantity) => ({
      family: "derivation",
      type: "chain",
      question: `How many times the ${meanWords(quantity.noun)} of the other ${numberWord(names.length - 1)} is the ${quantity.noun} of this ${one}?`,
      answers: ["precise"],
      assumptions: [`The mean is the plain average over all of the ${all} but this one.`, ...leftOut(all, [quantity])],
      quantities: [quantity],
      own: [quantity],
      programs(entity) {
        const builder = new ProgramBuilder();
        const others = names.filter((name) => name !== entity);
        const own = builder.own(quantity, entity);
        return [builder.program(builder.step("ratio", { a: own, b: builder.over("mean", quantity, others) }))];
      },
    }));
}

/** How far an entity's share in one total lies from its share in another. */
export function shareGaps({ all, one, names, quantities }: Material): DimensionDraft[] {
  return pairs(quantities.filter(isSummable)).map(([a, b]) => ({
    family: "derivation",
    type: "cross_column",
    question: `By how many percentage points do the share of this ${one} in the combined ${a.noun} of the ${all} and its share in their combined ${b.noun} lie apart?`,
    answers: ["precise"],
    assumptions: ["The gap is given without a sign.", ...leftOut(all, [a, b])],
    quantities: [a, b],
    own: [a, b],
    programs(entity) {
      const builder = new ProgramBuilder();
      const [left, right] = [builder.share(a, entity, names), builder.share(b, entity, names)];
      return [builder.program(builder.step("difference", { a: left, b: right }))];
    },
  }));
}

export const isSummable = ({ additive, stated }: Quantity): boolean => additive && stated.size >= LEAST_VALUES;

export function pairs(quantities: readonly Quantity[]): (readonly [Quantity, Quantity])[] {
  return quantities.flatMap((a, at) => quantities.slice(at + 1).map((b) => [a, b] as const));
}

/** "0.0000012 courses per euro" is nobody's figure: the greater numbers are held against the smaller ones. */
function largerFirst(one: Quantity, other: Quantity): readonly [Quantity, Quantity] {
  const size = ({ stated }: Quantity) =>
    Math.max(
      ...[...stated.values()].map(({ value }) => (value.kind === "number" ? Math.abs(Number(value.decimal)) : 0)),
    );
  return size(one) < size(other) ? [other, one] : [one, other];
}
