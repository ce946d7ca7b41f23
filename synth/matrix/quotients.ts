import { leaf, over } from "../evolve/node.ts";
import { isHeldAgainst, isOddFormula } from "../evolve/refusals/odd-formula.ts";
import { areFarApart, goTogether } from "../evolve/refusals/related-columns.ts";
import type { Workbench } from "../evolve/workbench.ts";
import { rate } from "./comparable.ts";
import type { Quantity } from "./quantities.ts";

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
  const ordered = rate(one, other, sizeOf);
  if (!ordered) return undefined;
  const [a, b] = ordered;
  return [ordered, [b, a] as const].find(([top, base]) => isTold(top, base, bench));
}

function isTold(a: Quantity, b: Quantity, bench: Workbench): boolean {
  const [top, base] = [a.column.column, b.column.column];
  if (!isHeldAgainst(top, base)) return false;
  const relations = [...new Set([a.surveyed.relation, b.surveyed.relation])];
  if (relations.length > 1) return !areFarApart(top.name, base.name, relations);
  return goTogether(top.name, base.name, relations) && !isOdd(a, b, bench);
}

/** Is the quotient of two columns of one table one that a question is refused for? */
export function isOdd(a: Quantity, b: Quantity, bench: Workbench): boolean {
  if (a.surveyed !== b.surveyed) return false;
  const { relation, label } = a.surveyed;
  const names = relation.rows.flatMap(({ cells, total }) => (total ? [] : [cells[label!.index]!.value.printed.trim()]));
  const of = { formula: "ratio", a: a.column.column.name, b: b.column.column.name };
  const stated = names.filter((name) => a.stated.has(name) && b.stated.has(name));
  return isOddFormula(over("formula_column", over("named", leaf(relation.id), { names: stated }), of), bench);
}
