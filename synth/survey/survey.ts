import type { Domain } from "../../core/domain.ts";
import type { Provenance } from "../../core/provenance.ts";
import type { Relation } from "../../core/relation.ts";
import type { Language } from "../../logic/values/language.ts";
import type { HeadingLimit } from "./collections/heading-limits.ts";
import type { Agreements } from "./facts/agreement.ts";
import type { Alias, AliasKind } from "./facts/aliases.ts";
import type { PrintedByList } from "./lists/printed-by-lists.ts";
import type { WholeList } from "./lists/whole-lists.ts";
import type { HeadedLinks } from "./naming/noun-evidence.ts";
import type { Incomplete } from "./scopes/page-scope.ts";
import type { RelationLink, Scope, SurveyedPage, SurveyedPrint, SurveyedRelation } from "./surveyed.ts";

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
  /** Ids of lists of what pages propose beside what they are about. */
  proposed?: ReadonlySet<string>;
  /** Ids of those among them that are the site's own order of things: they stand "on the site", not on one page. */
  sections: string[];
  /** What the pages of a collection call what they are about, in the singular, by its id. */
  said?: ReadonlyMap<string, string>;
  /** What the page above all lists of a collection is headed, in the singular, by its id. */
  headings?: ReadonlyMap<string, string>;
  /** What headings over the rows of a relation limit them to, besides what they are, by its id. */
  limits?: ReadonlyMap<string, HeadingLimit>;
  /** What lines of its pages head links, menus and sidebars included. */
  headed?: readonly HeadedLinks[];
  /** What the pages of a Chinese site count the things of a collection by, by its id. */
  measures?: ReadonlyMap<string, string>;
  /** The pages that list one kind of thing together, by the URL of each of them. */
  listParts?: ReadonlyMap<string, readonly string[]>;
  /** Which rows a relation holds, by its id, where these are a part of a kind that was read whole. */
  scopes?: ReadonlyMap<string, Scope>;
  /** Ids of tables of several pages without that of a page beside theirs. */
  leaving?: ReadonlySet<Relation["id"]>;
  /** Relations that say by page what a family of tables says row by row, each with the family's id. */
  takenFrom?: ReadonlyMap<string, string>;
  /** Ids of relations of what the pages of a collection state of several years, a row per page and year. */
  yearly?: ReadonlySet<string>;
  /** What is printed in files for which relations of the things that they tell of stand: nobody asks of it, and anyone reads it there. */
  inFiles?: readonly Relation[];
  /** Relations of what files say of things that have pages, by id: whether all of these have a row, or lead to none. */
  filed?: ReadonlyMap<string, boolean>;
  /** Ids of page collections of whose kind the site names others that have no page. */
  unpaged?: ReadonlySet<string>;
  /** Page collections that are no whole, by their ids, each with why. */
  lacking?: ReadonlyMap<string, string>;
  /** Columns of page collections that name owners of whom the site has not all things, by the collection's id. */
  ownedElsewhere?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The lists of all things of a relation, by its id. */
  wholeLists?: ReadonlyMap<string, WholeList>;
  /** The largest count that publications of the site state in sentences, by what they count. */
  proseCounts?: ReadonlyMap<string, number>;
  /** The largest total that any page states of what somebody has, by what it is of. */
  statedTotals?: ReadonlyMap<string, number>;
  /** What could be asked about if a few pages more were read. */
  incomplete?: readonly Incomplete[];
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
  /** By id of a relation: its columns of times in whose order a list of the site has all of its things. */
  inOrder?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Relations that gave nothing to ask about, with the reason. */
  dropped: { relation: string; name: string; reason: string }[];
}
