import type { Answer } from "../core/answer.ts";
import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import { GuardError } from "./guard-error.ts";
import { Decimal, plain } from "./numerics/decimal.ts";
import { roundAnswer } from "./numerics/round.ts";
import type { Result } from "./operation.ts";
import { labelIndex, printedText } from "./table.ts";
import { withoutMarks } from "./values/cell-text.ts";
import { foldText } from "./values/normalise.ts";

/**
 * The answer that a result is: a value as it is, several values by name, of a table the names of its rows. `ordered`: their order is part of it.
 * Throws `GuardError` where a number cannot be printed for sure or a name is missing or doubled.
 */
export function answerOf(result: Result, round: number | undefined, ordered: boolean): Answer {
  if (result.type === "value") {
    const { value, column, aliases } = result;
    // A calendar year is a point in time, not an amount of years: nobody writes it with a separator.
    if (value.kind === "number" && column?.role === "year") {
      return { type: "date", iso: value.decimal.padStart(4, "0"), granularity: "year" };
    }
    const answer = isPartOfText(value, column) ? nameAnswer(value) : valueAnswer(value, round);
    return aliases && answer.type === "name" ? { ...answer, aliases: [...aliases] } : answer;
  }
  if (result.type === "parts") {
    return {
      type: "parts",
      parts: result.parts.map(({ name, aliases, value, exact }) => ({
        name,
        ...(aliases === undefined ? {} : { aliases }),
        answer: valueAnswer(value, exact ? undefined : round),
      })),
    };
  }
  const index = labelIndex(result);
  const items = result.rows.map((row) => valueAnswer(row.cells[index]!.value, undefined));
  const names = new Set(items.map((item) => foldText(JSON.stringify(item))));
  if (names.size < items.length) throw new GuardError("ambiguous", "two rows of the answer have the same name");
  return { type: "list", items, ordered };
}

/** "3A" among rooms that have names is no quantity in amperes: what stands with a unit in a column of texts is answered as it is printed. */
const isPartOfText = (value: Value, column: Column | undefined): boolean =>
  column?.type === "text" && value.kind === "number" && value.unit !== undefined;

function valueAnswer(value: Value, round: number | undefined): Answer {
  switch (value.kind) {
    case "number": {
      const number = roundAnswer(new Decimal(value.decimal), round);
      return {
        type: "number",
        decimal: plain(number),
        ...(value.unit === undefined ? {} : { unit: value.unit }),
        ...(round === undefined ? {} : { places: round }),
      };
    }
    case "date":
      return { type: "date", iso: value.iso, granularity: value.granularity };
    case "text":
    case "entity":
      return nameAnswer(value);
    case "list":
      return { type: "list", items: value.items.map((item) => valueAnswer(item, round)), ordered: false };
    case "missing":
      throw new GuardError("missing_cells", "the answer is not stated");
    case "unsure":
      throw new GuardError("unsure_cells", `the answer "${value.printed}" cannot be read for sure: ${value.why}`);
  }
}

/** "II*": readers leave an asterisk behind a grade where it belongs to it. */
const MARKED_CODE = /^(?=[^*]*\p{Lu})[\p{Lu}\d]{1,4}\*{1,2}$/u;

/** Texts that say yes or no are booleans; footnote marks are no part of a name. */
function nameAnswer(value: Value): Answer {
  const printed = printedText(value);
  const text = MARKED_CODE.test(printed) ? printed : withoutMarks(printed);
  if (/^(?:yes|true)$/i.test(text)) return { type: "boolean", value: true };
  if (/^(?:no|false)$/i.test(text)) return { type: "boolean", value: false };
  return { type: "name", text };
}
