import type { Column } from "../../../core/relation.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isPublication } from "../../survey/naming/publications.ts";
import { type Branch, columnsRead, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const PAGES = /^(?:(?:number|count) of |total )?pages?(?: (?:count|number|total))?$|^总?页数$/i;
const UNIT = /^(?:pages?|pp\.?|页)$/i;
/** What is put out to be looked up, and not for its own sake as a novel is. */
const DOCUMENT =
  /^(?:brief|briefing|brochure|consultation|decision|document|file|form|guidance|guide|guideline|leaflet|manual|memo|paper|plan|policy|publication|resource|standard|study|submission|template)s?$|^policies$|^studies$/i;
const CHINESE_DOCUMENT = /(?:文件|文档|手册|指南|出版物|资料|标准|表格)$/u;
/** How far values lie apart. */
const SPREADS: ReadonlySet<string> = new Set([
  "range",
  "stdev",
  "variance",
  "coefficient_of_variation",
  "interquartile_range",
  "mean_absolute_deviation",
  "median_absolute_deviation",
  "quantile",
]);

/**
 * How many pages a document has says how long it takes to read, or to print, and nothing of what it is about: nobody asks how far
 * these numbers lie apart, which of the documents comes second by them, or when the longest of them was issued.
 */
export function asksByPageCount(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  const counts = (name: unknown) => typeof name === "string" && pageCounts(node, bench).has(name);
  if (SPREADS.has(node.op)) return counts(node.params["column"]);
  if (node.op === "top") return counts(node.params["by"]);
  if (node.op === "kth" || node.op === "ranked_value")
    return Number(node.params["k"] ?? 1) > 1 && counts(node.params["by"]);
  return node.op === "lookup" && !isLeaf(from) && from.op === "kth" && counts(from.params["by"]);
}

/** Whether a question reads how many pages documents have. */
export function readsPageCounts(tree: Node, bench: Workbench): boolean {
  const counts = pageCounts(tree, bench);
  return columnsRead(tree).some((name) => counts.has(name));
}

/** The columns that state how many pages documents have. */
function pageCounts(node: Node, bench: Workbench): ReadonlySet<string> {
  return new Set(
    bench
      .sources(node)
      .filter(({ naming: { singular } }) => isDocument(singular))
      .flatMap(({ columns }) => columns.flatMap(({ column }) => (isPageCount(column) ? [column.name] : []))),
  );
}

const isDocument = (noun: string): boolean =>
  isPublication(noun) || DOCUMENT.test(headWord(noun)) || CHINESE_DOCUMENT.test(noun);

const isPageCount = ({ name, type, unit }: Column): boolean =>
  type === "number" && (PAGES.test(name.trim()) || UNIT.test(unit ?? ""));
