import { toSimplified } from "../../../core/chinese-scripts.ts";
import type { Relation } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import type { Naming } from "../../../logic/operation.ts";
import { grouped } from "../grouped.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { listTitle } from "../lists/paged-lists.ts";
import { nounOf } from "./chinese-naming.ts";

/** A list of all of them may leave out so few (by share), and so few stand there under another heading. */
const WHOLE = 0.95;
/** What says that the things that it stands before were chosen of more. */
const CHOSEN = /^(?<word>精品|重点|推荐|典型|代表性|优秀|热门|主要|著名|知名|经典)(?<things>\p{Script=Han}{2,})$/u;
/** The best of what a house keeps, in a word that is said of each piece. */
const BEST_KEPT =
  /^(?:馆藏|院藏|典藏|珍藏)(?:精品|珍品|珍宝|瑰宝)(?=$|展示|欣赏|鉴赏|赏析|介绍|一览|图鉴)|^(?:镇馆|镇院)之宝$/u;
const KEPT = "藏品";

/**
 * “馆藏精品” of 藏品, “推荐图书” of 图书: where each list that leads to all of the pages of a kind is headed by a word that says that they
 * were chosen, they are called by it. There are more of their kind than those with a page, and nothing that is asked of “所有藏品” is
 * true of the few that a site shows.
 */
export function asChosenInChinese(naming: Naming, { rows }: Pick<Relation, "rows">, listing: readonly LinkingPage[]) {
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  const lists = listing.filter(
    ({ links }) => new Set(links.map(({ url }) => url)).size >= WHOLE * about.size && about.size > 0,
  );
  const called = new Set(lists.map((list) => chosenNoun(headingsOf(list), naming.singular)));
  const [noun] = called;
  if (called.size !== 1 || noun === undefined) return naming;
  return { ...naming, singular: noun, plural: noun, measure: naming.measure ?? measureWord(naming.singular) };
}

/** What most of a page's links to them stand under, and what the page is called: by its heading sooner than by the menu. */
function headingsOf({ page, links }: LinkingPage): string[] {
  const all = new Set(links.map(({ url }) => url)).size;
  const own = [...grouped(links, ({ heading }) => heading)].find(
    ([, under]) => new Set(under.map(({ url }) => url)).size >= WHOLE * all,
  );
  const titles = [page.second ?? "", page.heading ?? "", listTitle(page.title.split(/\s*[|｜\-–—_·]\s*/u)[0] ?? "")];
  return [own?.[0] ?? "", ...titles].flatMap((text) => (text.trim() === "" ? [] : [toSimplified(text).trim()]));
}

/** The noun with what says of a list that its things were chosen; undefined where a heading of it says nothing of the kind. */
function chosenNoun(headings: readonly string[], noun: string): string | undefined {
  for (const heading of headings) {
    const best = noun === KEPT ? BEST_KEPT.exec(heading)?.[0] : undefined;
    if (best !== undefined) return best;
    const { word, things } = CHOSEN.exec(heading)?.groups ?? {};
    const chosen = word === undefined ? undefined : nounOf(things!);
    // “重点企业” of “入驻企业”: those that were chosen are called by the last of their words.
    if (chosen !== undefined && chosen.length > 1 && noun.endsWith(chosen)) return word + chosen;
    // A list that is headed by the noun itself is of all of them, whatever the page that it stands on is called.
    if (nounOf(heading) === noun && heading.startsWith(noun)) return undefined;
  }
  return undefined;
}
