import type { CellVerdict } from "../../core/attempt.ts";
import type { Matrix, MatrixCell } from "../../core/matrix.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { amountIn } from "./amount-in-unit.ts";
import { type AnswerCell, answerCells, cellKey } from "./answer-cells.ts";
import { failureMode } from "./failure-mode.ts";
import { scoreCell } from "./score-cell.ts";

/** What rules say of an answer to a matrix. */
export interface MatrixScore {
  /** In the order of the matrix; a cell that the answer lacks scores 0. */
  cells: CellVerdict[];
  /** Objects of the answer that are no cell of anything, or contradict one another. */
  problems: number;
}

/** Scores every cell of a matrix by rule. */
export function scoreMatrix(matrix: Matrix, answer: string, visited: ReadonlySet<string>): MatrixScore {
  const { cells: given, problems } = answerCells(answer);
  const givenFor = (cell: MatrixCell) => given.get(cellKey(cell.entity, cell.dimension));
  const cells = matrix.cells.map((cell): CellVerdict => {
    const own = givenFor(cell);
    const parts = cell.scoring.parts && partsComeToWhole(cell, matrix, givenFor);
    const question = matrix.dimensions.find(({ id }) => id === cell.dimension)?.question ?? cell.dimension;
    const score = scoreCell(cell.reference, cell.scoring, own, {
      subject: `${cell.entity} ${question}`,
      ...(parts === undefined ? {} : { partsComeToWhole: parts }),
    });
    const failure = failureMode(cell, score, own, matrix, visited);
    return {
      entity: cell.entity,
      dimension: cell.dimension,
      ...score,
      answered: own !== undefined,
      ...(failure ? { failure } : {}),
    };
  });
  return { cells, problems };
}

/** Do the candidate's shares of all entities come to 100 %, as near as the cell's rule asks? */
function partsComeToWhole(
  { dimension, scoring, reference }: MatrixCell,
  { cells }: Matrix,
  givenFor: (cell: MatrixCell) => AnswerCell | undefined,
): boolean {
  const whole = new Decimal(100);
  let sum = new Decimal(0);
  for (const cell of cells.filter((other) => other.dimension === dimension)) {
    const own = givenFor(cell);
    const amount = own?.value && amountIn(own.value, own.unit, reference.unit);
    if (amount) sum = sum.plus(amount);
  }
  return sum.minus(whole).abs().lte(whole.times(scoring.parts!.within));
}

/** The mean of the cells' scores; what nobody has read counts as 0. */
export function matrixScore(cells: readonly Pick<CellVerdict, "score">[]): number {
  return cells.length === 0 ? 0 : cells.reduce((sum, { score }) => sum + (score ?? 0), 0) / cells.length;
}
