import { dataRows, type Relation, type Row } from "../../../core/relation.ts";
import { type Branch, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Other projects", "The remaining 12 firms", "Others (3)", "Rest of the region", "and 5 more". */
const REST =
  /^(?:(?:all|and|the|an?|\d+)\s+)*(?:others?|remaining|remainder|rest|miscellaneous)(?:\s+[\p{L}\d-]+){0,4}\s*(?:\(.{1,20}\))?$|^(?:and |\+ ?)?\d+ (?:others|more)(?:\s+[\p{L}-]+){0,3}$/iu;
/** “其他3个项目”, “其余企业”. */
const CHINESE_REST =
  /^(?:其他|其它|其余|剩余|余下|另外?(?=[\d一二三四五六七八九十]))[\p{Script=Han}\d]{0,10}(?:[（(].{1,12}[）)])?$/u;
/** Several in one: “某某公司等5家”. */
const SEVERAL = /等(?:\d+|[一二三四五六七八九十]+)\p{Script=Han}{1,6}$/u;
/** What of these words is no noun. */
const NO_NOUN =
  /\b(?:all|and|the|an?|others?|remaining|remainder|rest|of|miscellaneous|more)\b|[（(].*$|\+|^(?:其他|其它|其余|剩余|余下|另外?)的?|(?:\d+|[一二三四五六七八九十]+)(?:[个项家名位件座所条种]?)/giu;
const SAYS_NUMBER = /\d|[一二三四五六七八九十]/u;

/** What hands rows on as they are, with more said of each. */
const HANDING: ReadonlySet<string> = new Set(["join", "aside", "stated", "formula_column"]);
/** What asks for one by its name. */
const KEEPING: ReadonlySet<string> = new Set([...HANDING, "named", "label_of", "lookup", "follow", "includes"]);

/**
 * Rows that are counted, averaged, chosen from or ranked though one of them stands for all things that the page does not name ("Other 3
 * projects | — | 1.7"): how many things there are, and what the least of them has, cannot be told from the rows. Their sum is that of
 * all things where those are of the same noun, and what has more than all that is left has more than each of these.
 */
export function takesRest(node: Branch, bench: Workbench): boolean {
  if (node.op === "sum" || (node.op === "group" && node.params["take"] === "sum")) return sumsUnlike(node, bench);
  if (KEEPING.has(node.op)) return false;
  if (node.op === "identify" && picksByName(node.params["where"])) return false;
  return Object.values(node.inputs).some((input) => {
    const relation = rowsOf(input, bench);
    const rest = relation ? restRows(relation) : [];
    return relation !== undefined && rest.length > 0 && !isAboveRest(node, relation, rest);
  });
}

/** The relation whose rows a step reads as they are. */
function rowsOf(node: Node, bench: Workbench): Relation | undefined {
  if (isLeaf(node)) return bench.raw.get(node.relation);
  const rows = HANDING.has(node.op) ? (node.inputs["left"] ?? node.inputs["from"]) : undefined;
  return rows && rowsOf(rows, bench);
}

/** "Other 6 projects" under "Investor": what all investors gave is not what they and some projects did. */
function sumsUnlike(node: Branch, bench: Workbench): boolean {
  return Object.values(node.inputs).some((input) => {
    const relation = rowsOf(input, bench);
    if (!relation || restRows(relation).length === 0) return false;
    const { singular, plural } = bench.relation(relation.id).naming;
    const called = [
      singular,
      plural,
      ...relation.columns.filter(({ role }) => role === "label").map(({ name }) => name),
    ];
    return restRows(relation).some((row) => !isCalled(nameOfRest(relation, row), called));
  });
}

function nameOfRest({ columns }: Relation, { cells }: Row): string {
  const texts = [columns.findIndex(({ role }) => role === "label"), 0].map(
    (at) => cells[at]?.value.printed.trim() ?? "",
  );
  return texts.find((text) => REST.test(text) || CHINESE_REST.test(text)) ?? "";
}

const isCalled = (rest: string, called: readonly string[]): boolean => {
  const noun = rest.replace(NO_NOUN, "").trim().toLowerCase();
  return noun === "" || called.some((name) => name.toLowerCase().includes(noun) || noun.endsWith(name.toLowerCase()));
};

const picksByName = (where: unknown): boolean =>
  where !== null && typeof where === "object" && (where as { is?: unknown }).is === "equals";

/** The most that any named thing has is the most of all, where all that is left together have less. */
function isAboveRest({ op, params }: Branch, relation: Relation, rest: readonly Row[]): boolean {
  if ((op !== "kth" && op !== "ranked_value") || params["end"] !== "highest" || Number(params["k"] ?? 1) !== 1)
    return false;
  const at = relation.columns.findIndex(({ name }) => name === params["by"]);
  if (at < 0 || relation.columns[at]!.additive !== true) return false;
  const most = (rows: readonly Row[]) =>
    Math.max(...rows.map(({ cells }) => (cells[at]!.value.kind === "number" ? Number(cells[at]!.value.decimal) : 0)));
  return most(dataRows(relation).filter((row) => !rest.includes(row))) > most(rest);
}

const known = new WeakMap<Relation, readonly Row[]>();

/** The rows that stand for things left unnamed. */
export function restRows(relation: Relation): readonly Row[] {
  let found = known.get(relation);
  if (!found) {
    const rows = dataRows(relation);
    const label = Math.max(
      0,
      relation.columns.findIndex(({ role }) => role === "label"),
    );
    found = rows.filter((_, at) => isRest(rows, at, [...new Set([label, 0])]));
    known.set(relation, found);
  }
  return found;
}

/**
 * By its words, and by one thing more, since a book may be called "The Others": it says how many there are, or stands last of its page, or
 * leaves empty what the others state.
 */
function isRest(rows: readonly Row[], at: number, names: readonly number[]): boolean {
  const row = rows[at]!;
  return names.some((name) => {
    const cell = row.cells[name];
    const text = cell?.value.kind === "missing" ? "" : (cell?.value.printed.trim() ?? "");
    if (SEVERAL.test(text)) return true;
    if (!REST.test(text) && !CHINESE_REST.test(text)) return false;
    const next = rows[at + 1]?.cells[name]?.evidence.url;
    return SAYS_NUMBER.test(text) || next !== cell!.evidence.url || leavesEmpty(rows, row);
  });
}

const leavesEmpty = (rows: readonly Row[], row: Row): boolean =>
  row.cells.some(
    ({ value }, at) =>
      value.kind === "missing" && rows.every((one) => one === row || one.cells[at]?.value.kind !== "missing"),
  );
