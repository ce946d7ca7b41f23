import type { PageLink } from "../../core/page.ts";
import { descendants, isPageTag, rawText, type Tag } from "./dom/dom.ts";
import { isPassedOver } from "./dom/hidden.ts";
import type { PageAreas } from "./dom/page-area.ts";
import { resolveUrl } from "./dom/resolve-url.ts";
import { normalise, textOf } from "./dom/text.ts";
import { optionsOf } from "./observe/select-options.ts";

/** Ways through a document that its head names (HTML 4.01, 6.12). */
const WAY = /(?:^|\s)(next|prev|previous|first|last|start|contents|index|up|chapter|section)(?:\s|$)/i;
/** What only an address looks like. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/(?!\/)|\?[\w.-]+=)|^[\w./-]+\.(?:x?html?|php|aspx?|jsp|cgi)(?:[?#]|$)/i;
/** Choices of one list that are links: one with more fills in a form. */
const MOST_CHOICES = 300;
const LEAST_CHOICES = 2;

/**
 * Links that stand in no text and have no number: choices of a list all of whose values are addresses, links of drawings,
 * and the ways that the head names. Those that the page links otherwise are left out.
 *
 * @param known the page's other links
 */
export function unnumberedLinks(body: Tag, base: string, areas: PageAreas, known: readonly PageLink[]): PageLink[] {
  const page = body.page;
  if (!page) return [];
  // Most pages have no such link, and are not asked for their others.
  let urls: Set<string> | undefined;
  const links: PageLink[] = [];
  const add = (address: string, base: string, link: Omit<PageLink, "url">) => {
    const url = resolveUrl(address, base);
    urls ??= new Set(known.map((one) => one.url));
    if (url === undefined || urls.has(url)) return;
    urls.add(url);
    links.push({ url, ...link });
  };
  for (const select of page.named("select")) {
    const area = areaOf(select, areas);
    if (area === undefined) continue;
    for (const { value, text } of choicesThatLead(select)) add(value, base, { text, context: "", area });
  }
  for (const drawing of page.named("svg")) {
    const area = areaOf(drawing, areas);
    if (area === undefined) continue;
    for (const tag of descendants(drawing)) {
      const address = tag.name === "a" ? (tag.attribs.href ?? tag.attribs["xlink:href"]) : undefined;
      if (address !== undefined && !address.startsWith("#")) {
        add(address, base, { text: nameInDrawing(tag), context: "", area });
      }
    }
  }
  for (const link of page.named("link")) {
    const rel = WAY.exec(link.attribs.rel ?? "")?.[1]?.toLowerCase();
    if (rel === undefined || link.attribs.href === undefined) continue;
    add(link.attribs.href, base, { text: normalise(link.attribs.title ?? ""), context: "", area: "navigation", rel });
  }
  return links;
}

/** `undefined` for what nobody sees. */
function areaOf(tag: Tag, areas: PageAreas): PageLink["area"] | undefined {
  let area: PageLink["area"] = "content";
  for (let at = tag.parent; isPageTag(at) && at.name !== "body"; at = at.parent) {
    if (isPassedOver(at)) return undefined;
    if (areas.isNavigation(at)) area = "navigation";
  }
  return area;
}

function choicesThatLead(select: Tag): { value: string; text: string }[] {
  const choices = optionsOf(select)
    .map((option) => ({ option, value: option.attribs.value?.trim() ?? "" }))
    .filter(({ value }) => value !== "" && value !== "#");
  const lead = choices.length >= LEAST_CHOICES && choices.length <= MOST_CHOICES;
  if (!lead || !choices.every(({ value }) => ADDRESS.test(value))) return [];
  return choices.map(({ option, value }) => ({ value, text: textOf(option) }));
}

function nameInDrawing(link: Tag): string {
  const words = [...descendants(link)].filter(({ name }) => name === "text" || name === "title").map(rawText);
  return normalise(link.attribs["aria-label"] ?? link.attribs["xlink:title"] ?? words.join(" "));
}
