import type { Relation, Row } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A name that is a total's in so many of the tables that have it is one's in the others, too. */
const MOST = 0.5;

/**
 * Tables of one kind mean the same by a name: what sums up the others in most of them does so in all, also where one has too
 * few rows, or a slip in a figure, to show it. Else it would be a member in one year and none in the next.
 */
export function withTotalsAlike(tables: readonly Relation[]): readonly Relation[] {
  const counts = new Map<string, { all: number; totals: number }>();
  for (const { rows } of tables)
    for (const row of rows) {
      const known = counts.get(nameOf(row)) ?? { all: 0, totals: 0 };
      counts.set(nameOf(row), { all: known.all + 1, totals: known.totals + (row.total ? 1 : 0) });
    }
  const mixed = new Set(
    [...counts].flatMap(([name, { all, totals }]) =>
      name !== "" && totals < all && totals > 1 && totals > MOST * all ? [name] : [],
    ),
  );
  if (mixed.size === 0) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (mixed.has(nameOf(row)) ? { ...row, total: true as const } : row)),
  }));
}

/** What a row is called: the first thing that it says, where that is words. */
function nameOf({ cells }: Row): string {
  const first = cells.find(({ value }) => value.kind !== "missing")?.value;
  return first?.kind === "text" || first?.kind === "entity" ? foldText(first.printed) : "";
}
