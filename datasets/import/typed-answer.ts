import type { Answer } from "../../core/answer.ts";
import type { ImportedRow } from "../../core/imported-row.ts";
import { parseValue } from "../../logic/values/parse-value.ts";
import { RowProblem } from "./row-problem.ts";

type Json = ImportedRow["rest"][string];

export interface TypedAnswer {
  answer: Answer;
  answerText: string;
  /** The answer as the row has it, where that is no text. */
  given?: Json;
}

/** Digits with what may stand between them, and a percent sign: no telephone number, code or version. */
const PLAIN_NUMBER = /^[-+−]?(?!0\d)\d[\d,.]*\s*%?$/;
/** A day in full, in one of the ways that cannot be read otherwise. */
const LONGEST_DATE = 30;

/**
 * A benchmark's answer, typed where its type is certain: a number, list or object of JSON; of text a plain number or
 * percentage, yes or no, a whole date. Everything else stays text, which the judge compares leniently.
 *
 * Throws `RowProblem` where there is no answer.
 */
export function typedAnswer(value: Json | undefined, name: string): TypedAnswer {
  if (value === undefined || value === null) throw new RowProblem(`there is no ${name}`);
  if (typeof value === "string") return { answer: ofText(value.trim()), answerText: value.trim() };
  const answer = ofJson(value);
  if (!answer) throw new RowProblem(`${name} is empty`);
  return { answer, answerText: textOf(value), given: value };
}

function ofJson(value: Json): Answer | undefined {
  if (value === null) return undefined;
  if (typeof value === "boolean") return { type: "boolean", value };
  if (typeof value === "number") return { type: "number", decimal: decimalOf(value) };
  if (typeof value === "string") return value.trim() === "" ? undefined : ofText(value.trim());
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => ofJson(item) ?? []);
    if (items.length === 0) return undefined;
    return items.length === 1 ? items[0] : { type: "list", items, ordered: false };
  }
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const answer = ofJson(part);
    return answer ? [{ name, answer }] : [];
  });
  return parts.length === 0 ? undefined : { type: "parts", parts };
}

function ofText(text: string): Answer {
  if (/^(?:yes|true)$/i.test(text)) return { type: "boolean", value: true };
  if (/^(?:no|false)$/i.test(text)) return { type: "boolean", value: false };
  const isNumber = PLAIN_NUMBER.test(text);
  if (isNumber || (text.length <= LONGEST_DATE && /\d{4}/.test(text))) {
    const value = parseValue(text);
    if (isNumber && value.kind === "number" && !value.approximate && value.qualifier === undefined) {
      return { type: "number", decimal: value.decimal, ...(value.unit === undefined ? {} : { unit: value.unit }) };
    }
    if (value.kind === "date" && value.granularity === "day" && value.qualifier === undefined)
      return { type: "date", iso: value.iso, granularity: "day" };
  }
  return { type: "text", text };
}

/** Without an exponent: JSON writes 1e21. */
function decimalOf(value: number): string {
  const text = String(value);
  return /e/i.test(text)
    ? BigInt(Math.trunc(value)) === 0n
      ? value.toFixed(20)
      : BigInt(Math.trunc(value)).toString()
    : text;
}

function textOf(value: Json): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("; ");
  if (typeof value !== "object") return typeof value === "number" ? decimalOf(value) : String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join("; ");
}
