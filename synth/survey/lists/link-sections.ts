import { contentId } from "../../../core/ids.ts";
import type { Relation, Row } from "../../../core/relation.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { headingLabel } from "../naming/heading-label.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { SEPARATORS } from "../naming/site-name.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { marksOf, type PageMark } from "../page-marks.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { linksOfRows } from "./links-of-rows.ts";

/** A page of fewer sections, or of sections with fewer links, groups nothing. */
const LEAST_SECTIONS = 2;
const LEAST_LINKS = 3;
/** Headings below this level head no lists. */
const LOWEST_LEVEL = 5;
/** Longer headings (characters) are sentences. */
const LONGEST_HEADING = 60;

export interface SectionsPage {
  url: string;
  title: string;
  snapshot: string;
  html: () => string;
}

interface SectionLink {
  text: string;
  url: string;
  path: string;
  /** It stands in a column of a table that tells something of the rows, and does not name them. */
  ofRow?: true;
}

/** Links to pages of one collection that stand under one heading. */
export interface LinkSection {
  /** "South America"; "" for links above the first heading. */
  text: string;
  /** Level of the heading, 1 to 5; 0 above the first. */
  level: number;
  /** Element path of the heading. */
  path: string;
  links: SectionLink[];
}

/** The page's title as it prints it (its first `h1`), for what the headings are kinds of. */
export interface PageSections {
  sections: LinkSection[];
  heading: string;
}

/** Where a page links to pages of a collection, heading by heading, in the order of the page. */
export function linkSections(
  page: Pick<SectionsPage, "url" | "html">,
  about: Pick<ReadonlySet<string>, "has">,
  canonical: Canonical,
): PageSections {
  const sections: LinkSection[] = [];
  let current: LinkSection = { text: "", level: 0, path: "", links: [] };
  let heading = "";
  let listed = new Set<string>();
  const leadsTo = addressesOf(page, canonical);
  // Of what leads through the site, below whatever heading it stands.
  const boxed: LinkSection = { text: "", level: 0, path: "", links: [] };
  const { marks } = marksOf(page.html);
  const ofRows = linksOfRows(marks, leadsTo);
  const thingOf = (link: PageMark | undefined) => {
    const url = link?.href === undefined ? undefined : leadsTo(link.href);
    return url !== undefined && about.has(url) ? url : undefined;
  };
  for (const [at, mark] of marks.entries()) {
    const { level, text, path, href, box } = mark;
    if (level > 1 && headsOne(marks, at, thingOf)) continue;
    if (level > 0 && level <= LOWEST_LEVEL) {
      if (level === 1 && heading === "") heading = text;
      current = { text: text.length > LONGEST_HEADING ? "" : text, level, path, links: [] };
      listed = new Set();
    } else if (href && text !== "") {
      const url = leadsTo(href);
      if (!url || !about.has(url) || listed.has(url)) continue;
      listed.add(url);
      const section = box !== undefined && !current.path.startsWith(`${box}/`) ? boxed : current;
      if (section.links.length === 0) sections.push(section);
      section.links.push({ text, url, path, ...(ofRows.has(mark) && { ofRow: true }) });
    }
  }
  return { sections, heading };
}

/** Whether a heading is the name on a card, and links to the one thing that it names: it stands in a group, and heads none. */
function headsOne(
  marks: readonly PageMark[],
  at: number,
  thingOf: (link: PageMark | undefined) => string | undefined,
): boolean {
  const { path } = marks[at]!;
  const [before, behind] = [marks[at - 1], marks[at + 1]];
  const isAround = before?.href !== undefined && path.startsWith(`${before.path}/`);
  const named = isAround ? thingOf(before) : behind?.path.startsWith(`${path}/`) ? thingOf(behind) : undefined;
  if (named === undefined) return false;
  const next = marks.findIndex(({ level }, place) => place > at && level > 0);
  const below = marks.slice(at + 1, next < 0 ? marks.length : next).flatMap((mark) => thingOf(mark) ?? []);
  // Around a link the last mark before the next heading is that of the next card.
  return below.slice(0, isAround ? -1 : undefined).every((url) => url === named);
}

/**
 * A page that lists links to pages of one template under headings ("South America": Argentina, Bolivia, …) is a relation
 * of its own: one row per link, with its heading. It says which rows belong together, on a page that a person can read.
 * Undefined where the page groups nothing, lists a page twice and so contradicts itself, or neither the pages nor its title
 * say what its headings are kinds of.
 *
 * @param collection the pages that it links to, with what they state of themselves
 */
export function sectionsRelation(
  page: Omit<SectionsPage, "html">,
  { sections, heading }: PageSections,
  collection: Relation,
): Relation | undefined {
  const filled = sections.filter((section) => section.links.length >= LEAST_LINKS && section.level > 1 && section.text);
  const level = Math.min(...filled.map((section) => section.level));
  const chosen = withSmall(
    filled.filter((section) => section.level === level),
    sections,
    collection,
  );
  if (chosen.length < LEAST_SECTIONS || new Set(chosen.map((section) => section.text)).size < chosen.length)
    return undefined;
  const links = chosen.flatMap((section) => section.links);
  if (new Set(links.map((link) => link.url)).size < links.length) return undefined;
  const at = (path: string) => ({ snapshot: page.snapshot, url: page.url, place: { at: "node" as const, path } });
  const ofTitle = (title: string) => {
    const kind = sectionKind(title);
    // "Lakes" with links to lakes: its headings are none, and "Deep lakes" are some of them.
    return kind !== undefined && (isCalled(collection, kind) || areSome(chosen, kind)) ? undefined : kind;
  };
  const kind = headingLabel(chosen, collection) ?? ofTitle(heading) ?? ofTitle(page.title);
  if (kind === undefined) return undefined;
  const rows = chosen.flatMap((section) =>
    section.links.map(
      (link): Row => ({
        about: link.url,
        cells: [
          { value: { kind: "entity", printed: link.text, href: link.url }, evidence: at(link.path) },
          { value: { kind: "text", printed: section.text }, evidence: at(section.path) },
        ],
      }),
    ),
  );
  return {
    id: contentId("link_sections", page.url, collection.id),
    name: heading || page.title,
    source: "records",
    url: page.url,
    title: page.title,
    columns: [
      { name: "Name", type: "entity", role: "label" },
      { name: kind, type: "text", role: "category" },
    ],
    rows,
  };
}

/**
 * The sections with those of a link or two, where together they have each of the pages once: a group of one is a group, and one that
 * were left out would be none of those that are counted. Of any other small section it is not known what stands in it.
 */
function withSmall(chosen: LinkSection[], sections: readonly LinkSection[], { rows }: Relation): LinkSection[] {
  const level = chosen[0]?.level;
  const all = sections.filter((section) => section.level === level && section.text !== "");
  const listed = all.flatMap(({ links }) => links.map(({ url }) => url));
  const pages = new Set(rows.flatMap(({ about }) => about ?? []));
  const areAllOnce = listed.length === pages.size && new Set(listed).size === pages.size;
  return areAllOnce ? all : chosen;
}

/** Whether the pages of a collection are what a noun says: their column of names, or the folder that they stand in, is so called. */
function isCalled({ columns, rows }: Relation, kind: string): boolean {
  const label = columns.find(({ role }) => role === "label")?.name ?? "";
  const folders = rows.map(({ about }) =>
    about === undefined ? "" : (new URL(about).pathname.split("/").at(-2) ?? ""),
  );
  const words = [label, ...new Set(folders)].map((word) => nounPhrase(word.replace(/[-_]+/g, " ")) ?? "");
  return words.some((word) => {
    const one = singular(word.toLowerCase());
    return one === kind.toLowerCase() || (one !== "" && one === headOf(kind));
  });
}

/** "Used boats" and "New boats" under "Our boats": each heading is a word for the things under it, and no value of theirs. */
const areSome = (sections: readonly LinkSection[], kind: string): boolean =>
  sections.every(({ text }) => isPlural(text.split(" ").at(-1)!.toLowerCase()) && headOf(text) === headOf(kind));

const headOf = (phrase: string): string => singular(phrase.trim().toLowerCase().split(/\s+/).at(-1)!);

/**
 * "Regions :: The Acme Almanac" -> "Region"; undefined where the title is no plural, and where it counts what stands under the
 * headings: "All lakes".
 */
function sectionKind(title: string): string | undefined {
  const first = (title.split(SEPARATORS)[0] ?? "").trim();
  if (/^all\s/i.test(first)) return undefined;
  const phrase = nounPhrase(first);
  if (phrase === undefined || !isPlural(phrase)) return undefined;
  const one = singular(phrase);
  return one[0]!.toUpperCase() + one.slice(1);
}

/** The links of a section, each with what heads it. */
export const headedLinks = ({ text: heading, links }: LinkSection): SurveyedPage["links"] =>
  links.map(({ url, text, ofRow }) => ({ url, text, heading, ...(ofRow && { ofRow }) }));

/**
 * The links of a page: of one that lists things those under its headings alone; of one that is about a thing itself its others as well,
 * by which it leads back to the list that it stands in.
 */
export function linksUnder(
  headed: SurveyedPage["links"] | undefined,
  links: readonly { url: string; text: string }[],
  isThing: boolean,
): SurveyedPage["links"] {
  if (headed && !isThing) return headed;
  const known = new Set(headed?.map(({ url }) => url));
  const others = links.filter(({ url }) => !known.has(url)).map((link) => ({ ...link, heading: "" }));
  return [...(headed ?? []), ...others];
}
