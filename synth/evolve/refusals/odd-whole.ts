import type { Column } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { hasMembers } from "../../../logic/english/holder-nouns.ts";
import { groupNouns } from "../../../logic/english/superlative.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { unitKey } from "../../../logic/values/units.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { accountsBySort } from "./filed-figures.ts";
import { isSize, sharesWord } from "./related-columns.ts";

const ADDING = new Set(["sum", "take_until"]);
const TIME = new Set(["seconds", "minutes", "hours", "days", "weeks", "months", "years"]);

/**
 * A whole that is none: times that things take, which are no parts of one time; what is added up for each value of a column
 * that has no members ("the doors of all red ones"); a mean weighted by what the figure is no rate of.
 */
export function isOddWhole(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const columns = (from && bench.table(from)?.columns) ?? [];
  const called = (name: unknown) => columns.find((column) => column.name === name);
  const column = called(node.params["column"]);
  if (!column) return false;
  const sums = node.op === "group" && node.params["take"] === "sum";
  if ((sums || ADDING.has(node.op)) && column.unit !== undefined && TIME.has(unitKey(column.unit))) return true;
  if (sums) return !accountsBySort(node, bench) && !isSummedUp(called(node.params["by"]));
  if (node.op !== "weighted_mean") return false;
  const weight = String(node.params["weight"]);
  return !(isRateOf(column) && (isSize(weight) || sharesWord(column.name, weight)));
}

const isSummedUp = (by: Column | undefined): boolean =>
  by === undefined || isChinese(by.name) || by.role === "year" || hasMembers(groupNouns(columnNoun(by)).singular);

/** What is so much for each: its mean over all of them is weighted by how many there are. */
const FOR_EACH =
  /\b(?:age|average|density|expectancy|mean|median|per|percentage|prices?|proportion|rate|ratio|share)\b|[率价龄]$|比例|比重|平均|人均|密度/i;

const isRateOf = ({ name, unit }: Column): boolean =>
  FOR_EACH.test(name) || (unit !== undefined && /^[%‰]|\/|\bper\b/.test(unit));
