import { dataRows, type Relation } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isMaterial, nounKind } from "../../../logic/english/noun-kinds.ts";

/** Where so many of the sorts name what things are made of, the others do, too, in words that the lexicon does not have. */
const NEARLY_ALL = 0.75;

/** "hull material" of "Hull: steel", "pole material" of "Poles: aluminium, carbon": a part over what it is made of. */
export function namesByMaterials(relation: Relation): Readonly<Record<string, string>> {
  const rows = dataRows(relation);
  return Object.fromEntries(
    relation.columns.flatMap(({ name, type, role, unnamed }, at): (readonly [string, string])[] => {
      const said = humanise(name);
      if (unnamed || role === "label" || type !== "text" || !isPart(said)) return [];
      const printed = rows.flatMap(({ cells }) =>
        cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value.printed.trim()],
      );
      const sorts = [...new Set(printed)];
      const named = sorts.filter(isMaterial).length;
      // "GRP", "ABS" beside "Steel"
      const perhaps = sorts.filter((text) => isMaterial(text) || /^\p{Lu}{2,5}$/u.test(text)).length;
      return 2 * named >= perhaps && named > 0 && perhaps >= NEARLY_ALL * sorts.length
        ? [[name, `${singular(said)} material`]]
        : [];
    }),
  );
}

/** What is made, dug or traded is the stuff itself. */
const STUFF = /(?:^|\s)(?:cargo|commodity|commodities|exports?|goods|imports?|merchandise|products?|wares?)$/;

/** A thing, or a part of one, and no name of stuff or of a property. */
function isPart(said: string): boolean {
  if (STUFF.test(said)) return false;
  const kind = nounKind(said);
  return kind === "artifact" || kind === "body" || (kind === undefined && PARTS.test(said));
}

/** Parts that dictionaries have for rarer things. */
const PARTS = /(?:^|\s)(?:fingerboard|fretboard|hull|keel|nib|soundboard|tops?|upper)$/;
