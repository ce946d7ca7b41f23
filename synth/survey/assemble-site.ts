import { isFileKind, type Relation } from "../../core/relation.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import { languageOf } from "../../logic/values/language.ts";
import { statedSource } from "../subject/stated-source.ts";
import { calledBySite } from "./called-by-site.ts";
import { datedHeadings } from "./cells/dated-headings.ts";
import { withLifeSpans } from "./cells/life-spans.ts";
import { withRangesAndBounds } from "./cells/split-cells.ts";
import { boxFamilies } from "./collections/box-families.ts";
import { chapterCollections } from "./collections/chapter-collections.ts";
import { familiesBeside } from "./collections/families-beside.ts";
import { figuresByName } from "./collections/figures-by-name.ts";
import { withoutLabelTables } from "./collections/label-tables.ts";
import { familiesLeaving } from "./collections/left-out-tables.ts";
import { linkedLists } from "./collections/linked-lists.ts";
import { ownedElsewhere } from "./collections/owned-elsewhere.ts";
import { scopedCollections, scopedFamilies } from "./collections/scoped-collections.ts";
import { sectionCollections } from "./collections/section-collections.ts";
import { statedOf } from "./collections/stated-of-pages.ts";
import { subjectsByKind, subjectsInWords } from "./collections/subjects-by-kind.ts";
import { tableFamilies } from "./collections/table-families.ts";
import { isYearlyFamily } from "./collections/table-family.ts";
import { termFamilies } from "./collections/term-families.ts";
import { yearlyFigures } from "./collections/yearly-figures.ts";
import { yearsOfThings } from "./collections/years-of-things.ts";
import { aliasesIn } from "./facts/aliases.ts";
import { dynamicParts } from "./facts/dynamic-parts.ts";
import { filedFigures } from "./files/filed-figures.ts";
import { filedOfAll } from "./files/filed-of-all.ts";
import { namedByLink } from "./files/link-text.ts";
import { type ListingPage, lackingPages } from "./lists/lacking-pages.ts";
import { headedLinks, linkSections, linksUnder, sectionsRelation } from "./lists/link-sections.ts";
import { listParts as listPartsOf } from "./lists/list-parts.ts";
import { siteMenus } from "./lists/menus.ts";
import { pageDescription } from "./lists/page-description.ts";
import { listsOfParts, pageLists } from "./lists/page-lists.ts";
import { pagedLists } from "./lists/paged-lists.ts";
import { pagersOf } from "./lists/pager-links.ts";
import { printedByLists } from "./lists/printed-by-lists.ts";
import { printedByOwners } from "./lists/printed-by-owners.ts";
import { proposalsOf } from "./lists/proposals.ts";
import { proseCounts } from "./lists/prose-counts.ts";
import { statedTotals } from "./lists/stated-totals.ts";
import { isIndexed } from "./lists/term-indexes.ts";
import { unlinkedMembers } from "./lists/unlinked-members.ts";
import { unpagedMembers } from "./lists/unpaged-members.ts";
import { type WholePage, wholeLists } from "./lists/whole-lists.ts";
import { withStatesDated } from "./naming/dated-states.ts";
import { enteredAs } from "./naming/entered-as.ts";
import { withYearsAbove } from "./naming/figures-of-year.ts";
import { fileNames } from "./naming/file-names.ts";
import { withHeadingsCarried } from "./naming/headed-figures.ts";
import { withKindHeadings } from "./naming/kind-headings.ts";
import { chineseNounsOfKinds, nounsOfKinds } from "./naming/kind-nouns.ts";
import { namedWithin } from "./naming/named-within.ts";
import { ownHeadings, secondHeadings } from "./naming/own-headings.ts";
import { pageSubjects, titledSubjects } from "./naming/page-subjects.ts";
import { siteName } from "./naming/site-name.ts";
import { withStatisticsNamed } from "./naming/statistics-above.ts";
import type { RawPage } from "./raw-page.ts";
import { readAnew } from "./read-anew.ts";
import { readCollections } from "./read-collections.ts";
import { linesOf, roughText } from "./rough-text.ts";
import type { SiteReading } from "./survey.ts";
import type { SurveyedPage } from "./surveyed.ts";
import { calledTerms } from "./terms/called-terms.ts";
import { termCollections } from "./terms/term-scopes.ts";

/** A page that links to fewer pages of a collection lists nothing. */
const LIST_LINKS = 4;

/**
 * Pages with the relations within them become a site that can be surveyed: pages of one template are gathered into
 * relations with a row per page, list pages into relations that say which rows stand under which heading.
 */
export function assembleSite(
  root: string,
  language: string,
  raw: readonly RawPage[],
  read: readonly Relation[],
): SiteReading {
  const readable = raw.filter((page) => page.html !== undefined);
  const pagerAt = pagersOf(readable, canonicalUrl);
  const { relations: printedWithin, united, partial } = pagedLists(read, readable, pagerAt);
  const pagesByUrl = new Map(readable.map((page) => [page.url, page]));
  const within = namedWithin(printedWithin, pagesByUrl).map(withRangesAndBounds);
  const gathered = readCollections(readable, within, pagerAt, language).map((one) =>
    withStatisticsNamed(withYearsAbove(withHeadingsCarried(one, pagesByUrl), pagesByUrl), pagesByUrl),
  );
  const orders: Relation[] = [];
  const headed = new Map<string, SurveyedPage["links"]>();
  for (const collection of gathered) {
    const about = new Set(collection.rows.map((row) => row.about).filter((url) => url !== undefined));
    for (const page of readable) {
      const listed = new Set(page.links.filter((link) => about.has(link.url)).map((link) => link.url));
      if (about.has(page.url) || listed.size < LIST_LINKS) continue;
      const sections = linkSections({ url: page.url, html: page.html! }, about, canonicalUrl);
      headed.set(page.url, [...(headed.get(page.url) ?? []), ...sections.sections.flatMap(headedLinks)]);
      // One page of a list that goes on orders a part of it.
      const relation = pagerAt(page.url).urls.size > 0 ? undefined : sectionsRelation(page, sections, collection);
      if (relation) orders.push(relation);
    }
  }
  const { headed: heads, menus } = siteMenus(
    readable.map(({ url, html }) => ({ url, html: html! })),
    canonicalUrl,
  );
  const things = new Set(gathered.flatMap(({ rows }) => rows.flatMap(({ about }) => about ?? [])));
  const [headingOf, secondOf] = [ownHeadings(readable), secondHeadings(readable)];
  const pages = raw.map(({ html, links, ...page }) => ({
    ...page,
    ...{ ...optional("heading", headingOf.get(page.url)), ...optional("second", secondOf.get(page.url)) },
    ...optional("menu", menus.get(page.url)),
    ...(html ? { ...statedBy(html()), ...readAnew(html) } : {}),
    links: linksUnder(headed.get(page.url), links, things.has(page.url)),
  }));
  const listParts = listPartsOf(readable, things, pagerAt);
  const nounOf = nounsOfKinds({ root, pages, listParts, headed: heads });
  const linked = linkedLists(withKindHeadings(gathered, nounOf), pagesByUrl, nounOf, canonicalUrl, within);
  const { collections } = linked;
  const stated = statedOf(collections);
  const lists = withoutLabelTables(withLifeSpans(within, gathered), stated);
  const printed = printedByLists(collections, [...lists, ...orders]);
  const inChinese = chineseNounsOfKinds({ root, pages, listParts, headed: heads }, [...within, ...collections]);
  const { said, headings, measures } = calledBySite(collections, readable, language, inChinese);
  const byUrl = new Map(
    readable.map((page) => [page.url, { url: page.url, snapshot: page.snapshot, html: page.html! }]),
  );
  const files = new Set(lists.filter(({ source }) => isFileKind(source)).map(({ url }) => url));
  const isChinese = languageOf(pages.map(({ title }) => title)) === "zh";
  const filed =
    files.size === 0 || isChinese
      ? undefined
      : filedFigures(lists, collections, callsOf(files, raw), siteName(root, pages));
  const proposed = proposalsOf(lists, collections);
  const gatheredFamilies = tableFamilies(
    lists.filter((one) => !proposed.has(one)),
    byUrl,
    fileNames(files, raw, canonicalUrl),
    (urls) => fileNames(urls, raw, canonicalUrl),
    (urls) => listsOfParts(pageLists(urls, readable, "", things), listParts),
  );
  const families = isChinese
    ? subjectsByKind(gatheredFamilies, collections, inChinese)
    : subjectsInWords(gatheredFamilies, collections, nounOf).map((one) => withStatesDated(one, pagesByUrl));
  const subjects = (urls: readonly string[]) => {
    const own = urls.flatMap((url) => byUrl.get(url) ?? []);
    return pageSubjects(own) ?? titledSubjects(own, (wanted) => fileNames(wanted, raw, canonicalUrl));
  };
  const terms = termFamilies(byUrl.values(), subjects, (urls, plural) => pageLists(urls, readable, plural)).filter(
    (relation) => !isIndexed(relation, raw, canonicalUrl),
  );
  const stating = [...boxFamilies(lists, byUrl), ...datedHeadings(byUrl.values()), ...terms];
  const parts = sectionCollections([...byUrl.values()], raw, subjects, stated, canonicalUrl);
  const chapters = chapterCollections(byUrl, raw, subjects).filter(
    ({ relation }) => !isIndexed(relation, raw, canonicalUrl),
  );
  const called = calledTerms(byUrl, raw);
  const ofTerms = termCollections(byUrl, raw, subjects, canonicalUrl);
  const scoped = scopedCollections(collections, raw, canonicalUrl);
  const scopedTables = scopedFamilies(families, raw, canonicalUrl);
  const byName = [...families, ...scopedTables.relations].flatMap((family) => {
    const known = family.rows.flatMap(({ cells }) => [...(stated.get(cells[0]!.evidence.url) ?? [])]);
    const relation = figuresByName(family, new Set(known));
    return relation ? [{ relation, family }] : [];
  });
  const named = byName.map(({ relation }) => relation);
  const shown = families.filter((one) => !isYearlyFamily(one) || !byName.some(({ family }) => family === one));
  const namedScopes = byName.flatMap(({ relation, family }) => {
    const scope = scopedTables.scopes.get(family.id);
    return scope ? [[relation.id, scope] as const] : [];
  });
  const yearly = [
    ...[...collections, ...named].flatMap(yearlyFigures),
    ...yearsOfThings(lists, collections, byUrl, siteName(root, pages)),
  ];
  const ofParts = parts.relations.filter(
    (relation) => relation.source !== "records" || !isIndexed(relation, raw, canonicalUrl),
  );
  const told = [
    ...ofParts,
    ...chapters.map(({ relation }) => relation),
    ...ofTerms.relations,
    ...called.map(({ relation }) => relation),
    ...scoped.relations,
    ...scopedTables.relations,
    ...named,
    ...linked.relations,
  ];
  const listing = readable.map((page) => ({ ...asListing(page), ...optional("heading", headingOf.get(page.url)) }));
  return {
    root,
    language,
    pages,
    relations: [
      ...lists.filter((one) => !filed?.replaced.has(one)),
      ...(filed?.relations ?? []),
      ...shown,
      ...stating,
      ...yearly,
      ...told,
      ...collections,
      ...orders,
    ],
    dynamic: new Map(
      readable.flatMap((page) => {
        const parts = dynamicParts(page.html!());
        return parts.length > 0 ? [[page.url, parts] as const] : [];
      }),
    ),
    aliases: readable.flatMap((page) => aliasesIn(roughText(page.html!()), page.url)),
    across: [
      ...united,
      ...(filed?.relations ?? []).map(({ id }) => id),
      ...[...shown, ...stating, ...yearly, ...told, ...collections, ...orders].map((relation) => relation.id),
    ],
    printed: [...printed, ...printedByOwners(collections, pagesByUrl, canonicalUrl, printed)],
    partial,
    proposed: new Set([...proposed].map(({ id }) => id)),
    yearly: new Set(yearly.map(({ id }) => id)),
    inFiles: [...(filed?.replaced ?? [])],
    filed: new Map((filed?.relations ?? []).map((one) => [one.id, filedOfAll(one, collections)] as const)),
    sections: [...shown, ...named.filter(isYearlyFamily), ...orders, ...linked.relations].map(
      (relation) => relation.id,
    ),
    said,
    headings,
    limits: linked.limits,
    headed: heads,
    measures,
    scopes: new Map([
      ...familiesBeside(shown, lists),
      ...parts.scopes,
      ...chapters.map(({ relation, scope }) => [relation.id, scope] as const),
      ...ofTerms.scopes,
      ...called.map(({ relation, scope }) => [relation.id, scope] as const),
      ...scoped.scopes,
      ...scopedTables.scopes,
      ...namedScopes,
    ]),
    leaving: familiesLeaving(
      families,
      lists.filter((one) => !proposed.has(one)),
      collections,
      byUrl,
    ),
    takenFrom: new Map(byName.map(({ relation, family }) => [relation.id, family.id])),
    listParts,
    unpaged: new Set([
      ...(isChinese ? unpagedMembers(collections, listing, inChinese) : []),
      ...unlinkedMembers(collections, listing, canonicalUrl),
    ]),
    lacking: lackingPages(collections, listing, canonicalUrl, (url) => listParts.has(url), lists),
    ownedElsewhere: ownedElsewhere(
      collections,
      readable.map(({ url, html }) => ({ url, lines: () => linesOf(roughText(html!())) })),
      ({ id }) => said.get(id) ?? headings.get(id),
    ),
    wholeLists: wholeLists([...lists, ...collections], listing),
    proseCounts: proseCounts(listing),
    statedTotals: statedTotals(listing),
    incomplete: [...parts.incomplete, ...scoped.incomplete, ...scopedTables.incomplete],
  };
}

/** What the site calls each of its files: by the links that lead there, the row or item of those that say "CSV" alone included. */
function callsOf(files: ReadonlySet<string>, raw: readonly RawPage[]): (url: string) => string[] {
  const around = fileNames(files, raw, canonicalUrl);
  const links = new Map<string, string[]>();
  for (const { url, text } of raw.flatMap((page) => page.links))
    if (files.has(url)) links.set(url, [...(links.get(url) ?? []), text]);
  return (url) => {
    const texts = [...(links.get(url) ?? []), ...(around.get(url) ?? []).map(({ text }) => text)];
    return [...new Set(texts.flatMap((text) => namedByLink(text) ?? []))];
  };
}

const optional = <Key extends string, Of>(key: Key, value: Of | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Of };

/** What the markup of a page states about it. */
const statedBy = (html: string) => ({ stated: statedSource(html), ...optional("enteredAs", enteredAs(html)) });

const asListing = ({ html, ...page }: RawPage): ListingPage & WholePage => ({
  ...page,
  html: html!,
  lines: () => linesOf(roughText(html!())),
  description: () => pageDescription(html!()),
});
