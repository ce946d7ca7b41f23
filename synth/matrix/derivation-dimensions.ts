import { shareOfCounts } from "../../logic/share-of-counts.ts";
import { sameUnit } from "../../logic/values/units.ts";
import { addsUp, haveRatio, isMoney } from "./comparable.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantity.ts";
import { inOrder, isIntensity, isOdd, quotientOf } from "./quotients.ts";
import type { Asked } from "./words/words.ts";

/** A mean, or a total, of fewer entities is none. */
const LEAST_VALUES = 3;
/** Said of each quantity that some do not state. */
export const leftOut = ({ say, called }: Pick<Material, "say" | "called">, quantities: readonly Quantity[]): string[] =>
  quantities.filter(({ missing }) => missing.size > 0).map((quantity) => say.notStated(called, quantity));

/** A question with its assumptions, those about what is not stated at their end. */
export const asked = (
  material: Pick<Material, "say" | "called">,
  { question, assumptions }: Asked,
  quantities: readonly Quantity[],
): Asked => ({ question, assumptions: [...assumptions, ...leftOut(material, quantities)] });

/** The value as the site states it. */
export function retrievals({ called, say, quantities }: Material): DimensionDraft[] {
  return quantities.map((quantity) => ({
    family: "retrieval",
    type: "retrieval",
    question: say.retrieval(called, quantity),
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
export function sumsOfParts(material: Material): DimensionDraft[] {
  const { called, say, names, quantities } = material;
  return headline(quantities.filter(isSummable)).map((quantity) => ({
    family: "derivation",
    type: "sum_of_parts",
    template: "share",
    question: say.sumOfParts(called, quantity),
    answers: ["precise"],
    assumptions: leftOut(material, [quantity]),
    quantities: [quantity],
    own: [quantity],
    programs(entity) {
      const builder = new ProgramBuilder();
      return [builder.program(builder.share(quantity, entity, names))];
    },
  }));
}

/** What things are first compared by: money, and what is followed over the years. Shares of staff or of floors stand back behind them. */
function headline(quantities: readonly Quantity[]): readonly Quantity[] {
  const first = quantities.filter((quantity) => isMoney(quantity) || quantity.gathered?.kind === "year");
  return first.length > 0 ? first : quantities;
}

/** One quantity held against another of the same entity. */
export function crossColumns(material: Material): DimensionDraft[] {
  const { quantities, bench } = material;
  return pairs(quantities).flatMap(([first, second]): DimensionDraft[] => {
    const same = sameUnit(first.unit, second.unit) && first.unit !== undefined;
    // Of different quantities only totals of one table, and numbers of things, have a ratio that means something.
    if (same ? !haveRatio(first, second) : !areOfOneTable(first, second) && !areNumbers(first, second)) return [];
    const ordered = same
      ? inOrder(first, second)
      : ([[first, second] as const, [second, first] as const].find(([flow, standing]) => isIntensity(flow, standing)) ??
        quotientOf(first, second, bench));
    if (!ordered || (same && isOdd(...ordered, bench))) return [];
    // Of a whole people tell the percentage that its part comes to.
    if (partOf(first, second)) return [];
    return [quotient(material, ...ordered, same)];
  });
}

/** Does one row of a table state both? */
export const areOfOneTable = (one: Quantity, other: Quantity): boolean =>
  one.surveyed === other.surveyed && one.gathered?.kind === other.gathered?.kind && one.gathered?.kind !== "parts";

const areNumbers = (one: Quantity, other: Quantity): boolean => one.unit === undefined && other.unit === undefined;

/** The quotient of two quantities of an entity; of two units those of one table. */
export function quotient(
  { called, say }: Pick<Material, "called" | "say">,
  a: Quantity,
  b: Quantity,
  same: boolean,
): DimensionDraft {
  return {
    family: "derivation",
    type: "cross_column",
    question: say.ratio(called, a, b, same),
    answers: ["precise"],
    assumptions: [],
    quantities: [a, b],
    own: [a, b],
    programs(entity) {
      const builder = new ProgramBuilder();
      if (same || !areOfOneTable(a, b))
        return [builder.program(builder.step("ratio", { a: builder.own(a, entity), b: builder.own(b, entity) }))];
      const [left, right] = [a.column.column.name, b.column.column.name];
      const where = { column: a.surveyed.label?.column.name, is: "equals", value: entity };
      const row = a.gathered ? builder.rows(a, [entity]) : builder.step("filter", { from: builder.relation(a), where });
      const made = builder.step("formula_column", { from: row, formula: "ratio", a: left, b: right });
      return [builder.program(builder.step("lookup", { from: made, column: `ratio of ${left} and ${right}` }))];
    },
  };
}

/**
 * What percentage one amount comes to of another of the same thing: what was granted of what it cost, the wooded area of the whole. In
 * no row is it as much.
 */
export function percentages(material: Material): DimensionDraft[] {
  const { called, say, quantities, bench } = material;
  return pairs(quantities).flatMap(([first, second]): DimensionDraft[] => {
    const found = partOf(first, second);
    if (!found || isOdd(...found, bench)) return [];
    const [part, whole] = found;
    return [
      {
        family: "derivation",
        type: "cross_column",
        question: say.percentage(called, part, whole),
        answers: ["precise"],
        assumptions: [],
        quantities: [part, whole],
        own: [part, whole],
        programs(entity) {
          const builder = new ProgramBuilder();
          const of = { part: builder.own(part, entity), whole: builder.own(whole, entity) };
          return [builder.program(builder.step("percent_of", of))];
        },
      },
    ];
  });
}

/**
 * Two amounts of one table in one unit of which the one is less than the other in every row, or two numbers of the same things of which
 * the one is a part by what they are called: what was sold of what was offered. The lesser first.
 */
export function partOf(one: Quantity, other: Quantity): readonly [Quantity, Quantity] | undefined {
  if (!areOfOneTable(one, other)) return undefined;
  const ordered = [[one, other] as const, [other, one] as const];
  const counted = ordered.find(([part, whole]) => shareOfCounts(part.column.column, whole.column.column) !== undefined);
  if (counted) return isNeverLess(counted[1], counted[0]) ? counted : undefined;
  if (one.unit === undefined || !haveRatio(one, other)) return undefined;
  if (![one, other].every(({ column }) => column.column.additive === true)) return undefined;
  return ordered.find(([part, whole]) => isNeverLess(whole, part));
}

/** Two shares held against each other: where an entity is stronger than its size. */
export function shareRatios(material: Material): DimensionDraft[] {
  const { called, say, names } = material;
  return toldPairs(material).map(([a, b]) => ({
    family: "derivation",
    type: "chain",
    template: "share",
    question: say.shareRatio(called, a, b),
    answers: ["precise"],
    assumptions: leftOut(material, [a, b]),
    quantities: [a, b],
    own: [a, b],
    programs(entity) {
      const builder = new ProgramBuilder();
      const [left, right] = [builder.share(a, entity, names), builder.share(b, entity, names)];
      return [builder.program(builder.step("ratio", { a: left, b: right }))];
    },
  }));
}

/** How far an entity's share in one total lies from its share in another. */
export function shareGaps(material: Material): DimensionDraft[] {
  const { called, say, names } = material;
  return toldPairs(material).map(([a, b]) => ({
    family: "derivation",
    type: "cross_column",
    template: "share",
    ...asked(material, say.shareGap(called, a, b), [a, b]),
    answers: ["precise"],
    quantities: [a, b],
    own: [a, b],
    programs(entity) {
      const builder = new ProgramBuilder();
      const [left, right] = [builder.share(a, entity, names), builder.share(b, entity, names)];
      return [builder.program(builder.step("difference", { a: left, b: right, signed: true }))];
    },
  }));
}

export const isSummable = (quantity: Quantity): boolean => addsUp(quantity) && quantity.stated.size >= LEAST_VALUES;

/** Totals of which the one is told per the other: only of such somebody holds the shares against each other. */
export const toldPairs = ({ quantities, bench }: Pick<Material, "quantities" | "bench">) =>
  pairs(quantities.filter(isSummable)).flatMap(([one, other]) => {
    const told = quotientOf(one, other, bench);
    return told ? [told] : [];
  });

/** Is there more of the one than of the other, wherever both are stated? */
export const isNeverLess = (more: Quantity, less: Quantity): boolean =>
  [...more.stated].every(([entity, { value }]) => {
    const other = less.stated.get(entity)?.value;
    return value.kind !== "number" || other?.kind !== "number" || Number(value.decimal) > Number(other.decimal);
  });

export function pairs(quantities: readonly Quantity[]): (readonly [Quantity, Quantity])[] {
  return quantities.flatMap((a, at) => quantities.slice(at + 1).map((b) => [a, b] as const));
}
