import { contentId } from "../../../core/ids.ts";
import { type Column, isFileKind, type Relation, type Row } from "../../../core/relation.ts";
import { capitalise } from "../../../logic/english/english.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { LONGEST_LABEL } from "../cells/columns.ts";
import type { PageList } from "../lists/page-lists.ts";
import { folderKind } from "../naming/address-kind.ts";
import { commonName } from "../naming/common-name.ts";
import { documentTitle } from "../naming/document-titles.ts";
import type { FamilyPage, Heading } from "../naming/family-page.ts";
import { type PageSubjects, pageSubjects, subjectsOf, titledSubjects } from "../naming/page-subjects.ts";
import { sharedEnd } from "../naming/shared-ends.ts";
import { headingsOf, titleUnits, withTitleUnit } from "../naming/title-units.ts";
import { bulletinYears } from "./bulletin-years.ts";
import { monthsDown } from "./months-down.ts";
import { withItsYear } from "./months-of-one-year.ts";
import { namedByHeading, subjectColumn } from "./named-families.ts";
import { joinedByPage } from "./tables-of-pages.ts";
import { grouped, printedValue, together } from "./tables-together.ts";
import { wideTables } from "./wide-tables.ts";
import { yearFamilies } from "./year-families.ts";

/** What the column is called that says on which page a row of a family stands. */
export const PAGE_COLUMN = "Page";

/** Tables with the same headings on fewer pages are chance. */
const LEAST_PAGES = 4;
/** Tables with fewer columns are too alike to be one family. */
const LEAST_COLUMNS = 2;
/** So much of them is most: pages that can be named, or that have a table once. */
const MOST = 0.6;
/** What things are compared by. */
const COMPARED: ReadonlySet<Column["type"]> = new Set<Column["type"]>(["number", "date"]);
/**
 * Tables with the same headings, one on each of several pages (a page per year, per product, per system table), are one
 * relation: their rows together, with what the page of each is about as a category. Where pages have several such tables,
 * or not all of the same columns, those that are called the same and begin with the same column belong together. So are
 * files of one kind (a CSV file per year), which are called what the pages that link to them call them.
 *
 * @param files what pages call the files that they link to, by URL
 * @param called what pages call the pages that they link to, by URL
 * @param listed the pages that list some of these as things of one kind
 */
export function tableFamilies(
  relations: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
  files: ReadonlyMap<string, Heading[]> = new Map(),
  called: (urls: ReadonlySet<string>) => ReadonlyMap<string, Heading[]> = () => new Map(),
  listed: (urls: ReadonlySet<string>) => readonly PageList[] = () => [],
): Relation[] {
  const pagesOf = (urls: readonly string[]) => urls.flatMap((url) => pages.get(url) ?? []);
  const headed: SubjectsOf = (urls) => pageSubjects(pagesOf(urls));
  const titled: SubjectsOf = (urls) => titledSubjects(pagesOf(urls), called);
  const turned = new Map<Relation, Relation>();
  const bulletins = bulletinYears(relations.filter(isTabular), pages);
  for (const one of relations)
    if (isTabular(one) && !bulletins.used.has(one)) turned.set(monthsDown(one, pages.get(one.url)), one);
  const ofYears = yearFamilies(
    [...turned.keys()].filter(({ columns }) => !columns.some(isTime)),
    pages,
    (urls) => new Map([...files, ...called(urls)]),
  );
  const used = new Set([...bulletins.used, ...[...ofYears.used].map((one) => turned.get(one)!)]);
  const left = relations.filter((one) => isTabular(one) && !used.has(one));
  const wide = wideTables(left, pages);
  const others = relations
    .filter((one) => !used.has(one) && !wide.used.has(one))
    .map((one) => (isTabular(one) ? withItsYear(one, pages.get(one.url)) : one));
  const families = [...grouped(others, ({ source }) => source)].flatMap(([source, alike]) => {
    if (source === "html_table") return familiesIn(alike, headed, titled, listed);
    if (source === "records") return recordFamilies(alike, (urls) => headed(urls) ?? titled(urls));
    if (!isFileKind(alike[0]!.source)) return [];
    return familiesIn(alike, (urls) =>
      subjectsOf(
        urls,
        urls.map((url) => files.get(url) ?? []),
      ),
    );
  });
  return [...bulletins.relations, ...ofYears.relations, ...wide.relations, ...families];
}

const isTabular = ({ source, columns, rows }: Relation) =>
  (source === "html_table" || isFileKind(source)) &&
  columns.filter(({ unnamed }) => !unnamed).length >= LEAST_COLUMNS &&
  rows.length > 0;

/** A table that says itself of which year each of its rows is needs no page to say it. */
const isTime = ({ name }: Column) => TIME_HEADING.test(name.trim());
const TIME_HEADING = /^(?:year|season)$|^年[份度]?$|^赛季$/i;

type SubjectsOf = (urls: readonly string[]) => PageSubjects | undefined;

/**
 * @param otherwise how pages are named that no heading tells apart and whose tables are no catalogue
 * @param listed the pages that list some of these as things of one kind
 */
function familiesIn(
  relations: readonly Relation[],
  namesOf: SubjectsOf,
  otherwise?: SubjectsOf,
  listed?: (urls: ReadonlySet<string>) => readonly PageList[],
): Relation[] {
  const tables = relations.filter(
    ({ columns, rows }) => columns.filter(({ unnamed }) => !unnamed).length >= LEAST_COLUMNS && rows.length > 0,
  );
  const families = new Map(grouped(tables, headingsOf));
  const found: Relation[] = [];
  const used = new Set<Relation>();
  for (const [key, members] of grouped(tables, (one) =>
    `${one.name}|${one.columns[0]!.name}|${titleUnits(one)}`.toLowerCase(),
  )) {
    const alike = members.every((one) => families.get(headingsOf(one)) === families.get(headingsOf(members[0]!)));
    if (alike && !hasSeveral(families.get(headingsOf(members[0]!))!)) continue;
    const own = hasSeveral(members) ? joinedByPage(members) : members;
    // Without a page whose tables do not go together they would not be all of them.
    if (own.length < new Set(members.map(({ url }) => url)).size) continue;
    const relation = familyOf(key, own, namesOf);
    if (!relation) continue;
    found.push(relation);
    for (const one of members) used.add(one);
  }
  for (const [key, members] of families) {
    // Pages that say the same of things of several kinds (catalogs, views) are a family for each.
    const single = alone(members);
    for (const { noun, url, members: own, isWhole } of listed?.(new Set(single.map((one) => one.url))) ?? []) {
      const ofList = members.filter((one) => own.has(one.url) && !used.has(one));
      const alike = isWhole && !hasSeveral(ofList) ? ofList : [];
      const relation = familyOf(`${key} ${url}`, alike, namesOf, noun);
      if (!relation) continue;
      found.push(relation);
      for (const one of alike) used.add(one);
    }
    const left = withoutStrays(members.filter((one) => !used.has(one)));
    if (new Set(left.map(({ url }) => url)).size < LEAST_PAGES) continue;
    // Where a page has two such tables, its name would not say which of them a row stands in.
    const family = hasSeveral(left) ? undefined : familyOf(key, left, namesOf);
    const catalogue = family ?? (isFileKind(left[0]!.source) ? undefined : catalogueOf(key, left));
    const relation = catalogue ?? (otherwise && !hasSeveral(left) ? familyOf(key, left, otherwise) : undefined);
    if (relation) found.push(relation);
  }
  return found;
}

/**
 * Tables without the few that have another name than all others and stand on pages of another folder: a season whose table lacks a
 * column has the headings of the clubs' own tables by chance, and is no club.
 */
function withoutStrays(tables: readonly Relation[]): readonly Relation[] {
  const [usual = []] = [...grouped(tables, ({ url }) => folderKind(url)).values()].sort((a, b) => b.length - a.length);
  const names = new Set(usual.map(({ name }) => name.toLowerCase()));
  const folders = new Set(usual.map(({ url }) => folderKind(url)));
  const kept = tables.filter(({ name, url }) => folders.has(folderKind(url)) || names.has(name.toLowerCase()));
  return usual.length >= LEAST_PAGES && tables.length - kept.length < LEAST_PAGES ? kept : tables;
}

/**
 * Records under the same heading on each of several pages ("Albums" of bands), which say the same of things of one kind.
 * Their headings are too few to tell what they are: only those of one name belong together.
 */
function recordFamilies(relations: readonly Relation[], namesOf: SubjectsOf): Relation[] {
  const stating = relations.filter(
    ({ name, columns: [first, ...columns] }) =>
      name !== "" && columns.some(({ unnamed, type }) => !unnamed && (!first?.unnamed || COMPARED.has(type))),
  );
  return [...grouped(stating, (one) => `${one.name.toLowerCase()}|${headingsOf(one)}`)].flatMap(([key, members]) => {
    if (members.length < LEAST_PAGES || hasSeveral(members) || leadAgain(members)) return [];
    const relation = familyOf(key, members, namesOf);
    return relation ? [members[0]!.columns[0]!.unnamed ? relation : namedOnce(relation)] : [];
  });
}

/** Cards that lead to a thing twice are two of one thing: counted together, they are more than there are things. */
function leadAgain(lists: readonly Relation[]): boolean {
  const led = lists.flatMap(({ rows }) => rows.flatMap(({ about }) => about ?? []));
  return new Set(led).size < led.length;
}

/** Things that no two pages call the same are named by their own column. */
function namedOnce(relation: Relation): Relation {
  const names = new Set(relation.rows.map(({ cells }) => cells[1]!.value.printed.trim().toLowerCase()));
  if (names.size < relation.rows.length) return relation;
  const columns = relation.columns.map((column, at) => (at === 1 ? { ...column, role: "label" as const } : column));
  return { ...relation, columns };
}

const saySame = (one: Row, other: Row): boolean =>
  one.cells.every(({ value }, at) => value.printed.trim() === other.cells[at]?.value.printed.trim());

/** The tables that stand alone on their pages: a page with several such is about more than one thing. */
const alone = (tables: readonly Relation[]): Relation[] =>
  [...grouped(tables, ({ url }) => url)].flatMap(([, own]) => (own.length === 1 ? own : []));

const hasSeveral = (tables: readonly Relation[]) => new Set(tables.map(({ url }) => url)).size < tables.length;

/**
 * Tables that list things of one kind by name, chapter by chapter, are one catalogue: a row per thing, once where two tables
 * say the same of it. Where they say two things, nobody could say which is meant, and without it they are not all of them.
 */
function catalogueOf(key: string, members: readonly Relation[]): Relation | undefined {
  const first = members[0]!;
  const label = first.columns.findIndex(({ type }) => type === "text" || type === "entity");
  const named = first.columns[label];
  if (!named || named.unnamed || label > 0) return undefined;
  const byName = new Map<string, Row>();
  for (const row of members.flatMap((relation) => relation.rows)) {
    const name = row.cells[label]!.value.printed.trim().toLowerCase();
    if (row.total || name === "") continue;
    if (name.length > LONGEST_LABEL) return undefined;
    const known = byName.get(name);
    if (known && !saySame(known, row)) return undefined;
    byName.set(name, known ?? row);
  }
  const rows = [...byName.values()];
  const pages = new Set(rows.map((row) => row.cells[label]!.evidence.url));
  if (pages.size < LEAST_PAGES) return undefined;
  const columns = first.columns.map(({ name }, at) =>
    withTitleUnit(
      typeColumn(
        name,
        rows.map((row) => printedValue(row.cells[at]!.value)),
      ),
      first,
    ),
  );
  return {
    id: contentId("table_catalogue", key, first.url),
    name: first.name,
    source: "page_collection",
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: columns.map(({ column }, at) => (at === label ? { ...column, role: "label" as const } : column)),
    rows: rows.map(({ cells }, at) => ({
      cells: cells.map((cell, column) => ({ ...cell, value: columns[column]!.values[at]! })),
    })),
  };
}

function familyOf(key: string, members: readonly Relation[], namesOf: SubjectsOf, called = ""): Relation | undefined {
  const subjects = namesOf(members.map(({ url }) => url));
  // A page of their kind that cannot be named has as much to say as the others.
  if (members.some(({ url }) => !subjects?.names.has(url) && !subjects?.apart.has(url))) return undefined;
  const named = members.flatMap((relation) => {
    const name = subjects?.names.get(relation.url);
    return name ? [{ relation, name }] : [];
  });
  if (named.length < LEAST_PAGES || named.length < MOST * members.length) return undefined;
  const first = named[0]!.relation;
  const names = named.map(({ name }) => name.value.printed);
  const noun = called || (subjects?.noun ?? documentTitle(names) ?? sharedEnd(names) ?? "");
  const taken = first.columns.some(({ name }) => name.toLowerCase() === noun);
  const { column: subject, values } = subjectColumn(
    noun === "" || taken ? PAGE_COLUMN : capitalise(noun),
    names,
    first,
  );
  const { columns, rows } = together(named.map(({ relation }) => relation));
  return namedByHeading({
    id: contentId("table_family", key, first.url),
    name: commonName([first.name, ...named.map(({ relation }) => relation.name)]),
    source: first.source,
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: [subject, ...columns],
    rows: named.flatMap(({ name }, at) => {
      const cell = { ...name, value: values?.[at] ?? name.value };
      return rows[at]!.map((row) => ({ ...row, cells: [cell, ...row.cells] }));
    }),
  });
}
