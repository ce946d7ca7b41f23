import type { Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { compareValues } from "../../../logic/order.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is asked of one row. */
const ASKED = new Set(["lookup", "follow", "label_of"]);
/** Of fewer rows any order may be by chance. */
const LEAST_ROWS = 4;

/**
 * A fact of the latest, or second-latest, of all things that a list of the site prints in the order of their dates: it is the first
 * row, and its page says the rest. Of things that are told by a condition first the order is no help, and sizes are compared by
 * whoever reads a list that happens to be in their order.
 */
export function isListedInOrder({ op, inputs }: Branch, bench: Workbench): boolean {
  const [kth] = Object.values(inputs);
  if (!ASKED.has(op) || !kth || isLeaf(kth) || kth.op !== "kth") return false;
  const [set] = Object.values(kth.inputs);
  if (!set || conditionColumns(set).length > 0) return false;
  const by = String(kth.params["by"]);
  const source = bench.sources(set).find(({ columns }) => columns.some(({ column }) => column.name === by));
  const dates = source && datesIn(source.relation, by);
  if (!dates || dates.size < LEAST_ROWS) return false;
  const { relations, lone, printed } = bench.survey;
  return (
    [...relations, ...lone].some(({ relation }) => isTable(relation) && lists(relation, dates)) ||
    (printed?.get(source.relation.id) ?? []).some(({ relation, listed }) => listed.has(by) && runsInOrder(relation, by))
  );
}

const isTable = ({ source }: Relation) => source !== "page_collection";

/** By page: when each thing was, as printed; undefined where the column says no time, or a thing has no page. */
function datesIn({ columns, rows }: Relation, by: string): ReadonlyMap<string, string> | undefined {
  const at = columns.findIndex(({ name }) => name === by);
  const { type, role } = columns[at]!;
  if (type !== "date" && role !== "year") return undefined;
  const own = rows.flatMap(({ about, cells }) =>
    about === undefined ? [] : [[about, foldText(cells[at]!.value.printed)] as const],
  );
  return own.length < rows.length ? undefined : new Map(own);
}

/** Does a list have all of them, each with its date, from the first to the last or back? */
function lists({ columns, rows }: Relation, dates: ReadonlyMap<string, string>): boolean {
  const own = rows.filter(({ about, total }) => !total && about !== undefined && dates.has(about));
  if (own.length < dates.size || own.length < rows.length) return false;
  return columns.some((_, at) => {
    const values = own.map(({ cells }) => cells[at]!.value);
    return values.every(({ printed }, row) => foldText(printed) === dates.get(own[row]!.about!)) && isInOrder(values);
  });
}

/** What a list prints of a collection, in the order in which it stands there. */
function runsInOrder({ columns, rows }: Relation, by: string): boolean {
  const at = columns.findIndex(({ name }) => name === by);
  const cells = rows.map(({ cells }) => cells[at]!);
  const { url } = cells[0]!.evidence;
  if (at < 0 || cells.some(({ evidence }) => evidence.url !== url)) return false;
  const placed = cells.map(({ value, evidence: { place } }) => ({ value, path: "path" in place ? place.path : "" }));
  return isInOrder(placed.sort((a, b) => PLACES.compare(a.path, b.path)).map(({ value }) => value));
}

const PLACES = new Intl.Collator("en", { numeric: true });

function isInOrder(values: readonly Value[]): boolean {
  const signs = new Set(values.slice(1).map((value, before) => Math.sign(compareValues(value, values[before]!))));
  signs.delete(0);
  return signs.size === 1;
}
