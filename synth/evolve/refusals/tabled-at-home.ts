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

/** The page of the thing that is called so. */
function homeOf(name: string, { survey }: Pick<Workbench, "survey">): string[] {
  const said = foldText(name);
  return survey.relations.flatMap(({ relation, label }) =>
    label === undefined || relation.source !== "page_collection"
      ? []
      : relation.rows.flatMap(({ about, cells }) =>
          about !== undefined && foldText(printedText(cells[label.index]!.value)) === said ? [about] : [],
        ),
  );
}
