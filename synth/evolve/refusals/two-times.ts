import { dataRows, isFileKind, type Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import { areOfOneForm } from "../same-form.ts";
import { startOf } from "../start-of.ts";
import { stringsIn } from "../strings-in.ts";
import type { Workbench } from "../workbench.ts";
import { isDimension, isOwnTime, isTime } from "./own-sizes.ts";

const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/g;
const LEADING = new Set(["join", "follow"]);
/** Who holds an office holds it for some years. */
const OFFICE =
  /\b(?:captain|chair(?:man|woman|person)?|coach|commodore|curator|director|head|inspector|keeper|leader|manager|mayor|minister|president|principal|secretary|superintendent|warden)\b|[馆院校厂园局所县市镇村站队社会]长|主席|主任|经理|教练|负责人/i;

/**
 * What the table of one year states is held together with what the page of a thing says of today ("the captain of the club with the
 * fewest points in 2018"), where there are tables of later years: what was then and what is now belong to two times. Where a thing is, of
 * which kind it is, how large it was built and when it came to be is the same in both.
 */
export function mixesTimes(tree: Branch, bench: Workbench): boolean {
  const nodes = nodesOf(tree);
  if (nodes.some((node) => leadsToOneOfYears(node, bench))) return true;
  const joined = new Set(
    nodes.flatMap((node) => (!isLeaf(node) && LEADING.has(node.op) ? Object.values(node.inputs).flatMap(nodesOf) : [])),
  );
  const leaves = [...joined].flatMap((node) => (isLeaf(node) ? (bench.raw.get(node.relation) ?? []) : []));
  const old = leaves.filter((relation) => isOfEarlierYear(relation, bench));
  if (old.length === 0) return false;
  const now = leaves.filter((relation) => relation.source === "page_collection" && !old.includes(relation));
  const said = new Set(nodes.flatMap((node) => (isLeaf(node) || node.op === "join" ? [] : stringsIn(node.params))));
  return now.some(({ columns }) => columns.some((column) => said.has(column.name) && changes(column)));
}

/**
 * From elsewhere a question leads to a table in one of the files of several years: which, it does not say, for it names the place where
 * it starts ("how many births does the country of the county that was surveyed last have", of a yearbook for each year).
 */
function leadsToOneOfYears(node: Node, bench: Workbench): boolean {
  if (isLeaf(node) || !LEADING.has(node.op)) return false;
  const start = node.inputs["left"] && startOf(node.inputs["left"], bench);
  const end = node.inputs["right"] && startOf(node.inputs["right"], bench);
  if (!start || !end || !isFileKind(end.source)) return false;
  const year = yearOf(end);
  if (year === undefined || yearOf(start) === year) return false;
  return [...bench.raw.values()].some((other) => areOfOneForm(end, other) && (yearOf(other) ?? year) !== year);
}

/**
 * Figures of two quantities, each of another year ("GDP in 2020" and "population in 2023"): nobody holds these against each other. One and
 * the same quantity in two years is told apart by just that.
 */
export function areOfTwoYears(first: string, second: string, relations: readonly Relation[] = []): boolean {
  const [one, other] = [first, second].map((name) => yearsOf(name, relations));
  if (one?.length !== 1 || other?.length !== 1 || one[0] === other[0]) return false;
  const [what, more] = [first, second].map((name) => name.replace(YEAR, "").trim());
  return what !== more;
}

/** The years that a heading says, or else the one of the table that it stands in. */
function yearsOf(heading: string, relations: readonly Relation[]): string[] {
  const said = [...new Set(heading.match(YEAR))];
  if (said.length > 0) return said;
  const table = relations.find(({ columns }) => columns.some(({ name }) => name === heading));
  const year = table && table.source !== "page_collection" ? yearOf(table) : undefined;
  return year === undefined ? [] : [String(year)];
}

/** One of several tables of one form, each of a year, and not of the last of these. */
function isOfEarlierYear(relation: Relation, bench: Workbench): boolean {
  const own = yearOf(relation);
  if (own === undefined || relation.source === "page_collection" || dataRows(relation).length === 0) return false;
  return [...bench.raw.values()].some((other) => areOfOneForm(relation, other) && (yearOf(other) ?? own) > own);
}

/** The year that a table is called by; undefined where it is of none, or of several. */
function yearOf({ name }: Relation): number | undefined {
  const years = new Set(name.match(YEAR));
  return years.size === 1 ? Number([...years][0]) : undefined;
}

/** Whether a column tells what is otherwise in other years. */
function changes(column: Relation["columns"][number]): boolean {
  if (new RegExp(YEAR).test(column.name) || isTime(column)) return isTime(column) && !isOwnTime(column);
  return OFFICE.test(humanise(column.name)) || (column.role === "measure" && !isDimension(column));
}
