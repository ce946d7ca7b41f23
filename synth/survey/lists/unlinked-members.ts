import { dataRows, type Relation } from "../../../core/relation.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { isWayOn } from "../naming/english-headings.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { type ItemList, itemLists, type ListedItem } from "./item-lists.ts";
import { type MemberSection, memberSections } from "./member-sections.ts";

/** A page that leads to so many of the things (by share) lists their kind. */
const LISTS = 0.5;
/** A list is of a kind where so many of its items (by share, and in number) lead to one thing each. */
const OF_KIND = 0.5;
const LEAST_LEADING = 2;
/** Things are written alike where so many of those that are linked are. */
const ALIKE = 0.8;
/** Longer than this (words, characters) is no name, and neither is what ends like a sentence or a label. */
const MOST_WORDS = 6;
const LONGEST_NAME = 60;
const ENDED = /[.!?。！？…;；:：,，]$/u;
/** Times and numbers: "9:30–17:00", "555 340". */
const FIGURED = /\d{3}|\d\s?[:.–-]\s?\d/u;
/** "Halden Mill – since 1998": what follows is said of it. */
const SAID_OF_IT = /\s+[–—|(（].*$/u;
/** "Harbour survey 2019": which of several it is. */
const OF_YEAR = /^(\p{L}+(?:[ -]\p{L}+)+),? (?:1[5-9]|20)\d\d$/u;

/** A page that may list things. */
interface ListingPage {
  url: string;
  links: readonly { url: string }[];
  html: () => string;
}

/**
 * The collections whose lists name things of their kind that have no page on the site: an item of the same list is no link, or
 * leads off the site, or a section beside those of the things ("Silver" beside "Gold") lists names alone. "All" of them are more
 * than those with a page. By their ids.
 */
export function unlinkedMembers(
  collections: readonly Relation[],
  pages: readonly ListingPage[],
  canonical: Canonical,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const collection of collections) {
    const { id, columns, rows } = collection;
    const own = new Set(rows.flatMap(({ about }) => about ?? []));
    const label = columns.findIndex(({ role }) => role === "label");
    if (own.size === 0 || label < 0) continue;
    const names = dataRows(collection).map(({ cells }) => cells[label]!.value.printed.trim());
    const isOther = othersThan(names);
    const namesOthers = (page: ListingPage) => {
      const led = new Set(page.links.flatMap(({ url }) => (own.has(url) ? [url] : [])));
      if (own.has(page.url) || led.size < LISTS * own.size) return false;
      const leadsTo = addressesOf(page, canonical);
      const thingsOf = ({ hrefs }: ListedItem) => new Set(hrefs.map(leadsTo).filter((url) => own.has(url ?? "")));
      const leadsOff = ({ hrefs }: ListedItem) => hrefs.every((href) => isElsewhere(leadsTo(href), page.url));
      const listsOthers = ({ items, isTable }: ItemList) => {
        const leading = items.map((item) => thingsOf(item).size);
        const ones = leading.filter((size) => size === 1).length;
        if (isTable || leading.some((size) => size > 1) || ones < Math.max(LEAST_LEADING, OF_KIND * items.length))
          return false;
        return items.some((item) => leadsOff(item) && isOther(calledAs(item)));
      };
      const lists = itemLists(page.html);
      const calledAs = namedByLead(lists, (item) => thingsOf(item).size === 1, isOther);
      return (
        lists.some(listsOthers) ||
        memberSections({ ...page, lists }, own, leadsTo).some((section) => isOfNames(section, isOther, calledAs))
      );
    };
    if (pages.some(namesOthers)) found.add(id);
  }
  return found;
}

/** A section beside those of a kind that lists several names without a link, and nothing else. */
const isOfNames = ({ items, isSort }: MemberSection, isOther: IsOther, calledAs: CalledAs): boolean =>
  items.length >= LEAST_LEADING && items.every((item) => isOther(calledAs(item), isSort));

/** By what an item names its thing. */
type CalledAs = (item: ListedItem) => string;

/**
 * Items that are made of pieces are called by the first ("Ida Fell", "Rigger", "Dock 314"), where that is marked as the piece is by which
 * those that lead to things of the kind say the thing's name; others by all that they say.
 */
function namedByLead(lists: readonly ItemList[], leads: (item: ListedItem) => boolean, isOther: IsOther): CalledAs {
  const leading = lists.flatMap(({ items }) => items).filter(leads);
  const marks = new Set(leading.flatMap(({ lead }) => (lead && !isOther(lead.text) ? [lead.mark] : [])));
  return ({ lead, text }) => (lead && marks.has(lead.mark) ? lead.text : text);
}

function isElsewhere(url: string | undefined, from: string): boolean {
  return url === undefined || (/^https?:/.test(url) && new URL(url).host !== new URL(from).host);
}

/** Whether a text names something else; as the others do, unless the heading above it says that it is of their sort (`isSort`). */
type IsOther = (text: string, isSort?: boolean) => boolean;

/** Whether a text names something else than these do, and as they do: titles are written in capitals throughout, or are not. */
function othersThan(names: readonly string[]): IsOther {
  const own = new Set(names.map(nameKey));
  const areTitles = names.filter(endsAsName).length >= ALIKE * names.length;
  return (text, isSort = false) => {
    const name = text.replace(SAID_OF_IT, "").replace(OF_YEAR, "$1").trim();
    if (
      !/\p{L}{2}/u.test(name) ||
      ENDED.test(name) ||
      FIGURED.test(name) ||
      name.length > LONGEST_NAME ||
      isWayOn(name)
    )
      return false;
    if (name.split(/\s+/).length > MOST_WORDS || /^\p{Ll}/u.test(name)) return false;
    return !own.has(nameKey(name)) && (isSort || !areTitles || endsAsName(name));
  };
}

const endsAsName = (name: string): boolean => !/^\p{Ll}/u.test(name.split(/\s+/).at(-1)!);
