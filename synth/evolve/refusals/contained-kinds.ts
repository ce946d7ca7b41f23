import { conjuncts, containsWords, listedIn } from "../../../logic/condition.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What sorts rows by the values of a column, with the parameter that names it. */
const SORTING: Readonly<Record<string, string>> = {
  ...{ group: "by", mode: "column", distinct: "column", group_dispersion: "by", count_above_group: "by" },
};
const WHOLE_TEXT: ReadonlySet<string> = new Set(["equals", "differs", "in"]);
/** Between the kinds that one value names: "Computerised & embroidery". */
const BETWEEN = /\s*[&/+;,、]\s*|\s+(?:and|or|with)\s+|[和与及]/u;

/** Values of which there are more are no kinds. */
const MOST_KINDS = 100;

/**
 * A kind that another value of its column has in it: machines that are "Computerised", where others are "Computerised & embroidery". These
 * are computerised, too, and a list of the site files them so: whether they are meant, nobody can tell. So it is with an item of a
 * list that other rows hold within a longer one: "stone" beside "crushed stone".
 */
export function isInAnotherKind(node: Branch, bench: Workbench): boolean {
  const sorting = SORTING[node.op];
  if (sorting !== undefined) return containedIn(node, String(node.params[sorting]), bench).size > 0;
  const where = conditionOf(node);
  if (!where) return false;
  return conjuncts(where)
    .flat()
    .some(({ is, column, value }) => {
      if (is === "includes") return isWithinItem(String(value), node, column, bench);
      if (!WHOLE_TEXT.has(is)) return false;
      const containing = containedIn(node, column, bench);
      const asked = [value].flat().map(foldText);
      // "Either of both" means those that are both, too, where these are named.
      return asked.some((kind) => containing.get(kind)?.some((other) => !asked.includes(other)));
    });
}

function isWithinItem(asked: string, node: Branch, name: string, bench: Workbench): boolean {
  const from = inputOf(node);
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  if (!table || index < 0) return false;
  const item = foldText(asked);
  return table.rows.some(({ cells }) => {
    const { value } = cells[index]!;
    const texts = value.kind === "list" ? value.items.map(printedText) : listedIn(value.printed);
    const items = texts.map(foldText);
    // Who holds it by itself as well is meant either way.
    return !items.includes(item) && items.some((other) => containsWords(other, item));
  });
}

type Containing = ReadonlyMap<string, readonly string[]>;
const NONE: Containing = new Map();
const known = new WeakMap<object, Map<string, Containing>>();

/** The kinds of a column, among the rows that a step reads, that others name among others, with these. */
function containedIn(node: Branch, name: string, bench: Workbench): Containing {
  const from = inputOf(node);
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  if (!table || index < 0) return NONE;
  const ofTable = known.get(table) ?? new Map<string, Containing>();
  known.set(table, ofTable);
  const found = ofTable.get(name) ?? containing(table, index);
  ofTable.set(name, found);
  return found;
}

function containing({ rows }: TableResult, index: number): Containing {
  const kinds = new Set<string>();
  for (const { cells } of rows) {
    const { kind, printed } = cells[index]!.value;
    if (kind === "text" || kind === "entity") kinds.add(foldText(printed));
    if (kinds.size > MOST_KINDS) return NONE;
  }
  const found = new Map<string, string[]>();
  for (const kind of kinds)
    for (const part of new Set(kind.split(BETWEEN)))
      if (part !== kind && kinds.has(part)) found.set(part, [...(found.get(part) ?? []), kind]);
  return found;
}
