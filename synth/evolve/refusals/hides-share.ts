import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isShareOf } from "../../../logic/panel-phrasing.ts";
import { isRate } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What names a column without saying what it is counted in. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  kth: ["by"],
  top: ["by"],
  pearson: ["column", "by"],
  spearman: ["column", "by"],
  linear_fit: ["by"],
  count_above_average: ["column"],
  count_above_group: ["column"],
  trend: ["column"],
  outlook: ["column"],
};
/** Words for what is a share by itself. */
const SHARE =
  /\b(?:use|usage|literacy|coverage|unemployment|inflation|growth|turnout|majority|dependency|urbani[sz]ation)\b/i;

/** Words that say of what a bare percentage is a share, or that it is one of the whole thing. */
const OF_WHAT =
  /\b(?:share|percent(?:age)?|proportion|part|ratio|per|by|humidity|slope|grade|alcohol|discount|margin|yield|score|probability|chance|accuracy|efficiency|capacity)\b/i;

/**
 * "The country with the lowest exports", where the site gives exports in percent of something: the ranking would be taken for
 * one of amounts. "The median government consumption, in percent": of what, is anyone's guess.
 */
export function hidesShare(node: Branch, bench: Workbench): boolean {
  const ranked = UNSAID[node.op]?.map((key) => node.params[key]) ?? [];
  const asked = [node.params["column"], node.params["by"], ...ownConditionColumns(node)];
  // What an operation computed says itself what it is.
  const columns = bench
    .sources(node)
    .flatMap(({ relation }) => relation.columns.filter(({ unit }) => unit?.startsWith("%") === true));
  if (columns.some((column) => asked.includes(column.name) && isOfAnything(column))) return true;
  // A development is told with the whole that its figures are shares of.
  const isTold = (unit: string | undefined) => node.op === "outlook" && isShareOf(unit);
  return columns.some(
    ({ name, unit }) => ranked.includes(name) && !isTold(unit) && !isRate(humanise(name)) && !SHARE.test(name),
  );
}

function isOfAnything({ name, unit }: Column): boolean {
  const said = humanise(name);
  return unit === "%" && !isChinese(name) && !isRate(said) && !SHARE.test(said) && !OF_WHAT.test(said);
}
