import { leaf, over } from "../evolve/node.ts";
import { isHeldAgainst, isOddFormula } from "../evolve/refusals/odd-formula.ts";
import { areFarApart, goTogether } from "../evolve/refusals/related-columns.ts";
import type { Workbench } from "../evolve/workbench.ts";
import { arePeople, isAmountOf, isLength, isMoney, isRunTime, rate } from "./comparable.ts";
import type { Quantity } from "./quantity.ts";

/** The largest of its values, by which the greater of two numbers is told. */
export const sizeOf = ({ stated }: Pick<Quantity, "stated">): number =>
  Math.max(...[...stated.values()].map(({ value }) => (value.kind === "number" ? Math.abs(Number(value.decimal)) : 0)));

/**
 * Two totals in the order in which somebody tells the one per the other, by the rules for formulas of the search for programs: money
 * per head, tonnes per vessel, pupils per teacher. Undefined where the quotient is nobody's figure; then no shares in the two are
 * held against each other either, nor is the one dealt out by the other.
 */
export function quotientOf(
  one: Quantity,
  other: Quantity,
  bench: Workbench,
): readonly [Quantity, Quantity] | undefined {
  // "Cost per member" takes no total of members: it is enough that both are amounts or numbers of things.
  const ordered = rate(counted(one), counted(other), sizeOf);
  if (!ordered) return undefined;
  const [a, b] = ordered.map(({ column }) => (column === one.column ? one : other)) as [Quantity, Quantity];
  return [[a, b] as const, [b, a] as const].find(([top, base]) => isTold(top, base, bench));
}

/**
 * What came about at each thing in the latest year, per what its own page counts there: visits per turnstile. Both are numbers, and the
 * page says no year, because it says how things are.
 */
export function isIntensity(flow: Quantity, standing: Quantity): boolean {
  if (flow.gathered?.kind !== "year" || standing.gathered || standing.period !== undefined) return false;
  if (flow.unit !== undefined || standing.unit !== undefined || !standing.additive || !flow.additive) return false;
  return standing.surveyed.relation.source === "page_collection" && !GOVERNING.test(standing.column.column.name);
}

const counted = (quantity: Quantity): Quantity => ({
  ...quantity,
  additive: isAmountOf(quantity.column.column),
});

/** What work that is paid for comes to: its cost is told per each of them. */
const RESULT = /\b(?:articles|papers|patents|publications)\b|论文|专利|专著/i;
export const isResult = ({ column }: Pick<Quantity, "column">): boolean => RESULT.test(column.column.name);

/** What money is paid out for, or comes in by, one after the other: days at sea, tickets, lots that were sold. */
const PAID_FOR =
  /\b(?:awards|bursaries|concerts|cruises|days|events|exhibitions|flights|grants|nights|performances|prizes|productions|scholarships|tickets|tours|trips|voyages|weeks)\b|\p{L}s (?:awarded|built|delivered|funded|granted|issued|leased|let|planted|produced|repaired|restored|sold|supplied|treated)\b|成交[件宗幅套]?[数量]|售出|销售量|门票|场次|天数$/iu;
export const isPaidFor = ({ column }: Pick<Quantity, "column">): boolean => PAID_FOR.test(column.column.name);

/** Who has a seat on what governs a body: nothing that it does goes by how many they are. */
const GOVERNING = /\b(?:board|council|directors|governors|trustees)\b|理事|董事|监事|常委/i;

/** What was meant to come about, or may at most: by that one holds what did come about. */
const PLANNED =
  /\b(?:budget(?:ed)?|ceiling|goal|limit|planned|quota|target)\b|目标|计划|预算|定额|限额|额度|上限|应[到缴收付]/i;

/**
 * Two quantities of one unit in the order in which they have a ratio: what came about to what was planned ("raised to target"), whether
 * it is more or less; else the greater numbers to the smaller ones, as "0.0000012 courses per euro" is nobody's figure.
 */
export function inOrder(one: Quantity, other: Quantity): readonly [Quantity, Quantity] {
  const [first, second] = [one, other].map(({ column }) => PLANNED.test(column.column.name));
  if (first !== second) return first ? [other, one] : [one, other];
  return sizeOf(one) < sizeOf(other) ? [other, one] : [one, other];
}

function isTold(a: Quantity, b: Quantity, bench: Workbench): boolean {
  const [top, base] = [a.column.column, b.column.column];
  if (GOVERNING.test(base.name)) return false;
  // Money per head, whatever the heads are counted by; per what it was spent to bring about, or came in by; per kilometre of a road.
  const isPaid = isMoney(a) && (arePeople(b) || isResult(b) || isPaidFor(b) || isLength(b));
  if ((isPaid || isRunTime(a, b)) && a.surveyed === b.surveyed) return true;
  if (!isHeldAgainst(top, base)) return false;
  const relations = [...new Set([a.surveyed.relation, b.surveyed.relation])];
  if (relations.length > 1) return !areFarApart(top.name, base.name, relations);
  return goTogether(top.name, base.name, relations) && !isOdd(a, b, bench);
}

/** Is the quotient, or the difference, of two columns of one table one that a question is refused for? */
export function isOdd(a: Quantity, b: Quantity, bench: Workbench, formula: "ratio" | "difference" = "ratio"): boolean {
  if (a.surveyed !== b.surveyed || a.gathered || b.gathered) return false;
  const { relation, label } = a.surveyed;
  const names = relation.rows.flatMap(({ cells, total }) => (total ? [] : [cells[label!.index]!.value.printed.trim()]));
  const of = { formula, a: a.column.column.name, b: b.column.column.name };
  const stated = names.filter((name) => a.stated.has(name) && b.stated.has(name));
  return isOddFormula(over("formula_column", over("named", leaf(relation.id), { names: stated }), of), bench);
}
