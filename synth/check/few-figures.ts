import type { DerivationStep } from "../../core/task.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { grouped } from "../survey/grouped.ts";
import type { FactsIndex, Statement } from "./facts-index.ts";
import { printedForms } from "./printed-forms.ts";
import { columnOf } from "./use-column.ts";

type Use = DerivationStep["uses"][number];

/** More different figures are not told apart at a glance… */
const MOST_FIGURES = 3;
/** …and each of them goes for so many of the things, on average. */
const LEAST_EACH = 2;
/** A shorter figure stands on any page. */
const LEAST_DIGITS = 3;

/**
 * What is left of some values where a page prints each of the few figures that a column has, for things that it lists by
 * themselves: "From 2008 to 2011 the prize money was DKK 750,000" above the list of who won that prize, by year, says how much
 * each of them was given without printing it beside each name. Who stand in one line shared it.
 */
export function withoutFewFigures(uses: readonly Use[], lines: readonly string[], facts: FactsIndex): Use[] {
  const keys = lines.map((line) => ` ${nameKey(line)} `);
  const text = keys.join("");
  const columns = grouped(uses, (use) => columnOf(use, facts));
  return [...columns.values()].flatMap((own) => {
    const statements = own.map(({ evidence }) => facts.statementAt(evidence.url, evidence.place));
    const names = new Set(statements.flatMap((one) => (one?.entity === undefined ? [] : ` ${nameKey(one.entity)} `)));
    const figures = new Set(statements.map((statement) => printedFigure(statement, text, keys, names)));
    const isFew = figures.size <= MOST_FIGURES && own.length >= LEAST_EACH * figures.size;
    return isFew && !figures.has(undefined) ? [] : own;
  });
}

/** The figure by which a page tells a value: this one itself, or what those who are named in one line have together. */
function printedFigure(
  statement: Statement | undefined,
  text: string,
  lines: readonly string[],
  names: ReadonlySet<string>,
): string | undefined {
  if (statement?.value.kind !== "number") return undefined;
  const isPrinted = (form: string) => form.replace(/\D/g, "").length >= LEAST_DIGITS && text.includes(` ${form} `);
  const printed = printedForms(statement);
  const { decimal } = statement.value;
  if (printed.some(isPrinted)) return decimal;
  const name = ` ${nameKey(statement.entity ?? "")} `;
  for (const line of lines.filter((one) => one.includes(name))) {
    const sharing = [...names].filter((one) => line.includes(one)).length;
    const whole = String(Number(decimal) * sharing);
    const grouping = whole.replace(/\B(?=(?:\d{3})+$)/g, " ");
    if (sharing > 1 && [whole, grouping].some(isPrinted)) return whole;
  }
  return undefined;
}
