import { correlationOperation } from "../correlation-operation.ts";
import { type Pair, spearmanOf } from "../numerics/correlation.ts";

/** Spearman's rank correlation of two columns; the question says what becomes of equal values where there are any. */
export const spearman = correlationOperation({
  name: "spearman",
  word: "Spearman rank",
  chinese: "斯皮尔曼等级相关系数",
  compute: spearmanOf,
  chineseNotes: (pairs) => (hasTies(pairs) ? ["数值相同的，取其名次的平均值。"] : []),
  notes: (pairs) => (hasTies(pairs) ? ["Give equal values the average of the ranks that they share."] : []),
});

function hasTies(pairs: readonly Pair[]): boolean {
  const different = (values: readonly { toString(): string }[]) => new Set(values.map(String)).size;
  return different(pairs.map(({ x }) => x)) < pairs.length || different(pairs.map(({ y }) => y)) < pairs.length;
}
