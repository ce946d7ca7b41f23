import { measure } from "../../logic/measure.ts";
import { foldText } from "../../logic/normalise.ts";
import { type Branch, isLeaf, nodesOf } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** What this share of the things that a question chooses from have in common is guessed without choosing. */
const GUESSED = 0.75;
/** Of fewer named things, which of them, or how many, is guessed one time in four. */
const LEAST_GUESSED_FROM = 5;

/** The mean, or the sum, of a group of one is that one's own value. */
export function hasLoneGroup(node: Branch, bench: Workbench): boolean {
  const [from] = Object.values(node.inputs);
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === node.params["by"]) ?? -1;
  if (!table || index < 0) return false;
  const sizes = new Map<string, number>();
  for (const { cells } of table.rows) {
    const group = foldText(cells[index]!.value.printed);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return [...sizes.values()].includes(1);
}

/** How much larger than the smallest the largest is at least, where people wonder how many make up half of the whole. */
const UNEVEN = 4;

/** "How many homes are needed for half of all bedrooms?" Where all are of about one size, about half of them. */
export function isEven(node: Branch, bench: Workbench): boolean {
  const [from] = Object.values(node.inputs);
  const table = from && bench.table(from);
  if (!table) return false;
  const numbers = measure(table, String(node.params["column"])).measured.map(({ number }) => number.toNumber());
  return Math.max(...numbers) < UNEVEN * Math.min(...numbers);
}

/** "the region of the ocean with the largest area": that of every ocean is the same, whichever is chosen. */
export function isGuessed(node: Branch, bench: Workbench): boolean {
  const [choice] = Object.values(node.inputs);
  const [from] = choice && !isLeaf(choice) ? Object.values(choice.inputs) : [];
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === node.params["column"]) ?? -1;
  if (!table || index < 0 || table.rows.length < 2) return false;
  const counts = new Map<string, number>();
  for (const row of table.rows) {
    const said = foldText(row.cells[index]!.value.printed);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return Math.max(...counts.values()) >= GUESSED * table.rows.length;
}

/** "How many of A, B, C and D …": there are five answers, and two of them are unlikely. */
export const isGuessable = (tree: Branch) =>
  nodesOf(tree).some(
    (node) => !isLeaf(node) && node.op === "named" && (node.params["names"] as string[]).length < LEAST_GUESSED_FROM,
  );

/** An aggregate of what a column names, where several rows name the same: one value would count several times. */
export function isRepeated(node: Branch, bench: Workbench): boolean {
  return nodesOf(node).some((inner) => {
    if (isLeaf(inner) || inner.op !== "join" || typeof inner.params["on"] !== "string") return false;
    if (!(inner.params["columns"] as string[]).includes(String(node.params["column"]))) return false;
    const left = bench.table(inner.inputs["left"]!);
    const index = left?.columns.findIndex((column) => column.name === inner.params["on"]) ?? -1;
    const names = left?.rows.map((row) => row.cells[index]?.value.printed) ?? [];
    return new Set(names).size < names.length;
  });
}
