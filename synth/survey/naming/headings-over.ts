import { childTags, descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { oncePerPage, type PageHtml } from "../page-dom.ts";
import { headingsOf, type PageMark } from "../page-marks.ts";

/** The title of a page is no heading over its figures. */
const TITLE = 1;
const LOWEST = 6;

/** The headings that a place of a page stands under, the nearest first. */
export function headingsOver(path: string, html: PageHtml): PageMark[] {
  const over: PageMark[] = [];
  for (const heading of headingsOf(html, LOWEST)
    .filter((one) => isBefore(one.path, path))
    .reverse())
    if (heading.level > TITLE && heading.level < (over.at(-1)?.level ?? LOWEST + 1)) over.push(heading);
  return over;
}

/** What says of what a place of a page is: the caption of its table and the headings over it, the nearest first. */
export function titlesOver(path: string, html: PageHtml): string[] {
  const captions = captionsOf(html).filter((one) => path.startsWith(`${one.path}/`));
  return [...captions.reverse(), ...headingsOver(path, html)].map(({ text }) => text);
}

/** The captions of a page, by the paths of their tables. */
const captionsOf = oncePerPage((document) =>
  [...descendants(document)].flatMap((table) => {
    const caption = table.name === "table" ? childTags(table).find(({ name }) => name === "caption") : undefined;
    return caption ? [{ path: elementPath(table), text: textOf(caption) }] : [];
  }),
);

/** Does an element stand before another in reading order? */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one.split("/").map(Number), other.split("/").map(Number)];
  for (let at = 0; at < a.length; at++) {
    if (at >= b.length) return false;
    if (a[at] !== b[at]) return a[at]! < b[at]!;
  }
  return false;
}
