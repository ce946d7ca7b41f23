import type { Relation } from "../../../core/relation.ts";

/** Has every page of the kind that a relation's rows are about one of them? Rows that only lead there are things of their own. */
export function filedOfAll({ rows }: Relation, collections: readonly Relation[]): boolean {
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  const kind = collections.find((one) => one.rows.some((row) => row.about !== undefined && about.has(row.about)));
  return about.size === 0 || kind === undefined || kind.rows.length === about.size;
}
