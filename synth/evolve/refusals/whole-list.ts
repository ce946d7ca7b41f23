import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { numberWord } from "../../../logic/english/english.ts";
import { isAnybody } from "../../../logic/english/person-role.ts";
import type { Naming } from "../../../logic/operation.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { InboundLinks } from "../../survey/inbound-links.ts";
import { addressKind } from "../../survey/naming/address-kind.ts";
import { eachDocument } from "../../survey/naming/document-titles.ts";
import { isPublication } from "../../survey/naming/publications.ts";
import { saidTitle } from "../../survey/naming/row-place.ts";
import type { Survey } from "../../survey/survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../../survey/surveyed.ts";
import { isLeaf, type Node, nodesOf } from "../node.ts";
import { isYearHeading } from "../row-times.ts";

/** A page that links to fewer of a collection's pages than this share does not list them. */
const LISTS = 0.5;

/** How a site lists the rows of a collection. */
interface Listing {
  /** The page that links to all of them; the one nearest to the root where there are several. */
  page?: SurveyedPage;
  /** A page that lists them lists others of their kind, too, which were not read: of "all" nothing can be said. */
  isPart: boolean;
}

const known = new WeakMap<SurveyedRelation, Listing>();

/** Where a site lists the rows of a page collection, and whether all that it lists there was read. */
export function listingOf(surveyed: SurveyedRelation, { pages }: Pick<Survey, "pages">): Listing {
  let found = known.get(surveyed);
  if (!found) {
    found = findListing(surveyed, pages);
    known.set(surveyed, found);
  }
  return found;
}

// By where they lead, once per site: what lists a collection is found without reading all pages for each.
const inbound = new WeakMap<Survey["pages"], InboundLinks>();

function findListing({ relation, scoped, lacking }: SurveyedRelation, pages: Survey["pages"]): Listing {
  if (scoped) return { isPart: false };
  const rows = relation.rows.filter((row) => !row.total);
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  if (about.size === 0) return { isPart: false };
  const links = inbound.get(pages) ?? new InboundLinks(pages.values());
  inbound.set(pages, links);
  const isOfKind = addressKind(about);
  let whole: SurveyedPage | undefined;
  let isPart = lacking === true;
  for (const { page, links: leading } of links.listing({ rows })) {
    const listed = new Set(leading.map(({ url }) => url)).size;
    if (listed < LISTS * about.size) continue;
    if (listed === about.size && (whole === undefined || page.depth < whole.depth)) whole = page;
    isPart ||= page.links.some(({ url }) => !pages.has(url) && isOfKind(url));
  }
  return { ...(whole ? { page: whole } : {}), isPart };
}

/**
 * Pages of one kind for which the site has no word, and which one of its pages lists: "the ten entries listed on the front
 * page" says which are meant as well as a word does.
 */
export function asListed(surveyed: SurveyedRelation, survey: Pick<Survey, "pages">): SurveyedRelation {
  if (surveyed.hasNoun || surveyed.relation.source !== "page_collection" || surveyed.label?.column.role !== "label")
    return surveyed;
  const { page, isPart } = listingOf(surveyed, survey);
  return page && !isPart ? { ...surveyed, hasNoun: true } : surveyed;
}

/** Where things stand that only a list says are meant, as an adverbial; undefined where the site speaks of all of them. */
export function listedSource(surveyed: SurveyedRelation, survey: Survey): string | undefined {
  const { naming, relation, label } = surveyed;
  const { singular, plural } = naming;
  // What has no name but its year is told apart by the years, which a question says.
  if (!label && relation.columns.some(({ name }) => isYearHeading(name))) return undefined;
  const isUnsaid = singular === "entry" || singular === CHINESE_ENTRY;
  const isTold = isUnsaid || surveyed.saidOfPages || isAnybody(singular);
  if (relation.source !== "page_collection" || !isTold) return undefined;
  const { page, isPart } = listingOf(surveyed, survey);
  if (!page || isPart) return undefined;
  const count = relation.rows.filter(({ total }) => !total).length;
  const title = saidTitle(page, survey.siteName, survey.pages)
    .replace(/[“”"《》]/g, "")
    .trim();
  if (survey.language === "zh") {
    const place = page.depth === 0 || title === "" ? "首页" : `“${title}”页面`;
    return `${survey.siteName}${place}列出的${count}${isUnsaid ? "个条目" : `${naming.measure ?? measureWord(singular)}${singular}`}`;
  }
  const place = page.depth === 0 || title === "" ? "front page" : `page “${title}”`;
  return `among the ${numberWord(count)} ${plural} listed on the ${place} of ${survey.siteName}`;
}

/**
 * How the things of a list are named that says of itself, or of which the site says, that there are more. Where lists name others that
 * have no page, those with one are not what is "listed on the page": that page may well list the others, too.
 */
export function selectedNaming(
  { naming, relation, selection, pagesOfSome, years }: SurveyedRelation,
  { siteName, language }: Pick<Survey, "siteName" | "language">,
): Pick<Naming, "source" | "whole"> | undefined {
  const isSited = naming.source === (language === "zh" ? siteName : `on ${siteName}`);
  const count = relation.rows.filter(({ total }) => !total).length;
  const each = `${count}${naming.measure ?? measureWord(naming.singular)}${naming.singular}`;
  const [subject] = relation.columns;
  // What notices list is not all that there is of it.
  if (isSited && language === "zh" && isTableFamily(relation) && subject && isPublication(subject.name)) {
    const titles = [...new Set(relation.rows.map(({ cells }) => cells[0]!.value.printed))];
    const documents = eachDocument(subject.name, titles);
    // A word for documents is that of many others on the site; a title says which they are.
    return documents === `各${subject.name}`
      ? { source: naming.source, whole: `${documents}所列的${each}` }
      : { source: `${naming.source}${documents}`, whole: `所列的${each}` };
  }
  // “2019赛季” to “2023赛季” of a site that speaks of the 2024 season, too.
  if (years && isSited)
    return language === "zh"
      ? { source: `${siteName}上${years.from}至${years.to}各${naming.singular}的页面`, whole: `这${each}` }
      : { source: `among the ${naming.plural} from ${years.from} to ${years.to} on ${siteName}` };
  if (!selection || !isSited || pagesOfSome) return undefined;
  const { list, front, paged } = selection;
  if (language === "zh") {
    const source = front ? `${siteName}的首页` : `${siteName}的“${list}”`;
    return { source, whole: `所列的${each}` };
  }
  const page = front ? `listed on the front page of ${siteName}` : `listed on the page “${list}” of ${siteName}`;
  const place = paged && !front ? `in the list “${list}” on ${siteName}` : page;
  return { source: `among the ${numberWord(count)} ${naming.plural} ${place}` };
}

/** Operations that read only those rows of a relation that they name, or that other rows lead to; by their inputs. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  named: ["from"],
  overlap: ["from"],
  join: ["right"],
  follow: ["right"],
};

/** The relations that an operation reads as a whole, not only what it names of them. */
function readWhole(node: Node): string[] {
  if (isLeaf(node) || typeof node.params["label"] === "string") return [];
  return Object.entries(node.inputs).flatMap(([key, input]) =>
    isLeaf(input) && !BY_NAME[node.op]?.includes(key) ? [input.relation] : [],
  );
}

/** Whether a question is about all rows of a relation, and not only about those that it names. */
export function readsWhole(tree: Node, relation: string): boolean {
  return nodesOf(tree).some((node) => readWhole(node).includes(relation));
}

/** What is looked up about the relations of a question. */
interface Bench {
  survey: Survey;
  relation(id: string): SurveyedRelation;
}

/** Whether a question speaks of all things of a kind, or of all that stand under a heading, of which only a part was read. */
export function takesPart(tree: Node, bench: Bench): boolean {
  return nodesOf(tree).some((node) => {
    return readWhole(node).some((id) => {
      const surveyed = bench.relation(id);
      if (surveyed.relation.source === "page_collection") return listingOf(surveyed, bench.survey).isPart;
      if (isOutgrown(surveyed, bench.survey)) return true;
      const parts = partHeadings(surveyed, bench.survey);
      if (parts.size === 0) return false;
      const where = !isLeaf(node) && node.op === "filter" ? (node.params["where"] as { value?: unknown }) : undefined;
      return where === undefined || [where.value].flat().some((value) => typeof value !== "string" || parts.has(value));
    });
  });
}

/** A list that is called as a collection is ("the specimens on the site") and lists fewer of them than there are pages. */
function isOutgrown({ naming, relation }: SurveyedRelation, { relations }: Survey): boolean {
  if (relation.source !== "records") return false;
  const listed = new Set(relation.rows.flatMap(({ about }) => about ?? []));
  return relations.some(
    ({ naming: called, relation: other }) =>
      other.source === "page_collection" &&
      called.plural === naming.plural &&
      called.source === naming.source &&
      other.rows.length > listed.size &&
      other.rows.filter(({ about }) => about !== undefined && listed.has(about)).length === listed.size,
  );
}

const partsKnown = new WeakMap<SurveyedRelation, ReadonlySet<string>>();

/** The headings of a list under which it links to pages of the same kind that were not read. */
function partHeadings(surveyed: SurveyedRelation, { pages }: Pick<Survey, "pages">): ReadonlySet<string> {
  let found = partsKnown.get(surveyed);
  if (!found) {
    const { relation } = surveyed;
    const isOfKind = addressKind(relation.rows.flatMap(({ about }) => about ?? []));
    const links = pages.get(relation.url)?.links ?? [];
    found = new Set(links.filter(({ url }) => !pages.has(url) && isOfKind(url)).map(({ heading }) => heading));
    partsKnown.set(surveyed, found);
  }
  return found;
}
