import { calculation } from "./operations/calculation.ts";
import { change } from "./operations/change.ts";
import { compose } from "./operations/compose.ts";
import { correlation } from "./operations/correlation.ts";
import { dispersion } from "./operations/dispersion.ts";
import { element } from "./operations/element.ts";
import { formula } from "./operations/formula.ts";
import { prediction } from "./operations/prediction.ts";
import { set } from "./operations/set.ts";
import { statistic } from "./operations/statistic.ts";
import { tables } from "./operations/tables.ts";
import { temporal } from "./operations/temporal.ts";
import { years } from "./operations/years.ts";
import type { Operation, Outcome } from "./outcome.ts";
import type { StoredTable, StoredTask } from "./stored.ts";

/** Every operation a second time, a file per family. */
const OPERATIONS: Record<string, Operation> = {
  ...element,
  ...formula,
  ...set,
  ...compose,
  ...temporal,
  ...change,
  ...calculation,
  ...statistic,
  ...dispersion,
  ...correlation,
  ...prediction,
  ...tables,
  ...years,
};

/** Computes the program of a task a second time. `tableOf` gives the relation of an id. */
export function evaluate({ program }: StoredTask, tableOf: (id: string) => StoredTable): Outcome {
  const results = new Map<string, Outcome>();
  for (const [name, id] of Object.entries(program.relations)) {
    results.set(name, { is: "table", table: tableOf(id), ordered: false });
  }
  const named = (name: unknown): Outcome => {
    const result = results.get(String(name));
    if (!result) throw new Error(`there is no result "${String(name)}"`);
    return result;
  };
  for (const step of program.steps) {
    const operation = OPERATIONS[step.op];
    if (!operation) throw new Error(`the operation "${step.op}" has no second implementation`);
    results.set(
      step.as,
      operation(step, (parameter) => named(step[parameter] ?? parameter)),
    );
  }
  return named(program.answer);
}

/** Operations that have a second implementation here. */
export const recomputable = (): string[] => Object.keys(OPERATIONS);
