import { z } from "zod";
import type { NumberValue } from "../core/value.ts";
import { type ChineseOperands, chineseOperands } from "./chinese/operands.ts";
import type { ChinesePhrase } from "./chinese/phrase.ts";
import { chineseNotes, chineseSources, chineseValue } from "./chinese/phrasing.ts";
import { asksNumber, spokenUnit, unitSaid } from "./chinese/units.ts";
import { isPlural, listOf } from "./english/english.ts";
import { mergeNotes, mergeSources, unitName, valuePhrase } from "./english/phrasing.ts";
import { sharedOperands } from "./english/shared-operands.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, Operation, Result } from "./operation.ts";
import { valueInput } from "./table.ts";
import { converted } from "./values/convert.ts";
import { computed, decimalOf } from "./values/measure.ts";
import { sameUnit } from "./values/units.ts";

/** What distinguishes one formula of two or more earlier values from another. */
interface Formula<P> {
  name: string;
  params: z.ZodType<P>;
  inputs(params: P): readonly string[];
  compute(numbers: readonly Decimal[], params: P): Decimal;
  /** The unit of the result, from those of the operands. */
  unit(units: readonly (string | undefined)[]): string | undefined;
  /** Must all operands share one unit? */
  oneUnit: boolean;
  /** Guards beyond those of every formula. */
  guards?(numbers: readonly Decimal[], units: readonly (string | undefined)[]): Guard[];
  /** "the difference between A and B"; `unit` is ", in km," where the result has one. */
  words(operands: readonly string[], unit: string): string;
  /** The whole question, where "what is" and `words` would be stiff; undefined where they are not. */
  question?(operands: readonly string[], unit: string): string | undefined;
  /** The same in Chinese; `number` is "多少公里" as far as the result has a unit. */
  chinese?(operands: ChineseOperands, number: string): { text: string; question: string };
}

/** Parameters of formulas over any number of operands. */
export const ManyOperands = z.strictObject({ of: z.array(z.string()).min(2) });

/** The operands as numbers; empty guards mean that all are. */
function operandGuards(inputs: readonly Result[]): Guard[] {
  const guards: Guard[] = [];
  inputs.forEach((_, index) => {
    const { value, column } = valueInput(inputs, index);
    if (value.kind !== "number") guards.push({ guard: "not_number", message: `operand ${index + 1} is no number` });
    else if (column && (column.role === "year" || column.role === "rank" || column.role === "identifier")) {
      guards.push({ guard: "not_a_quantity", message: `"${column.name}" is a ${column.role}, not a quantity` });
    }
  });
  return guards;
}

function operands(inputs: readonly Result[]): NumberValue[] {
  return inputs.map((_, index) => valueInput(inputs, index).value).filter((value) => value.kind === "number");
}

/** The operands in the unit of the first, where a formula needs one; undefined where they have no exact one in common. */
function commensurate(values: readonly NumberValue[], oneUnit: boolean): Decimal[] | undefined {
  if (!oneUnit) return values.map(decimalOf);
  const numbers = values.map((value) => converted(decimalOf(value), value.unit, values[0]?.unit));
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** An operation that computes one number from earlier values. */
export function formulaOperation<P>(formula: Formula<P>): Operation<P> {
  const { chinese } = formula;
  return {
    name: formula.name,
    family: "element",
    subtype: "math",
    params: formula.params,
    inputs: formula.inputs,
    guards(params, inputs) {
      const names = formula.inputs(params);
      if (new Set(names).size < names.length)
        return [{ guard: "trivial", message: "a value stands in the formula twice" }];
      const guards = operandGuards(inputs);
      if (guards.length > 0) return guards;
      const values = operands(inputs);
      const units = values.map(({ unit }) => unit);
      const numbers = commensurate(values, formula.oneUnit);
      if (!numbers) {
        return [
          {
            guard: "mixed_units",
            message: `the operands have different units (${units.map((u) => u ?? "none").join(", ")})`,
          },
        ];
      }
      return formula.guards?.(numbers, units) ?? [];
    },
    evaluate(params, inputs) {
      const values = operands(inputs);
      const unit = formula.unit(values.map((value) => value.unit));
      const numbers = commensurate(values, formula.oneUnit) ?? values.map(decimalOf);
      return { type: "value", value: computed(formula.compute(numbers, params), unit) };
    },
    uses: () => [],
    explain(_, inputs, result) {
      const shown = result.type === "value" ? result.value.printed : "";
      const values = operands(inputs);
      const mixed = values.some(({ unit }) => !sameUnit(unit, values[0]?.unit));
      return `${formula.words(
        values.map(({ decimal, unit }) => (mixed && unit !== undefined ? `${decimal} ${unit}` : decimal)),
        "",
      )} = ${shown}`;
    },
    describe(_, inputs, results) {
      const pieces = inputs.map((__, index) => valuePhrase(inputs, index));
      const unit = formula.unit(operands(results).map((value) => value.unit));
      const bare = pieces.map((piece) => piece.bare ?? piece.text);
      // "Per km²" is no unit that one is in.
      const within = unit !== undefined && /^per\s/.test(unit) ? "" : "in ";
      const inUnit = unit === undefined || unit === "%" ? "" : `, ${within}${unitName(unit)},`;
      const question = formula.question?.(bare, inUnit);
      return {
        kind: "value",
        text: formula.words(bare, inUnit),
        bare: formula.words(bare, ""),
        asks: "what",
        sources: mergeSources(...pieces),
        notes: mergeNotes(...pieces.map(({ notes }) => notes)),
        ...(question === undefined ? {} : { question }),
      };
    },
    ...(chinese === undefined
      ? {}
      : {
          describeChinese(_: P, inputs: readonly ChinesePhrase[], results: readonly Result[]): ChinesePhrase {
            const pieces = inputs.map((__, index) => chineseValue(inputs, index));
            const given = formula.unit(operands(results).map((value) => value.unit));
            const unit = given === undefined ? undefined : unitSaid(given, pieces[0]!.text);
            const words = chinese(chineseOperands(pieces), `多少${unit === "%" ? "" : spokenUnit(unit)}`);
            return {
              kind: "value",
              ...words,
              asks: asksNumber(unit),
              sources: chineseSources(...pieces),
              notes: chineseNotes(...pieces.map(({ notes }) => notes)),
            };
          },
        }),
  };
}

/** "A, B and C" of operands that may hold commas or "and" themselves. */
export function operandList(operandTexts: readonly string[]): string {
  const shared = sharedOperands(operandTexts);
  if (shared !== undefined) return shared;
  if (isPlainList(operandTexts)) return listOf(operandTexts);
  return jointly(operandTexts) ?? operandTexts.map((text, index) => `(${index + 1}) ${text}`).join(" and ");
}

/** Is it seen where one operand ends and the next begins? */
export function isPlainList(operandTexts: readonly string[]): boolean {
  return operandTexts.every((text) => !/,| and /.test(text));
}

/** Words before what two operands share are no more than these: "the second-earliest". */
const MOST_OWN_WORDS = 3;

/** "the earliest and the latest release date among A, B and C": what two operands end in is said once. */
export function jointly(operandTexts: readonly string[], joint = "and"): string | undefined {
  const [first, second, ...more] = operandTexts.map((text) => text.split(" "));
  if (!first || !second || more.length > 0) return undefined;
  let shared = 0;
  while (shared < Math.min(first.length, second.length) && first.at(-1 - shared) === second.at(-1 - shared)) shared++;
  const own = [first, second].map((words) => words.slice(0, words.length - shared));
  const isShort = own.every((words) => words.length > 1 && words.length <= MOST_OWN_WORDS && words[0] === "the");
  return isShort && shared > 0 && !own.flat().includes("of")
    ? `${own.map((words) => words.join(" ")).join(` ${joint} `)} ${first.slice(-shared).join(" ")}`
    : undefined;
}

/** "lie between A and B"; "separate A from B" where it would not be seen where A ends. */
export function spanWords(dates: readonly string[]): string {
  const isClear = isPlainList(dates) || (sharedOperands(dates) ?? jointly(dates)) !== undefined || dates.length !== 2;
  return isClear ? `lie between ${operandList(dates)}` : `separate ${dates[0]} from ${dates[1]}`;
}

/** "does", "do": how a verb begins that an operand is the subject of. */
export const doWord = (operand: string): string =>
  isPlural(operand.replace(/^the /, "").replace(/ (?:among|for) .*$/, "")) ? "do" : "does";
