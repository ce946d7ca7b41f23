import { dataRows, type Relation } from "../../core/relation.ts";
import type { CheckContext } from "./check.ts";
import { thingsOf } from "./kinds-asked.ts";
import { listsOn } from "./lists-index.ts";

/** Keys of a step under which it names columns. */
const NAMING = new Set(["column", "by"]);
/** Operations that ask nothing of things but of which sort they are, and of how many that is so. */
const OF_SORTS: ReadonlySet<string> = new Set([
  ...["stated", "filter", "count", "mode", "group", "kth", "top", "sort", "label_of", "distinct", "ranked_value"],
  ...["probability", "percent_of", "ratio", "difference", "percent_difference"],
]);

/**
 * The page that lists all things of a kind under headings, a heading for each value of the only column that a question reads: which
 * sort has the most, how many are of one, and what share that is, is counted there though each thing states its sort itself.
 */
export function pageOfSorts({
  task,
  relations,
  pages,
}: Pick<CheckContext, "task" | "relations" | "pages">): string | undefined {
  const { program } = task;
  const [id, ...others] = Object.values(program.relations);
  const relation = relations.get(id ?? "");
  if (!relation || others.length > 0 || !program.steps.every(({ op }) => OF_SORTS.has(op))) return undefined;
  const known = new Set(relation.columns.flatMap(({ name, role }) => (role === "label" ? [] : [name])));
  const [column, ...more] = new Set(program.steps.flatMap((step) => namesIn(step)).filter((name) => known.has(name)));
  if (column === undefined || more.length > 0) return undefined;
  const sorts = sortsOf(relation, column);
  if (!sorts) return undefined;
  const all = new Set([...sorts.values()].flat());
  const lists = listsOn(pages);
  const filing = [...sorts].map(([value, members]) => {
    const exact = lists.under(value).filter((list) => {
      const own = [...list.members].filter((url) => all.has(url));
      return own.length === members.length && members.every((url) => list.members.has(url));
    });
    return new Set(exact.map(({ url }) => url));
  });
  return [...(filing[0] ?? [])].find((url) => filing.every((on) => on.has(url)));
}

/** The pages of the things by what a column says of each; undefined where one has no page or is of no sort. */
function sortsOf(relation: Relation, column: string): ReadonlyMap<string, readonly string[]> | undefined {
  const at = relation.columns.findIndex(({ name }) => name === column);
  const things = thingsOf(relation);
  const sorts = new Map<string, string[]>();
  for (const [row, { cells }] of dataRows(relation).entries()) {
    const { kind, printed } = cells[at]!.value;
    const thing = things[row];
    if (thing === undefined || kind === "missing") return undefined;
    sorts.set(printed, [...(sorts.get(printed) ?? []), thing]);
  }
  return sorts.size > 1 ? sorts : undefined;
}

/** All columns that a step names, in its conditions, too. */
function namesIn(step: unknown, key = ""): string[] {
  if (typeof step === "string") return NAMING.has(key) ? [step] : [];
  if (Array.isArray(step)) return step.flatMap((one) => namesIn(one, key));
  if (step === null || typeof step !== "object") return [];
  return Object.entries(step).flatMap(([name, inner]) => namesIn(inner, name));
}
