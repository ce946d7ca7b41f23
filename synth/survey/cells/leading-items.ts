import type { Cell, Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { evidenceOfPart } from "./part-column.ts";

/** So many of the cells that state something are lists of names with a share each, the largest first; fewer lists are chance. */
const BUILT = { share: 0.9, least: 8 };
/** "Norway 21.5%" */
const SHARE = /^(?<name>\p{Lu}[\p{L}\p{M}'’. -]{1,38}?)\s(?<share>\d{1,3}(?:\.\d+)?)\s?%$/u;
/** What follows the last item says when that was. */
const WHEN = /\s*\((?:\d{4}|\d{4} est\.|est\.)\)\s*$/;

/**
 * A collection whose column lists names with their shares ("Norway 21.5%, Chile 9%") says which of them is the largest: a column
 * of its own, called after them. Only where the cells list them from the largest down; two that lead together leave it open.
 */
export function withLeadingItems(relation: Relation): Relation {
  const known = new Set(relation.columns.map(({ name }) => foldText(name)));
  const added = relation.columns.flatMap((column, index) => {
    const name = leaderOf(column);
    if (name === undefined || known.has(foldText(name))) return [];
    const cells = relation.rows.map((row) => leading(row.cells[index]!));
    const stated = cells.filter(({ value }) => value.kind !== "missing");
    const read = stated.filter(({ value }) => value.kind === "text");
    const isBuilt = read.length >= BUILT.least && read.length >= BUILT.share * stated.length;
    const made: Column = { name, type: "text", role: "category" };
    return isBuilt ? [{ column: made, cells }] : [];
  });
  if (added.length === 0) return relation;
  return {
    ...relation,
    columns: [...relation.columns, ...added.map(({ column }) => column)],
    rows: relation.rows.map((row, at) => ({ ...row, cells: [...row.cells, ...added.map(({ cells }) => cells[at]!)] })),
  };
}

/** Who buys and sells is large by its share; a large grape or language is another thing than the main one. */
const LARGE: ReadonlySet<string | undefined> = new Set(["group", "person"]);

/** "Customers" -> "Largest customer", "Grapes" -> "Main grape" */
function leaderOf({ name, type, role, unnamed }: Column): string | undefined {
  if ((type !== "text" && type !== "list") || role === "label" || unnamed || isChinese(name)) return undefined;
  const words = name.split(/\s+[-–—>]\s+/).map((part) => humanise(part));
  if (!isPlural(words.at(-1)!) || words.some((word) => /[()]/.test(word))) return undefined;
  const item = words.map((word) => (isPlural(word) ? singular(word) : word)).join(" ");
  return `${LARGE.has(nounKind(item)) ? "Largest" : "Main"} ${item}`;
}

function leading(cell: Cell): Cell {
  const { value, evidence } = cell;
  if (value.kind === "missing") return cell;
  const { printed } = value;
  const open: Value = { kind: "unsure", printed, why: "it does not list shares from the largest down" };
  const items = printed.replace(WHEN, "").split(/\s*[,;]\s+/);
  const read = items.map((item) => SHARE.exec(item)?.groups);
  const shares = read.map((groups) => Number(groups?.["share"]));
  const name = read[0]?.["name"];
  const falls = shares.every((share, at) => !Number.isNaN(share) && (at === 0 || share <= shares[at - 1]!));
  if (name === undefined || !falls || shares[0] === shares[1]) return { ...cell, value: open };
  return {
    value: { kind: "text", printed: name },
    evidence: evidenceOfPart(evidence, 0, name.length),
  };
}
