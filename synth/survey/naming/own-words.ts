import type { Relation } from "../../../core/relation.ts";

/** "Our score", "Our expert rating": the site's own. */
const OWN = /^(?:our|the editors?[’']s?)\s+(?=\p{Ll})/iu;
/** What a site says of things in figures; what it recommends or sells under such words is something else. */
const SAID = /\b(?:score|rating|grade|mark|rank|estimate|measurement|weight|range)$/i;

/**
 * A collection whose site calls a figure its own ("Our score") has a column of what that is ("Score"): whose it is goes without
 * saying on the site, unless another column is called so.
 */
export function withoutOwn(collection: Relation): Relation {
  const known = new Set(collection.columns.map(({ name }) => name.toLowerCase()));
  const columns = collection.columns.map((column) => {
    const name = column.name.trim().replace(OWN, "");
    if (name === column.name || column.unnamed || !SAID.test(name) || known.has(name.toLowerCase())) return column;
    known.add(name.toLowerCase());
    return { ...column, name: name[0]!.toUpperCase() + name.slice(1) };
  });
  return columns.every((column, at) => column === collection.columns[at]) ? collection : { ...collection, columns };
}
