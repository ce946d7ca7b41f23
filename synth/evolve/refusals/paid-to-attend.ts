import type { Column } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Cost", "total cost": of what somebody goes to it is what one person pays, and of what is built what it took. */
const COST = /^(?:(?:total|full|standard|adult) )?costs?(?: per (?:person|head|place))?$/i;
/** What people go to, and pay for one by one. */
const ATTENDED =
  /^(?:activity|class|concert|course|demonstration|dinner|event|excursion|experience|gig|lecture|lesson|meal|outing|performance|retreat|screening|seminar|session|show|talk|tasting|tour|training|trip|visit|walk|webinar|workshop)$/;
/** Nobody pays so much for a place, and nobody puts on a thing for less. */
const MOST = 2000;

/**
 * Whether the "cost" of what people go to is what one of them pays: that of several is paid by nobody, and nobody asks how few make up
 * half of it. What an event cost those who held it is far more.
 */
export function isPaidToAttend(column: Column, from: Node, bench: Workbench): boolean {
  const { name, unit } = column;
  if (unit === undefined || !isCurrency(unit) || !COST.test(humanise(name))) return false;
  const isAttended = nodesOf(from).some(
    (node) => isLeaf(node) && ATTENDED.test(singular(headWord(bench.relation(node.relation).naming.singular))),
  );
  if (!isAttended) return false;
  const values = bench.columns(from).find(({ column: one }) => one.name === name)?.values ?? [];
  return values.every((value) => value.kind !== "number" || Number(value.decimal) < MOST);
}
