/** What is compared of a page: its places of text, and its texts that could be labels. */
interface Printing {
  places: ReadonlySet<number>;
  texts: ReadonlySet<number>;
}

/** Pages by their indices. */
interface Members {
  members: number[];
}

/** Fewer pages have nothing in common that would tell their kind. */
const LEAST_PAGES = 4;
/** So many pages of a group print what is the group's own… */
const CORE_SHARE = 0.7;
/** …which fewer of all others do: what more of them print is no more a sign of this kind than of theirs. */
const OTHERS_SHARE = 0.5;
/** Fewer texts in common may be chance. */
const LEAST_TEXTS = 5;
/** A page prints so many of a group's own texts and has so many of its places, or it is none of the group's. */
const PRINTS = 0.7;
const PLACED = 0.8;

/** What nearly all pages of two groups print is the same where so much (by share) of the larger set is. */
const ALIKE = 0.8;

interface Core extends Members {
  /** By text: how many of the group's pages print it. */
  counts: ReadonlyMap<number, number>;
  texts: readonly number[];
  places: readonly number[];
}

/**
 * Groups of pages were made by likeness to the page that each began with, which may be unlike all others (a page of news): the
 * pages of one template are in two of them then. A page whose short texts and places are those that nearly all pages of another
 * group have, and more of them than of its own group's, belongs to that one; and two groups are one where nearly all of their
 * pages print the same.
 *
 * @param groups pages of one address shape
 * @param pages all pages of the site
 */
export function byWhatTheyPrint<Of extends Members>(groups: readonly Of[], pages: readonly Printing[]): Of[] {
  if (groups.length < 2 || !groups.some(({ members }) => members.length >= LEAST_PAGES)) return [...groups];
  const printed = countsOf(pages.map(({ texts }) => texts));
  const cores = groups.map((group) => coreOf(group, pages));
  const kinds = [...cores.keys()].filter((at) => cores[at]!.texts.length >= LEAST_TEXTS);
  if (kinds.length === 0) return [...groups];
  const telling = (one: number, other: number) => tellingOf(cores[one]!, cores[other]!, printed, pages.length);
  const place = new Map<number, number>();
  for (const [at, { members }] of groups.entries())
    for (const kind of kinds) {
      if (kind === at) continue;
      const [theirs, own] = [telling(kind, at), telling(at, kind)];
      if (theirs.length < LEAST_TEXTS) continue;
      const { places } = cores[kind]!;
      // Of two groups alike the first takes the pages of the other.
      const takes = kind < at && isAlike(theirs, own);
      for (const page of members) {
        if (place.has(page)) continue;
        const has = ({ texts }: Printing, some: readonly number[]) => some.filter((text) => texts.has(text)).length;
        const shared = has(pages[page]!, theirs);
        if (shared < PRINTS * theirs.length || (!takes && shared <= has(pages[page]!, own))) continue;
        if (places.filter((one) => pages[page]!.places.has(one)).length >= PLACED * places.length)
          place.set(page, kind);
      }
    }
  if (place.size === 0) return [...groups];
  const members: number[][] = groups.map(() => []);
  for (const [at, group] of groups.entries())
    for (const page of group.members) members[place.get(page) ?? at]!.push(page);
  return groups.flatMap((group, at) => (members[at]!.length === 0 ? [] : [{ ...group, members: members[at]! }]));
}

/** Two kinds print next to all of the same. */
function isAlike(one: readonly number[], other: readonly number[]): boolean {
  const shared = new Set(other);
  return one.filter((text) => shared.has(text)).length >= ALIKE * Math.max(one.length, other.length);
}

function coreOf({ members }: Members, pages: readonly Printing[]): Core {
  const counts = countsOf(members.map((at) => pages[at]!.texts));
  const most = ([, count]: readonly [number, number]) => count >= CORE_SHARE * members.length;
  const isKind = members.length >= LEAST_PAGES;
  return {
    members,
    counts,
    texts: isKind ? [...counts].filter(most).map(([text]) => text) : [],
    places: isKind ? [...countsOf(members.map((at) => pages[at]!.places))].filter(most).map(([place]) => place) : [],
  };
}

/** What the pages of one group print, and not most of the pages beside two of them. */
function tellingOf(one: Core, other: Core, printed: ReadonlyMap<number, number>, all: number): number[] {
  const beside = all - one.members.length - other.members.length;
  return one.texts.filter((text) => {
    const elsewhere = printed.get(text)! - one.counts.get(text)! - (other.counts.get(text) ?? 0);
    return elsewhere <= OTHERS_SHARE * beside && printed.get(text)! < all;
  });
}

function countsOf(sets: readonly Iterable<number>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
