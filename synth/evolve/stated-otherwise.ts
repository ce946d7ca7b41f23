import type { Relation } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";

/**
 * Whether rows that leave out a column state it in another of a fuller name: "Total weight" on the pages of some things, "Weight" on
 * those of the others. "Those whose page gives the weight" would leave out things whose weight the site gives.
 */
export function isStatedOtherwise({ columns, rows }: Relation, at: number): boolean {
  const own = humanise(columns[at]!.name).toLowerCase();
  const states = (row: Relation["rows"][number], index: number) => row.cells[index]!.value.kind !== "missing";
  return columns.some(({ name, type }, other) => {
    if (other === at || type !== columns[at]!.type) return false;
    const said = humanise(name).toLowerCase();
    const isFuller = said.endsWith(` ${own}`) || own.endsWith(` ${said}`);
    return (
      isFuller &&
      rows.some((row) => !states(row, at) && states(row, other)) &&
      !rows.some((row) => states(row, at) && states(row, other))
    );
  });
}
