import type { Column } from "../../core/relation.ts";
import type { Clause, TableResult } from "../operation.ts";
import { adjectiveClause } from "./adjectives.ts";
import { AGE_AT_DEATH } from "./age-reached.ts";
import { isFloor, sizeComparison, type Timed } from "./comparisons.ts";
import { isWorkOf } from "./doers.ts";
import { doneBy, doneInYear, isCovered, ownedBy } from "./done-by.ts";
import { countedThere, doneThere } from "./done-there.ts";
import { singular } from "./english.ts";
import { lastingDeed } from "./lasting-deeds.ts";
import { relative } from "./person-role.ts";
import { closed, possession, quantity, whose } from "./phrasing.ts";
import { quantityWords } from "./quantity.ts";
import { isCounted, isPerTime, numberedThings, numberOf, thingsTreated, unitsMade } from "./quantity-name.ts";
import { oftenClause } from "./stands-often.ts";

/**
 * A comparison of sizes as a clause: "whose area is larger than 5 km²", "with more than 3 towers", "who won more than 3 medals".
 *
 * @param noun what one of the things is called
 * @param name what the column is called
 * @param head the clause's beginning where it says whose size it is
 * @param isNever none of them has no such thing: "fewer than two towers" is one then
 */
export function sizeClause(
  test: Timed,
  column: Column,
  noun: string,
  name: string,
  head: string,
  isNever = false,
): Clause {
  const rose = roseClause(test, column, name);
  if (rose) return rose;
  if (name === AGE_AT_DEATH && (test.is === ">" || test.is === "<")) return diedClause(test, noun);
  const floor = isFloor(test);
  const rest = sizeComparison(test, column, false);
  const work = workClause(test, column, noun, name);
  if (work) return work;
  const there = thereClause(test, column, name, noun);
  if (there) return there;
  const often = oftenClause(test, column, name, noun);
  if (often) return often;
  const things = isCounted(column, name) ? name : numberedThings(column, name);
  if (things !== undefined) {
    const inYear = doneThere(things, noun) ? undefined : doneInYear(things);
    const won = inYear ?? doneBy(things);
    const named = { form: "whose", head: whose(numberOf(things), false), rest } as const;
    if (isPerTime(things)) return measureClause(test, column, numberOf(things), named.head);
    // "More than 1 courses" and "more than 10 project lead's theses" are no English.
    const few = fewWords(test, things, isNever);
    const count = few ?? `${sizeComparison(test, column, true)} ${won?.things ?? things}${inYear?.when ?? ""}`;
    if ((isOne(test) && few === undefined) || things.includes("'s ")) return { ...named, floor };
    if (won) {
      const now = inYear ? undefined : lastingDeed(won.things, won.participle);
      const that = relative(noun, won.done);
      if (now)
        return {
          form: "that",
          head: `${that} ${now.many}`,
          one: `${that} ${now.one}`,
          rest: count,
          floor,
          predicate: `${now.many} ${count}`,
        };
      const head = `${that} ${won.done}`;
      return { form: "that", head, rest: count, floor, predicate: `${won.done} ${count}` };
    }
    const that = relative(noun, "");
    const owned = { form: "that", head: `${that} have`, one: `${that} has`, rest: count } as const;
    return { form: "with", head: "with", rest: count, floor, owned, predicate: `have ${count}` };
  }
  const adjective =
    adjectiveClause(test, column, noun, name) ??
    unitsClause(test, column, name) ??
    treatedClause(test, column, name) ??
    coverClause(test, column, noun, name);
  if (adjective) return adjective;
  if (BODY.test(name) && column.unit === undefined) {
    const size = `a ${name} of ${sizeComparison(test, column, true)}`;
    return {
      form: "with",
      head: "with",
      rest: size,
      floor,
      owned: { form: "whose", head, rest },
      predicate: `have ${size}`,
    };
  }
  return measureClause(test, column, name, head);
}

const WORK = /^number of (?<what>\p{L}.*) (?<done>\p{Ll}+)$/u;

/** "that built fewer than 50 engines" of a builder, whose number of engines built nobody says that it has. */
function workClause(test: Timed, column: Column, noun: string, name: string): Clause | undefined {
  const { what, done } = WORK.exec(name)?.groups ?? {};
  if (what === undefined || done === undefined || column.unit !== undefined || isOne(test)) return undefined;
  if (!isWorkOf(name, noun)) return undefined;
  const did = done === "written" ? "wrote" : done;
  const rest = `${sizeComparison(test, column, true)} ${what}`;
  return {
    form: "that",
    head: `${relative(noun, did)} ${did}`,
    rest,
    floor: isFloor(test),
    predicate: `${did} ${rest}`,
  };
}

/** "whose area is larger than 5 km²", "have an area larger than 5 km²" */
function measureClause(test: Timed, column: Column, name: string, head: string): Clause {
  const rest = sizeComparison(test, column, false);
  const comparative = test.is === ">" || test.is === "<";
  // "A height less than 9 m" lacks its preposition, and "a height lower than 9 m" does not.
  const size = comparative && !/^(?:more|less) than /.test(rest) ? rest : `of ${rest}`;
  // "Have a captain's age of more than 40": the captain has it.
  const predicate = ownedBy(name) ? undefined : `have ${closed(possession(name))} ${size}`;
  return { form: "whose", head, rest, floor: isFloor(test), ...(predicate === undefined ? {} : { predicate }) };
}

/** "whose number of births rose by more than 5% from 2010 to 2020": so much more is said with the verb. */
function roseClause(test: Timed, column: Column, name: string): Clause | undefined {
  const { what, span } = INCREASE.exec(name)?.groups ?? {};
  if (what === undefined || span === undefined || test.is !== ">" || test.value.startsWith("-")) return undefined;
  return {
    form: "whose",
    head: `whose ${what}`,
    rest: `rose by more than ${quantity(test.value, column.unit)} ${span}`,
  };
}

const INCREASE = /^(?:percentage )?increase in the (?<what>.+) (?<span>from \S+ to \S+)$/;

/** "no towers", "more than one tower", and "only one tower" of things each of which has one at least. */
function fewWords(test: Timed, things: string, isNever: boolean): string | undefined {
  if (!("value" in test) || doneBy(things) !== undefined) return undefined;
  if (test.is === "=" && test.value === "0") return `no ${things}`;
  if (test.is === ">" && test.value === "1") return `more than one ${singular(things)}`;
  return test.is === "<" && test.value === "2" && isNever ? `only one ${singular(things)}` : undefined;
}

/** "in which more than 200 goals were scored" */
function thereClause(test: Timed, column: Column, name: string, noun: string): Clause | undefined {
  const there = countedThere(column, name, noun);
  if (there === undefined || isOne(test)) return undefined;
  const so = `${sizeComparison(test, column, true)} ${there.things}`;
  return {
    form: "that",
    head: `${there.where} which`,
    rest: `${so} were ${there.participle}`,
    floor: isFloor(test),
    predicate: `saw ${so} ${there.participle}`,
  };
}

/** Does the plural of what is counted not go with the number? */
const isOne = (test: Timed) => "value" in test && test.value === "1";

/** "who died at more than 80 years of age" */
function diedClause(test: Timed & { value: string }, noun: string): Clause {
  const rest = `at ${test.is === ">" ? "more" : "less"} than ${test.value} years of age`;
  return {
    form: "that",
    head: `${relative(noun, "died")} died`,
    rest,
    floor: isFloor(test),
    predicate: `died ${rest}`,
  };
}

/** "of which fewer than 50 units were built", "have fewer than 50 units built" of a number of units that were. */
function unitsClause(test: Timed, column: Column, name: string): Clause | undefined {
  const done = unitsMade(name);
  if (done === undefined || column.unit !== undefined || isOne(test)) return undefined;
  const so = `${sizeComparison(test, column, true)} units`;
  return {
    form: "that",
    head: "of which",
    rest: `${so} were ${done}`,
    floor: isFloor(test),
    predicate: `have ${so} ${done}`,
  };
}

/** "with fewer than 50 letters answered", "have fewer than 50 letters answered": what was done to things is counted as they are. */
function treatedClause(test: Timed, column: Column, name: string): Clause | undefined {
  const what = thingsTreated(column, name);
  if (what === undefined || isOne(test)) return undefined;
  const rest = `${sizeComparison(test, column, true)} ${what}`;
  const owned = { form: "whose", head: whose(name, false), rest: sizeComparison(test, column, false) } as const;
  return { form: "with", head: "with", rest, floor: isFloor(test), owned, predicate: `have ${rest}` };
}

/** "that covers more than 5 km²" of an “Area covered”, which nobody says that it has. */
function coverClause(test: Timed, column: Column, noun: string, name: string): Clause | undefined {
  if (!/^\p{Ll}+ covered$/u.test(name) || !isCovered(name) || column.unit === undefined) return undefined;
  const words = quantityWords(column);
  const rest = sizeComparison(test, column, false).replace(words.more, "more than").replace(words.less, "less than");
  const that = relative(noun, "");
  return {
    form: "that",
    head: `${that} cover`,
    one: `${that} covers`,
    rest,
    floor: isFloor(test),
    predicate: `cover ${rest}`,
  };
}

/** "A staff of fewer than ten": so many people, whom nobody calls staffs. */
const BODY = /^(?:crew|staff|workforce)$/;

/** Has each of the rows one at least, and no part of one? */
export function haveOne(table: TableResult, name: string): boolean {
  const at = table.columns.findIndex((column) => column.name === name);
  return table.rows.every(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind !== "number" || (/^\d+$/.test(value.decimal) && value.decimal !== "0");
  });
}
