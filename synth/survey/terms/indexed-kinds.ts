import { childTags, descendants, inside, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { documentOf } from "../page-dom.ts";
import { marksOf } from "../page-marks.ts";

/** A page that may be an index. */
interface IndexPage {
  url: string;
  title: string;
  html?: () => string;
}

const INDEX = /\bindex\b/i;
/** "deck_size configuration parameter,": the words behind a name say what it is. */
const NAMED = /^(?<name>\S+)\s\(?(?<words>\p{Ll}+(?: \p{Ll}+)?)\)?\s*,?\s*$/u;
/** The same words below a name that means several things. */
const WORDS = /^\(?(?<words>\p{Ll}+(?: \p{Ll}+)?)\)?\s*,?\s*$/u;
/** Words that fewer entries have say where something is mentioned. */
const LEAST = 5;

interface Entry {
  name: string;
  noun: string;
  url: string;
}

/**
 * What the indexes of a site call each of the things that they lead to ("deck_size configuration parameter"), by the page
 * that they lead to and the name.
 */
export function indexedKinds(
  pages: readonly IndexPage[],
  canonical: Canonical,
): (url: string, name: string) => string | undefined {
  const entries = pages.flatMap(({ url, title, html }) => {
    if (!html || !(INDEX.test(title) || INDEX.test(marksOf(html).title?.text ?? ""))) return [];
    const leadsTo = addressesOf({ url, html }, canonical);
    return [...descendants(documentOf(html))].flatMap((tag) =>
      tag.name === "dt" || tag.name === "li" ? entriesOf(tag, leadsTo) : [],
    );
  });
  const times = new Map<string, number>();
  for (const { noun } of entries) times.set(noun, (times.get(noun) ?? 0) + 1);
  const kinds = new Map<string, string>();
  for (const { name, noun, url } of entries) if (times.get(noun)! >= LEAST) kinds.set(`${url} ${name}`, noun);
  return (url, name) => kinds.get(`${url} ${name}`);
}

function entriesOf(tag: Tag, leadsTo: (href: string) => string | undefined): Entry[] {
  const [link] = childTags(tag).filter(({ name }) => name === "a");
  if (link) {
    const { name, words } = NAMED.exec(before(tag, link))?.groups ?? {};
    return name === undefined || words === undefined ? [] : entry(name, words, link, leadsTo);
  }
  // A name alone, with what it means below.
  const name = textOf(tag);
  let below = tag.next;
  while (below && !isPageTag(below)) below = below.next;
  if (tag.name !== "dt" || !isPageTag(below) || below.name !== "dd" || /\s/.test(name)) return [];
  return inside(below, "dt").flatMap((meaning) => {
    const [to] = childTags(meaning).filter((one) => one.name === "a");
    const words = to && WORDS.exec(before(meaning, to))?.groups?.["words"];
    return to && words !== undefined ? entry(name, words, to, leadsTo) : [];
  });
}

function entry(name: string, words: string, link: Tag, leadsTo: (href: string) => string | undefined): Entry[] {
  const noun = nounPhrase(words);
  const url = link.attribs["href"] === undefined ? undefined : leadsTo(link.attribs["href"]);
  return noun === undefined || url === undefined ? [] : [{ name, noun, url }];
}

/** What an entry says before its first link. */
function before(tag: Tag, link: Tag): string {
  const text = textOf(tag);
  const at = text.indexOf(textOf(link));
  return at < 0 ? "" : text.slice(0, at);
}
