import type { Document } from "domhandler";
import { childTags, isPageTag, rawText, type Tag } from "./dom/dom.ts";
import { resolveUrl } from "./dom/resolve-url.ts";
import { normalise, textOf } from "./dom/text.ts";
import { writtenLanguage } from "./text/language.ts";

export interface PageFacts {
  title: string;
  language: string;
  published?: string;
  modified?: string;
  canonical?: string;
  /** What links are resolved against. */
  base: string;
  noindex: boolean;
  nofollow: boolean;
}

/** JSON-LD larger than this is not read. */
const JSON_LD_LENGTH = 500_000;
const PUBLISHED = new Set([
  "article:published_time",
  "datepublished",
  "date",
  "dc.date",
  "dc.date.issued",
  "dcterms.created",
  "dcterms.issued",
  "pubdate",
  "publishdate",
  "publish-date",
  "og:published_time",
  "parsely-pub-date",
  "sailthru.date",
  "citation_publication_date",
]);
const MODIFIED = new Set([
  "article:modified_time",
  "og:updated_time",
  "datemodified",
  "last-modified",
  "dcterms.modified",
  "dc.date.modified",
  "revised",
]);

/** What classes say of the time that stands in them; others of the page are those of comments and of related pages. */
const TIME_CLASS = {
  published: /(?:^|[\s_-])(?:published|pubdate|posted|entry-date|post-date|dateline)(?:$|[\s_-])/i,
  modified: /(?:^|[\s_-])(?:updated|modified|last-?mod(?:ified)?)(?:$|[\s_-])/i,
} as const;
const OTHER_CLASS = /comment|reply|related|widget|sidebar/i;

/** What a page says about itself: title, language, dates, canonical address, base, robots. */
export function pageFacts(document: Document, body: Tag, url: string): PageFacts {
  const facts: PageFacts = { title: "", language: "", base: url, noindex: false, nofollow: false };
  const root = childTags(document)[0];
  let heading = "";
  let time: string | undefined;
  let changed: string | undefined;
  let based = false;
  const all = body.page?.all ?? [];
  for (let at = 0; at < all.length; at++) {
    const tag = all[at]!;
    const { attribs } = tag;
    switch (tag.name) {
      case "svg":
        at = tag.end - 1;
        break;
      case "title":
        if (facts.title === "") facts.title = normalise(rawText(tag));
        break;
      case "base":
        if (!based && attribs.href !== undefined) {
          facts.base = resolveUrl(attribs.href, url) ?? url;
          based = true;
        }
        break;
      case "link":
        if (/(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? "")) facts.canonical ??= attribs.href ?? "";
        break;
      case "meta":
        readMeta(tag, facts);
        break;
      case "script":
        if (attribs.type?.toLowerCase() === "application/ld+json") readJsonLd(rawText(tag), facts);
        break;
      case "h1":
        if (heading === "") heading = textOf(tag, 300);
        break;
      case "time":
        if (isTime(tag, "published")) time ??= isoDate(attribs.datetime);
        else if (isTime(tag, "modified")) changed ??= isoDate(attribs.datetime);
        break;
    }
  }
  if (facts.title === "") facts.title = heading;
  facts.published ??= time;
  facts.modified ??= changed;
  if (facts.published === undefined) delete facts.published;
  if (facts.modified === undefined) delete facts.modified;
  const canonical = facts.canonical === undefined ? undefined : resolveUrl(facts.canonical, facts.base);
  if (canonical === undefined) delete facts.canonical;
  else facts.canonical = canonical;
  const stated = root?.attribs.lang ?? root?.attribs["xml:lang"] ?? body.attribs.lang ?? facts.language;
  facts.language = writtenLanguage(`${facts.title} ${textOf(body, 4000)}`, languageTag(stated));
  return facts;
}

/** Is this when the page was published, or changed last, by its own mark or the class of what it stands in? */
function isTime(tag: Tag, which: keyof typeof TIME_CLASS): boolean {
  const { pubdate, itemprop } = tag.attribs;
  if (itemprop !== undefined) return itemprop === (which === "published" ? "datePublished" : "dateModified");
  if (pubdate !== undefined) return which === "published";
  const own = tag.attribs.class ?? "";
  const holder = isPageTag(tag.parent) ? (tag.parent.attribs.class ?? "") : "";
  if (OTHER_CLASS.test(`${own} ${holder}`)) return false;
  return TIME_CLASS[which].test(own) || (own === "" && TIME_CLASS[which].test(holder));
}

function readMeta(tag: Tag, facts: PageFacts): void {
  const { attribs } = tag;
  const name = (attribs.property ?? attribs.name ?? attribs.itemprop ?? attribs["http-equiv"] ?? "").toLowerCase();
  const content = attribs.content;
  if (name === "" || content === undefined) return;
  if (name === "robots") {
    const words = content.toLowerCase().split(/[\s,]+/);
    if (words.includes("noindex") || words.includes("none")) facts.noindex = true;
    if (words.includes("nofollow") || words.includes("none")) facts.nofollow = true;
  } else if (name === "content-language") facts.language ||= content;
  else if (PUBLISHED.has(name)) setDate(facts, "published", content);
  else if (MODIFIED.has(name)) setDate(facts, "modified", content);
}

function readJsonLd(json: string, facts: PageFacts): void {
  if (json.length > JSON_LD_LENGTH) return;
  // A page's own dates stand as plain strings; parsing the whole graph would say no more, and many graphs do not parse.
  setDate(facts, "published", /"datePublished"\s*:\s*"([^"]{4,40})"/.exec(json)?.[1]);
  setDate(facts, "modified", /"dateModified"\s*:\s*"([^"]{4,40})"/.exec(json)?.[1]);
}

function setDate(facts: PageFacts, which: "published" | "modified", text: string | undefined): void {
  const date = isoDate(text);
  if (date !== undefined) facts[which] ??= date;
}

/** The date as ISO 8601, day or minute; undefined unless it is printed in that form. */
function isoDate(text: string | undefined): string | undefined {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?/.exec(
    text ?? "",
  );
  if (!match?.[1] || Number.isNaN(Date.parse(match[1]))) return undefined;
  return match[2] === undefined ? match[1] : `${match[1]}T${match[2]}${match[3] ?? ""}`;
}

function languageTag(stated: string): string {
  const tag = stated.trim().replaceAll("_", "-");
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) ? tag : "";
}
