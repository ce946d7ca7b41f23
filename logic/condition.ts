import { z } from "zod";
import type { Column } from "../core/relation.ts";
import type { NumberValue } from "../core/value.ts";
import { GuardError } from "./guard-error.ts";
import { Decimal } from "./numerics/decimal.ts";
import type { Guard, TableResult, WorkCell, WorkRow } from "./operation.ts";
import { compareDates, orderBy } from "./order.ts";
import { columnIndex, printedText } from "./table.ts";
import { expectedIn } from "./values/expected-dates.ts";
import { cellGuards, compareDecimals, computed, type Missing, measureGuards } from "./values/measure.ts";
import { foldText } from "./values/normalise.ts";

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const ISO_DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2})?)?)?$/;

/**
 * One test of one column. Numbers are decimal strings without unit, in the column's own unit; dates are ISO, cut to any
 * granularity; `between` takes two, both inclusive. `equals`, `differs` and `in` compare whole texts, `mentions` finds words
 * within a text or one item of a list, `includes` compares the items of a list, or of a text that lists several between
 * commas or semicolons; case and diacritics never count.
 */
export const Test = z.discriminatedUnion("is", [
  z.strictObject({ column: z.string(), is: z.enum([">", ">=", "<", "<=", "="]), value: z.string() }),
  z.strictObject({ column: z.string(), is: z.literal("between"), value: z.tuple([z.string(), z.string()]) }),
  z.strictObject({
    column: z.string(),
    is: z.enum(["equals", "differs", "mentions", "includes"]),
    value: z.string().min(1),
  }),
  z.strictObject({ column: z.string(), is: z.literal("in"), value: z.array(z.string().min(1)).min(2) }),
]);
export type Test = z.infer<typeof Test>;

/** A test, all of several, or any of several; alternatives do not nest further. */
export const Condition = z.union([
  Test,
  z.strictObject({ and: z.array(z.union([Test, z.strictObject({ or: z.array(Test).min(2) })])).min(2) }),
  z.strictObject({ or: z.array(Test).min(2) }),
]);
export type Condition = z.infer<typeof Condition>;

/** The alternatives of each conjunct: all of the lists must have one test that holds. */
export function conjuncts(condition: Condition): Test[][] {
  if ("and" in condition) return condition.and.map((part) => ("or" in part ? part.or : [part]));
  return "or" in condition ? [condition.or] : [[condition]];
}

/** Columns that a condition reads, each once. */
export function conditionColumns(condition: Condition): string[] {
  return [...new Set(conjuncts(condition).flatMap((tests) => tests.map((test) => test.column)))];
}

/** Is it a comparison of size or time, not of texts? */
function isComparison(test: Test): boolean {
  return (
    test.is === "between" ||
    test.is === ">" ||
    test.is === ">=" ||
    test.is === "<" ||
    test.is === "<=" ||
    test.is === "="
  );
}

function thresholds(test: Test): string[] {
  return typeof test.value === "string" ? [test.value] : [...test.value];
}

/** Everything that speaks against deciding this condition on this table. Throws `GuardError("unknown_column")`. */
export function conditionGuards(table: TableResult, condition: Condition, missing: Missing): Guard[] {
  const guards: Guard[] = [];
  const seen = new Set<string>();
  for (const test of conjuncts(condition).flat()) {
    const column = table.columns[columnIndex(table, test.column)]!;
    const key = `${test.column} ${isComparison(test)}`;
    if (!seen.has(key)) {
      seen.add(key);
      guards.push(
        ...(isComparison(test) ? comparisonGuards(table, column, missing) : textGuards(table, column, missing)),
      );
    }
    if (isComparison(test)) guards.push(...thresholdGuards(table, column, test), ...expectedGuards(table, column));
  }
  return guards;
}

function comparisonGuards(table: TableResult, column: Column, missing: Missing): Guard[] {
  if (column.role === "identifier")
    return [{ guard: "identifier", message: `"${column.name}" is a code, nothing to compare` }];
  if (column.type === "date") return cellGuards(table, column.name, orderBy(table, column.name), missing);
  return measureGuards(table, column.name, missing);
}

/** What has been done and what is planned are not chosen by one date. */
const expectedGuards = (table: TableResult, { name }: Column): Guard[] =>
  expectedIn(table, name).are === "some" ? [{ guard: "expected", message: `some of "${name}" are still to come` }] : [];

function thresholdGuards(table: TableResult, column: Column, test: Test): Guard[] {
  const pattern = column.type === "date" ? ISO_DATE : DECIMAL;
  const values = thresholds(test);
  if (!values.every((value) => pattern.test(value))) {
    return [{ guard: "invalid_threshold", message: `${JSON.stringify(test.value)} does not fit "${column.name}"` }];
  }
  if (column.type !== "date") return [];
  const coarse = orderBy(table, column.name).descending.find(
    ({ cell: { value } }) =>
      value.kind === "date" && values.some((at) => at.length > value.iso.length && compareDates(value.iso, at) === 0),
  );
  if (!coarse) return [];
  const message = `"${coarse.cell.value.printed}" is too coarse to compare with ${values.join(" and ")}`;
  return [{ guard: "granularity", message }];
}

function textGuards(table: TableResult, column: Column, missing: Missing): Guard[] {
  const index = columnIndex(table, column.name);
  const absent = table.rows.filter((row) => row.cells[index]!.value.kind === "missing");
  const unsure = table.rows.filter((row) => row.cells[index]!.value.kind === "unsure");
  const guards = cellGuards(table, column.name, { missing: absent, unsure }, missing);
  if (column.type === "number" && column.role === "measure") {
    guards.push({ guard: "not_text", message: `"${column.name}" holds quantities, compare them as numbers` });
  }
  return guards;
}

const satisfied = new WeakMap<Condition, WeakMap<TableResult, readonly WorkRow[]>>();

/** The rows that satisfy the condition, once per condition and table: guards ask for them, and then the evaluation. */
export function satisfying(table: TableResult, condition: Condition): readonly WorkRow[] {
  const ofCondition = satisfied.get(condition) ?? new WeakMap<TableResult, readonly WorkRow[]>();
  satisfied.set(condition, ofCondition);
  const known = ofCondition.get(table);
  if (known) return known;
  const rows = table.rows.filter(compileCondition(table, condition));
  ofCondition.set(table, rows);
  return rows;
}

/** Does the row satisfy the condition? Rows that state nothing in a column satisfy no test of it. */
export function compileCondition(table: TableResult, condition: Condition): (row: WorkRow) => boolean {
  const groups = conjuncts(condition).map((tests) =>
    tests.map((test) => {
      const index = columnIndex(table, test.column);
      const holds = compileTest(test);
      return (row: WorkRow) => holds(row.cells[index]!);
    }),
  );
  return (row) => groups.every((tests) => tests.some((holds) => holds(row)));
}

function compileTest(test: Test): (cell: WorkCell) => boolean {
  if (test.is === "between") return inclusive(test.value);
  if (isComparison(test)) return comparison(test.is, String(test.value));
  const wanted = thresholds(test).map(foldText);
  if (test.is === "mentions") return (cell) => texts(cell).some((text) => containsWords(text, wanted[0]!));
  if (test.is === "includes") return (cell) => texts(cell).flatMap(listedIn).includes(wanted[0]!);
  if (test.is === "differs") return (cell) => cell.value.kind !== "missing" && !texts(cell).includes(wanted[0]!);
  return (cell) => texts(cell).some((text) => wanted.includes(text));
}

function texts({ value }: WorkCell): string[] {
  if (value.kind === "missing") return [];
  return value.kind === "list" ? value.items.map((item) => foldText(printedText(item))) : [foldText(value.printed)];
}

/** "server config, directory", "《流水》、《广陵散》", "馆长、研究员": what a text lists. */
export const listedIn = (text: string): string[] =>
  text
    .split(/\s*[,;]\s*|(?<=》)、(?=《)|(?<=\p{Script=Han})\s*[、，；]\s*(?=\p{Script=Han})/u)
    .filter((part) => part !== "");

/** Whole words only: "art" is not mentioned in "party". Scripts without spaces match anywhere. */
export function containsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const open = (sign: string | undefined) =>
      sign === undefined || !/[\p{L}\p{N}]/u.test(sign) || /\p{Lo}/u.test(sign);
    if (open(text[at - 1]) && open(text[at + words.length])) return true;
  }
  return false;
}

/** The sign of cell minus threshold; `undefined` where the cell states nothing comparable. */
function compareCell(cell: WorkCell, threshold: string, number: NumberValue | undefined): number | undefined {
  if (cell.value.kind === "number" && number) return compareDecimals(cell.value, number);
  if (cell.value.kind === "date") return compareDates(cell.value.iso, threshold);
  return undefined;
}

function comparison(is: Test["is"], threshold: string): (cell: WorkCell) => boolean {
  const number = DECIMAL.test(threshold) ? computed(new Decimal(threshold), undefined) : undefined;
  return (cell) => {
    const sign = compareCell(cell, threshold, number);
    if (sign === undefined) return false;
    switch (is) {
      case ">":
        return sign > 0;
      case ">=":
        return sign >= 0;
      case "<":
        return sign < 0;
      case "<=":
        return sign <= 0;
      case "=":
        return sign === 0;
      default:
        throw new GuardError("invalid_program", `"${is}" compares no sizes`);
    }
  };
}

function inclusive([low, high]: readonly [string, string]): (cell: WorkCell) => boolean {
  const atLeast = comparison(">=", low);
  const atMost = comparison("<=", high);
  return (cell) => atLeast(cell) && atMost(cell);
}
