import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { ENTRY } from "../../survey/naming/entry-noun.ts";
import { calledAsLinked } from "../called-as-linked.ts";
import { namingsFor } from "../namings-for.ts";
import { type Branch, isLeaf, type Node, nodesOf, ownColumnsRead, pruneJoins } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What keeps rows, or says more of them, on the way from a join to what is asked of it. */
const KEEPING: ReadonlySet<string> = new Set([
  ...["filter", "stated", "aside", "join", "formula_column", "sort", "during", "dated_between", "named"],
]);
/** What asks about rows that were chosen already. */
const OF_CHOSEN: ReadonlySet<string> = new Set(["label_of", "lookup", "follow"]);
/** What says of rows that they are those that stand somewhere: "among the six halls listed on …", “所列的6座”. */
const LISTED = /^among the\s|(?:列出|所列)的/u;
/** What rows are called that nobody has a word for. */
const UNNAMED: ReadonlySet<string> = new Set([ENTRY.singular, CHINESE_ENTRY]);

/**
 * Rows of a list that stand for all of their kind while the pages that they are joined with tell of more: "according to the site and its
 * page “Wardens 2024”, the mean height of all towers" is that of the six towers with a warden, of eight. That two places are read says
 * nothing of a row being left out. A condition on what the list states does, and so does a word for what it lists ("among the six
 * towers listed on …"), or another noun. Where the list leaves out none, and a question has to name its page all the same, that page is
 * named for nothing.
 */
export function hidesJoin(tree: Branch, bench: Workbench): boolean {
  const pruned = pruneJoins(tree);
  return nodesOf(pruned).some((node) => {
    if (isLeaf(node) || KEEPING.has(node.op) || OF_CHOSEN.has(node.op)) return false;
    return Object.values(node.inputs).some((rows) => isHidden(pruned, node, rows, bench));
  });
}

function isHidden(tree: Branch, asking: Branch, rows: Node, bench: Workbench): boolean {
  const above: Branch[] = [];
  for (let at = rows; !isLeaf(at) && KEEPING.has(at.op); ) {
    if (at.op === "named") return false;
    if (isOfSame(at) && joinHides(tree, at, { asking, above }, bench)) return true;
    above.push(at);
    const next: Node | undefined = at.inputs["left"] ?? at.inputs["from"] ?? at.inputs["of"];
    if (next === undefined) return false;
    at = next;
  }
  return false;
}

/** A join of two places that tell of the same things. */
const isOfSame = ({ op, params }: Branch) => op === "join" && params["on"] === undefined;

interface Use {
  /** What is asked of the rows… */
  asking: Branch;
  /** …and what keeps some of them before, or says more of them. */
  above: readonly Branch[];
}

function joinHides(tree: Branch, join: Branch, { asking, above }: Use, bench: Workbench): boolean {
  const { left, right } = join.inputs;
  const list = left && leafOf(left);
  if (!left || !right || list === undefined || !isLeaf(right)) return false;
  const [own, whole] = [bench.table(left), bench.table(right)];
  if (!own || !whole || !areCalledAlike(tree, list, right.relation, bench)) return false;
  const named = new Set(own.columns.flatMap(({ name, role }) => (role === "label" ? [] : [name])));
  const reads = (node: Branch) => readBy(node).some((name) => named.has(name));
  const conditions = [...above, ...chainOf(left)].filter(({ op }) => op !== "join" && op !== "formula_column");
  if (conditions.some((node) => node.op === "named" || reads(node))) return false;
  const added = new Set(join.params["columns"] as string[]);
  const computing = above.filter(({ op }) => op === "formula_column");
  const used = [asking, ...computing];
  if (used.some(reads) && !used.some((node) => readBy(node).some((name) => added.has(name)))) return false;
  const told = own.rows.length < whole.rows.length;
  const namings = namingsFor(tree, bench);
  const said = namings.get(list);
  if (!said || LISTED.test(said.source) || said.whole !== undefined) return false;
  // A list that leaves out none and is read is one of two sources; one that is not read is named for nothing.
  return told || (!used.some(reads) && said.source !== "" && said.source !== namings.get(right.relation)?.source);
}

/** The columns that one operation reads itself. */
const readBy = (node: Branch): string[] => [
  ...ownColumnsRead(node),
  ...(node.op === "stated" ? (node.params["columns"] as string[]) : []),
];

function chainOf(node: Node): Branch[] {
  if (isLeaf(node)) return [];
  const next = node.inputs["left"] ?? node.inputs["from"] ?? node.inputs["of"];
  return [node, ...(next ? chainOf(next) : [])];
}

/** The relation that a chain of rows begins with; undefined where something else is made of it on the way. */
function leafOf(node: Node): string | undefined {
  if (isLeaf(node)) return node.relation;
  const next = KEEPING.has(node.op) ? (node.inputs["left"] ?? node.inputs["from"]) : undefined;
  return next && leafOf(next);
}

/**
 * Do the list and the pages have one noun, is the list's given up for that of the pages, or does it say no more than theirs? Pages that
 * nobody has a word for are of what the list calls them, and of "halls" there are all that the "town halls" are, so that "all halls" says
 * nothing of a row being left out.
 */
function areCalledAlike(tree: Branch, list: string, things: string, bench: Workbench): boolean {
  const [own, other] = [bench.relation(list), bench.relation(things)];
  const called = foldText((calledAsLinked(tree, own, bench) ?? own.naming).singular);
  const wider = foldText(other.naming.singular);
  return UNNAMED.has(wider) || called === wider || wider.endsWith(isChinese(called) ? called : ` ${called}`);
}
