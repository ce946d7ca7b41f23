import type { Row } from "../../../core/relation.ts";
import type { SurveyedColumn } from "../surveyed.ts";

/** Fewer different values agree by chance. */
const LEAST_VALUES = 4;
/** "A film by": it has no noun for what follows. */
const LEADING_ON = /\s(?:by|from|of|in|at|on|for|with|to)$/i;

/**
 * Columns that say in all rows what another one does: the same figures, or the same things that they lead to. The first of them
 * stays, or the one that has a noun for what it says.
 */
export function saidTwice(columns: readonly SurveyedColumn[], rows: readonly Row[]): SurveyedColumn[] {
  return columns.filter((one, at) =>
    columns.some((other, before) => {
      const leadsOn = LEADING_ON.test(one.column.name);
      const isLesser = leadsOn === LEADING_ON.test(other.column.name) ? before < at : leadsOn;
      return isLesser && sayTheSame(one, other, rows);
    }),
  );
}

function sayTheSame(one: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean {
  if (one.column.type !== other.column.type || one.distinct < LEAST_VALUES) return false;
  return rows.every(({ cells }) => {
    const [a, b] = [cells[one.index]!.value, cells[other.index]!.value];
    if (a.kind === "entity" && b.kind === "entity") return a.href === b.href;
    return a.kind === "number" && b.kind === "number" && a.decimal === b.decimal;
  });
}
