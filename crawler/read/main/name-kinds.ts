import { codeAt } from "../../../core/code-at.ts";
import { kept } from "../../../core/kept.ts";
import { HAS_CLASS, HAS_ID, HAS_PART_NAME, HAS_ROLE } from "../dom/attribute-marks.ts";
import type { Tag } from "../dom/dom.ts";
import type { NameValue } from "../dom/name-value.ts";
import { classValueOf, idValueOf } from "../dom/tag-names.ts";
import { Phrases } from "./phrases.ts";

/**
 * What the words of a class or id say that an element is. Whole words only ("ad", but not "shadow"), after splitting at
 * case, "-", "_" and space; a few compounds that are usually written together are matched as such.
 */
const KINDS = {
  body: "(?:article|entry|post|story|blog|page|news|content|main)[- ]?(?:body|content|text|copy|inner|detail|main)s?|body[- ]?(?:copy|text|content)|rich[- ]?text|article body|text",
  article: "article|story|post|entry|news|blog|single|main|content",
  caption: "(?:fig)?captions?|credits?|copyright|photographer|attribution|legend|wp caption",
  media:
    "gallery|galleries|slide(?:show|r|s)?|carousel|swiper|lightbox|media|videos?|player|embed|image|img|photos?|picture|figure|thumb(?:nail)?s?",
  share:
    "shar(?:e|es|ing|ed)|social|addthis|sharedaddy|sociable|follow|likes?|jp relatedposts|facebook|whatsapp|pinterest",
  related:
    "related|relatedposts|recommend(?:ed|ations?)?|recirc(?:ulation)?|similar|popular|trending|latest|teasers?|more|also|next|prev(?:ious)?|most|read more|suggest(?:ed|ions?)?|outbrain|taboola|zergnet|links?|list|cards?|feed|river|stories|posts|articles|headlines|upnext",
  comment: "comments?|disqus|respond|responses?|repl(?:y|ies)|discussion|guestbook|livefyre|reviews?",
  byline:
    "bylines?|authors?|writer|reporter|contributors?|date|dates|time|timestamp|published|publication|posted|postmeta|meta|metadata|dateline|info|bio|profile|avatar|views|vcard|hits|source",
  advert:
    "ads?|advert(?:s|isement|isements|ising|orial)?|adslot|adbox|sponsor(?:ed|s)?|dfp|banner|promo(?:s|tion|tions)?|paid|commercial|affiliate|deals?|merch|gpt",
  letter:
    "newsletters?|subscri(?:be|ption|ptions|ber)|signup|sign up|signin|login|register|registration|paywall|donat(?:e|ion|ions)|member(?:ship)?|cta|call to action|download|app|apps|form|contact",
  navigation:
    "nav|navbar|navigation|menu|breadcrumbs?|crumbs?|pager|pagination|toolbar|toc|skip|sitemap|tabs?|dropdown|search|language|links",
  edge: "footer|foot|bottom|header|masthead|topbar|branding|legal|disclaimer",
  side: "sidebar|side|aside|rail|widgets?|widgettitle|right|left|column|col|module|secondary|sticky|box|sidebox|panel|block|inset|pullquote|factbox",
  tags: "tags?|tagged|keywords?|topics?|categor(?:y|ies)|labels?|kicker|rubric|eyebrow|flag|section name",
  title: "title|headline|heading|hed|h1|posttitle",
  summary:
    "dek|deck|summary|standfirst|sub ?title|sub ?head(?:line|ing)?|lead|lede|intro|excerpt|abstract|description|synopsis|teaser|highlights?|bullets?",
  overlay:
    "hidden|hide|sr only|screen reader|visually|invisible|print|noprint|tooltip|modal|popup|overlay|dialog|cookies?|consent|gdpr|notice|alert|warning|error|message|loading|login",
} as const;

export type NameKind = keyof typeof KINDS;
export const NAME_KINDS = Object.keys(KINDS) as NameKind[];

/** The kinds as bits, in the order of `NAME_KINDS`. */
export function kindBits(kinds: readonly NameKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << NAME_KINDS.indexOf(kind)), 0);
}

const PHRASES = new Phrases(Object.values(KINDS));
/** Longer values are machine-made and say nothing. */
const NAME_LENGTH = 300;

const NAMED = HAS_CLASS | HAS_ID | HAS_PART_NAME | HAS_ROLE;
const kindsInName = (name: string): number =>
  name === "" || name.length > NAME_LENGTH ? 0 : PHRASES.in(wordsOfName(name));
/** Names that are remembered: they recur all over a page, and all over a site. */
const KEPT = 5_000;
const kindsIn = kept(kindsInName, KEPT);

function kindsOfValue(name: NameValue): number {
  name.kinds ??= kindsInName(name.text);
  return name.kinds;
}

/** Kinds that class, id, `itemprop`, `role` and `data-*` component names of an element name, as bits in the order of `NAME_KINDS`. */
export function namedKindsOf(tag: Tag): number {
  const { attribs, marks } = tag;
  if ((marks & NAMED) === 0) return 0;
  let kinds = 0;
  if ((marks & HAS_CLASS) !== 0) kinds |= kindsOfValue(classValueOf(tag));
  if ((marks & HAS_ID) !== 0) kinds |= kindsOfValue(idValueOf(tag));
  if ((marks & HAS_ROLE) !== 0) kinds |= kindsIn(attribs.role ?? "");
  if ((marks & HAS_PART_NAME) === 0) return kinds;
  return kinds | kindsIn(attribs.itemprop ?? "") | kindsIn(attribs["data-component"] ?? "");
}

/** The words of a name in lower case: runs of letters, divided where a capital follows a small letter. */
function wordsOfName(name: string): string[] {
  const words: string[] = [];
  const lower = name.toLowerCase();
  let from = -1;
  let afterSmall = false;
  for (let at = 0, { length } = name; at < length; at++) {
    const code = codeAt(name, at);
    if (code >= 0x80) return wordsOfAnyName(name);
    const small = code >= 0x61 && code <= 0x7a;
    const capital = code >= 0x41 && code <= 0x5a;
    if (from >= 0 && (!(small || capital) || (capital && afterSmall))) {
      words.push(lower.slice(from, at));
      from = -1;
    }
    if (from < 0 && (small || capital)) from = at;
    afterSmall = small;
  }
  if (from >= 0) words.push(lower.slice(from));
  return words;
}

/** The same of names with letters beyond ASCII, which are few. */
function wordsOfAnyName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
}
