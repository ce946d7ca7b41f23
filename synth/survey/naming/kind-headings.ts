import type { Column, Relation } from "../../../core/relation.ts";

/** A heading that only joins a thing to another: "By", "From". */
const JOINING = /^(?:an? \p{L}+ )?(?:by|from)$/iu;
/** A column leads to things of a kind where so many of its cells do. */
const LEADS = 0.9;

/**
 * Collections whose columns are headed by more than a word that joins ("By"): where it leads to things of one other kind, it is
 * headed by what these are called ("Maker"), unless another column is headed so.
 *
 * @param nounOf what the things of a collection are called, in the singular; undefined where nobody says it
 */
export function withKindHeadings(
  collections: readonly Relation[],
  nounOf: (collection: Relation) => string | undefined,
): Relation[] {
  return collections.map((collection) => {
    const known = new Set(collection.columns.map(({ name }) => name.toLowerCase()));
    const columns = collection.columns.map((column, at): Column => {
      if (column.unnamed || column.role === "label" || !JOINING.test(column.name.trim())) return column;
      const kind = collections.find((other) => other !== collection && leadsTo(collection, at, other));
      const noun = kind && nounOf(kind);
      if (noun === undefined || known.has(noun.toLowerCase())) return column;
      known.add(noun.toLowerCase());
      return { ...column, name: noun.charAt(0).toUpperCase() + noun.slice(1) };
    });
    return columns.every((column, at) => column === collection.columns[at]) ? collection : { ...collection, columns };
  });
}

function leadsTo({ rows }: Relation, at: number, { rows: others }: Relation): boolean {
  const about = new Set(others.flatMap((row) => row.about ?? []));
  const stated = rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind !== "missing");
  const leading = stated.filter((value) => value.kind === "entity" && about.has(value.href));
  return stated.length > 0 && leading.length >= LEADS * stated.length;
}
