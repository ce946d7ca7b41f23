import { correlationOperation } from "../correlation-operation.ts";
import { pearsonOf } from "../numerics/correlation.ts";

/** Pearson's product-moment correlation of two columns. */
export const pearson = correlationOperation({
  name: "pearson",
  word: "Pearson",
  chinese: "皮尔逊相关系数",
  compute: pearsonOf,
});
