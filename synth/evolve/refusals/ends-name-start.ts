import { nameKey } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Other ends that are looked at. */
const MOST_OTHERS = 60;

/**
 * "When was the founder of “Dawn” born?", where the founder's page links to “Dawn”: whoever looks for the name that is given finds that
 * page, and nothing has to be followed. Where pages of other people link to it as well (all who took part, or all in their margins),
 * only its own page says who it was. A check reads the pages for it; here their links tell, before such questions have taken the
 * room of those that have to be followed.
 */
export function endNamesStart(node: Branch, bench: Workbench): boolean {
  const path = inputOf(node);
  if (node.op !== "lookup" || !path || isLeaf(path) || path.op !== "follow") return false;
  const start = startOf(path, bench);
  const end = bench.table(path)?.rows[0]?.about;
  if (start === undefined || end === undefined || start === end || !leads(end, start, bench)) return false;
  const { right } = path.inputs;
  const others = (right && bench.table(right)?.rows.flatMap(({ about }) => about ?? [])) ?? [];
  const looked = others.filter((url) => url !== end && url !== start).slice(0, MOST_OTHERS);
  return !looked.some((url) => leads(url, start, bench));
}

/** The page of the thing that a path begins at by name. */
function startOf(path: Node, bench: Workbench): string | undefined {
  const first = nodesOf(path).find(
    (node): node is Branch => !isLeaf(node) && node.op === "follow" && typeof node.params["label"] === "string",
  );
  const things = first?.inputs["left"];
  const table = things && bench.table(things);
  if (!first || !table) return undefined;
  const named = nameKey(String(first.params["label"]));
  const label = table.columns.findIndex(({ role }) => role === "label");
  return table.rows.find(({ cells }) => label >= 0 && nameKey(cells[label]!.value.printed) === named)?.about;
}

const leads = (from: string, to: string, { survey }: Workbench): boolean =>
  survey.pages.get(from)?.links.some(({ url }) => url === to) ?? false;
