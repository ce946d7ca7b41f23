import { cellOf } from "./conditions.ts";
import { compare, type Fraction, parse, roundHalfUp } from "./fraction.ts";
import { labelOf, type Outcome } from "./outcome.ts";
import { amount, type StoredAnswer, type StoredColumn, type StoredValue } from "./stored.ts";
import { reading, sameText } from "./texts.ts";

/** Why a stored answer is not what was computed here; undefined where it is. */
export function disagreement(answer: StoredAnswer, outcome: Outcome, round: number | undefined): string | undefined {
  switch (outcome.is) {
    case "number":
      return numberDisagreement(answer, outcome.number, outcome.unit, round);
    case "truth":
      return answer.type === "boolean" && answer.value === outcome.yes ? undefined : `computed ${outcome.yes}`;
    case "value":
      return valueDisagreement(answer, outcome.value, round, outcome.column);
    case "parts": {
      const stored = answer.parts ?? [];
      if (stored.length !== outcome.parts.length) return `${outcome.parts.length} parts, stored ${stored.length}`;
      const reasons = outcome.parts.map(({ name, number, unit, exact }, index) => {
        const part = stored[index]!;
        if (part.name !== name) return `part ${name}, stored ${part.name}`;
        return numberDisagreement(part.answer, number, unit, exact ? undefined : round);
      });
      return reasons.find((reason) => reason !== undefined);
    }
    case "table": {
      const { table, ordered } = outcome;
      const names = table.rows.map((row) => cellOf(table, row, labelOf(table)));
      return listDisagreement(answer, names, ordered, undefined);
    }
  }
}

function numberDisagreement(
  answer: StoredAnswer,
  computed: Fraction,
  unit: string | undefined,
  round: number | undefined,
): string | undefined {
  if (answer.type !== "number") return `a number was computed, the answer is a ${answer.type}`;
  const expected = round === undefined ? computed : roundHalfUp(computed, round);
  const shown = `${expected.top}/${expected.bottom}`;
  if (compare(parse(answer.decimal!), expected) !== 0) return `computed ${shown}, stored ${answer.decimal}`;
  if (answer.places !== round) return `rounded to ${round} places, stored ${answer.places}`;
  return answer.unit === unit ? undefined : `unit ${unit}, stored ${answer.unit}`;
}

function valueDisagreement(
  answer: StoredAnswer,
  value: StoredValue,
  round: number | undefined,
  column?: StoredColumn,
): string | undefined {
  const stored = JSON.stringify(answer);
  if (value.kind === "number") {
    // A calendar year is a date.
    if (column?.role !== "year") return numberDisagreement(answer, amount(value), value.unit ?? column?.unit, round);
    return answer.type === "date" && Number(answer.iso) === Number(value.decimal)
      ? undefined
      : `year, stored ${stored}`;
  }
  if (value.kind === "date")
    return answer.type === "date" && answer.iso === value.iso ? undefined : `${value.iso}, stored ${stored}`;
  if (value.kind === "list") return listDisagreement(answer, value.items!, false, round);
  if (value.kind !== "text" && value.kind !== "entity") return `a ${value.kind} cell is no answer`;
  const printed = sameText(withoutNotes(reading(value)));
  const said =
    answer.type === "boolean" ? (answer.value ? ["yes", "true"] : ["no", "false"]) : [sameText(answer.text ?? "")];
  return said.includes(printed) ? undefined : `"${printed}", stored ${stored}`;
}

function listDisagreement(
  answer: StoredAnswer,
  values: readonly StoredValue[],
  ordered: boolean,
  round: number | undefined,
): string | undefined {
  if (answer.type !== "list") return `a list was computed, the answer is a ${answer.type}`;
  if (answer.ordered !== ordered) return `ordered is ${ordered}, stored ${answer.ordered}`;
  const left = [...answer.items!];
  if (left.length !== values.length) return `${values.length} items, stored ${left.length}`;
  for (const value of values) {
    // In an ordered list each must be the next one, else any that is left.
    const at = left.findIndex((item, index) => (!ordered || index === 0) && !valueDisagreement(item, value, round));
    if (at < 0) return `"${reading(value)}" is not where it belongs in ${JSON.stringify(answer.items)}`;
    left.splice(at, 1);
  }
  return undefined;
}

/** Without marks that point to footnotes: "[1]", "*", "†", superscript figures. */
function withoutNotes(text: string): string {
  return text.replace(/\[[^\]]{1,20}\]/g, "").replace(/[\s*†‡§¶#^⁰¹²³⁴-⁹]+$/u, "");
}
