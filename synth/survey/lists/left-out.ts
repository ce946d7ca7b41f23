import { addressesOf, type Canonical } from "../page-addresses.ts";
import { linksOf } from "../page-marks.ts";

/** A list of fewer links to pages of a kind lists that kind by chance… */
const LEAST_LISTED = 4;
/** …and so does one that leads elsewhere for a larger part. */
const MOSTLY = 0.5;
/** A list of nearly one kind alone lists nothing else. */
const NEARLY_ALL = 0.9;

/** A page that stands in a list among those of a kind. */
export interface Beside {
  url: string;
  /** Its list has hardly anything that is not of the kind. */
  alone: boolean;
  /** All of the kind are called alike but for their numbers ("Issue 3", "Issue 12"), and this is not. */
  otherwise: boolean;
}

/** Numbers that tell a series apart. */
const NUMBERS = /\d+(?:[.-]\d+)*/g;

/**
 * Where a list leads beside the pages of a kind: links that stand in the same places of the same list as those to the pages
 * (the next row's first cell, the next item), in the order of the page.
 *
 * @param own the pages of the kind
 */
export function listedBeside(
  page: { url: string; html: () => string },
  own: ReadonlySet<string>,
  canonical: Canonical,
): Beside[] {
  const leadsTo = addressesOf(page, canonical);
  const links = linksOf(page.html).flatMap(({ href, text, path }) => {
    const url = text === "" ? undefined : leadsTo(href);
    return url === undefined ? [] : [{ url, text, path, depth: path.split("/").length }];
  });
  const held = new Map<string, { own: Set<string>; all: Set<string> }>();
  const depths = new Set<number>();
  for (const { url, path, depth } of links) {
    if (!own.has(url)) continue;
    depths.add(depth);
    for (const place of placesOf(path))
      held.get(place)?.own.add(url) ?? held.set(place, { own: new Set([url]), all: new Set() });
  }
  for (const [place, { own: listed }] of held) if (listed.size < LEAST_LISTED) held.delete(place);
  // Most links of a page stand elsewhere than those to the kind.
  const placed = links.flatMap(({ url, text, path, depth }) => {
    const places = depths.has(depth) ? placesOf(path).filter((place) => held.has(place)) : [];
    for (const place of places) held.get(place)!.all.add(url);
    return places.length > 0 ? [{ url, text, places }] : [];
  });
  const lists = (place: string, share: number) => {
    const { own: listed, all } = held.get(place)!;
    return listed.size >= share * all.size;
  };
  const formOf = (text: string) => text.replace(NUMBERS, "#").toLowerCase();
  const listed = placed.filter(({ places }) => places.some((place) => lists(place, MOSTLY)));
  // Further links to a page lead to its parts.
  const called = new Map([...listed].reverse().map(({ url, text }) => [url, formOf(text)]));
  const forms = new Set([...called].flatMap(([url, text]) => (own.has(url) ? [text] : [])));
  const [form] = forms.size === 1 ? forms : [];
  const beside = new Map<string, Beside>();
  for (const { url, places } of listed) {
    if (own.has(url)) continue;
    const known = beside.get(url);
    const alone = known?.alone === true || places.some((place) => lists(place, NEARLY_ALL));
    const otherwise = form?.includes("#") === true && called.get(url) !== form;
    beside.set(url, { url, alone, otherwise });
  }
  return [...beside.values()];
}

/** "0/3/1" stands in the lists "*\/3/1", "0/*\/1" and "0/3/*". */
function placesOf(path: string): string[] {
  const steps = path.split("/");
  return steps.map((_, at) => steps.map((step, other) => (other === at ? "*" : step)).join("/"));
}
