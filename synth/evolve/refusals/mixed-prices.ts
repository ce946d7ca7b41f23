import { saysFree } from "../../../logic/values/stated-nought.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "£8 (adults)", "成人票60元/人" */
const AMOUNT =
  /[$£€¥￥]\s?\d|\d\s?(?:[$£€]|[百千万亿]?(?:元|欧元|美元|港币|日元)|(?:dollars|euros|pounds|[A-Z]{3})\b)/u;

/**
 * What stands under a heading over prices of some, "free" for others and remarks for the rest ("closed to visitors"): "what is the
 * admission of the fort?" asks for a price, and the answer may be none.
 */
export function asksMixedPrice({ op, inputs, params }: Branch, bench: Workbench): boolean {
  const from = inputs["from"];
  if (op !== "lookup" || !from) return false;
  return bench.sources(from).some(({ relation }) => {
    const at = relation.columns.findIndex(({ name, type }) => name === params["column"] && type === "text");
    if (at < 0) return false;
    const stated = relation.rows.flatMap(({ cells }) =>
      cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value.printed],
    );
    return stated.some((text) => AMOUNT.test(text)) && stated.some((text) => !/\d/.test(text) || saysFree(text));
  });
}
