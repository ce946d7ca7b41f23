import { humanise } from "../../../logic/english/humanise.ts";
import { isLapse } from "../../../logic/operations/formula-column.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Over so many days people count in months or years. */
const MOST_DAYS = 730;
const BETWEEN_DAYS = new Set(["date_span", "days_between", "longest_gap"]);

/** What takes place on a day that people remember; that a club was founded or a hall opened on a Tuesday nobody wonders. */
const OCCASION =
  /\b(?:accident|arrival|ascent|battle|bombing|ceremony|consecrated|crash(?:ed)?|crossing|d[ée]but|dedicated|departure|discovered|discovery|draw|earthquake|election|eruption|event|fall|final|fire|flight|game|held|impact|landed|landing|launch(?:ed)?|lost|match|murder|premi[eè]red?|race|released?|sank|sinking|storm|strike|sunk|unveiled|wedding|wrecked)\b|(?:开幕|首演|首映|上映|发射|首航|下水|举行|比赛|决赛|事故|地震|发现|沉没)/i;

/** When a site took something in; that one came last people ask, and nothing of all such days. */
const ENTERED =
  /\b(?:added|addition|entered|entry|listed|listing|modified|posted|submitted|updated|uploaded)\b|登记|更新|收录|上架|录入/i;
const OF_DAYS = new Set(["ranked_value", "date_span", "time_between", "longest_gap", "weekday", "days_between"]);

/**
 * Days that nobody counts: when a site took things in, from the first to the last; the weekday of the first or the last date of a column, which is of no thing that the question is
 * about, or of what is noted of a thing (when it was listed, surveyed, approved) rather than happens to it; and how many of them
 * lie between dates that are years apart, be it of one thing or of most.
 */
export function countsIdleDays(node: Branch, bench: Workbench): boolean {
  if (OF_DAYS.has(node.op) && nodesOf(node).some(readsEntries)) return true;
  if (node.op === "weekday")
    return nodesOf(node).some(
      (inner) =>
        !isLeaf(inner) &&
        (inner.op === "ranked_value" || (inner.op === "lookup" && !OCCASION.test(String(inner.params["column"])))),
    );
  // How long after it was built a site took a thing in says nothing of the thing.
  if (node.op === "formula_column" && isLapse(node.params["formula"])) return nodesOf(node).some(readsEntries);
  if (node.op === "formula_column") return node.params["formula"] === "days" && areYears(node, bench);
  if (!BETWEEN_DAYS.has(node.op)) return false;
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "number" && Number(result.value.decimal) > MOST_DAYS;
}

/** Days between two dates of each thing that lie years apart for most of them are told in years. */
function areYears(node: Branch, bench: Workbench): boolean {
  const rows = bench.table(node)?.rows ?? [];
  const long = rows.filter(({ cells }) => {
    const value = cells.at(-1)!.value;
    return value.kind === "number" && Number(value.decimal) > MOST_DAYS;
  });
  return long.length * 2 > rows.length;
}

const readsEntries = (node: Node): boolean =>
  !isLeaf(node) && ["column", "by", "a", "b"].some((key) => ENTERED.test(humanise(String(node.params[key] ?? ""))));
