import { dataRows, type Relation, type Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import { startOf } from "../start-of.ts";
import type { Workbench } from "../workbench.ts";

/** Fewer things agree by chance. */
const LEAST_PAIRS = 4;
/** On so many of the rows what is asked is who was asked about; here and there somebody else is named beside. */
const NEARLY_ALL = 0.9;

/**
 * What is asked of things is whose they are, of which a step before has said it: “the painter of the works of the head of the school”
 * is the head, for who painted a work lists it as a work. Told by the rows: where one relation points to another, a column there
 * points back to nearly every row.
 */
export function asksBack(node: Branch, bench: Workbench): boolean {
  if (node.op === "join") {
    const { on, columns } = node.params;
    const [left, right] = [node.inputs["left"], node.inputs["right"]].map((input) => input && startOf(input, bench));
    if (!left || !right || !Array.isArray(columns)) return false;
    return columns.some((column) => pointsBack(left, String(on), right, String(column)));
  }
  const asked = { lookup: node.params["column"], follow: node.params["on"] }[node.op];
  const from = node.inputs["left"] ?? inputOf(node);
  if (asked === undefined || from === undefined || isLeaf(from) || from.op !== "follow") return false;
  const { left: path, right: led } = from.inputs;
  const [left, right] = [path && cameTo(path, bench), led && startOf(led, bench)];
  return left !== undefined && right !== undefined && pointsBack(left, String(from.params["on"]), right, String(asked));
}

/** The relation that a path has come to. */
function cameTo(node: Node, bench: Workbench): Relation | undefined {
  if (isLeaf(node)) return bench.raw.get(node.relation);
  const { left, right, from } = node.inputs;
  if (node.op === "follow") return right && startOf(right, bench);
  const rows = left ?? from;
  return rows && cameTo(rows, bench);
}

function pointsBack(left: Relation, on: string, right: Relation, column: string): boolean {
  const pointer = left.columns.findIndex(({ name }) => name === on);
  const asked = right.columns.findIndex(({ name }) => name === column);
  if (pointer < 0 || asked < 0) return false;
  const byKey = new Map(dataRows(right).flatMap((row) => keysOf(row, right).map((key) => [key, row] as const)));
  const pairs = dataRows(left).flatMap((row) => {
    const own = new Set(keysOf(row, left));
    return pointersOf(row.cells[pointer]!.value).flatMap((keys) => {
      const target = keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
      const back = target?.cells[asked]?.value;
      if (back === undefined || back.kind === "missing") return [];
      return [pointersOf(back).some((names) => names.some((name) => own.has(name)))];
    });
  });
  return pairs.length >= LEAST_PAIRS && pairs.filter((isBack) => isBack).length >= NEARLY_ALL * pairs.length;
}

/** What leads to a row: its page, and its name. */
function keysOf(row: Row, { columns }: Relation): string[] {
  const label = Math.max(
    columns.findIndex(({ role }) => role === "label"),
    0,
  );
  return [...(row.about === undefined ? [] : [row.about]), foldText(row.cells[label]!.value.printed.trim())];
}

/** What each of the things that a cell names is known by. */
const pointersOf = (value: Value): string[][] =>
  value.kind === "list"
    ? value.items.flatMap(pointersOf)
    : [[...(value.kind === "entity" ? [value.href] : []), foldText(value.printed.trim())]];
