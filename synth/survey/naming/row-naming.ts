import type { Relation } from "../../../core/relation.ts";
import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { selfNamed } from "../collections/self-named.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { RowNoun, SurveyedColumn, SurveyedPage } from "../surveyed.ts";
import { fromFileNames, fromFolder, isSaid } from "./address-nouns.ts";
import { agreedNoun } from "./agreed-noun.ts";
import { chinesePlace, chineseRowNoun, nounOf } from "./chinese-naming.ts";
import { areCoded, nounOfCoded } from "./coded-rows.ts";
import { asEditions } from "./editions-held.ts";
import { fromContentSystem } from "./entered-as.ts";
import { ENTRY } from "./entry-noun.ts";
import { familyNoun } from "./family-nouns.ts";
import { asMembers } from "./group-members.ts";
import { headedAlike } from "./headed-alike.ts";
import { isOtherPost } from "./holders-of-posts.ts";
import { kindByColumns } from "./kind-by-columns.ts";
import { isMereDoing } from "./label-nouns.ts";
import { fromHeadings } from "./list-headings.ts";
import { listNoun } from "./list-nouns.ts";
import type { NounEvidence } from "./noun-evidence.ts";
import {
  fromPlural,
  fromSingular,
  lastWordOf,
  type Noun,
  ofHeading,
  plainNoun,
  pluralHead,
  withoutWhich,
} from "./noun-phrases.ts";
import { fromNumberedNames } from "./numbered-names.ts";
import { parallelNoun } from "./parallel-lists.ts";
import { isNothingLiving, tellsOfPeople } from "./people-by-deeds.ts";
import { namesPersonsInColumn } from "./persons-in-columns.ts";
import { saidTitle, sourceOf } from "./row-place.ts";
import { areTimesOfThings } from "./rows-of-times.ts";
import { isTotalOf } from "./total-of.ts";

/** A list of things leads to other things as well (where they are, who made them), but to more of them it is a list of those. */
const MOSTLY = 0.3;
/** A list that leads to them more than to others goes before one that does not: beside each film stands who made it. */
const RATHER = 0.5;
/** So many names that end in one word do not by chance. */
const LEAST_NAMES = 4;
const MOST_NAMES = 0.8;
/**
 * What people call the rows of a relation. Taken from the label column's heading, from the heading under which a list
 * page, a menu or a sidebar links to the rows, from the columns whose cells lead to them, or from the folder that their pages
 * stand in; "entry" where none of them can be trusted.
 *
 * @param listing the pages that link to the rows' pages
 * @param site what people call it, and the language that its questions are asked in; `said`: what its pages, or what lists them,
 *   call the rows, which goes before what is guessed by their columns
 * @param isSiteOrder the relation is how the site sorts its pages under headings: it stands "on the site"
 */
export function nameRows(
  relation: Relation,
  label: SurveyedColumn | undefined,
  pages: ReadonlyMap<string, SurveyedPage>,
  listing: readonly LinkingPage[],
  site: { name: string; language: Language; evidence?: NounEvidence; said?: Noun | undefined },
  isSiteOrder: boolean,
): Naming {
  if (site.language === "zh") {
    const ofMany = nounOf(site.evidence?.columnOfMany(aboutOf(relation)) ?? "");
    const said = chineseRowNoun(relation, label, listing, site.name.replace(/网站$/u, ""), site.evidence, pages);
    const own = asSelfNamed(said, relation);
    const noun =
      (own !== undefined && namesPersonsInColumn(own, relation, label?.index) ? CHINESE_ENTRY : own) ??
      kindByColumns(relation, "zh")?.singular ??
      (isOtherPost(ofMany, relation) ? undefined : ofMany) ??
      (areYears(relation, label) ? "年份" : CHINESE_ENTRY);
    const everywhere = relation.source === "page_collection" || isSiteOrder;
    const source = everywhere
      ? site.name
      : chinesePlace(relation, pages, site.name, (page) => saidTitle(page, site.name));
    return { singular: noun, plural: noun, source };
  }
  const isCoded = areCoded(relation, label?.index);
  const headed = label && !isCoded && !OF_MAKE.test(label.column.name) ? fromSingular(label.column.name) : undefined;
  const isDoing = headed !== undefined && relation.source === "page_collection" && isMereDoing(headed, pages);
  const inLabel = isDoing ? undefined : headed;
  const naming = listing.flatMap(({ page, links }) => {
    // "Our prizes" heads a table whose rows say who won each: the winners are no prizes.
    const own = links.filter(({ ofRow }) => !ofRow);
    return own.length === 0 ? [] : [{ page, links: own }];
  });
  const rather = fromHeadings(relation, naming, pages, RATHER);
  const ofLabel =
    inLabel && (headedAlike(inLabel, relation, label!.index, pages) ?? toldInFull(inLabel, rather, relation, pages));
  // What only markup calls the pages gives way to what the site does.
  const isOwn = !label?.column.unnamed || (ofLabel && isSaid(`${ofLabel.singular}|${ofLabel.plural}`, pages));
  const about = aboutOf(relation);
  const isOfSite = (text: string) => isOfName(text, site.name);
  const guessed = kindByColumns(relation, "en");
  const found =
    fromFileNames(relation, pages) ??
    (isOwn ? ofLabel : undefined) ??
    (isCoded ? (nounOfCoded(relation) ?? ENTRY) : undefined) ??
    familyNoun(relation, { fromSingular, pluralHead }) ??
    fromNumberedNames(relation, label, (word) => isOfName(word, site.name)) ??
    fromSaidNames(relation, label, pages) ??
    agreedNoun([
      rather,
      fromMenus(site.evidence?.headsOf(about), isOfSite),
      parallelNoun(naming, about, isOfSite),
      listNoun(relation, naming, pages, (text) => (isOfSite(text) ? undefined : ofHeading(text)), fromSingular),
      fromFolder(relation, pages),
      // "Prizes" lead to books and years as often as to who won them, whose folder is called after these alone.
      rather ? undefined : fromHeadings(relation, naming, pages, MOSTLY),
      fromColumns(site.evidence?.columnOf(about), pages),
      // What readers see goes before what the site is made with.
      fromContentSystem(relation, pages),
    ]) ??
    fromSelfNamed(relation) ??
    fromNames(relation, label) ??
    ofLabel ??
    (guessed && (site.said ?? guessed)) ??
    fromColumns(site.evidence?.columnOfMany(about), pages) ??
    (areYears(relation, label) ? YEAR : ENTRY);
  // "Residents: 1,317" on each row counts residents, "Judges: Ann, Ben" lists judges: the rows are none.
  const isCounted = relation.columns.some(
    ({ name, role }) => role !== "label" && foldText(name) === foldText(found.plural),
  );
  // "Total downloads: 1,317": of how often each was fetched it is told apart by being listed.
  const isTotalled = relation.columns.some(({ name, type }) => type === "number" && isTotalOf(name, found.plural));
  const listed = { singular: `listed ${found.singular}`, plural: `listed ${found.plural}` };
  const isNoPerson =
    (tellsOfPeople(relation, label?.index) && isNothingLiving(found.singular)) ||
    namesPersonsInColumn(found.singular, relation, label?.index);
  const noun =
    isNoPerson || isCounted || areTimesOfThings(relation)
      ? ENTRY
      : isTotalled
        ? listed
        : asEditions(asMembers(found, relation), relation, label?.index, listing);
  return { ...noun, source: sourceOf(relation, pages, site.name, isSiteOrder) };
}

/** What pages say that their own names are names of, where nothing else says what they are, or only what is done about them: 礼堂 for “礼堂服务”. */
function asSelfNamed(said: string | undefined, relation: Relation): string | undefined {
  const own = nounOf(selfNamed(relation)?.noun ?? "");
  return own !== undefined && (said === undefined || said.startsWith(own)) ? own : said;
}

function fromSelfNamed(relation: Relation): Noun | undefined {
  const noun = selfNamed(relation)?.noun;
  return noun === undefined ? undefined : fromSingular(noun);
}

/** "Listed building" of a column "Building", where the heading above the links and the folder of the pages both say which ones. */
function toldInFull(
  noun: Noun,
  heading: Noun | undefined,
  relation: Relation,
  pages: ReadonlyMap<string, SurveyedPage>,
): Noun {
  if (!heading?.singular.toLowerCase().endsWith(` ${noun.singular.toLowerCase()}`)) return noun;
  const folder = fromFolder({ ...relation, source: "page_collection" }, pages);
  return folder?.singular.toLowerCase() === heading.singular.toLowerCase() ? heading : noun;
}

/** What the headings of list pages call the rows under them: each noun with the rows that it fits. */
export function headingNouns(relation: Relation, listing: readonly LinkingPage[]): RowNoun[] {
  const rows = new Map<string, number>();
  for (const [index, row] of relation.rows.entries()) if (row.about) rows.set(row.about, index);
  const found = new Map<string, RowNoun>();
  const nouns = new Map<string, Noun | undefined>();
  // "Earth Sciences" above courses whose department is so called: they are no sciences.
  const stated = new Set(
    relation.columns.flatMap(({ role }, at) =>
      role === "category" ? relation.rows.map(({ cells }) => foldText(cells[at]!.value.printed)) : [],
    ),
  );
  for (const link of listing.flatMap(({ links }) => links)) {
    if (link.ofRow || stated.has(foldText(link.heading))) continue;
    if (!nouns.has(link.heading)) nouns.set(link.heading, fromPlural(lastWordOf(link.heading)));
    const noun = nouns.get(link.heading);
    if (!noun) continue;
    const known = found.get(noun.plural) ?? { ...noun, rows: new Set<number>() };
    found.set(noun.plural, known);
    known.rows.add(rows.get(link.url)!);
  }
  return [...found.values()];
}

/** What makers call what they sell, whatever it is: "models" of cameras, boats or stoves. */
const OF_MAKE = /^(?:models?|products?|brands?|variants?|makes?)(?: (?:name|number))?$/i;

const YEAR: Noun = { singular: "year", plural: "years" };

/** Rows, or pages, that are called by a year and nothing else. */
const areYears = ({ rows }: Relation, label: SurveyedColumn | undefined): boolean =>
  label !== undefined &&
  rows.every(({ cells, total }) => total || YEAR_NAME.test(cells[label.index]!.value.printed.trim()));
/** "2010", "The year 2010", “2010年” */
const YEAR_NAME = /^(?:(?:the )?year )?(?:1[5-9]|20)\d\d年?$/i;

/** "Sports" leads back to the front page of "the Acme Sports site", and is no word for what is listed there; nor is "Acme Sports". */
const isOfName = (text: string, site: string) =>
  ` ${site.toLowerCase()} `.includes(
    ` ${text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, "")} `,
  );

/** What heads the links to just these pages in menus and sidebars. */
function fromMenus(heads: readonly string[] = [], isOfSite: (text: string) => boolean): Noun | undefined {
  const [noun] = heads.flatMap((head) => (isOfSite(head) ? [] : (ofHeading(head) ?? [])));
  return noun && plainNoun(noun, heads);
}

/**
 * "Make" of the columns that lead to them: each is the make of something; "Ships in the fleet" of those that list several in a cell.
 * "Lodging" is what is done there, and no thing.
 */
function fromColumns(heading: string | undefined, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  const noun = heading === undefined ? undefined : (fromSingular(heading) ?? ofHeading(withoutWhich(heading)));
  return noun && isMereDoing(noun, pages) ? undefined : noun;
}

const aboutOf = ({ rows }: Relation) => new Set(rows.flatMap(({ about }) => about ?? []));

/** "Ridge 45 Backpack", "Delta 18 Backpack" -> backpack: the word in which all names of pages end says what they are. */
function fromNames(relation: Relation, label: SurveyedColumn | undefined): Noun | undefined {
  if (relation.source !== "page_collection" || !label) return undefined;
  const ends = new Set(
    relation.rows.map(({ cells }) => / (\p{L}{3,})$/u.exec(cells[label.index]!.value.printed.trim())?.[1] ?? ""),
  );
  const [end] = ends;
  return ends.size === 1 && end && relation.rows.length >= LEAST_NAMES && !isPlural(end.toLowerCase())
    ? fromSingular(end)
    : undefined;
}

/** The same of most names, where the site says the word of several of them: "Harbour Library", "Mill Lane Library" of "our libraries". */
function fromSaidNames(
  relation: Relation,
  label: SurveyedColumn | undefined,
  pages: ReadonlyMap<string, SurveyedPage>,
): Noun | undefined {
  if (relation.source !== "page_collection" || !label || relation.rows.length < LEAST_NAMES) return undefined;
  const counts = new Map<string, number>();
  for (const { cells } of relation.rows) {
    // "17th Days of Northern Film" is none.
    const end = /^(?!.* of ).* (\p{Lu}\p{Ll}{2,})$/u.exec(cells[label.index]!.value.printed.trim())?.[1];
    if (end !== undefined) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  const [end] = [...counts].find(([, count]) => count >= MOST_NAMES * relation.rows.length) ?? [];
  const noun = end === undefined || isPlural(end.toLowerCase()) ? undefined : fromSingular(end);
  return noun && nounKind(noun.singular) !== undefined && isSaid(noun.plural, pages) ? noun : undefined;
}
