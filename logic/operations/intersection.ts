import { nounPhrase } from "../english/phrasing.ts";
import { setOperation } from "../set-operation.ts";

/** Rows that are in both of two sets. */
export const intersection = setOperation({
  name: "intersection",
  subtype: "compose",
  keeps: (inA, inB) => inA && inB,
  chinese: (a, b) => `既属于${a}、又属于${b}`,
  membership: (a, b) => `both among ${nounPhrase(a)} and among ${nounPhrase(b)}`,
});
