import { BLOCK } from "../dom/content-model.ts";
import type { PageElementNode } from "./token-page.ts";

const CELLS = new Set(["td", "th"]);
const FRAME = new Set(["tbody", "thead", "tr", "td", "th"]);
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
  const wrappers = elements.map((_, e) => isWrapper(elements, e));
  for (let e = 0; e < elements.length; e++) for (let k = lastOfFrame(elements, e); k >= e; k--) wrappers[k] = true;
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

/** An element without a name around all that its parent says, or around one block alone, is there for its looks. */
function isWrapper(elements: readonly PageElementNode[], e: number): boolean {
  const { step, parent } = elements[e]!;
  if (!WRAPPERS.has(step)) return false;
  // The first element within comes next.
  const child = elements[e + 1];
  return (
    sayTheSame(elements[e]!, elements[parent]) ||
    (child?.parent === e && BLOCK.has(child.tag) && sayTheSame(elements[e]!, child))
  );
}

const sayTheSame = (a: PageElementNode, b: PageElementNode | undefined): boolean =>
  b !== undefined && a.first === b.first && a.end === b.end;

/** A table of one cell that is all that a cell says is a frame: where its cell stands among the elements, else -1. */
function lastOfFrame(elements: readonly PageElementNode[], table: number): number {
  const around = elements[elements[table]!.parent];
  if (elements[table]!.tag !== "table" || !CELLS.has(around?.tag ?? "") || !sayTheSame(elements[table]!, around))
    return -1;
  let e = table;
  while (elements[e + 1]?.parent === e && sayTheSame(elements[e]!, elements[e + 1]) && FRAME.has(elements[e + 1]!.tag))
    e++;
  return CELLS.has(elements[e]!.tag) ? e : -1;
}
