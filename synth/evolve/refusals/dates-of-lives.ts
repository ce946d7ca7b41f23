import { type Branch, isLeaf, nodesOf } from "../node.ts";

/** Operations that go by single days. */
const BY_THE_DAY = new Set(["weekday", "date_span", "longest_gap", "days_between"]);
const OF_A_LIFE = /\b(?:birth|born|death|died)\b|birthday|出生|生日|逝世|去世/i;

/** Whether a column says when somebody was born or died. */
export const isOfLife = (name: string): boolean => OF_A_LIFE.test(name);

/**
 * People are born and die in years: nobody asks on which weekday the eldest of them was born, nor how many days lie between, be it
 * from one birth to the next or from birth to death.
 */
export function countsDaysOfLives(node: Branch): boolean {
  if (node.op === "formula_column")
    return (
      node.params["formula"] === "days" &&
      [node.params["a"], node.params["b"]].some((name) => OF_A_LIFE.test(`${name}`))
    );
  if (!BY_THE_DAY.has(node.op)) return false;
  return nodesOf(node).some(
    (one) => !isLeaf(one) && ["column", "by"].some((param) => OF_A_LIFE.test(String(one.params[param] ?? ""))),
  );
}

/** Of people somebody wants to know the eldest and the youngest; "who was born third earliest" nobody asks. */
export const ranksLivesWithin = ({ op, params }: Branch): boolean =>
  (op === "kth" || op === "ranked_value") &&
  Number(params["k"] ?? 1) > 1 &&
  isOfLife(String(params["by"] ?? params["column"] ?? ""));
