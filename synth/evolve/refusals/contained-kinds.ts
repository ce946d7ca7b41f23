import { Condition, conjuncts } from "../../../logic/condition.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What sorts rows by the values of a column, with the parameter that names it. */
const SORTING: Readonly<Record<string, string>> = {
  ...{ group: "by", mode: "column", distinct: "column", group_dispersion: "by", count_above_group: "by" },
};
const WHOLE_TEXT: ReadonlySet<string> = new Set(["equals", "differs", "in"]);
/** Between the kinds that one value names: "Computerised & embroidery". */
const BETWEEN = /\s*[&/+;,、]\s*|\s+(?:and|or|with)\s+|[和与及]/u;

/**
 * A kind that another value of its column has in it: machines that are "Computerised", where others are "Computerised & embroidery". These
 * are computerised, too, and a list of the site files them so: whether they are meant, nobody can tell.
 */
export function isInAnotherKind(node: Branch, bench: Workbench): boolean {
  const sorting = SORTING[node.op];
  if (sorting !== undefined) {
    const kinds = valuesOf(node, String(node.params[sorting]), bench);
    return kinds !== undefined && [...kinds].some((kind) => hasIn(kinds, kind));
  }
  const where = Condition.safeParse(node.params["where"]);
  if (!where.success) return false;
  return conjuncts(where.data)
    .flat()
    .some(({ is, column, value }) => {
      if (!WHOLE_TEXT.has(is)) return false;
      const kinds = valuesOf(node, column, bench);
      const asked = [value].flat().map(foldText);
      // "Either of both" means those that are both, too, where these are named.
      return kinds !== undefined && asked.some((kind) => hasIn(kinds, kind, new Set(asked)));
    });
}

/** Whether another value names this one among others. */
const hasIn = (kinds: ReadonlySet<string>, kind: string, named: ReadonlySet<string> = new Set()): boolean =>
  [...kinds].some((other) => other !== kind && !named.has(other) && other.split(BETWEEN).includes(kind));

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** The different words of a column, of the rows that a step reads. */
function valuesOf(node: Branch, name: string, bench: Workbench): ReadonlySet<string> | undefined {
  const [from] = Object.values(node.inputs);
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  if (!table || index < 0) return undefined;
  const ofTable = known.get(table) ?? new Map<string, ReadonlySet<string>>();
  known.set(table, ofTable);
  const found =
    ofTable.get(name) ??
    new Set(
      table.rows.flatMap(({ cells }) => {
        const { kind, printed } = cells[index]!.value;
        return kind === "text" || kind === "entity" ? foldText(printed) : [];
      }),
    );
  ofTable.set(name, found);
  return found;
}
