import { dataRows, type Relation } from "../../../core/relation.ts";
import { printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, columnsRead, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * A condition that names one thing ("whose cup is the Ash Cup") where rows of many pages' tables are read, and that thing has a page of
 * its own with a table of as many rows that says of them all that is read: whoever looks the thing up has the answer on one page.
 */
export function isTabledAtHome(tree: Branch, bench: Pick<Workbench, "table" | "survey">): boolean {
  const read = columnsRead(tree);
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || node.op !== "filter") return false;
    const where = node.params["where"] as { column?: string; is?: string };
    const source = where.is === "equals" ? leafOf(node.inputs["from"]) : undefined;
    const kept = source ? bench.table(node) : undefined;
    const at = kept?.columns.findIndex(({ name }) => name === where.column) ?? -1;
    if (!kept || at < 0 || kept.rows.length === 0) return false;
    const [home] = kept.rows.flatMap(({ cells }) => {
      const { value } = cells[at]!;
      return value.kind === "entity" && value.href !== undefined ? [value.href] : homeOf(printedText(value), bench);
    });
    if (home === undefined) return false;
    const others = read.filter((name) => name !== where.column).map(foldText);
    return bench.survey.relations.some(
      ({ relation }) =>
        relation.id !== source &&
        relation.source !== "page_collection" &&
        others.every((name) => relation.columns.some((column) => foldText(column.name) === name)) &&
        rowsOn(relation, home) >= kept.rows.length,
    );
  });
}

const leafOf = (node: Node | undefined): string | undefined => (node && isLeaf(node) ? node.relation : undefined);

const rowsOn = (relation: Relation, url: string): number =>
  dataRows(relation).filter(({ cells }) => cells[0]?.evidence.url === url).length;

type Relations = Workbench["survey"]["relations"];

/** Pages by the folded name of the thing that each is about; told once for all programs over a site. */
const homes = new WeakMap<Relations, ReadonlyMap<string, readonly string[]>>();

/** The pages of the things that are called so. */
const homeOf = (name: string, { survey }: Pick<Workbench, "survey">): readonly string[] => {
  let known = homes.get(survey.relations);
  if (!known) {
    known = homesOf(survey.relations);
    homes.set(survey.relations, known);
  }
  return known.get(foldText(name)) ?? [];
};

function homesOf(relations: Relations): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { relation, label } of relations) {
    if (label === undefined || relation.source !== "page_collection") continue;
    for (const { about, cells } of relation.rows) {
      if (about === undefined) continue;
      const name = foldText(printedText(cells[label.index]!.value));
      const same = found.get(name);
      if (same) same.push(about);
      else found.set(name, [about]);
    }
  }
  return found;
}
