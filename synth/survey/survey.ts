import type { Domain } from "../../core/domain.ts";
import type { Provenance } from "../../core/provenance.ts";
import type { Column, Relation } from "../../core/relation.ts";
import type { Naming } from "../../logic/operation.ts";
import type { Language } from "../../logic/values/language.ts";
import type { Agreements } from "./facts/agreement.ts";
import type { Alias, AliasKind } from "./facts/aliases.ts";
import type { PrintedByList } from "./lists/printed-by-lists.ts";
import type { Incomplete } from "./page-scopes.ts";

/** A page of the site as synthesis sees it: where it is, how one gets there, where it leads. */
export interface SurveyedPage {
  /** Canonical URL. */
  url: string;
  title: string;
  /** Fewest clicks from the root; -1 where no click path is known (sitemap). */
  depth: number;
  /** URLs from the root to this page, both included. */
  path: string[];
  /** SHA-256 of its bytes. */
  snapshot: string;
  contentType: string;
  /** What it links to in its content, in order of the page; the heading above each link groups them. */
  links: { url: string; text: string; heading: string }[];
  /** What its markup states of where it comes from, and what its site is called. */
  stated?: { types: string[]; publisher?: string; site?: string };
}

/** How a question means some pages of a kind of which others were not read. */
export interface Scope {
  /** What the rows are called, in the singular; absent where that is what the relation as a whole is made of. */
  noun?: string;
  /** Which they are, as an adverbial, given what people call the site and the rows. */
  place: (site: string, plural: string) => string;
}

/** A site that was crawled and read: input of the survey. */
export interface SiteReading {
  root: string;
  language: string;
  pages: SurveyedPage[];
  /** Within pages and files, and page collections. */
  relations: Relation[];
  /** Ids of those that stand on many pages or were made of several: they are gathered anew by every survey. */
  across: string[];
  /** What lists print of the things of page collections: other ways to read the same. */
  printed?: readonly PrintedByList[];
  /** Pairs of names that its pages print for one thing. */
  aliases?: Alias[];
  /** By URL: element paths of what the page shows only when somebody opens it. */
  dynamic?: ReadonlyMap<string, readonly string[]>;
  /** Ids of lists that go on on pages that were not read. */
  partial?: ReadonlySet<string>;
  /** Ids of those among them that are the site's own order of things: they stand "on the site", not on one page. */
  sections: string[];
  /** What the pages of a collection call what they are about, in the singular, by its id. */
  said?: ReadonlyMap<string, string>;
  /** What the page above all lists of a collection is headed, in the singular, by its id. */
  headings?: ReadonlyMap<string, string>;
  /** What the pages of a Chinese site count the things of a collection by, by its id. */
  measures?: ReadonlyMap<string, string>;
  /** The pages that list one kind of thing together, by the URL of each of them. */
  listParts?: ReadonlyMap<string, readonly string[]>;
  /** Which rows a relation holds, by its id, where these are a part of a kind that was read whole. */
  scopes?: ReadonlyMap<string, Scope>;
  /** Relations that say by page what a family of tables says row by row, each with the family's id. */
  takenFrom?: ReadonlyMap<string, string>;
  /** Ids of relations of what the pages of a collection state of several years, a row per page and year. */
  yearly?: ReadonlySet<string>;
  /** Page collections that are no whole, by their ids, each with why. */
  lacking?: ReadonlyMap<string, string>;
  /** What could be asked about if a few pages more were read. */
  incomplete?: readonly Incomplete[];
}

/** A column that questions may be about. */
export interface SurveyedColumn {
  index: number;
  column: Column;
  /** Share of rows (totals left out) that have a value of the column's type. */
  coverage: number;
  /** Different printed values. */
  distinct: number;
  /** How readily a person would ask about it: above 0, at most 1. */
  salience: number;
  /** Where its cells list several values of a small vocabulary ("server, directory"): that vocabulary, as printed. */
  parts?: readonly string[];
}

export interface DroppedColumn {
  name: string;
  /** Why nobody would ask about it, one clause. */
  reason: string;
}

/** Rows that belong together for a person: a section of a list page, or a word that they share. */
export interface RowGroup {
  /** "Oceania", "Sovereign countries" */
  text: string;
  /** Indices into the relation's rows. */
  rows: number[];
}

/** What people call some of the rows. */
export interface RowNoun {
  singular: string;
  plural: string;
  /** Indices into the relation's rows. */
  rows: Set<number>;
}

export interface SurveyedRelation {
  relation: Relation;
  naming: Naming;
  /** The site itself says what the rows are; without that "all entries" means nothing to anybody. */
  hasNoun: boolean;
  /** A part of a kind, which its naming tells from the rest: nothing of that part is missing. */
  scoped?: true;
  /** Figures of several years that stand on the pages of the things that they are of: things are compared by them, and no more. */
  yearly?: true;
  /** The site has more of them than were gathered: of all of them nothing can be said. */
  lacking?: true;
  /** Their pages alone say what they are: there may be more of them than were read. */
  saidOfPages?: true;
  /** The column that names the rows: every value is there, is short and stands once. Absent where no column does. */
  label?: SurveyedColumn;
  /** The columns worth asking about, the label left out. */
  columns: SurveyedColumn[];
  dropped: DroppedColumn[];
  groups: RowGroup[];
  /** Names for parts of the rows, where the relation as a whole has none of its own. */
  nouns: RowNoun[];
}

/** A collection read off a list as far as that prints it. */
export interface SurveyedPrint extends SurveyedRelation {
  /** The columns that are read off the list. */
  listed: ReadonlySet<string>;
}

/** How rows of one relation lead to rows of another. */
export interface RelationLink {
  /** Relation ids. */
  from: string;
  to: string;
  via: "hyperlink" | "name";
  /** Rows of `from` that meet exactly one row of `to`. */
  rows: number;
}

/** Rows of two relations that are the same thing under different names. */
export interface NameMatch {
  /** Relation ids. */
  from: string;
  to: string;
  name: string;
  other: string;
  kind: AliasKind;
  /** Transliterations are probably, never surely, the same. */
  sure: boolean;
}

/** A site as typed relations with what people call them and how they hang together. */
export interface Survey {
  root: string;
  /** "the Acme Almanac site", "统计局网站"; never empty. */
  siteName: string;
  /** That its questions are asked in. */
  language: Language;
  /** What it is about. */
  domain: Domain;
  /** How well most of its pages disclose where what they say comes from. */
  provenance: Provenance;
  pages: ReadonlyMap<string, SurveyedPage>;
  /** By URL: element paths of what the page shows only when somebody opens it. */
  dynamic: ReadonlyMap<string, readonly string[]>;
  relations: SurveyedRelation[];
  links: RelationLink[];
  /** What joins nothing, because no name is the same, and is the same thing all the same. */
  matches: NameMatch[];
  /** What several places say of the same facts; worked out when it is asked for. */
  agreement(): Agreements;
  /** Relations all of whose facts stand on one page: nothing to aggregate over pages, but something to find there. */
  lone: SurveyedRelation[];
  /** By id of a page collection: lists that print some of it, with the collection read there. */
  printed?: ReadonlyMap<string, readonly SurveyedPrint[]>;
  /** Relations that gave nothing to ask about, with the reason. */
  dropped: { relation: string; name: string; reason: string }[];
}
