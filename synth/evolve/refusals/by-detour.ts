import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Fewer things agree by chance. */
const LEAST_ROWS = 4;
/** So many of the things state it themselves; what some leave out has to be looked up. */
const STATED = 0.9;

/**
 * What is asked over another page though the thing says it itself: “books of series that the literature desk looks after”, where each
 * book states its desk, and it is that of its series in all rows. A person asks for the desk of the book.
 */
export function goesByDetour(node: Branch, bench: Workbench): boolean {
  if (node.op === "join" && typeof node.params["on"] === "string") {
    const columns = node.params["columns"];
    const rows = node.inputs["left"];
    const right = relationOf(node.inputs["right"], bench);
    if (!Array.isArray(columns) || !rows || !right || isGrouped(rows)) return false;
    const left = relationOf(rows, bench);
    return (
      left !== undefined && columns.some((name) => statesItself(left, String(node.params["on"]), right, `${name}`))
    );
  }
  // What is looked up at the end of a path, or leads on from there.
  const asked = { lookup: node.params["column"], follow: node.params["on"] }[node.op];
  const from = node.inputs["left"] ?? inputOf(node);
  if (asked === undefined || from === undefined || isLeaf(from) || from.op !== "follow") return false;
  const left = from.inputs["left"];
  const right = relationOf(from.inputs["right"], bench);
  const own = left && !isGrouped(left) ? relationOf(left, bench) : undefined;
  return own !== undefined && right !== undefined && statesItself(own, String(from.params["on"]), right, String(asked));
}

const isGrouped = (node: Node): boolean => nodesOf(node).some((one) => !isLeaf(one) && one.op === "group");

/** The relation whose rows a chain of steps passes on. */
function relationOf(node: Node | undefined, bench: Workbench): Relation | undefined {
  if (node === undefined) return undefined;
  if (isLeaf(node)) return bench.raw.get(node.relation);
  return relationOf(node.inputs["left"] ?? inputOf(node), bench);
}

/** Whether a column of the things has, in all rows, the value that is found under `column` where `on` leads. */
function statesItself(left: Relation, on: string, right: Relation, column: string): boolean {
  const [pointer, asked] = [left, right].map(({ columns }, at) =>
    columns.findIndex(({ name }) => name === (at === 0 ? on : column)),
  ) as [number, number];
  if (pointer < 0 || asked < 0 || left.id === right.id) return false;
  const named = Math.max(
    right.columns.findIndex(({ role }) => role === "label"),
    0,
  );
  const targets = new Map(
    dataRows(right).flatMap((row) =>
      [row.about, textOf(row.cells[named]!.value)].flatMap((key) => (key === undefined ? [] : [[key, row] as const])),
    ),
  );
  const pairs = dataRows(left).flatMap(({ cells }) => {
    const { value } = cells[pointer]!;
    const target = (value.kind === "entity" ? targets.get(value.href) : undefined) ?? targets.get(textOf(value));
    const found = target?.cells[asked]?.value;
    return found === undefined || found.kind === "missing" ? [] : [{ cells, found }];
  });
  if (pairs.length < LEAST_ROWS || new Set(pairs.map(({ found }) => textOf(found))).size < 2) return false;
  return left.columns.some(({ role }, at) => {
    if (at === pointer || role === "label") return false;
    const stated = pairs.filter(({ cells }) => cells[at]!.value.kind !== "missing");
    return (
      stated.length >= STATED * pairs.length &&
      stated.every(({ cells, found }) => textOf(cells[at]!.value) === textOf(found))
    );
  });
}

const textOf = (value: Value): string => foldText(value.printed.trim());
