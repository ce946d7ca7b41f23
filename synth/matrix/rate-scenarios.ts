import { isCost } from "../evolve/refusals/own-sizes.ts";
import { arePeople, isAmountOf, isTransferable } from "./comparable.ts";
import { areOfOneTable, asked, crossColumns, percentages } from "./derivation-dimensions.ts";
import { perMeasures } from "./derived-figures.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantity.ts";
import { isResult } from "./quotients.ts";

/** What befalls things and people: nobody decides on it, and none of it is supposed to be as large as elsewhere. */
const BEFALLS =
  /\b(?:affected|arrears|casualt(?:y|ies)|claims?|damages?|dead|deaths?|debts?|deficits?|disasters?|displaced|evacuated|fatalities|fines|homeless|injur(?:y|ies|ed)|killed|loss(?:es)?|lost|missing|patients|penalt(?:y|ies)|rescued|victims)\b|损失|死亡|伤亡|失踪|受灾|受伤|遇难|转移|倒损|倒塌|灾|罚|欠|亏|病例|患者/i;

/** What was put into a thing once, or up to now: it does not change with how many work there. */
const SUNK =
  /\b(?:accumulated|cumulative|invested|investments?|to date|so far|construction costs?|building costs?|costs? of (?:building|construction))\b|累计|投资|造价|建设成本/i;

/**
 * May somebody decide that there should be more or less of it, for what it is told per? Money that is raised, granted or spent, what is
 * made or taken by weight, people and things that are taken on. Rainfall, areas and losses are what they are.
 */
export function isVaried(quantity: Quantity): boolean {
  const { name } = quantity.column.column;
  if ([name, quantity.noun].some((said) => BEFALLS.test(said) || SUNK.test(said))) return false;
  const additive = isAmountOf(quantity.column.column);
  return additive && (isCounted(quantity) || isTransferable({ ...quantity, additive }));
}

/** People and things by their number: of them there is no part of one. */
export const isCounted = ({ unit }: Pick<Quantity, "unit">): boolean => unit === undefined || arePeople({ unit });

/** Of fewer nothing is taken together. */
const LEAST_POOLED = 3;

/** Where less of it for as much is better: what each comes at. */
const isBetterLow = (a: Quantity, b: Quantity): boolean => isCost(a.column.column) || isResult(b);

/**
 * What an entity would have, did it do as well for its size as the best of the others: raised as much per member, cost as little per
 * pupil. The answer goes with its own size, so that each is another.
 */
export function bestRates(material: Material): DimensionDraft[] {
  const { called, say, names } = material;
  return ratePairs(material)
    .filter(([a, b]) => areOfOneTable(a, b))
    .map(([a, b]) => {
      const end = isBetterLow(a, b) ? ("lowest" as const) : ("highest" as const);
      return {
        family: "reasoning",
        type: "scenario",
        template: "best_rate",
        ...asked(material, say.bestRate(called, a, b, end), [a, b]),
        answers: ["precise"],
        quantities: [a, b],
        own: [b],
        programs(entity) {
          const builder = new ProgramBuilder();
          const others = names.filter((name) => name !== entity && a.stated.has(name) && b.stated.has(name));
          const [left, right] = [a.column.column.name, b.column.column.name];
          const rows = builder.rows(a, others);
          const made = builder.step("formula_column", { from: rows, formula: "ratio", a: left, b: right });
          const best = builder.step("ranked_value", { from: made, by: `ratio of ${left} and ${right}`, k: 1, end });
          return [builder.program(builder.step("product", { of: [best, builder.own(b, entity)] }))];
        },
      };
    });
}

/**
 * How much more or less an entity would have, had it as much for its size as all others have together. What it would have goes along with
 * its size, as what it would have at the best rate does; how far it is from that goes along with neither.
 */
export function commonRates(material: Material): DimensionDraft[] {
  const { called, say, names } = material;
  return ratePairs(material)
    .filter((pair) => pair.every(isPooled))
    .map(([a, b]) => ({
      family: "reasoning",
      type: "scenario",
      template: "common_rate",
      isDifference: true,
      ...asked(material, say.commonRate(called, a, b), [a, b]),
      answers: ["precise"],
      quantities: [a, b],
      own: [a, b],
      programs(entity) {
        const builder = new ProgramBuilder();
        const others = names.filter((name) => name !== entity);
        const size = builder.step("ratio", { a: builder.own(b, entity), b: builder.over("sum", b, others) });
        const supposed = builder.step("product", { of: [size, builder.over("sum", a, others)] });
        return [builder.program(builder.step("difference", { a: supposed, b: builder.own(a, entity), signed: true }))];
      },
    }));
}

/** May what others have of it be taken together, as what something is told per? Days at sea are, though nobody asks for their total. */
const isPooled = ({ column, stated }: Quantity): boolean => isAmountOf(column.column) && stated.size >= LEAST_POOLED;

/** What is told per what, of one table: the first may be more or less. */
function ratePairs(material: Material): (readonly [Quantity, Quantity])[] {
  return [...percentages(material), ...crossColumns(material), ...perMeasures(material)].flatMap(({ quantities }) => {
    const [a, b] = quantities;
    return a && b && isVaried(a) ? [[a, b] as const] : [];
  });
}
