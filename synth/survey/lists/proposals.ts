import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { isAboutOthers } from "../naming/english-headings.ts";

/** A list leads to things of its page's own kind where so many of its rows do. */
const MOSTLY = 0.8;
/** Of what pages propose so much is proposed by several of them; a part of a thing has one whole. */
const AGAIN = 0.5;

/** "Popular boats", "Best sellers", "New arrivals": what a page about one thing shows off of others. */
const SHOWN_OFF =
  /^(?:our )?(?:most )?(?:popular|featured|trending|recommended|related|similar|recently (?:viewed|added)|best[- ]?sell(?:ers|ing)|top[- ](?:sellers|rated)|new arrivals)\b/i;
/** “相关文章”, “猜你喜欢”, “同类产品” */
const SHOWN_OFF_ZH =
  /^(?:相关|相似|同类|同系列|推荐|热门|其[他它]|更多|猜你|你可能|您可能|看了|看过|大家|为您|为你)|推荐$/u;

/** "Latest reports", "Recently added", "Editor's picks": what a front page shows of what it has. */
const TEASER =
  /^(?:our |the )?(?:most (?:popular|read|recent|viewed)|latest|newest|recent(?:ly)?|popular|featured|trending|editors?['’]?s? (?:choices?|picks?))\b/i;
/** “最新文章”, “热门推荐” */
const TEASER_ZH = /^(?:本站)?(?:最新|最近|近期|热门|精选|推荐|编辑推荐)/u;

/**
 * Lists on pages about one thing each that propose others of its kind: their heading says so ("3 other boats from the same yard",
 * "Featured boats"), or they lead to pages of the very collection that their page is of, and page after page to the same. What one
 * page proposes, and what all of them do together, is no set that anybody means: each thing stands in it as often as chance has it.
 * A list of one row, of which nothing tells what it leads to, is what lists of more rows are that are called and headed as it is.
 */
export function proposalsOf(lists: readonly Relation[], collections: readonly Relation[]): ReadonlySet<Relation> {
  const kinds = collections.map(({ rows }) => new Set(rows.flatMap(({ about }) => about ?? [])));
  const ofThings = lists.filter(({ url }) => kinds.some((kind) => kind.has(url)));
  const saying = ofThings.filter((one) => isStanding(one) && proposesBySaying(one.name));
  const leading = new Set(saying.filter(leadsOn).map(formOf));
  const said = saying.filter((one) => leading.has(formOf(one)));
  const alike = kinds.flatMap((kind) => {
    const own = ofThings.filter((one) => one.source === "records" && kind.has(one.url) && leadsTo(one, kind));
    const times = new Map([...grouped(own.flatMap(thingsOf), (url) => url)].map(([url, all]) => [url, all.length]));
    return own.filter((one) => {
      const things = thingsOf(one);
      return things.filter((url) => times.get(url)! > 1).length >= AGAIN * things.length;
    });
  });
  return new Set([...said, ...alike, ...lists.filter((one) => isTeaser(one, kinds))]);
}

/** A few of the things that the site has, which tomorrow are others: whoever asks means all of them, whose pages were read. */
function isTeaser(list: Relation, kinds: readonly ReadonlySet<string>[]): boolean {
  const name = list.name.trim();
  if (!isStanding(list) || !(TEASER.test(name) || TEASER_ZH.test(name))) return false;
  const things = new Set(thingsOf(list));
  const shown = kinds.filter((kind) => [...things].some((url) => kind.has(url)));
  const all = new Set(shown.flatMap((kind) => [...kind]));
  return leadsOn(list) && [...things].every((url) => all.has(url)) && things.size < all.size;
}

const isStanding = ({ source }: Relation) => source === "records" || source === "html_table";

/** What a list is called, and how it is headed. */
const formOf = ({ source, name, columns }: Relation): string =>
  [source, foldText(name), ...columns.map((column) => foldText(column.name))].join("\n");

function proposesBySaying(name: string): boolean {
  const said = name.trim();
  return SHOWN_OFF.test(said) || SHOWN_OFF_ZH.test(said) || isAboutOthers(said);
}

/** "Other costs" of a thing lead nowhere. */
const leadsOn = ({ rows }: Relation) => rows.filter(({ about }) => about !== undefined).length >= MOSTLY * rows.length;

/** The pages that it leads to, each once. */
const thingsOf = (list: Relation): string[] => [...new Set(list.rows.flatMap(({ about }) => about ?? []))];

function leadsTo(list: Relation, kind: ReadonlySet<string>): boolean {
  const things = thingsOf(list).filter((url) => url !== list.url);
  return things.length > 1 && things.filter((url) => kind.has(url)).length >= MOSTLY * dataRows(list).length;
}
