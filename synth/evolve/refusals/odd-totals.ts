import type { Column } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { mayBePeople, relative } from "../../../logic/english/person-role.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isStock } from "./parts-of-stock.ts";

const ADDING = new Set(["sum", "take_until"]);
/** How many a place takes in at once, and what it is fitted with: who is there has this and nothing of the others. */
const FITTINGS =
  /\b(?:auditori(?:a|ums)|bays|beds|berths|capacit(?:y|ies)|classrooms|courts|desks|halls|lanes|meeting rooms|moorings|parking|pitches|places|platforms|rooms|screens|seating|seats|slots|spaces|stages|tables|workplaces|workstations)\b|[座席床车泊机]位|容量|可?容纳|会议室|房间|客房|教室|展厅|放映厅|包厢|车位/i;
/** Where a thing is. */
const WHERE =
  /\b(?:address|city|country|county|district|island|location|municipality|nation|place|province|region|state|town|village)$|(?:城市|地址|地点|位置|所在地|国家|省份|地区|市县|区县)$/i;
/** What people make, win or take part in together: it is counted for each of them. */
const TOGETHER =
  /\b(?:albums|appearances|articles|books|caps|championships|expeditions|films|games|inventions|journals|matches|missions|movies|papers|patents|performances|plays|productions|projects|publications|records|titles|trophies|works)\b|出场|场次|论文|著作|专著|作品|专利|项目|课题|冠军|影片|电影|参[赛演]/i;
/** …and bodies, too. */
const OF_BODIES = /\b(?:articles|papers|patents|projects|publications)\b|论文|著作|专著|专利|项目|课题/i;

/**
 * A total that nobody makes: of seats or meeting rooms in places of different towns; of what several share, so that it is counted
 * more than once (publications of people); or of groups, where how many there are in each decides which has the most.
 */
export function isOddTotal(node: Branch, bench: Workbench): boolean {
  if (node.op === "kth") return goesBySize(node, bench);
  const from = inputOf(node);
  const groups = node.op === "group" && node.params["take"] === "sum";
  if (!from || !(groups || ADDING.has(node.op))) return false;
  const table = bench.table(from);
  const column = table?.columns.find(({ name }) => name === node.params["column"]);
  if (!column || (column.unit !== undefined && isCurrency(column.unit))) return false;
  if (sharesOut(column, from, bench)) return true;
  return !groups && FITTINGS.test(humanise(column.name)) && areApart(from, bench);
}

/** Whether rows lie in several places, by each column that says where they are. */
function areApart(from: Node, bench: Workbench): boolean {
  const table = bench.table(from);
  const places = (table?.columns ?? []).flatMap(({ name, type }, at) =>
    WHERE.test(humanise(name)) && (type === "text" || type === "entity") ? [at] : [],
  );
  return (
    places.length > 0 &&
    places.every((at) => new Set(table!.rows.map(({ cells }) => foldText(cells[at]!.value.printed))).size > 1)
  );
}

/** Whether rows are owners that may have the same things of which a column says how many each has. */
function sharesOut({ name, unit }: Column, from: Node, bench: Workbench): boolean {
  if (unit !== undefined && !/^\p{Script=Han}$/u.test(unit)) return false;
  const noun = nounOf(from, bench);
  if (arePeople(noun)) return TOGETHER.test(humanise(name));
  return nounKind(noun) === "group" && OF_BODIES.test(humanise(name));
}

const arePeople = (noun: string): boolean =>
  mayBePeople(noun) ||
  nounKind(noun) === "person" ||
  relative(noun, "") === "who" ||
  /^[位名]$/.test(measureWord(noun));

/** What the rows are called that a set is made of. */
function nounOf(from: Node, bench: Workbench): string {
  const first = nodesOf(from).find(isLeaf);
  return first ? bench.relation(first.relation).naming.singular : "";
}

/**
 * The group with the highest total of what is neither a stock nor a flow is the one with the most members: that is what was asked
 * for then. Which has the highest mean tells of the figures.
 */
function goesBySize(node: Branch, bench: Workbench): boolean {
  const group = inputOf(node);
  if (!group || isLeaf(group) || group.op !== "group" || group.params["take"] !== "sum") return false;
  const from = inputOf(group)!;
  const table = bench.table(from);
  const column = table?.columns.find(({ name }) => name === group.params["column"]);
  const by = table?.columns.findIndex(({ name }) => name === group.params["by"]) ?? -1;
  if (!table || !column || by < 0) return false;
  const isOwn = arePeople(nounOf(from, bench)) && !(column.unit !== undefined && isCurrency(column.unit));
  if (!isOwn && isStock(column, table.columns)) return false;
  const sizes = new Map<string, number>();
  for (const { cells } of table.rows) {
    const key = foldText(cells[by]!.value.printed);
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  const found = bench.table(node)?.rows[0];
  const at = bench.table(node)?.columns.findIndex(({ name }) => name === group.params["by"]) ?? -1;
  const own = found && sizes.get(foldText(found.cells[at]?.value.printed ?? ""));
  if (own === undefined || new Set(sizes.values()).size < 2) return false;
  return own === (node.params["end"] === "lowest" ? Math.min(...sizes.values()) : Math.max(...sizes.values()));
}
