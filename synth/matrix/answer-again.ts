import type { Answer } from "../../core/answer.ts";
import type { CellReference, Matrix } from "../../core/matrix.ts";
import type { Relation } from "../../core/relation.ts";
import type { DerivationStep } from "../../core/task.ts";
import type { Execution } from "../../logic/interpreter.ts";
import { matrixAnswer } from "./matrix-task.ts";
import { failsForWant, numbersOf, runCell } from "./run-cell.ts";

/** What the programs of a matrix give over relations as they are now. */
export interface MatrixAgain {
  references: CellReference[];
  answer: Answer;
  /** The cells that come out otherwise than recorded. */
  answerText: string;
  derivation: DerivationStep[];
}

/**
 * Runs every cell again. A value that is not available is so as long as its programs fail for want of it.
 *
 * @throws GuardError where a program is refused for another reason
 */
export function runMatrix(matrix: Matrix, relations: ReadonlyMap<string, Relation>): MatrixAgain {
  const executions: Execution[] = [];
  const references = matrix.cells.map(({ reference, programs }): CellReference => {
    if (reference.type === "not_available" && failsForWant(programs, relations)) return reference;
    const again = runCell(programs, relations);
    executions.push(...again.executions);
    return again.reference;
  });
  const answer = matrixAnswer(references, matrix);
  const changed = references.flatMap((reference, at) => {
    const { entity, dimension, reference: was } = matrix.cells[at]!;
    const [before, now] = [numbersOf(was).join(" to "), numbersOf(reference).join(" to ")];
    return before === now ? [] : [`${entity}, ${dimension}: ${now || "not available"}`];
  });
  return {
    references,
    answer,
    answerText: changed.join("; "),
    derivation: executions.flatMap(({ derivation }) => derivation),
  };
}
