import { type Cell, dataRows, type Relation, type Row } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Fewer things with a page, or without one, say nothing of the rest… */
const LEAST_THINGS = 3;
/** …and so few of them beside those with a page (by share) are what lists leave out of any kind. */
const LEAST_OTHERS = 0.1;
/** A column is of a kind where its links lead to so many of that kind's pages. */
const OF_KIND = 0.8;
/** A column names the rows where nearly every row has a cell of its own there… */
const NAMES_ROWS = 0.95;
/** …and it is of the kind whose pages it leads to, a good part of all of them. */
const OF_ALL = 0.5;
/** A table that says so many things of them that their pages do lists them: who stands there is one of them beyond doubt. */
const STATED = 2;
/** In so many columns of different headings nobody stands by chance. */
const LEAST_ROLES = 2;
/** Longer than this (words) is no name, and neither is what ends like a sentence. */
const MOST_WORDS = 6;
const SENTENCE = /[.!?。！？；;:：]$|\d{3}/u;

/** Collections by the pages that they are of, and what the things on these are called. */
interface Kinds {
  byPage: ReadonlyMap<string, SurveyedRelation>;
  /** Words of each name, by each of these words; put together when somebody asks, for most sites' lists link all names. */
  names: () => ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** A column of tables with the same headings, as far as its cells name things. */
interface NamedThings {
  pages: ReadonlySet<string>;
  /** Names without a link, each once. */
  unlinked: ReadonlySet<string>;
}

/**
 * Kinds of which only some have a page of their own: a column that names such things (it is headed by what they are, or names the
 * rows) leads to their pages alone and names many others without a link. "All players" are more than those with a page, so a
 * question has to say that it means these. A list that states of each what the pages do has them all: one name without a page there is
 * enough. So is one name that stands without a page in columns of several headings that each lead to such pages: who heads one thing and
 * judges another, where most that do have a page, is one of these.
 *
 * @param all every relation of the site
 * @param unpaged ids of kinds of which lists name others in words
 */
export function withPagesOfSome(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  unpaged: ReadonlySet<string> = new Set(),
): SurveyedRelation[] {
  const collections = relations.filter(
    ({ relation, label, hasNoun, scoped, yearly }) =>
      relation.source === "page_collection" && label !== undefined && hasNoun && !scoped && !yearly,
  );
  if (collections.length === 0) return [...relations];
  const kinds = kindsOf(collections);
  const tables = all.filter(({ source }) => source === "html_table" || source === "records");
  const others = new Map<SurveyedRelation, Set<string>>();
  const listed = new Set<SurveyedRelation>();
  for (const alike of grouped(tables, headingsOf).values())
    for (const at of alike[0]!.columns.keys()) {
      const { pages, unlinked } = namedIn(alike, at, kinds);
      const kind = kindOfPages(pages, kinds);
      if (!kind || unlinked.size === 0) continue;
      const namesThem =
        alike.every((table) => namesRows(table, at)) && pages.size >= OF_ALL * kind.relation.rows.length;
      const isHeaded = isHeadedBy(alike[0]!, at, kind);
      if (!namesThem && !isHeaded) continue;
      if (isHeaded && statesOf(alike[0]!, at, kind) && alike.every((table) => namesRows(table, at))) listed.add(kind);
      const found = others.get(kind) ?? new Set();
      others.set(kind, found);
      for (const name of unlinked) found.add(name);
    }
  for (const kind of namedInRoles(all, kinds)) listed.add(kind);
  return relations.map((one) => {
    const named = others.get(one)?.size ?? 0;
    const isPart =
      unpaged.has(one.relation.id) ||
      listed.has(one) ||
      named >= Math.max(LEAST_THINGS, LEAST_OTHERS * one.relation.rows.length);
    return isPart ? { ...one, pagesOfSome: true as const } : one;
  });
}

/** Kinds of which somebody has several of the parts that those with a page have, and no page. */
function namedInRoles(all: readonly Relation[], kinds: Kinds): SurveyedRelation[] {
  const roles = new Map<SurveyedRelation, Map<string, Set<string>>>();
  for (const relation of all)
    for (const [at, { name: heading, unnamed }] of relation.columns.entries()) {
      if (unnamed) continue;
      const { pages, unlinked } = namedIn([relation], at, kinds);
      const kind = unlinked.size === 0 || unlinked.size > pages.size ? undefined : kindOfPages(pages, kinds);
      if (!kind || kind.relation.id === relation.id) continue;
      const names = roles.get(kind) ?? new Map<string, Set<string>>();
      roles.set(kind, names);
      for (const name of unlinked) names.set(name, (names.get(name) ?? new Set()).add(foldText(heading)));
    }
  return [...roles].flatMap(([kind, names]) =>
    [...names.values()].some((headings) => headings.size >= LEAST_ROLES) ? [kind] : [],
  );
}

function kindsOf(collections: readonly SurveyedRelation[]): Kinds {
  const byPage = new Map<string, SurveyedRelation>();
  for (const kind of collections)
    for (const { about } of dataRows(kind.relation)) if (about !== undefined) byPage.set(about, kind);
  let names: ReturnType<Kinds["names"]> | undefined;
  return {
    byPage,
    names: () => {
      names ??= namesByWord(collections);
      return names;
    },
  };
}

function namesByWord(collections: readonly SurveyedRelation[]): ReturnType<Kinds["names"]> {
  const names = new Map<string, (readonly string[])[]>();
  for (const kind of collections)
    for (const { cells } of dataRows(kind.relation)) {
      const words = wordsOf(cells[kind.label!.index]!.value.printed);
      for (const word of words) names.get(word)?.push(words) ?? names.set(word, [words]);
    }
  return names;
}

function namedIn(tables: readonly Relation[], at: number, kinds: Kinds): NamedThings {
  const pages = new Set<string>();
  const linked = new Set<string>();
  const unlinked = new Set<string>();
  for (const table of tables)
    for (const row of dataRows(table)) {
      const { printed } = row.cells[at]!.value;
      const page = pageOf(table, row, at);
      if (page === undefined) {
        if (isName(row.cells[at]!)) unlinked.add(nameKey(printed));
      } else {
        pages.add(page);
        linked.add(nameKey(printed));
      }
    }
  for (const name of unlinked) if (linked.has(name) || isNameOfPage(name, kinds)) unlinked.delete(name);
  return { pages, unlinked };
}

/** Where a cell leads; a name that is no link of its own leads where its row does. */
function pageOf({ columns }: Relation, { about, cells }: Row, at: number): string | undefined {
  const { value } = cells[at]!;
  if (value.kind === "entity") return value.href;
  return columns[at]!.role === "label" && value.kind === "text" ? about : undefined;
}

function isName({ value }: Cell): boolean {
  if (value.kind !== "text" && value.kind !== "entity") return false;
  const { printed } = value;
  return (
    /\p{L}{2}/u.test(printed) && printed.trim().split(/\s+/).length <= MOST_WORDS && !SENTENCE.test(printed.trim())
  );
}

/** "Lund" and "A. Lund" are the one whose page is called "Dr Ada Lund". */
function isNameOfPage(name: string, { names }: Kinds): boolean {
  const words = wordsOf(name);
  const isIn = (word: string, others: readonly string[]) =>
    others.some((other) => other === word || (word.length === 1 && other.startsWith(word)));
  const candidates = new Set(words.flatMap((word) => names().get(word) ?? []));
  return [...candidates].some(
    (own) => words.every((word) => isIn(word, own)) || own.every((word) => words.includes(word)),
  );
}

const wordsOf = (name: string): string[] => nameKey(name).split(" ").filter(Boolean);

/** The one kind that a column's links lead to. */
function kindOfPages(pages: ReadonlySet<string>, { byPage }: Kinds): SurveyedRelation | undefined {
  const counts = new Map<SurveyedRelation, number>();
  for (const url of pages) {
    const kind = byPage.get(url);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= LEAST_THINGS && count >= OF_KIND * pages.size)?.[0];
}

/** "Player" over a column of players. */
function isHeadedBy({ columns }: Relation, at: number, { naming }: SurveyedRelation): boolean {
  const heading = foldText(humanise(columns[at]!.name));
  const end = /\p{sc=Han}/u.test(heading) ? heading : ` ${heading}`;
  return [naming.singular, naming.plural].map(foldText).some((noun) => noun === heading || noun.endsWith(end));
}

/** "Age", "Town" beside each name, and on the pages of those that have one. */
function statesOf({ columns }: Relation, at: number, { relation }: SurveyedRelation): boolean {
  const own = new Set(relation.columns.flatMap(({ name, role }) => (role === "label" ? [] : [foldText(name)])));
  return columns.filter(({ name }, index) => index !== at && own.has(foldText(name))).length >= STATED;
}

/** Whether a column has another name for every row. */
function namesRows(table: Relation, at: number): boolean {
  const rows = dataRows(table);
  const names = new Set(rows.flatMap(({ cells }) => (isName(cells[at]!) ? [nameKey(cells[at]!.value.printed)] : [])));
  return names.size >= NAMES_ROWS * rows.length;
}

/** Headings of records are made up for what stands where: lists of other names hold other things. */
const headingsOf = ({ source, name, columns }: Relation): string =>
  [source, source === "records" ? name : "", ...columns.map((column) => column.name)].join("\n");
