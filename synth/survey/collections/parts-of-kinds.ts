import type { Relation } from "../../../core/relation.ts";
import { isVersioned } from "../../../crawler/read/records/versioned-terms.ts";
import { plural } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { folderOf } from "../lists/folder-of.ts";
import { pluralHead } from "../naming/noun-phrases.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { columnNumbers, withoutNumbers } from "./column-numbers.ts";
import { placeOf } from "./gathered-tables.ts";
import { isTableFamily } from "./table-family.ts";

/** A collection without more than this share of the pages that are numbered like its own is a part of them. */
const LEFT_OUT = 0.1;
/** Pages of one kind state so many of the same facts, as a share of those that the fewer state. */
const SAME_FACTS = 0.4;
/** A page that leads to so many things lists them. */
const LISTS = 4;
/** A list leads to so many of its things by links that its frame does not have, too. */
const LED_TO = 0.8;
/** Pages that sort others are fewer than this share of them. */
const MOST_SORTS = 0.5;
/** A person reads through all rows of so many. */
const READ_THROUGH = 60;

/** A page and where it leads. */
interface LeadingPage {
  url: string;
  links: readonly { url: string }[];
}

/**
 * Pages of one kind that were read as several collections, because they print their facts differently, are parts of that
 * kind: a count or a maximum over one of them would be wrong of the site. They are told by an address shape that they
 * share while no noun tells them apart, or by pages left out whose addresses differ from theirs in numbers only.
 */
export function partsOfKinds(
  relations: readonly SurveyedRelation[],
  pages: readonly LeadingPage[],
): ReadonlySet<SurveyedRelation> {
  const collections = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  const folders = new Map(collections.map((one) => [one, foldersOf(one)]));
  // "/trees/*" and "/towns/*" are two kinds, whatever their pages are called.
  const areApart = (a: SurveyedRelation, b: SurveyedRelation) =>
    folders.get(a)!.size === 1 && folders.get(b)!.size === 1 && [...folders.get(a)!][0] !== [...folders.get(b)!][0];
  const frame = frameLabels(collections);
  const keyOf = (one: SurveyedRelation, hasNoun: boolean) => (hasNoun ? nameAndNoun(one) : one.relation.name);
  const isCalledAlike = (one: SurveyedRelation) =>
    collections.some(
      (other) =>
        other !== one &&
        keyOf(other, one.hasNoun) === keyOf(one, one.hasNoun) &&
        !sorts(other, one, led, frame) &&
        (one.hasNoun || !(areApart(one, other) || stateOtherFacts(one, other, frame))),
    );
  const led = new Map(pages.map(({ url, links }) => [url, links]));
  const numbered = numberedPages(collections, pages);
  const ofColumn = columnNumbers(collections.map(urlsOf));
  const columns = new Set(collections.flatMap((one) => (isColumn(one) ? [...folders.get(one)!].map(parentOf) : [])));
  const leavesOut = (one: SurveyedRelation) => {
    const own = new Set(urlsOf(one));
    const shapes = new Set([...own].filter((url) => /\d/.test(new URL(url).pathname)).map(withoutNumbers));
    const alike = [...shapes].flatMap((shape) => [...(numbered.get(shape)?.values() ?? [])]);
    // "page12.html" is a bridge and "page13.html" its builder: a site may number all that it has in one row.
    const isBeside = besideOf(one, columns);
    const isOfColumn = ofColumn(urlsOf(one));
    const missing = alike
      .filter(({ kinds }) => !one.hasNoun || kinds.every((kind) => kind === one.naming.plural))
      .flatMap(({ urls }) => urls.filter((url) => !own.has(url) && isBeside(url) && isOfColumn(url)));
    return missing.length > LEFT_OUT * one.relation.rows.length;
  };
  return new Set(collections.filter((one) => leavesOut(one) || isCalledAlike(one)));
}

/**
 * May a page that is numbered as those of a collection be one of them? Systems that number the columns of a site put all of a kind under
 * one number ("info/2001/3127.htm"): the few notices under another are none of them. A folder whose pages are read with those of others
 * is no column, but where other folders beside it are: then it is two or more of them that hold the kind.
 *
 * @param columns what holds the columns of other kinds
 */
function besideOf(one: SurveyedRelation, columns: ReadonlySet<string>): (url: string) => boolean {
  const folders = foldersOf(one);
  const areColumns = [...folders].every((folder) => ENDS_IN_NUMBER.test(folder) && columns.has(parentOf(folder)));
  const isApart = isColumn(one) || areColumns;
  return (url) => !isApart || folders.has(folderOf(url));
}

/** Is it all that stands in one folder that the site numbers? */
const isColumn = (one: SurveyedRelation): boolean =>
  foldersOf(one).size === 1 && NUMBERED_FOLDER.test(one.relation.name);

/** "https://a.example/info/" of "https://a.example/info/2001/" */
const parentOf = (folder: string): string => folder.replace(/[^/]*\/?$/, "");
const ENDS_IN_NUMBER = /\/\d+\/?$/;
const NUMBERED_FOLDER = /\/\d+\/\*(?:\.[A-Za-z]{2,5})?(?:\?|$)/;

/** Pages whose addresses differ in numbers only and that stand in collections of the same nouns. */
interface NumberedPages {
  kinds: readonly string[];
  urls: string[];
}

/** Pages by their address without numbers, and by the nouns of the collections that hold them; lists are left out. */
function numberedPages(
  collections: readonly SurveyedRelation[],
  pages: readonly LeadingPage[],
): ReadonlyMap<string, ReadonlyMap<string, NumberedPages>> {
  const things = new Map<string, readonly string[]>();
  for (const one of collections) {
    // Most pages stand in one collection: they share its list.
    const own = one.hasNoun ? [one.naming.plural] : [];
    for (const url of urlsOf(one)) {
      const before = things.get(url);
      things.set(url, before === undefined ? own : [...new Set([...before, ...own])]);
    }
  }
  const numbered = new Map<string, Map<string, NumberedPages>>();
  for (const { url, links } of pages) {
    // What leads to things of any kind is a list, though it is numbered with them.
    if (new Set(links.map((link) => link.url).filter((to) => to !== url && things.has(to))).size >= LISTS) continue;
    const shape = withoutNumbers(url);
    const groups = numbered.get(shape) ?? new Map<string, NumberedPages>();
    numbered.set(shape, groups);
    const kinds = things.get(url) ?? [];
    const group = groups.get(kinds.join("\n")) ?? { kinds, urls: [] };
    groups.set(kinds.join("\n"), group);
    group.urls.push(url);
  }
  return numbered;
}

/**
 * The tables of a few pages, while others of their kind stand elsewhere in another form, or pages beside them were not
 * visited: "all attributes" would be said of the few. Families of more rows than anybody reads through are only asked about
 * page by page.
 */
export function partsOfTables(
  surveyed: readonly SurveyedRelation[],
  { relations: all, pages }: SiteReading,
): SurveyedRelation[] {
  const families = surveyed.filter(
    ({ relation, hasNoun, scoped }) =>
      hasNoun && !scoped && isTableFamily(relation) && (relation.rows.length <= READ_THROUGH || isVersioned(relation)),
  );
  if (families.length === 0) return [];
  const tables = all.filter((one) => (one.source === "html_table" || isVersioned(one)) && !isTableFamily(one));
  const held = new Map<string, Relation>();
  for (const family of all.filter(isTableFamily))
    for (const { cells } of family.rows) held.set(placeOf(cells[1]), family);
  return families.filter((family) => {
    const { relation, naming } = family;
    if (isListedWhole(family, pages)) return false;
    const item = itemOf(relation.columns.slice(1), naming.singular);
    const exact = isVersioned(relation);
    // What other tables of one kind hold is not missing in these.
    const isOthers = (one: Relation) =>
      one.rows.every(({ cells }) => (held.get(placeOf(cells[0]))?.id ?? relation.id) !== relation.id);
    const alike = tables.filter((one) =>
      exact
        ? ofOneKind(relation, one)
        : one.source === "html_table" &&
          !isOthers(one) &&
          saysWords(one) &&
          (pluralHead(one.name)?.singular === naming.singular || itemOf(one.columns, naming.singular) === item),
    );
    const rows = alike.reduce((sum, one) => sum + one.rows.length, 0);
    const allowed = exact ? 0 : LEFT_OUT;
    if (rows - relation.rows.length > allowed * relation.rows.length) return true;
    const visited = new Set(pages.map(({ url }) => url));
    const own = relation.rows.map(({ cells }) => cells[0]!.evidence.url);
    const folders = new Set(own.map(folderOf));
    const kinds = new Set(own.map(siteAndEnding));
    // A term may state its version on any page of the site.
    const isBeside = (url: string) => (exact ? kinds.has(siteAndEnding(url)) : folders.has(folderOf(url)));
    const beside = new Set(pages.flatMap(({ links }) => links.map(({ url }) => url).filter(isBeside)));
    const left = [...beside].filter((url) => !visited.has(url)).length;
    return left > allowed * beside.size;
  });
}

/** "Permits by year" counts permits and lists none of them. */
const saysWords = ({ columns }: Relation): boolean => columns.some(({ type }) => type === "text" || type === "entity");

/** What names the rows of a table is headed: as they are called ("Lot"), else its first column, but for one that numbers them. */
const itemOf = (columns: Relation["columns"], noun: string) =>
  (
    columns.find(({ name }) => foldText(name) === foldText(noun)) ??
    columns.find(({ type }) => type === "text" || type === "entity") ??
    columns[0]
  )?.name;

/** A page that is called by the family's things and leads to nearly all of them lists them: there are no others. */
function isListedWhole({ relation }: SurveyedRelation, pages: SiteReading["pages"]): boolean {
  const noun = foldText(plural(relation.columns[0]?.name ?? ""));
  const own = new Set(relation.rows.map(({ cells }) => cells[0]!.evidence.url));
  return pages.some(
    ({ title, links }) =>
      foldText(title).endsWith(noun) &&
      [...own].filter((url) => links.some((link) => link.url === url)).length >= LED_TO * own.size,
  );
}

/** Lists of the same of one page each, of which some were not gathered. */
function ofOneKind(relation: Relation, one: Relation): boolean {
  const headings = one.columns.map(({ name }) => name).join("\n");
  return (
    one.name === relation.name &&
    relation.columns
      .map(({ name }) => name)
      .join("\n")
      .endsWith(headings)
  );
}

/** "https://docs.example/…html": pages of one site and make. */
const siteAndEnding = (url: string) =>
  `${url.split("/", 3).join("/")} ${/\.\w{1,5}(?=$|[?#])/.exec(url.slice(8).replace(/^[^/]*/, ""))?.[0] ?? ""}`;

/** What the pages of all kinds state, of three kinds or more, is of the page: when it was put up, how often it was read. */
function frameLabels(collections: readonly SurveyedRelation[]): ReadonlySet<string> {
  const [first, ...others] = collections.map(labelsOf);
  if (first === undefined || others.length + 1 < LEAST_KINDS) return new Set();
  return new Set([...first].filter((label) => others.every((labels) => labels.has(label))));
}
const LEAST_KINDS = 3;

/** Plants state colours and scents, their growers births and towns: two kinds, though the site has no word for one of them. */
function stateOtherFacts(one: SurveyedRelation, other: SurveyedRelation, frame: ReadonlySet<string>): boolean {
  const [own, others] = [one, other].map((each) => [...labelsOf(each)].filter((label) => !frame.has(label)));
  // What states nothing but the frame is not what states facts.
  if (own!.length === 0 || others!.length === 0) return own!.length !== others!.length;
  const shared = own!.filter((label) => others!.includes(label)).length;
  return shared < SAME_FACTS * Math.min(own!.length, others!.length);
}

/**
 * Makers' pages under the title "Kettles": they state other facts than the kettles, and a few of them lead to all of these. They
 * are called so by what they list, and the kettles are whole without them.
 */
function sorts(
  sorting: SurveyedRelation,
  sorted: SurveyedRelation,
  led: ReadonlyMap<string, LeadingPage["links"]>,
  frame: ReadonlySet<string>,
): boolean {
  const [few, many] = [urlsOf(sorting), new Set(urlsOf(sorted))];
  if (few.length > MOST_SORTS * many.size || !stateOtherFacts(sorted, sorting, frame)) return false;
  const listed = new Set(few.flatMap((url) => led.get(url) ?? []).map(({ url }) => url));
  return [...many].filter((url) => listed.has(url)).length >= LED_TO * many.size;
}

const labelsOf = ({ relation }: SurveyedRelation): ReadonlySet<string> =>
  new Set(relation.columns.flatMap(({ name, role, unnamed }) => (role === "label" || unnamed ? [] : foldText(name))));

const urlsOf = ({ relation }: SurveyedRelation): string[] => relation.rows.flatMap(({ about }) => about ?? []);

const foldersOf = ({ relation }: SurveyedRelation): ReadonlySet<string> =>
  new Set(relation.rows.flatMap(({ about }) => (about === undefined ? [] : folderOf(about))));

const nameAndNoun = ({ relation, naming }: SurveyedRelation) => `${relation.name}\n${naming.plural}`;
