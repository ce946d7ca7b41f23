import { contentId } from "../../core/ids.ts";
import type { Relation, Row } from "../../core/relation.ts";
import { descendants, elementPath, type Tag } from "../../crawler/read/dom.ts";
import { parseHtml } from "../../crawler/read/parse-html.ts";
import { textOf } from "../../crawler/read/text.ts";
import { isPlural, singular } from "../../logic/english.ts";
import { nounPhrase } from "./row-naming.ts";

/** A page of fewer sections, or of sections with fewer links, groups nothing. */
const LEAST_SECTIONS = 2;
const LEAST_LINKS = 3;
/** Longer headings (characters) are sentences. */
const LONGEST_HEADING = 60;

export interface LinkSectionsPage {
  url: string;
  title: string;
  snapshot: string;
  html: string;
}

/**
 * A page that lists links to pages of one template under headings ("South America": Argentina, Bolivia, …) is a relation
 * of its own: one row per link, with its heading. It says which rows belong together, on a page that a person can read.
 *
 * @param about canonical URLs of the pages of one collection
 * @param canonical gives the canonical form of a link
 */
export function readLinkSections(
  page: LinkSectionsPage,
  about: ReadonlySet<string>,
  canonical: (href: string, base: string) => string | undefined,
): Relation | undefined {
  if (about.has(page.url)) return undefined;
  const sections = sectionsOf(page, about, canonical);
  if (sections.length < LEAST_SECTIONS) return undefined;
  const seen = new Set<string>();
  const rows: Row[] = [];
  for (const section of sections) {
    const heading = {
      value: { kind: "text" as const, printed: section.text },
      evidence: {
        snapshot: page.snapshot,
        url: page.url,
        place: { at: "node" as const, path: elementPath(section.heading) },
      },
    };
    for (const link of section.links) {
      // A page listed in two sections belongs to neither alone: the relation would contradict itself.
      if (seen.has(link.url)) return undefined;
      seen.add(link.url);
      const place = { at: "node" as const, path: elementPath(link.tag) };
      const value = { kind: "entity" as const, printed: link.text, href: link.url };
      rows.push({
        about: link.url,
        cells: [{ value, evidence: { snapshot: page.snapshot, url: page.url, place } }, heading],
      });
    }
  }
  const kind = pageKind(page.title);
  return {
    id: contentId("link_sections", page.url, rows.length === 0 ? "" : [...about].sort()[0]),
    name: page.title,
    source: "records",
    url: page.url,
    title: page.title,
    columns: [
      { name: "Name", type: "entity", role: "label" },
      { name: kind ? kind[0]!.toUpperCase() + kind.slice(1) : "Section", type: "text", role: "category" },
    ],
    rows,
  };
}

interface Section {
  heading: Tag;
  text: string;
  level: number;
  links: { tag: Tag; text: string; url: string }[];
}

function sectionsOf(
  page: LinkSectionsPage,
  about: ReadonlySet<string>,
  canonical: (href: string, base: string) => string | undefined,
): Section[] {
  const found: Section[] = [];
  let current: Section | undefined;
  for (const tag of descendants(parseHtml(page.html))) {
    const level = /^h([2-5])$/.exec(tag.name)?.[1];
    if (level) {
      const text = textOf(tag);
      current =
        text === "" || text.length > LONGEST_HEADING
          ? undefined
          : { heading: tag, text, level: Number(level), links: [] };
      if (current) found.push(current);
    } else if (tag.name === "a" && current && tag.attribs.href) {
      const url = canonical(tag.attribs.href, page.url);
      const text = textOf(tag);
      if (url && text && about.has(url) && !current.links.some((link) => link.url === url))
        current.links.push({ tag, text, url });
    }
  }
  const filled = found.filter((section) => section.links.length >= LEAST_LINKS);
  const level = Math.min(...filled.map((section) => section.level));
  const same = filled.filter((section) => section.level === level);
  return new Set(same.map((section) => section.text)).size === same.length ? same : [];
}

/** "Regions :: The World Factbook" -> "region"; undefined where the page's title is no plural. */
function pageKind(title: string): string | undefined {
  const first = title.split(/\s+(?:[|·•–—-]|::)\s+|\s*::\s*|\s*\|\s*/)[0] ?? "";
  const phrase = nounPhrase(first);
  return phrase !== undefined && isPlural(phrase) ? singular(phrase) : undefined;
}
