import { nounPhrase } from "../phrasing.ts";
import { setOperation } from "../set-operation.ts";

/** Rows that are in both of two sets. */
export const intersection = setOperation({
  name: "intersection",
  subtype: "compose",
  keeps: (inA, inB) => inA && inB,
  membership: (a, b) => `both among ${nounPhrase(a)} and among ${nounPhrase(b)}`,
});
