import type { Document } from "domhandler";
import { SkipError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import type { PageElement, ReadPage } from "../../core/page.ts";
import { childTags, type Tag } from "./dom/dom.ts";
import { PageAreas } from "./dom/page-area.ts";
import { parseMarkup } from "./dom/parse-html.ts";
import { resolveUrl } from "./dom/resolve-url.ts";
import { TagMap } from "./dom/tag-map.ts";
import { figureLinks } from "./files/figures.ts";
import { pageLinks } from "./links.ts";
import { findMain } from "./main/main-content.ts";
import { mainText } from "./main/main-text.ts";
import { whyBrowser } from "./needs-browser.ts";
import { findElements } from "./observe/elements.ts";
import { writeObservation } from "./observe/observation.ts";
import { unreadOf } from "./observe/unread.ts";
import { pageFacts } from "./page-facts.ts";
import type { ReadOptions, Source } from "./reader.ts";
import { htmlRelations } from "./relations.ts";
import { decodeMarkup } from "./text/charset.ts";
import { unnumberedLinks } from "./unnumbered-links.ts";

/** Reads HTML bytes. Rejects nothing that parses: the worst page gives an empty observation and a warning. */
export function readHtml(source: Source, options: ReadOptions): ReadPage {
  const { markup, disbelieved, encoding } = decodeMarkup(source.body, source.contentType);
  const document = parseMarkup(markup);
  const body = bodyOf(document);
  if (!body) throw new SkipError("empty", `${source.url} holds no document`);
  const snapshot = source.snapshot ?? sha256(source.body);
  const facts = pageFacts(document, body, source.url);
  const pageUrl = resolveUrl(source.url, source.url) ?? source.url;
  const areas = new PageAreas(body);
  const found = findElements(body, facts.base, areas);
  const byTag = new TagMap<PageElement>(body.end);
  for (const { tag, element } of found) byTag.set(tag, element);
  const main = findMain(body, areas);
  const links = [...pageLinks(found), ...figureLinks(body, facts.base, areas)];
  const unread = unreadOf(body);
  const written = writeObservation(body, byTag);
  const observation = unread === "" ? written : `${written}\n\n(not all of this page was read: ${unread})`;
  const page: ReadPage = {
    url: pageUrl,
    snapshot,
    contentType: "text/html",
    title: facts.title,
    language: facts.language,
    observation,
    mainText: mainText(main),
    elements: found.map(({ element }) => element),
    links: [...links, ...unnumberedLinks(body, facts.base, areas, links)],
    relations: options.relations
      ? htmlRelations(body, facts.base, areas, main, { url: pageUrl, title: facts.title, snapshot })
      : [],
    noindex: facts.noindex,
    nofollow: facts.nofollow,
    warnings: [],
  };
  if (facts.canonical !== undefined) page.canonical = facts.canonical;
  if (facts.published !== undefined) page.published = facts.published;
  if (facts.modified !== undefined) page.modified = facts.modified;
  const why = whyBrowser(body, observation, pageUrl);
  if (why !== undefined) page.needsBrowser = why;
  if (disbelieved !== undefined) page.warnings.push(`declared ${disbelieved} but reads as ${encoding}`);
  if (unread !== "") page.warnings.push(`not all of it was read: ${unread}`);
  if (body.page?.isCut) page.warnings.push("it has more elements than are read: the rest of it is read as text alone");
  return page;
}

/** The `body` (or `frameset`) of a document. */
export function bodyOf(document: Document): Tag | undefined {
  const root = childTags(document)[0];
  return root && childTags(root).find((tag) => tag.name === "body" || tag.name === "frameset");
}
