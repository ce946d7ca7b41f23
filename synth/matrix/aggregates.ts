import type { Relation } from "../../core/relation.ts";
import { leaf, over } from "../evolve/node.ts";
import { isOfSorts } from "../evolve/refusals/few-values.ts";
import { averagesRates } from "../evolve/refusals/means-of-rates.ts";
import { addUp, isOddSum } from "../evolve/refusals/natural-sums.ts";
import { calculatesSteps } from "../evolve/refusals/ordinal-steps.ts";
import { isStock } from "../evolve/refusals/parts-of-stock.ts";
import { poolsSorts } from "../evolve/refusals/pooled-sorts.ts";
import { isOfRangeEnd } from "../evolve/refusals/range-ends.ts";
import { averagesUnlike } from "../evolve/refusals/unlike-things.ts";
import { isMostlyZero } from "../evolve/refusals/unlikely-operands.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";

const benches = new WeakMap<Survey, Workbench>();

/** Where the rules of the search for programs look at a site; made once. */
export function benchOf(survey: Survey): Workbench {
  let bench = benches.get(survey);
  if (!bench) {
    bench = new Workbench(survey);
    benches.set(survey, bench);
  }
  return bench;
}

/** What may be taken of all entities' figures of a column together. */
export interface Aggregates {
  /** They are parts of one stock or flow: it has a total, and each its share. */
  additive: boolean;
  /** Each is held against the mean of the others. */
  averaged: boolean;
}

/** Rules of both: figures that tell sorts apart, steps of a scale, ends of ranges, and what most have none of. */
const OF_BOTH = [isOfSorts, calculatesSteps, isOfRangeEnd, isMostlyZero];

/**
 * What people take of a column of several things, by the rules that programs are refused by: a matrix asks for eight totals and means
 * at once, and a total of guarantees, credits or lengths is no more wanted there than in a question of its own.
 *
 * @param names of the rows, as the relation prints them
 */
export function aggregatesOf(
  { relation }: Pick<SurveyedRelation, "relation">,
  { column }: Pick<SurveyedColumn, "column">,
  names: readonly string[],
  survey: Survey,
): Aggregates {
  const bench = benchOf(survey);
  const rows = over("named", leaf(relation.id), { names: [...names] });
  const taken = (op: string) => over(op, rows, { column: column.name });
  const [sum, mean] = [taken("sum"), taken("mean")];
  const isOf = (one: typeof sum) => OF_BOTH.some((rule) => rule(one, bench));
  return {
    additive: column.additive === true && isPartOfStock(column.name, relation) && !isOddSum(sum, bench) && !isOf(sum),
    averaged: !averagesUnlike(mean, bench) && !averagesRates(mean, bench) && !poolsSorts(mean, bench) && !isOf(mean),
  };
}

const isPartOfStock = (name: string, { columns }: Relation): boolean =>
  columns.some((column) => column.name === name && addUp(column, columns) && isStock(column, columns));
