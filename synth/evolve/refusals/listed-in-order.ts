import type { Relation } from "../../../core/relation.ts";
import { areInOrder } from "../../survey/lists/in-order-of-time.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, firstOf, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is asked of one row. */
const ASKED = new Set(["lookup", "follow", "label_of"]);
const LEAST_ROWS = 4;

/**
 * A fact of the latest, or second-latest, of all things that a list of the site prints in the order of their dates: it is the first
 * row, and its page says the rest. Of things that are told by a condition first the order is no help, and sizes are compared by
 * whoever reads a list that happens to be in their order.
 */
export function isListedInOrder({ op, inputs }: Branch, bench: Workbench): boolean {
  const kth = firstOf(inputs);
  if (!ASKED.has(op) || !kth || isLeaf(kth) || kth.op !== "kth") return false;
  const set = inputOf(kth);
  if (!set || conditionColumns(set).length > 0) return false;
  const by = String(kth.params["by"]);
  const source = bench.sources(set).find(({ columns }) => columns.some(({ column }) => column.name === by));
  const { inOrder, printed } = bench.survey;
  if (!source || !saysWhen(source.relation, by)) return false;
  return (
    inOrder?.get(source.relation.id)?.has(by) === true ||
    (printed?.get(source.relation.id) ?? []).some(({ relation, listed }) => listed.has(by) && runsInOrder(relation, by))
  );
}

/** Of fewer things any order may be by chance. */
const saysWhen = ({ columns, rows }: Relation, by: string): boolean =>
  rows.length >= LEAST_ROWS &&
  columns.some(({ name, type, role }) => name === by && (type === "date" || role === "year"));

/** What a list prints of a collection, in the order in which it stands there. */
function runsInOrder({ columns, rows }: Relation, by: string): boolean {
  const at = columns.findIndex(({ name }) => name === by);
  const cells = rows.map(({ cells }) => cells[at]!);
  const { url } = cells[0]!.evidence;
  if (at < 0 || cells.some(({ evidence }) => evidence.url !== url)) return false;
  const placed = cells.map(({ value, evidence: { place } }) => ({ value, path: "path" in place ? place.path : "" }));
  return areInOrder(placed.sort((a, b) => PLACES.compare(a.path, b.path)).map(({ value }) => value));
}

const PLACES = new Intl.Collator("en", { numeric: true });
