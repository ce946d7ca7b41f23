import type { Cell } from "../../../core/relation.ts";
import { folderKind } from "../naming/address-kind.ts";
import type { Canonical } from "../page-addresses.ts";
import { crossedScopes } from "./crossed-scopes.ts";
import { listedScopes } from "./listed-scopes.ts";
import { namedAlike } from "./named-alike.ts";
import { type Incomplete, LEAST_READ, type LeadingPage, type PageScope } from "./page-scope.ts";

/** Fewer are named one by one; nobody opens more. */
const LEAST = 7;
const MOST = 45;
/** Of sets that share so many of their pages one is enough. */
const OVERLAP = 0.5;
const MOST_SCOPES = 8;
/** Where two lists together tell so many sets by where they lie and what they are, nobody asks about what is merely called alike. */
const ENOUGH_LISTED = 3;

/** What can be asked about of a kind of pages, and what could be if a few pages more were read. */
export interface Scopes {
  whole: PageScope[];
  incomplete: Incomplete[];
}

/**
 * The parts of a kind of pages that can be asked about as a whole though others of the kind were not read: what one page
 * lists, what it lists under one heading, and what is called by names that begin alike.
 *
 * @param own pages of one kind
 * @param names what each of them is about
 * @param pages all that were read
 * @param others pages beside them that are of another kind, as the word for these says
 * @param things pages that are about something, and mention others
 * @param most so many parts at most
 */
export function pageScopes(
  own: ReadonlySet<string>,
  names: ReadonlyMap<string, Cell>,
  pages: readonly LeadingPage[],
  canonical: Canonical,
  others: ReadonlySet<string> = new Set(),
  things: ReadonlySet<string> = others,
  most = MOST_SCOPES,
): Scopes {
  const folders = new Set([...own].map(folderKind));
  const beside = (url: string) => folders.has(folderKind(url)) && !others.has(url);
  const known = new Set([...pages.flatMap(({ links }) => links.map(({ url }) => url)).filter(beside), ...own]);
  const read = new Set(pages.map(({ url }) => url));
  const lists = pages.filter(({ url }) => !things.has(url));
  const listed = listedScopes({ own, known, read, others }, lists, canonical);
  const crossed = crossedScopes(listed);
  const isLastResort = crossed.length < ENOUGH_LISTED;
  const alike = [...crossed, ...listed, ...(isLastResort ? namedAlike(names, others, pages) : [])].filter(
    ({ members }) => members.length >= LEAST,
  );
  // What can be called by a word is asked about before what cannot.
  const sized = alike
    .filter(({ members }) => members.length <= MOST)
    .sort((one, other) => Number(other.noun !== undefined) - Number(one.noun !== undefined));
  const whole: PageScope[] = [];
  const incomplete: Incomplete[] = [];
  for (const scope of sized) {
    const { length: size } = scope.members;
    const fitting = scope.members.filter((url) => own.has(url) && names.has(url));
    const missing = scope.members.filter((url) => !read.has(url));
    if (fitting.length < size) {
      if (fitting.length >= LEAST_READ && fitting.length + missing.length === size) incomplete.push({ size, missing });
      continue;
    }
    const shared = (other: PageScope) => scope.members.filter((url) => other.members.includes(url)).length;
    const isNew = whole.every((other) => shared(other) <= OVERLAP * Math.min(size, other.members.length));
    if (isNew && whole.length < most) whole.push(scope);
  }
  return { whole, incomplete };
}
