import { isPlural, singular } from "../../../logic/english/english.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { grouped } from "../grouped.ts";
import { lastWordOf } from "../naming/noun-phrases.ts";
import { marksOf, type PageMark } from "../page-marks.ts";
import type { ItemList, ListedItem } from "./item-lists.ts";

/** So many sections of a kind make the headings beside each other its sorts. */
const LEAST_SECTIONS = 2;
/** A section whose links lead elsewhere for a larger part is of something else. */
const OF_KIND = 0.5;

/** A section that stands among those that lead to a kind's pages and leads nowhere itself. */
export interface MemberSection {
  heading: string;
  /** What it lists. */
  items: readonly ListedItem[];
  /** It is headed by a noun of the same sort as the title above the things: what it lists need not be written as they are. */
  isSort: boolean;
}

interface Section {
  heading: PageMark;
  /** The heading that it stands under, by its path. */
  parent: string;
  leading: number;
  links: number;
  lists: ItemList[];
}

/**
 * The sections of a page without a link that stand beside sections which lead to a kind's pages, at the same level under the same
 * heading: next to one of several such ("Silver" after "Platinum" and "Gold"), or headed by the same word ("Former members"
 * beside "Current members"); and those under the title that the kind's links stand under themselves, where both are headed by
 * nouns of one sort ("Newsletters" on the page "Magazines").
 *
 * @param own the pages of the kind
 */
export function memberSections(
  page: { html: () => string; lists: readonly ItemList[] },
  own: ReadonlySet<string>,
  leadsTo: (href: string) => string | undefined,
): MemberSection[] {
  const alike = grouped(sectionsOf(page, own, leadsTo), ({ heading, parent }) => `${heading.level} ${parent}`);
  const headed = new Map([...alike.values()].flat().map((one) => [one.heading.path, one]));
  return [...alike.values()].flatMap((sections) => {
    const isOfKind = ({ leading, links }: Section) => leading > 0 && leading >= OF_KIND * links;
    const isSort = (one: Section) => {
      const above = headed.get(one.parent);
      return above !== undefined && isOfKind(above) && isSortOf(wordOf(one), wordOf(above));
    };
    const ofKind = sections.filter(isOfKind);
    const words = new Set(ofKind.map(wordOf));
    const near = new Set<Section>();
    for (const order of [sections, sections.toReversed()]) {
      let isNear = false;
      for (const one of order) {
        isNear = isOfKind(one) || (isNear && listsAlone(one));
        if (isNear) near.add(one);
      }
    }
    const isBeside = (one: Section) =>
      (isPlural(wordOf(one)) && words.has(wordOf(one))) || (ofKind.length >= LEAST_SECTIONS && near.has(one));
    return sections.flatMap((one) => {
      const { heading, lists } = one;
      if (!listsAlone(one) || !(isSort(one) || (ofKind.length > 0 && isBeside(one)))) return [];
      return [{ heading: heading.text, items: lists.flatMap(({ items }) => items), isSort: isSort(one) }];
    });
  });
}

/** "Newsletters" of "magazines": several of things, which are of one sort by their nouns. */
function isSortOf(word: string, title: string): boolean {
  if (!isPlural(word) || !isPlural(title)) return false;
  const kind = nounKind(singular(word));
  return kind !== undefined && kind === nounKind(singular(title));
}

const listsAlone = ({ links, lists }: Section): boolean => links === 0 && lists.length > 0;

const wordOf = ({ heading }: Section): string => lastWordOf(heading.text).toLowerCase();

function sectionsOf(
  { html, lists }: { html: () => string; lists: readonly ItemList[] },
  own: ReadonlySet<string>,
  leadsTo: (href: string) => string | undefined,
): Section[] {
  const sections: Section[] = [];
  const above: PageMark[] = [];
  const waiting = lists.filter(({ isMarked, isTable }) => isMarked && !isTable);
  const { marks } = marksOf(html);
  for (const [at, mark] of marks.entries()) {
    const { level, href, path } = mark;
    if (level > 0) {
      while (above.length > 0 && above.at(-1)!.level >= level) above.pop();
      const next = marks.slice(at + 1).find((one) => one.level > 0);
      const isWithin = (list: ItemList) => isBefore(path, list.path) && (!next || isBefore(list.path, next.path));
      const parent = above.at(-1)?.path ?? "";
      sections.push({ heading: mark, parent, leading: 0, links: 0, lists: waiting.filter(isWithin) });
      above.push(mark);
    }
    const section = sections.at(-1);
    if (href === undefined || section === undefined) continue;
    section.links += 1;
    if (own.has(leadsTo(href) ?? "")) section.leading += 1;
  }
  return sections;
}

/** Whether an element begins before another in the order of the page. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one.split("/").map(Number), other.split("/").map(Number)];
  for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return a[at]! < b[at]!;
  return a.length < b.length;
}
