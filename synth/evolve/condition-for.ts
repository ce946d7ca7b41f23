import { kept } from "../../core/kept.ts";
import { keptOf } from "../../core/kept-of.ts";
import type { Random } from "../../core/random.ts";
import type { Value } from "../../core/value.ts";
import { listedIn, type Test } from "../../logic/condition.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { isBracketed } from "../../logic/values/stated-absence.ts";
import { drawColumn } from "./columns-for.ts";
import { type Branch, type Node, over } from "./node.ts";
import { isSayableLimit, roundThreshold, roundYear } from "./round-threshold.ts";
import { drawFact } from "./stated-facts.ts";
import { CODE, type Workbench, type WorkColumn } from "./workbench.ts";

/** A condition that keeps fewer rows, or drops fewer, hardly parts the set. */
const LEAST_PARTED = 2;
/** Columns that are tried before giving up. */
const ATTEMPTS = 6;
/** A category that stands in a question as it is printed: a word or a few, no list and no sentence. */
const SAYABLE = /^[^,;:|()[\]“”".]{2,40}$/;

/** "3.8", "2.4.1" */
const VERSION = /^v?\d{1,3}(?:\.\d{1,3}){1,3}$/;

/** `set` with a condition that a person would state and that parts its rows; undefined where there is none. */
export function restrict(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const rows = bench.table(set)?.rows.length ?? 0;
  const tried = new Set<string>();
  const parting = (where: Test) => {
    const restricted = over("filter", set, { where });
    const kept = bench.table(restricted)?.rows.length ?? 0;
    return kept >= LEAST_PARTED && rows - kept >= LEAST_PARTED ? restricted : undefined;
  };
  const fact = drawFact(bench, set, random);
  const stated = fact && parting(fact);
  if (stated) return stated;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = drawColumn(bench, set, random, ({ column }) => !tried.has(column.name));
    if (!found) return undefined;
    tried.add(found.column.name);
    const where = conditionFor(found, random);
    const restricted = where && parting(where);
    if (restricted) return restricted;
  }
  return undefined;
}

export const isSayable = kept(
  (category) =>
    (SAYABLE.test(category) || VERSION.test(category)) &&
    !CODE.test(category) &&
    !isBracketed(category) &&
    !/^(?:none|n\/?a|no|yes|others?)$|^(?:unknown|anonymous|unnamed|unidentified)\b|^(?:不详|佚名|无名氏|集体(?:创作|改编|编剧|编导|编写|整理)$|未知)/i.test(
      category,
    ),
);

/** A condition on a column, at a limit that a person would choose. */
export function conditionFor({ column, values, parts }: WorkColumn, random: Random, row?: number): Test | undefined {
  if (values.length === 0) return undefined;
  if (parts) {
    const listed = row === undefined ? parts : parts.filter((part) => lists(values[row]!, part));
    if (listed.length === 0) return undefined;
    const value = random.pick(listed);
    return isSayable(value) ? { column: column.name, is: "includes", value } : undefined;
  }
  if (column.role === "category") {
    const value = (row === undefined ? random.pick(values) : values[row]!).printed;
    return isSayable(value) ? { column: column.name, is: "equals", value } : undefined;
  }
  if (column.role === "measure" && column.type === "number") {
    const one = oneOfTwo(values, row, random);
    if (one !== undefined) return { column: column.name, is: "=", value: one };
    const value = limitOf(values);
    if (value === undefined) return undefined;
    return { column: column.name, is: sideOf(values, row, Number(value), random), value };
  }
  if (column.role !== "year" && column.type !== "date") return undefined;
  const year = yearLimitOf(values);
  if (year === undefined) return undefined;
  const is = sideOf(values, row, year, random);
  return column.role === "year" && holdsOneYear(values, is, year)
    ? undefined
    : { column: column.name, is, value: String(year) };
}

/** "After 2024" where several are of 2025 and none of any later year: who asks says 2025. */
function holdsOneYear(values: readonly Value[], is: ">" | "<", limit: number): boolean {
  const years = values.flatMap(yearOf).filter((year) => (is === ">" ? year > limit : year < limit));
  return years.length > 1 && new Set(years).size === 1;
}

/** Where whole numbers are either of two ("1" and "2" rounds), no limit lies between them: who asks says the number. */
function oneOfTwo(values: readonly Value[], row: number | undefined, random: Random): string | undefined {
  const both = eitherOf(values);
  if (!both) return undefined;
  const own = row === undefined ? undefined : values[row];
  return own?.kind === "number" ? own.decimal : random.pick(both);
}

const eitherOf = keptOf((values: readonly Value[]): readonly string[] | undefined => {
  const numbers = values.flatMap((value) => (value.kind === "number" && !value.approximate ? [value.decimal] : []));
  const both = [...new Set(numbers)];
  const isEither = both.length === 2 && numbers.length === values.length && !both.some((one) => one.includes("."));
  return isEither ? both : undefined;
});

// A search puts conditions on the same columns again and again: one limit each is enough, as long as they live.

/** The limit that a person would choose among the numbers of a column, and state. */
const limitOf = keptOf((values: readonly Value[]): string | undefined => {
  const numbers = values.flatMap((value) => (value.kind === "number" ? [value.decimal] : []));
  const limit = roundThreshold(numbers, unitOf(values));
  return limit === undefined || !isSayableLimit(limit, numbers) ? undefined : limit;
});

/** The same among its years. */
const yearLimitOf = keptOf((values: readonly Value[]): number | undefined => roundYear(values.flatMap(yearOf)));

const unitOf = (values: readonly Value[]): string | undefined => {
  const number = values.find((value) => value.kind === "number");
  return number?.kind === "number" ? number.unit : undefined;
};

/** On which side of the limit: where one row is meant, on that row's. */
function sideOf(values: readonly Value[], row: number | undefined, limit: number, random: Random): ">" | "<" {
  const value = row === undefined ? undefined : values[row];
  const size = value?.kind === "number" ? Number(value.decimal) : value && yearOf(value)[0];
  return size === undefined ? random.pick([">", "<"]) : size > limit ? ">" : "<";
}

const lists = (value: Value, part: string): boolean =>
  (value.kind === "list" ? value.items.map(printedText) : listedIn(value.printed)).some(
    (item) => foldText(item) === foldText(part),
  );

function yearOf(value: Value): number[] {
  if (value.kind === "date") return [Number(value.iso.slice(0, 4))];
  return value.kind === "number" ? [Number(value.decimal)] : [];
}
