import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseMean } from "../chinese/mean-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import {
  chineseNotes,
  chineseNoun,
  chineseThings,
  columnName,
  howManyWords,
  isWhole,
  tallyWord,
  withinWords,
} from "../chinese/phrasing.ts";
import { chineseQuantityWords } from "../chinese/quantity-words.ts";
import { mayBeMost } from "../english/degrees.ts";
import { doneBy, ownedBy } from "../english/done-by.ts";
import { countedThere } from "../english/done-there.ts";
import { isForemost, isPlural } from "../english/english.ts";
import { lastingDeed } from "../english/lasting-deeds.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { isOfYear, isOver } from "../english/of-the-dead.ts";
import {
  closed,
  columnWords,
  EMPTY_NOUN,
  howMany,
  mergeNotes,
  nounPhrase,
  possession,
  thingsInput,
} from "../english/phrasing.ts";
import { quantityWords } from "../english/quantity.ts";
import { isCounted, isPerTime, numberedThings, numberOf, thingsTreated, unitsMade } from "../english/quantity-name.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { columnCells, tableInput } from "../table.ts";
import { computed, type Measurement, measure, measureGuards, quantityGuards, spreadGuards } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  side: z.enum(["above", "below"]),
  missing: z.literal("skip").optional(),
});

/** A mean of fewer rows is no average to compare with. */
const LEAST_ROWS = 5;

function meanOf({ measured }: Measurement): Decimal {
  return Decimal.sum(...measured.map(({ number }) => number)).div(measured.length);
}

/** "A rise above the mean rise of all steps", where the name is short and no mean itself: a mean of steps is of nothing. */
const meanCalled = (name: string): string =>
  SHORT_NAME.test(name) && !isPlural(name) && possession(name) !== name ? `mean ${name}` : "mean";
const SHORT_NAME = /^(?!(?:average|mean|median|total) )\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?$/u;

/** “所有古桥的平均长度”: a mean of bridges is of nothing. Within a group its mean is known by its name: “…的古桥中，长度超过平均值的”. */
const meanNamed = (name: string, things: string | undefined): string =>
  things !== undefined ? `${things}的${chineseMean(name)}` : NAMED_MEAN.test(name) ? "其平均值" : "平均值";
/** What is itself a mean lies above the mean of such means. */
const NAMED_MEAN = /平均|均/u;

/** "A depth below the keel smaller than the mean": what itself lies above or below something would be read to lie so again. */
function beside(name: string, side: "above" | "below", measured: Column): string {
  if (!/\s(?:above|below|beneath|over|under|underneath)\s/.test(name)) return side;
  const { more, less } = quantityWords(measured);
  return side === "above" ? more : less;
}

/** How many rows lie above (or below) the mean of the whole group. */
export const countAboveAverage: Operation<z.infer<typeof Params>> = {
  name: "count_above_average",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, missing }, inputs) {
    const table = tableInput(inputs);
    const found = measure(table, column);
    const guards = [...measureGuards(table, column, missing), ...quantityGuards(found.column)];
    if (guards.length > 0) return guards;
    const spread = spreadGuards(
      column,
      found.measured.map(({ number }) => number),
      LEAST_ROWS,
    );
    if (spread.length > 0) return spread;
    const mean = meanOf(found);
    const even = found.measured.some(({ number }) => number.eq(mean));
    return even ? [{ guard: "tie", message: `a value of "${column}" equals the mean` }] : [];
  },
  evaluate({ column, side }, inputs) {
    const found = measure(tableInput(inputs), column);
    const mean = meanOf(found);
    const beyond = found.measured.filter(({ number }) => (side === "above" ? number.gt(mean) : number.lt(mean)));
    return { type: "value", value: computed(new Decimal(beyond.length), undefined) };
  },
  uses({ column }, inputs) {
    const table = tableInput(inputs);
    return columnCells(
      table,
      column,
      measure(table, column).measured.map(({ row }) => row),
    );
  },
  explain({ column, side }, inputs, result) {
    const found = measure(tableInput(inputs), column);
    const shown = result.type === "value" ? result.value.printed : "";
    return `${shown} of ${found.measured.length} values of ${column} lie ${side} their mean ${meanOf(found).toSignificantDigits(10)}`;
  },
  describe({ column, side, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const measured = measure(table, column).column;
    const called = columnWords(measured, things);
    const counted = numberedThings(measured, called);
    const name = counted ?? thingsTreated(measured, called) ?? called;
    const group = nounPhrase(things);
    const whole = things.fixed === undefined && things.clauses.length === 0;
    const those = whole ? group : EMPTY_NOUN.test(things.singular) ? "this group" : `those ${things.plural}`;
    const isCount = name !== called || isCounted(measured, name);
    const rate = isCount && (isPerTime(name) || (side === "above" && mayBeMost(name)));
    const won = isCount ? doneBy(name) : undefined;
    const now = won && lastingDeed(won.things, won.participle);
    const did = now?.many ?? won?.done ?? "";
    const made = unitsMade(called);
    const have = isOfYear(measured) || isOver(measured, table, things) ? "had" : "have";
    const more = side === "above" ? "more" : "fewer";
    // A thing has no more of something than a number: it has more than such things have on average.
    const than = (does: string) =>
      `than ${those} ${those === "this group" ? does.replace(/^have$/, "has") : does} on average`;
    const beyond = made
      ? `have ${more} units ${made} ${than("have")}`
      : won
        ? `${did} ${more} ${won.things} ${than(those === "this group" ? (now?.one ?? did) : did)}`
        : isCount && !rate
          ? `${have} ${more} ${name} ${than(have)}`
          : `${have} ${closed(possession(rate ? numberOf(name) : name))} ${beside(name, side, measured)} the ${meanCalled(name)} of ${those}`;
    if (ownedBy(called) !== undefined || (isForemost(name) && !isCount)) {
      // "Have a captain's age below the mean": it is the captain's who has it; and of "a highest tide" there is no second.
      const what = isCounted(measured, called) ? numberOf(called) : called;
      const so = `${closed(what)} ${side} the mean for ${those}`;
      return {
        kind: "value",
        text: `the number of those of ${group} whose ${closed(what)} is ${side} the mean for ${those}`,
        asks: "how many",
        question: `for ${howMany(things)} ${isPlural(what) ? "are" : "is"} the ${so}`,
        sources: things.sources,
        notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
      };
    }
    const there = countedThere(measured, called, things.singular);
    if (there) {
      const within = things.clauses.length === 0 ? things.plural : nounPhrase(things, { bare: true });
      const so = `${more} ${there.things}`;
      const rest = `${there.participle} than ${there.where} ${those} on average`;
      return {
        kind: "value",
        text: `the number of those of ${group} ${there.where} which ${so} were ${rest}`,
        asks: "how many",
        question: `${there.where} how many ${things.fixed === undefined ? within : `of ${group}`} were ${so} ${rest}`,
        sources: things.sources,
        notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
      };
    }
    return {
      kind: "value",
      text: `the number of those of ${group} that ${beyond}`,
      asks: "how many",
      question: `${howMany(things)} ${beyond}`,
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
    };
  },
  describeChinese({ column, side, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = measure(table, column).column;
    const name = columnName(found, things);
    const { more, less } = chineseQuantityWords(found, name);
    const beside = side === "above" ? more : less;
    const whole = isWhole(things);
    const beyond = `的${name}${beside}${meanNamed(name, whole ? chineseNoun(things) : undefined)}`;
    return {
      kind: "value",
      text: `${withinWords(things)}，${name}${beside}其平均值的${things.noun}的${tallyWord(things)}`,
      asks: "是多少",
      question: `${whole ? "" : `${withinWords(things)}，`}有${howManyWords(things)}${beyond}`,
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column], missing, things)),
    };
  },
};
