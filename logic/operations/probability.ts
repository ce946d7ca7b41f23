import { z } from "zod";
import { chineseConditions } from "../chinese/condition-words.ts";
import {
  chineseNotes,
  chineseNoun,
  chineseThings,
  clauseRun,
  countingWord,
  restrictedNoun,
} from "../chinese/phrasing.ts";
import { asksNumber } from "../chinese/units.ts";
import { Condition, conditionColumns, conditionGuards, satisfying } from "../condition.ts";
import { clauseWords, predicateWords, saidForEach } from "../english/clause-words.ts";
import { conditionClauses, conditionText } from "../english/condition-words.ts";
import { nounPhrase, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult } from "../operation.ts";
import { columnCells, tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  where: Condition,
  /** How many are drawn; all of them are to meet the condition. */
  draws: z.union([z.literal(1), z.literal(2)]),
});
type Params = z.infer<typeof Params>;

/** Chances among fewer things are counted on one hand. */
const LEAST_ROWS = 5;

/** In percent; what is drawn is not put back. */
function chance(table: TableResult, { where, draws }: Params): Decimal {
  const [kept, all] = [satisfying(table, where).length, table.rows.length];
  const first = new Decimal(kept).div(all);
  return (draws === 1 ? first : first.times(kept - 1).div(all - 1)).times(100);
}

/** The chance that things drawn at random meet a condition. */
export const probability: Operation<Params> = {
  name: "probability",
  family: "element",
  subtype: "math",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = conditionGuards(table, params.where, undefined);
    if (guards.length > 0) return guards;
    if (table.rows.length < LEAST_ROWS) return [{ guard: "too_few", message: `${table.rows.length} rows` }];
    const kept = satisfying(table, params.where).length;
    if (kept < params.draws) return [{ guard: "empty", message: "too few rows satisfy the condition" }];
    return kept === table.rows.length ? [{ guard: "trivial", message: "every row satisfies the condition" }] : [];
  },
  evaluate(params, inputs) {
    return { type: "value", value: computed(chance(tableInput(inputs), params), "%") };
  },
  uses({ where }, inputs) {
    const table = tableInput(inputs);
    return conditionColumns(where).flatMap((column) => columnCells(table, column));
  },
  explain({ where, draws }, inputs, result) {
    const table = tableInput(inputs);
    const shown = result.type === "value" ? result.value.printed : "";
    const met = `${satisfying(table, where).length} of ${table.rows.length} rows ${conditionText(where, table)}`;
    // Of one draw the question asks which part of the rows it is.
    return draws === 1 ? `${met}: in percent = ${shown}` : `${met}; ${draws} drawn: probability in percent = ${shown}`;
  },
  describe({ where, draws }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const group = nounPhrase({ ...things, one: false }).replace(/^all /, "the ");
    const clauses = conditionClauses(where, table, things);
    const met = clauseWords(clauses, false);
    const shared = { kind: "value", asks: "what", sources: things.sources } as const;
    // The chance that one is drawn is a share, and people ask for it as one.
    if (draws === 1) {
      const share = `${group} ${predicateWords(clauses) ?? `are ${things.plural} ${met}`}`;
      // "Among the huts … that give a price, what percentage of the huts" says the huts twice.
      const isSaid = group === `the ${things.plural}` && things.sources[0]?.startsWith(`among ${group} `) === true;
      const text = `the percentage of ${group} that ${predicateWords(clauses) ?? `are ${things.plural} ${met}`}`;
      const each = saidForEach(clauses);
      if (each !== undefined)
        return {
          ...shared,
          text,
          question: `for what percentage ${isSaid ? "" : `of ${group} `}${each}`,
          notes: things.notes,
        };
      return {
        ...shared,
        text,
        question: `what percentage ${isSaid ? share.slice(group.length + 1) : `of ${share}`}`,
        notes: things.notes,
      };
    }
    return {
      ...shared,
      text: `the probability, in percent, that two of ${group} drawn at random, the first not put back, are both ${things.plural} ${met}`,
      notes: [...things.notes, "Each is equally likely to be drawn."],
    };
  },
  describeChinese({ where, draws }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const clauses = chineseConditions(where, table, things);
    const met = clauseRun(clauses);
    const group = chineseNoun({ ...things, one: false });
    if (draws === 1) {
      const text = `${group}中，${restrictedNoun(clauses, things.noun)}所占的比例`;
      return { kind: "value", text, asks: asksNumber("%"), sources: things.sources, notes: things.notes };
    }
    const piece = `${countingWord(things)}${things.noun}`;
    const text = `从${group}中随机抽取两${piece}（抽出后不放回），二者的${met}的概率`;
    return {
      kind: "value",
      text,
      asks: asksNumber("%"),
      sources: things.sources,
      notes: chineseNotes(things.notes, ["每一个被抽到的可能性相同。"]),
    };
  },
};
