import type { CellVerdict, FailureMode } from "../../core/attempt.ts";
import type { Matrix, MatrixCell } from "../../core/matrix.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { amountIn } from "./amount-in-unit.ts";
import type { AnswerCell } from "./answer-cells.ts";

/** So near to another cell's reference (share of it) a value is that one's. */
const SAME_VALUE = 0.005;

/**
 * Why a cell has not the whole score, by the modes of DeepWeb-Bench's table 2, as far as rules can tell: sources that
 * disagree and one of them taken without a word; a precise value where there is none, or a range; nothing said, or no source
 * of it visited; the value of another cell; else, where the operands were there, the way to the value. Undefined for the
 * whole score and for what nobody has read.
 *
 * @param visited addresses that the attempt's actions led to; empty where they are not known
 */
export function failureMode(
  cell: MatrixCell,
  verdict: Pick<CellVerdict, "score">,
  given: AnswerCell | undefined,
  matrix: Matrix,
  visited: ReadonlySet<string>,
): FailureMode | undefined {
  if (verdict.score === 1 || verdict.score === null) return undefined;
  const { reference } = cell;
  if (!given) return "retrieval_gap";
  if (given.type === "precise" && cell.agreement === "divergent") return "silent_source_choice";
  if (given.type === "precise" && reference.type !== "precise") return "hallucinated_precision";
  if (given.type === "not_available") return reference.type === "not_available" ? "other" : "retrieval_gap";
  const sources = cell.sources.map(({ url }) => url);
  const seen = [...visited, ...given.source_urls].map(withoutFragment);
  if (sources.length > 0 && !sources.some((url) => seen.includes(withoutFragment(url)))) return "retrieval_gap";
  if (isAnotherCells(cell, given, matrix)) return "scope_drift";
  return reference.type === "precise" && cell.trace.length > 0 ? "incomplete_derivation" : "other";
}

const withoutFragment = (url: string) => url.replace(/#.*$/, "").replace(/\/$/, "");

function isAnotherCells(cell: MatrixCell, given: AnswerCell, { cells }: Matrix): boolean {
  const { value } = given;
  if (!value) return false;
  return cells.some((other) => {
    if (other === cell || (other.entity !== cell.entity && other.dimension !== cell.dimension)) return false;
    if (other.reference.type !== "precise") return false;
    const wanted = new Decimal(other.reference.value);
    const said = amountIn(value, given.unit, other.reference.unit);
    return said !== undefined && !wanted.eq(0) && said.minus(wanted).abs().lte(wanted.abs().times(SAME_VALUE));
  });
}
