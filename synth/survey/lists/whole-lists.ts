import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { type ListLead, leadOf } from "./list-leads.ts";
import { listTitle } from "./paged-lists.ts";
import { isTitledPart, saysPartial } from "./stated-parts.ts";

/** A list of all of them may leave out so few (by share)… */
const WHOLE = 0.95;
/** …and what leads elsewhere for a larger part than a menu beside it may (share of its links) lists other things. */
const RATHER = 0.2;
/** Fewer things are no list. */
const LEAST = 4;

/** A page that may list things, with what it prints. */
export interface WholePage {
  url: string;
  title: string;
  depth: number;
  links: readonly { url: string }[];
  lines: () => readonly string[];
  /** Its one heading of the first level. */
  heading?: string;
  /** What its markup says that it is about. */
  description?: () => string;
}

const isPart = ({ title, heading, lines, description }: WholePage): boolean =>
  saysPartial(title, [description?.() ?? "", ...lines()]) || (heading !== undefined && isTitledPart(heading));

/** Where a site lists all that it has of a kind. */
export interface WholeList {
  /** Its pages, the first of it first. */
  urls: readonly string[];
  /** It says of itself that there are more of them. */
  partial: boolean;
  /** What it, and whatever else of the site lists all of them, says of what is listed. */
  lead: ListLead;
}

/**
 * The list of each relation's things: the page, or the pages of one title, that lead to all of them; the nearest to the first page
 * where there are several, but for one that says that it is partial. By relation id.
 */
export function wholeLists(
  relations: readonly Relation[],
  pages: readonly WholePage[],
): ReadonlyMap<string, WholeList> {
  const lists = [...grouped(pages, ({ title }) => foldText(listTitle(title))).values()].map((alike) => {
    const urls = alike.map(({ url }) => url);
    let partial: boolean | undefined;
    let lead: ListLead | undefined;
    return {
      urls,
      depth: Math.min(...alike.map(({ depth }) => depth)),
      leads: new Set(alike.flatMap(({ links }) => links.map(({ url }) => url))),
      isPartial: () => (partial ??= alike.some(isPart)),
      lead: () => (lead ??= leadOf(alike.flatMap(({ lines, description }) => [description?.() ?? "", ...lines()]))),
    };
  });
  const leading = new Map<string, number[]>();
  for (const [at, { leads }] of lists.entries())
    for (const url of leads) leading.get(url)?.push(at) ?? leading.set(url, [at]);
  const known = new Map<string, WholeList | undefined>();
  const found = new Map<string, WholeList>();
  for (const { id, rows } of relations) {
    const about = new Set(rows.flatMap((row) => row.about ?? []));
    if (about.size < LEAST || about.size < rows.filter(({ total }) => !total).length) continue;
    const key = [...about].sort().join("\n");
    if (!known.has(key)) {
      const counts = new Map<number, number>();
      for (const url of about) for (const at of leading.get(url) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
      const own = [...counts].flatMap(([at, listed]) => {
        const { urls, leads } = lists[at]!;
        const isList = listed >= WHOLE * about.size && listed >= RATHER * leads.size;
        return isList && !urls.some((url) => about.has(url)) ? [lists[at]!] : [];
      });
      const best = own.find(({ isPartial }) => isPartial()) ?? own.sort((a, b) => a.depth - b.depth)[0];
      const leads = own.map(({ lead }) => lead());
      const lead = {
        counts: leads.flatMap(({ counts }) => counts),
        introductions: leads.flatMap(({ introductions }) => introductions),
      };
      known.set(key, best && { urls: best.urls, partial: best.isPartial(), lead });
    }
    const list = known.get(key);
    if (list) found.set(id, list);
  }
  return found;
}
