import { humanise } from "../../../logic/english/humanise.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import type { Branch } from "../node.ts";

/** Whom people are related to: each has their own, and those of one name are two. */
const RELATIVE =
  /^(?:brother|child|children|daughter|father|husband|mother|parent|partner|relative|sibling|sister|son|spouse|wife|wives)s?(?:\(s\))?$|^(?:配偶|妻子|丈夫|父亲|母亲|父母|子女|兄弟|姐妹)$/i;
/** How many are of which sort. */
const PARTING = new Set(["probability", "mode", "distinct", "group"]);

/** People are parted by whom they are married to, or born of: "what percentage have Ann Lee as their spouse?" */
export function partsByRelatives(node: Branch): boolean {
  if (!PARTING.has(node.op)) return false;
  const by = [node.params["column"], node.params["by"], ...ownConditionColumns(node)];
  return by.some((name) => typeof name === "string" && RELATIVE.test(humanise(name)));
}
