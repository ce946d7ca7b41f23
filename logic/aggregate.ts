import { z } from "zod";
import type { Column } from "../core/relation.ts";
import { meanLapse } from "./chinese/mean-words.ts";
import { chineseMissingNotes } from "./chinese/missing-notes.ts";
import type { ChinesePhrase } from "./chinese/phrase.ts";
import {
  besideOwner,
  chineseNoun,
  chineseThings,
  columnName,
  countingWord,
  isWhole,
  chineseNotes as joinNotes,
  withinWords,
} from "./chinese/phrasing.ts";
import { asksNumber, unitSaid, unitWord } from "./chinese/units.ts";
import { countedThere } from "./english/done-there.ts";
import { isPlural } from "./english/english.ts";
import { missingTextNotes } from "./english/missing-notes.ts";
import { isOfYear, ofPastYear } from "./english/of-the-dead.ts";
import { overWords, saysEach } from "./english/over-words.ts";
import { closed, columnWords, mergeNotes, nounPhrase, thingsInput, unitName, unitWords } from "./english/phrasing.ts";
import { asCombined, isCounted, numberOf, ownerBehind } from "./english/quantity-name.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, Operation, Result, ThingsPhrase } from "./operation.ts";
import { columnCells, tableInput } from "./table.ts";
import { distanceUnit } from "./values/distance-unit.ts";
import { computed, measure, measureGuards, quantityGuards, spreadGuards } from "./values/measure.ts";
import { roundedGuards } from "./values/precision.ts";

/** Fewer values than this are a formula, not an aggregate. */
export const LEAST_VALUES = 3;

/** How a grouping calls the number of its members. */
const GROUP_COUNT = "count";

export const AggregateParams = z.strictObject({
  from: z.string(),
  column: z.string(),
  missing: z.literal("skip").optional(),
});
export type AggregateParams = z.infer<typeof AggregateParams>;

/** What distinguishes one aggregate of a column from another. */
interface Aggregate<P extends AggregateParams> {
  name: string;
  subtype: "statistic" | "compose";
  /** "mean", "combined": stands before the column's name. */
  word: string | ((params: P) => string);
  /** "的中位数", "之和": stands behind the column's name in Chinese. */
  chinese?: string | ((params: P) => string);
  /** What is taken of a column in Chinese, where that does not stand behind its name: "平均售价". */
  chineseTaken?(name: string): string;
  /**
   * The result is not in the column's unit: it is a bare ratio, in the square of the unit, which nobody writes out, or a
   * distance, and shares lie percentage points apart.
   */
  scale?: "ratio" | "squared" | "distance";
  compute(numbers: readonly Decimal[], params: P): Decimal;
  /** Fewest values that it says something about, where those are more than for every aggregate. */
  least?: number;
  /** Guards beyond those of every aggregate. */
  guards?(column: Column, numbers: readonly Decimal[]): Guard[];
  /** Statements that the question needs. */
  notes?(params: P): readonly string[];
  chineseNotes?(params: P): readonly string[];
}

/** An operation that computes one number from a column of quantities. */
export function aggregateOperation<P extends AggregateParams>(
  aggregate: Aggregate<P>,
  schema: z.ZodType<P>,
): Operation<P> {
  const wordOf = (params: P) => (typeof aggregate.word === "string" ? aggregate.word : aggregate.word(params));
  const numbers = (params: P, inputs: Parameters<Operation["evaluate"]>[1]) =>
    measure(tableInput(inputs), params.column).measured.map(({ number }) => number);
  const { chinese, scale } = aggregate;
  // How far figures lie apart is the same however they are taken.
  const takenNotes = ({ column }: P, taken: ThingsPhrase["taken"]) =>
    scale === undefined && taken?.[column] !== undefined ? [taken[column]] : [];
  const unitOf = (unit: string | undefined) =>
    scale === "distance" ? distanceUnit(unit) : scale === undefined ? unit : undefined;
  return {
    name: aggregate.name,
    family: aggregate.subtype === "compose" ? "set" : "science",
    subtype: aggregate.subtype,
    params: schema,
    inputs: ({ from }) => [from],
    guards(params, inputs) {
      const table = tableInput(inputs);
      const { column, unit, measured } = measure(table, params.column);
      const own = unit === undefined ? column : { ...column, unit };
      const guards = [
        ...measureGuards(table, params.column, params.missing),
        ...quantityGuards(column),
        ...roundedGuards(column.name, measured),
        ...(aggregate.guards?.(own, numbers(params, inputs)) ?? []),
      ];
      return guards.length > 0
        ? guards
        : spreadGuards(params.column, numbers(params, inputs), aggregate.least ?? LEAST_VALUES);
    },
    evaluate(params, inputs) {
      const { unit, measured, column } = measure(tableInput(inputs), params.column);
      const value = computed(
        aggregate.compute(
          measured.map(({ number }) => number),
          params,
        ),
        unitOf(unit),
      );
      return { type: "value", value, column };
    },
    uses(params, inputs) {
      const table = tableInput(inputs);
      return columnCells(
        table,
        params.column,
        measure(table, params.column).measured.map(({ row }) => row),
      );
    },
    explain(params, inputs, result) {
      const values = numbers(params, inputs).length;
      const shown = result.type === "value" ? result.value.printed : "";
      // "range (highest minus lowest) of the": what stands before a name.
      return `${wordOf(params).replace(/ of the$/, "")} of ${values} values of ${params.column} = ${shown}`;
    },
    describe(params, inputs, results) {
      const table = tableInput(results);
      const things = thingsInput(inputs);
      const { column, unit } = measure(table, params.column);
      const word = wordOf(params);
      const called = columnWords(column, things);
      const name = word === "combined" ? asCombined(called) : called;
      const counted = unit === undefined && isCounted(column, name);
      // "the mean mean age" would read like a slip.
      const doubled = !word.endsWith(" the") && /^(?:mean|median|average|combined|range)\s/i.test(name);
      // "the mean exports" are those of many; "the combined exports" are.
      const many = !counted && !doubled && !word.endsWith(" the") && isPlural(name);
      const together = many && word === "combined";
      const value = doubled ? `value of the ${name}` : many && !together ? `value of ${ownerBehind(name)}` : name;
      const measured = counted ? numberOf(name) : value;
      const owned = word.endsWith(" the") || doubled ? measured : ownerBehind(measured);
      const head = `${word} ${owned}`;
      // "How many goals were scored in all seasons together": a season has none that it scored.
      const there = countedThere(column, name, things.singular);
      const summed =
        there && word === "combined"
          ? `how many ${there.things} were ${there.participle} ${there.where} ${nounPhrase(things)} together`
          : undefined;
      const isAll = things.fixed === undefined && things.clauses.length === 0 && things.span === undefined;
      // "The mean number of goals scored in all seasons" would be that of one run of them.
      const past = isOfYear(column) || ofPastYear(name);
      // "The mean number of beds of all huts" is put as so many beds per hut, where no hut is left out.
      const isEach = counted && !past && saysEach(name, things) && measure(table, params.column).missing.length === 0;
      const isPer = word === "mean" && isAll && (there !== undefined || isEach);
      const of = isPer ? `per ${things.singular}` : overWords(owned === measured ? name : owned, things);
      const inUnit = unitWords(name, unitOf(unit));
      const counts = word === "combined" ? countedInGroups(params.column, things) : undefined;
      const squared = scale === "squared" && unitWords(name, unit) !== "" ? ` (measured in ${unitName(unit!)})` : "";
      const text = `the ${inUnit === "" ? closed(head + squared) : head}${inUnit} ${of}`;
      return {
        kind: "value",
        text,
        ...(counts !== undefined
          ? { question: `how many ${counts} are there` }
          : summed !== undefined
            ? { question: summed }
            : together || past
              ? { question: `what ${together ? (past ? "were" : "are") : "was"} ${text}` }
              : {}),
        bare: `the ${closed(head)} ${of}`,
        asks: "what",
        sources: things.sources,
        notes: mergeNotes(
          things.notes,
          missingTextNotes(table, [params.column], params.missing, things),
          aggregate.notes?.(params) ?? [],
          takenNotes(params, things.taken),
        ),
      };
    },
    ...(chinese === undefined
      ? {}
      : {
          describeChinese(params: P, inputs: readonly ChinesePhrase[], results: readonly Result[]): ChinesePhrase {
            const table = tableInput(results);
            const things = chineseThings(inputs);
            const { column, unit } = measure(table, params.column);
            const measured = scale === "squared" && unit !== undefined ? `（以${unitWord(unit)}计）` : "";
            const word = typeof chinese === "string" ? chinese : chinese(params);
            const name = columnName(column, things);
            // "的合计之和" says twice that it is added up; a mean of what is added up is one of years, and not of the things.
            const isTotal = things.each !== undefined && things.clauses.length === 0;
            const called = isTotal && word === "之和" ? name.replace(/合计$/u, "") : name;
            // “所有学员的身高的中位数”: before a bare noun one 的 is enough, but behind a deed (“所有走访人数”) which takes it as its object.
            const isShort =
              aggregate.chineseTaken === undefined &&
              isWhole(things) &&
              countingWord(things) !== "次" &&
              word.startsWith("的") &&
              measured === "" &&
              BARE_NOUN.test(called);
            const said = isShort ? withoutOverlap(called, things.noun) : called;
            const taken = aggregate.chineseTaken?.(name) ?? `${said}${measured}${word}`;
            const of = isTotal && word !== "之和" ? things.each : isShort ? "" : "的";
            const asks = asksNumber(unitOf(unit) === undefined ? undefined : unitSaid(unitOf(unit), name));
            // “2010年至2014年，所有区县的出生人数合计平均每年是多少”
            const yearly =
              isTotal && aggregate.name === "mean" && measured === ""
                ? `${chineseNoun(things)}，${name}平均${things.each!.replace(/^各/u, "每")}${asks}`
                : undefined;
            const lapse = aggregate.name === "mean" && measured === "" ? meanLapse(name) : undefined;
            // "列有高度的藏品的高度之和" reads like a slip.
            const isStated = things.clauses.some(({ states }) => states?.includes(name));
            return {
              kind: "value",
              // “所有活动活动人数的中位数”: side by side a word is said once.
              text: `${chineseNoun(things)}${of}${isShort ? besideOwner(things.noun, called) + word : taken}`,
              ...(isStated ? { question: `${withinWords(things)}，${taken}${asks}` } : {}),
              ...(yearly === undefined ? {} : { question: yearly }),
              ...(lapse === undefined
                ? {}
                : { question: `${isStated ? `${withinWords(things)}，` : chineseNoun(things)}${lapse}` }),
              asks,
              sources: things.sources,
              notes: joinNotes(
                things.notes,
                chineseMissingNotes(table, [params.column], params.missing, things),
                aggregate.chineseNotes?.(params) ?? [],
                takenNotes(params, things.taken),
              ),
            };
          },
        }),
  };
}

/** “所有器材器材原值的中位数” says the things twice: what a name begins with and they end in is left out of it. */
function withoutOverlap(name: string, noun: string): string {
  for (let length = Math.min(noun.length, name.length - 2); length >= 2; length--)
    if (noun.endsWith(name.slice(0, length))) return name.slice(length);
  return name;
}

/** "身高", "建筑面积" */
const BARE_NOUN = /^(?!所)[^的\P{Script=Han}]{2,4}$/u;

/** What a grouping counted one by one: added up over all groups, so many there are. */
function countedInGroups(column: string, { names, fixed, clauses }: ThingsPhrase): string | undefined {
  const counted = column === GROUP_COUNT ? /^number of (.+)$/.exec(names?.[column] ?? "")?.[1] : undefined;
  return fixed === undefined && clauses.length === 0 ? counted : undefined;
}
