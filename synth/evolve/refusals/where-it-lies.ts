import { goAlong } from "../association.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOfPlace } from "./own-sizes.ts";
import { sharesWord } from "./related-columns.ts";

const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);

/**
 * Where things lie is held against what they are like: "the correlation of the altitude and the capacity of the lodges". Nobody
 * expects anything of it, unless both rise and fall together or a word says that they belong together.
 */
export function goesWithPlace(node: Branch, bench: Workbench): boolean {
  if (!CORRELATING.has(node.op)) return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  const [one, other] = [node.params["column"], node.params["by"]].map((name) =>
    table.columns.find((column) => column.name === name),
  );
  if (!one || !other || ![one, other].some(isOfPlace)) return false;
  return !sharesWord(one.name, other.name) && !goAlong(table, one.name, other.name);
}
