import type { Relation } from "../core/relation.ts";
import { testRelation } from "../logic/values/relation.fixture.ts";

/** Where the page of a thing of some kind is. */
export const pageOf = (kind: string, name: string): string =>
  `https://lakes.example/${kind}/${name.toLowerCase().replace(/ /g, "-")}`;

/**
 * A page for each thing, by its name, with cells that link to pages of other kinds.
 *
 * @param leads by heading, the kind that its cells lead to
 */
export function linkedPages(
  id: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  leads: Readonly<Record<string, string>> = {},
): Relation {
  const made = testRelation(id, header, rows);
  return {
    ...made,
    source: "page_collection",
    url: pageOf(id, rows[0]![0]!),
    columns: made.columns.map((column, at) =>
      at === 0
        ? { ...column, role: "label" }
        : leads[column.name] === undefined
          ? column
          : { ...column, type: "entity", role: "category" },
    ),
    rows: made.rows.map((row, at) => ({
      about: pageOf(id, rows[at]![0]!),
      cells: row.cells.map(({ value, evidence }, index) => {
        const kind = leads[header[index]!];
        const href = kind === undefined || value.kind === "missing" ? undefined : pageOf(kind, value.printed);
        return {
          value: href === undefined ? value : { kind: "entity" as const, printed: value.printed, href },
          evidence: { ...evidence, url: pageOf(id, rows[at]![0]!) },
        };
      }),
    })),
  };
}
