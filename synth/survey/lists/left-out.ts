import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../../crawler/read/dom/parse-html.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";

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
  html: string,
  own: ReadonlySet<string>,
  canonical: (href: string) => string | undefined,
): Beside[] {
  const links: { url: string; text: string; places: string[] }[] = [];
  for (const tag of descendants(parseHtml(html))) {
    const href = tag.name === "a" ? tag.attribs["href"] : undefined;
    const url = href === undefined ? undefined : canonical(href);
    const text = textOf(tag);
    if (url !== undefined && text !== "") links.push({ url, text, places: placesOf(elementPath(tag)) });
  }
  const held = new Map<string, { own: Set<string>; all: Set<string> }>();
  for (const { url, places } of links) {
    for (const place of places) {
      const list = held.get(place) ?? { own: new Set(), all: new Set() };
      held.set(place, list);
      list.all.add(url);
      if (own.has(url)) list.own.add(url);
    }
  }
  const lists = (place: string, share: number) => {
    const { own: listed, all } = held.get(place)!;
    return listed.size >= LEAST_LISTED && listed.size >= share * all.size;
  };
  const formOf = (text: string) => text.replace(NUMBERS, "#").toLowerCase();
  const listed = links.filter(({ places }) => places.some((place) => lists(place, MOSTLY)));
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
