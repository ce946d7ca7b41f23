import { keptOf, keptOfTwo } from "../../../core/kept-of.ts";
import type { Column } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { hasMembers } from "../../../logic/english/holder-nouns.ts";
import { groupNouns } from "../../../logic/english/superlative.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { accountsBySort } from "./filed-figures.ts";

/** What things are by nature or by how they are made, what people do, or when they are from: of each such class people ask how large its members are. */
const KINDS =
  /\b(?:age|breed|category|class|classification|country|decade|design|dynasty|engine|era|family|force|fuel|genre|genus|grade|group|kind|league|level|material|medium|method|nationality|occupation|order|period|phylum|position|profession|propulsion|rank|season|sex|gender|shire|species|style|technique|trade|type|tier|variety|year)$/i;
const NAMED = /\bnames?$|名称?$/i;
/** A place where things are kept, not one that they belong to. */
const KEPT = /\b(?:cabinet|case|display|drawer|floor|gallery|hall|room|shelf|storage|store|vault|warehouse)\b/i;
/** Holders by their word that no figures are taken of: a language, a label or a room has works, and no size of them. */
const OF_WORKS_ONLY = /\b(?:building|format|label|language|month|platform|room|subject|topic)$/i;
/** The same in Chinese: kinds, times, places, makers and those who run or own them. */
const KINDS_ZH =
  /(?:类型|类别|香型|工艺|技法|材质|职业|种类|门类|品种|树种|物种|[坝桥船车机]型|型号|科|属|种|目|纲|年代|朝代|时代|时期|世纪|年份|年度|赛季|窑口|流派|体裁|题材|规模|等级|级别|保护级别|国家?|省份?|市|县|区|州|乡镇?|镇|村|地区?|产地|所在地|流域|水系|河流?|湖泊?|海域|岛屿?|山脉|品牌|厂商?|公司|单位|机构|部门|学院|学校|系|专业|球?队|俱乐部|出版社|剧院|作者|作家|画家|诗人|设计师|建筑师|导演|制作人|产权人|管理者|性别|民族)$/;

/**
 * Whether people ask how large the members of each class are: its column says what things are by nature (a kind, a period), or
 * who or what they belong to (a place, a maker, a club), or leads to pages about the classes; of a colour, a condition or a
 * credit line they only ask how many there are.
 */
export function isNaturalClass(column: Column, values: ReadonlySet<string>, bench: Workbench): boolean {
  if (bench.references.some(({ on }) => on === column.name)) return true;
  return !areKept(values) && namesClass(column);
}

const areKept = keptOf((values: ReadonlySet<string>): boolean => [...values].some((value) => KEPT.test(value)));

const namesClass = keptOf((column: Column): boolean => {
  const noun = groupNouns(columnNoun(column)).singular;
  // Those of one name have nothing but it in common.
  if (NAMED.test(noun)) return false;
  if (isChinese(column.name)) return KINDS_ZH.test(column.name.replace(/[（(].*$/, ""));
  if (column.role === "year") return true;
  return KINDS.test(noun) || (hasMembers(noun) && !OF_WORKS_ONLY.test(noun));
});

/** Operations that take one figure of many. */
const TAKEN = new Set([
  ...["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile"],
  ...["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation", "weighted_mean"],
  ...["ranked_value", "count_above_average", "take_until", "pearson", "spearman", "linear_fit"],
]);
/** Operations that take one figure of each class, or hold each thing against its own class. */
const BY_CLASS = new Set(["group_dispersion", "count_above_group"]);

/**
 * A figure is taken of the members of a class that is none by nature: "the colour whose tents are highest on average", "the mean
 * height of the lamps in the store".
 */
export function isOfOddClass(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  const classes = [
    ...((node.op === "group" && node.params["take"] !== "count") || BY_CLASS.has(node.op) ? [node.params["by"]] : []),
    ...(TAKEN.has(node.op) && typeof (node.params["column"] ?? node.params["by"]) === "string"
      ? wantedColumns(from, WANTED)
      : []),
    ...(PARTING.has(node.op) ? wantedColumns(from, PART_OF) : []),
  ];
  if (classes.length === 0 || accountsBySort(node, bench)) return false;
  const table = bench.table(wholeOf(from));
  return (table?.columns ?? []).some((column, index) => {
    if (!classes.includes(column.name) || column.role === "year" || column.type === "number") return false;
    return !isNaturalClass(column, printedIn(table!, index), bench);
  });
}

const printedIn = keptOfTwo(
  ({ rows }: TableResult, index: number): ReadonlySet<string> =>
    new Set(rows.map(({ cells }) => cells[index]!.value.printed)),
);

/** Conditions that want a certain value, or have it among several: a thing of many parts is of no class by one of them. */
const WANTED = new Set(["equals", "in", "includes"]);
const PART_OF = new Set(["includes"]);
/** How many are of which sort is asked of all that are of one class, and not of all that have one part among others. */
const PARTING = new Set(["probability", "mode", "distinct", "group"]);

/** The columns of which a condition wants a certain value. */
function wantedColumns(from: Node, wanted: ReadonlySet<string>): string[] {
  return nodesOf(from).flatMap((node) => {
    if (isLeaf(node) || node.op !== "filter") return [];
    const where = node.params["where"] as { is?: string } | undefined;
    return where !== undefined && wanted.has(String(where.is)) ? ownConditionColumns(node) : [];
  });
}

function wholeOf(from: Node): Node {
  const [inner] = isLeaf(from) || (from.op !== "filter" && from.op !== "stated") ? [] : Object.values(from.inputs);
  return inner === undefined ? from : wholeOf(inner);
}
