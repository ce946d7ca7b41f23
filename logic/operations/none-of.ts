import { nounPhrase } from "../english/phrasing.ts";
import { setOperation } from "../set-operation.ts";

/** Rows of one set that are not in the other. */
export const noneOf = setOperation({
  name: "none_of",
  subtype: "existence",
  keeps: (inA, inB) => inA && !inB,
  chinese: (a, b) => `属于${a}、但不属于${b}`,
  membership(a, b) {
    const whole = a.fixed === undefined && a.clauses.length === 0;
    return `${whole ? "" : `among ${nounPhrase(a)} but `}not among ${nounPhrase(b)}`;
  },
});
