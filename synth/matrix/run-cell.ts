import type { CellReference } from "../../core/matrix.ts";
import type { Program } from "../../core/program.ts";
import type { Relation } from "../../core/relation.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { type Execution, run } from "../../logic/interpreter.ts";
import { Decimal, plain } from "../../logic/numerics/decimal.ts";

/** Places to which a value is worked out before it is known how far it is rounded. */
const WORKED_OUT = 9;
/** A value on a rounding boundary is given with so many places more. */
const MORE_PLACES = 3;

/** What a cell's programs gave. */
export interface CellRun {
  reference: CellReference;
  executions: Execution[];
  programs: Program[];
}

/**
 * Runs the programs of a cell: one value is precise, two are the ends of a range (or one value, where they are equal).
 *
 * @param places decimal places; without it those of the programs, or as many as could be needed
 * @throws GuardError where a program is refused, or gives no number
 */
export function runCell(
  programs: readonly Program[],
  relations: ReadonlyMap<string, Relation>,
  places?: number,
): CellRun {
  const runs = programs.map((program) => rounded(program, relations, places ?? program.round ?? WORKED_OUT));
  const numbers = runs.map(({ execution: { answer } }) => {
    if (answer.type !== "number") throw new GuardError("not_number", "the answer is no number");
    return { number: new Decimal(answer.decimal), unit: answer.unit };
  });
  const [first, second] = numbers;
  const unit = first!.unit === undefined ? {} : { unit: first!.unit };
  const shared = { executions: runs.map(({ execution }) => execution), programs: runs.map(({ program }) => program) };
  if (!second || second.number.eq(first!.number))
    return { ...shared, reference: { type: "precise", value: plain(first!.number), ...unit } };
  if (second.unit !== first!.unit) throw new GuardError("mixed_units", "the ends of a range have different units");
  const [low, high] = [Decimal.min(first!.number, second.number), Decimal.max(first!.number, second.number)];
  const central = plain(low.plus(high).div(2));
  return { ...shared, reference: { type: "range", low: plain(low), high: plain(high), central, ...unit } };
}

function rounded(program: Program, relations: ReadonlyMap<string, Relation>, places: number) {
  for (let round = places; ; round++) {
    const tried = { ...program, round };
    try {
      return { program: tried, execution: run(tried, relations) };
    } catch (error) {
      const onBoundary = error instanceof GuardError && error.guard === "rounding_edge";
      if (!onBoundary || round === Math.min(places + MORE_PLACES, 10)) throw error;
    }
  }
}

/** Does it fail because the site states nothing, and for no other reason? */
export function failsForWant(programs: readonly Program[], relations: ReadonlyMap<string, Relation>): boolean {
  return programs.some((program) => {
    try {
      run({ ...program, round: WORKED_OUT }, relations);
      return false;
    } catch (error) {
      return error instanceof GuardError && (error.guard === "missing_cells" || error.guard === "empty");
    }
  });
}

/** The numbers of a reference: none, one, or the ends of a range. */
export function numbersOf(reference: CellReference): string[] {
  switch (reference.type) {
    case "precise":
      return [reference.value];
    case "range":
      return [reference.low, reference.high];
    case "not_available":
      return [];
  }
}
