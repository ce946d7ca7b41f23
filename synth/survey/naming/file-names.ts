import { closest, descendants, elementPath, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { documentOf } from "../page-dom.ts";
import type { Heading } from "./family-page.ts";

/** A page as far as its links to files are concerned. */
interface LinkingPage {
  url: string;
  snapshot: string;
  /** Absent for files. */
  html?: () => string;
  links: readonly { url: string }[];
}

/** Around a link that says "CSV" alone, the row or item that it stands in says which file it is. */
const AROUND = new Set(["tr", "li", "p", "dd"]);

/**
 * What pages call the files, or other pages, that they link to: the link's text, else the first cell of its row, else its
 * item. By URL of what they lead to, likeliest first.
 */
export function fileNames(
  files: ReadonlySet<string>,
  pages: Iterable<LinkingPage>,
  canonical: Canonical,
): ReadonlyMap<string, Heading[]> {
  const names = new Map<string, Heading[]>();
  for (const { url, snapshot, html, links } of pages) {
    if (!html || !links.some((link) => files.has(link.url) && !names.has(link.url))) continue;
    const leadsTo = addressesOf({ url, html }, canonical);
    const found = new Map<string, Heading[]>();
    for (const tag of descendants(documentOf(html))) {
      if (tag.name !== "a" || tag.attribs.href === undefined) continue;
      const about = leadsTo(tag.attribs.href);
      if (about === undefined || !files.has(about) || names.has(about) || found.has(about)) continue;
      const named = [tag, ...around(tag)].map((one): Heading => {
        return { about, url, snapshot, text: textOf(one), start: 0, path: elementPath(one) };
      });
      found.set(
        about,
        named.filter(({ text }) => text !== ""),
      );
    }
    for (const [about, headings] of found) names.set(about, headings);
  }
  return names;
}

function around(link: Tag): Tag[] {
  const box = closest(link, ({ name }) => AROUND.has(name));
  if (!box) return [];
  if (box.name !== "tr") return [box];
  const first = box.children.find((child): child is Tag => isPageTag(child));
  return first ? [first] : [];
}
