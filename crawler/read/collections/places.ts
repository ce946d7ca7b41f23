import type { PageElementNode } from "./tokens.ts";

const WRAPPERS = new Set(["div", "span", "font"]);

/** Steps of a place. More would tell apart what different wrappers surround, fewer would mix areas. */
const PLACE_STEPS = 6;
const KIND_STEPS = 4;
interface NamedPlace {
  place: string;
  kind: string;
  /** The kind of what does not begin its line. */
  continued: string;
}

/** Places by their names. */
export type PlaceNames = Map<string, NamedPlace>;

/** Names the place of an element. */
export function placesOf(elements: readonly PageElementNode[], names: PlaceNames): (element: number) => NamedPlace {
  const known: (NamedPlace | undefined)[] = [];
  const wrappers = elements.map((element) => isWrapper(element, elements[element.parent]));
  return (element) => {
    const found = known[element];
    if (found) return found;
    const chain: PageElementNode[] = [];
    for (let e = element; e >= 0 && chain.length < PLACE_STEPS; e = elements[e]!.parent)
      if (!wrappers[e]) chain.push(elements[e]!);
    const place = chain.map((n) => n.step).join("<");
    let named = names.get(place);
    if (!named) {
      const kind = chain
        .slice(0, KIND_STEPS)
        .map((n) => (n.tag === "li" || n.tag === "tr" ? n.tag : n.step))
        .join("<");
      named = { place, kind, continued: `${kind}+` };
      names.set(place, named);
    }
    known[element] = named;
    return named;
  };
}

/** An element without a name around all that its parent says is there for its looks: no step of a place. */
function isWrapper({ step, first, end }: PageElementNode, parent: PageElementNode | undefined): boolean {
  return parent !== undefined && parent.first === first && parent.end === end && WRAPPERS.has(step);
}
