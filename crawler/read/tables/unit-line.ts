import { descendants, inside, isPageTag, type Tag } from "../dom/dom.ts";
import { normalise } from "../dom/text.ts";
import { printedText } from "./cell-content.ts";

/** Longer texts say more than in what the figures below are. */
const LONGEST = 80;
/** "单位：万元（员工人数除外）", "Unit: tonnes", "All amounts in € million, except headcount" */
const UNIT_LINE = /^[（(]?\s*(?:单位\s*[:：]|units?\s*[:：]|(?:all )?(?:amounts|figures|values) (?:are )?in\s)/iu;

/** The line right before a table, or before what holds it alone, that says in what its figures are; undefined where there is none. */
export function unitLineBefore(table: Tag): string | undefined {
  let node: Tag = table;
  for (let up = 0; up < 2; up++) {
    let before = node.prev;
    while (before && !isPageTag(before)) before = before.prev;
    if (before) {
      if ([...descendants(before)].some(({ name }) => name === "table")) return undefined;
      const text = normalise(printedText(before));
      return text.length <= LONGEST && UNIT_LINE.test(text) ? text : undefined;
    }
    // Of several tables below one line the first alone would have it.
    if (!isPageTag(node.parent) || inside(node.parent, "table").some((other) => other !== table)) return undefined;
    node = node.parent;
  }
  return undefined;
}
