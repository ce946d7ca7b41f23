import { nounPhrase } from "../english/phrasing.ts";
import { setOperation } from "../set-operation.ts";

/** Rows that are in at least one of two sets. */
export const union = setOperation({
  name: "union",
  subtype: "compose",
  keeps: (inA, inB) => inA || inB,
  chinese: (a, b) => `属于${a}或属于${b}（含同时属于两者的）`,
  membership: (a, b) => `among ${nounPhrase(a)} or among ${nounPhrase(b)} (or both)`,
});
