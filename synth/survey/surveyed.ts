import type { Column, Relation } from "../../core/relation.ts";
import type { Naming } from "../../logic/operation.ts";

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
  /** Its one first-level heading, where no other page has the same. */
  heading?: string;
  /** Its one second-level heading. */
  second?: string;
  /** Where it leads by the menus of the site alone, which stand on most of its pages. */
  menu?: ReadonlySet<string>;
  /**
   * What it links to in its content, in order of the page; the heading above each link groups them. `ofRow`: it tells something of
   * a row of a table, which has another name.
   */
  links: { url: string; text: string; heading: string; ofRow?: true }[];
  /** What its content system calls what it is about, in words: "match official". */
  enteredAs?: string;
  /** What it says in running text, line by line; read anew by every call. */
  prose?: () => readonly string[];
  /** Its lines with a label before what they name ("Works: …"); read anew by every call. */
  labelled?: () => readonly string[];
  /** Its headings of all levels, in order; read anew by every call. */
  sections?: () => readonly string[];
  /** What its markup states of where it comes from, and what its site is called. */
  stated?: { types: string[]; publisher?: string; site?: string };
}

/** How a question means some pages of a kind of which others were not read. */
export interface Scope {
  /** What the rows are called, in the singular; absent where that is what the relation as a whole is made of. */
  noun?: string;
  /** What only they state of those that are called so, behind the noun: " with a stated type". */
  stated?: string;
  /** Some of the pages have none of them. */
  lackedBySome?: true;
  /** Which they are, as an adverbial, given what people call the site and the rows. */
  place: (site: string, plural: string) => string;
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
  /** The column that says so of each row, where no page of the site lists them together. */
  by?: Column;
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
  /** What its rows are called is said in one place of the site alone, or by nobody: it may be another thing's name. */
  doubted?: true;
  /** What lists them says that they were chosen of more, and their naming says it, too: "major floods". */
  chosen?: true;
  /** A part of a kind, which its naming tells from the rest: nothing of that part is missing. */
  scoped?: true;
  /** Some of the pages that it is about have none of its rows. */
  lackedBySome?: true;
  /** Figures of several years that stand on the pages of the things that they are of: things are compared by them, and no more. */
  yearly?: true;
  /** What a file says of things that have pages: "all" of these, or "some" (the others have no such figure). */
  filed?: "all" | "some";
  /** A table of one of several years: its columns are called with the year, which says where it is found. */
  ofYear?: true;
  /** It holds some things of a kind that the site has more of, and nothing is said of where they stand. */
  ofPart?: true;
  /** Lists name many more of them, which have no page: a question has to say that it means those with one. */
  pagesOfSome?: true;
  /** Columns that name who made, owns or holds them, where the pages of these say that there are more: counts are of those with a page. */
  ownedElsewhere?: ReadonlySet<string>;
  /** Those of them whose owners' pages count more under a label. */
  countedByOwners?: ReadonlySet<string>;
  /** The site has more of them than were gathered: of all of them nothing can be said. */
  lacking?: true;
  /** They are called by years, and the site names others of them, before the first or after the last: "all" are those in between. */
  years?: { from: string; to: string };
  /**
   * There are more of them than the site lists: the list of those that it has, by its name, whether it goes on over pages, and
   * whether the site says that there are more.
   */
  selection?: { list: string; front: boolean; paged: boolean; outnumbered?: true };
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
