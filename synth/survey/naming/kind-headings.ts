import type { Column, Relation } from "../../../core/relation.ts";
import { heldWhere } from "../../../logic/english/held-things.ts";
import { nameKey } from "../../../logic/values/normalise.ts";

/** A heading that only joins a thing to another, or asks for it: "By", "From", "at", "Where". */
const JOINING =
  /^(?:an? \p{L}+ )?(?:by|from)$|^(?:at|in|of|on|with|for|under|hosted by|located (?:at|in)|part of|where|who|what)\??$/iu;
/** What asks only where things are: of what is held somewhere, "the location" would be a fact of the place itself. */
const PLACED = /^(?:where|location|place)\??$/iu;
/** What markup calls whoever makes a thing, whatever the site calls him; its cells name him and lead nowhere. */
const MARKED = /^(?:brand|manufacturer|creator|provider|organi[sz]er)$/i;
/** A column leads to things of a kind where so many of its cells do. */
const LEADS = 0.9;
/** What fewer of the things have is a remark. */
const STATED = 0.5;

/**
 * Collections whose columns are headed by more than a word that joins ("By") or by nothing: one that names, and leads to, things
 * of one other kind is headed by what these are called ("Maker"), or by what is done there ("Held at" of concerts), unless another
 * column is headed so. Where nothing heads two of them that lead to things of one kind ("her boats"), neither is headed: each page lists
 * some, and the first of them is not *the* boat.
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
      const heading = column.name.trim();
      const isOpen = column.unnamed || JOINING.test(heading) || MARKED.test(heading);
      const isPlaced = PLACED.test(heading);
      if (column.role === "label" || !(isOpen || isPlaced)) return column;
      const kind = collections.find((other) => other !== collection && leadsTo(collection, at, other));
      const noun = kind && nounOf(kind);
      if (noun === undefined || (column.unnamed && isOneOfSeveral(collection, at, kind!))) return column;
      const held = isPlaced ? heldWhere(nounOf(collection) ?? "", noun) : undefined;
      const said = held ?? (isOpen ? noun : undefined);
      if (said === undefined || known.has(said.toLowerCase())) return column;
      known.add(said.toLowerCase());
      const { unnamed: _, ...headed } = column;
      return { ...headed, name: said.charAt(0).toUpperCase() + said.slice(1) };
    });
    return columns.every((column, at) => column === collection.columns[at]) ? collection : { ...collection, columns };
  });
}

/** Whether another column that nothing heads leads to other things of that kind. */
const isOneOfSeveral = (collection: Relation, at: number, { rows: others }: Relation): boolean => {
  const pages = new Set(others.flatMap(({ about }) => about ?? []));
  return collection.columns.some(
    ({ unnamed }, other) =>
      other !== at &&
      unnamed === true &&
      collection.rows.some(({ cells }) => {
        const [own, beside] = [cells[at]!.value, cells[other]!.value];
        if (own.kind !== "entity" || beside.kind !== "entity") return false;
        return own.href !== beside.href && pages.has(beside.href);
      }),
  );
};

/** Its cells lead to things of that kind; where nothing heads them, by name, and most of the rows have one. */
function leadsTo({ columns, rows }: Relation, at: number, { columns: named, rows: others }: Relation): boolean {
  const { unnamed, name } = columns[at]!;
  const isMarked = MARKED.test(name.trim());
  const label = named.findIndex(({ role }) => role === "label");
  const names = new Map(others.map(({ about, cells }) => [about, nameKey(cells[label]?.value.printed ?? "")]));
  const stated = rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind !== "missing");
  const known = new Set(names.values());
  const leading = stated.filter((value) =>
    value.kind === "entity"
      ? names.has(value.href) && (!unnamed || names.get(value.href) === nameKey(value.printed))
      : isMarked && value.kind === "text" && known.has(nameKey(value.printed)),
  );
  const least = unnamed ? STATED * rows.length : 1;
  return stated.length >= least && leading.length >= LEADS * stated.length;
}
