import { isMass, isPlural, plural, singular } from "../../../logic/english/english.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isParticiple } from "../../../logic/english/participles.ts";
import type { Naming } from "../../../logic/operation.ts";

/** What things are called, one and several. */
export type Noun = Pick<Naming, "singular" | "plural">;

/** A noun phrase of more words than this is a title. */
const MOST_WORDS = 2;
/** Words that label a column or a list and yet name no kind of thing. */
const EMPTY =
  /^(?:name|names|title|titles|item|items|page|pages|entry|entries|no|nr|numbers?|prices|times|hours|addresses|id|code|codes|key|value|values|link|links|list|index|contents?|overview|details?|description|type|types|category|categories|field|fields|label|data|about|more|all|home|menu|navigation|resources?|posts?|news|see also|references|notes|footnotes|citations|sources|bibliography|external links|further reading|related|others?|misc|miscellaneous|results?|standings|rankings|ratings|listings|totals|averages|stats|specs|specifications|highlights|docs?|static|assets?|files?|html?|wiki|articles?|figures?|tables?|statistics|status|year|years|date|month|day|rank|position|total|full name)$/i;
/** Words before a noun in headings that are no part of it: "All players", "List of countries". */
const LEAD =
  /^(?:(?:the|all|our|your|list of|lists of|index of|overview of|table of|browse|full|complete|current|alphabetical|detailed|category)\s+|category:\s*)+/i;

/** "Plants A to Z", "Players A–Z" are all of them. */
const ALPHABET = /\s+(?:from\s+)?A\s?(?:to|[-–—])\s?Z$/i;

/** What a preposition adds only says which ones. */
const TAIL = /\s(?:of|in|at|on|by|for|from|with|to|near|since|until|between|after|before)\s.*$/i;

const EACH = /\s(?:at|by|for|in|of|per) (?:each|every) (\p{Ll}+)$/u;

const OFFERED = /^(.{3,30}?) (?:for (?:sale|rent|hire)|to (?:let|rent|hire))(?:\s(?:in|near|around|from|by)\s.*)?$/i;

/** "Crops and yields": what follows is one of two things. */
const SECOND = /\s(?:and|or|&)\s+\S+$/i;

/** "Homes for sale" -> "Homes", "Players A–Z" -> "Players": a title without what only says which ones. */
export const withoutWhich = (title: string): string => title.trim().replace(ALPHABET, "").replace(TAIL, "");

/**
 * The head of a heading: what follows a preposition only says which ones ("Loot of Hollow Hills" are no hills); of two things
 * neither is said of all.
 */
export function lastWordOf(heading: string): string {
  // "Opening times of each branch" stand beside branches.
  const each = EACH.exec(heading.trim())?.[1];
  if (each !== undefined) return plural(each);
  const bare = heading
    .replace(/\s*[([{].*$/, "")
    .replace(TAIL, "")
    .trim();
  return SECOND.test(bare) ? "" : (bare.split(/\s+/).at(-1) ?? "");
}

/** What pages call what they are about, as a noun. */
export const saidNoun = (word: string | undefined): Noun | undefined =>
  word === undefined ? undefined : fromSingular(word);

/** "Player" -> player, players; a plural is taken for several. */
export function fromSingular(heading: string): Noun | undefined {
  const phrase = nounPhrase(heading);
  if (phrase === undefined) return undefined;
  return isPlural(phrase)
    ? { singular: singular(phrase), plural: phrase }
    : { singular: phrase, plural: plural(phrase) };
}

/** "Players" -> player, players; undefined of what is no plural. */
export function fromPlural(heading: string): Noun | undefined {
  const phrase = nounPhrase(heading);
  // "All aircraft"
  const isSeveral = phrase !== undefined && (isPlural(phrase) || plural(phrase) === phrase);
  return isSeveral ? { singular: singular(phrase), plural: phrase } : undefined;
}

/**
 * What heads a list, in the plural, or as those who belong to it: "MAKES" -> make, "Staff" -> member of staff; undefined of what is
 * neither.
 */
export function ofHeading(heading: string): Noun | undefined {
  const said = SHOUTED.test(heading.trim()) ? heading.trim()[0]! + heading.trim().slice(1).toLowerCase() : heading;
  const phrase = said.replace(LEAD, "").trim();
  const team = TEAM.exec(said.trim())?.groups?.["team"];
  if (team !== undefined) {
    const member = `${inSentence(team)} member`;
    return { singular: member, plural: plural(member) };
  }
  const members = MEMBERS.find(({ of }) => of.test(phrase));
  if (!members) return fromPlural(said);
  const of = `${members.article}${inSentence(phrase)}`;
  return { singular: `member of ${of}`, plural: `members of ${of}` };
}

/** Capitals throughout, of more letters than most abbreviations have. */
const SHOUTED = /^(?=.{5})\p{Lu}[\p{Lu}\s'’-]+$/u;
/** Who are together called by one word; the list is of its members. */
const MEMBERS = [
  { of: /^(?:\p{L}+ )?(?:staff|personnel)$/iu, article: "" },
  { of: /^(?:crew|cast|squad)$/iu, article: "the " },
];

/** "Our team", "Meet the team", "Design team": who is in it. "Team" alone may head several of them. */
const TEAM =
  /^(?:meet )?(?:(?:our|the) (?=\p{L}+(?: \p{L}+)?$)|(?=(?!(?:meet|our|the|your|this) )\p{L}+ \p{L}+$))(?<team>(?:\p{L}+ )?team)$/iu;

/** What says which of them are meant and not what they are: "Popular machines", "Licensed riders". */
const WHICH = /^(?:other|more|popular|featured|related|similar|latest|new|recent|top|best|recommended|selected)$/i;

/**
 * A noun without the word before it where that only says which of them are chosen, or where it is an adjective and the site calls
 * them by the noun alone as well ("Licensed riders" under the title "Riders"); "opera houses" stay what they are.
 *
 * @param said other things that the site calls them
 */
export function plainNoun(noun: Noun, said: readonly string[]): Noun {
  const [first = "", second, ...more] = noun.plural.split(" ");
  const head = second === undefined || more.length > 0 ? undefined : fromPlural(second);
  if (!head) return noun;
  const isSaid = said.some((text) => ofHeading(text)?.plural === head.plural);
  return WHICH.test(first) || (isSaid && (isOnlyAdjective(first) || isParticiple(first))) ? head : noun;
}

/** "Property for sale" -> property, properties: what is offered may be said in the singular. */
export function offeredNoun(title: string): Noun | undefined {
  const offered = OFFERED.exec(title.trim())?.[1];
  return offered === undefined ? undefined : fromSingular(offered);
}

/** "We suggest", "How it works": the beginning of a sentence. */
const CLAUSE = /^(?:i|we|you|he|she|they|it|who|what|where|when|how|why|which)\s/i;

/** "Sovereign Countries (195)" -> "sovereign countries"; undefined where it is no short phrase of plain words. */
export function nounPhrase(heading: string): string | undefined {
  const bare = heading
    .replace(/\s*[([{].*$/, "")
    .replace(/[:.]+$/, "")
    .replace(ALPHABET, "")
    .replace(LEAD, "")
    .trim()
    .replace(ABOUT, (whole, of: string) => (/s$/i.test(whole) && !isPlural(of) ? plural(of) : of));
  // "What's on" is no plural of anything.
  if (/['’]s\b/i.test(bare) || CLAUSE.test(bare)) return undefined;
  if (!/^\p{L}[\p{L}'’ -]*$/u.test(bare)) return undefined;
  const words = bare.split(/\s+/);
  if (words.length > MOST_WORDS || words.some((word) => /^(?:and|or|of|by|in|for|to|with|the|a|an)$/i.test(word)))
    return undefined;
  const phrase = inSentence(bare);
  const isEmpty = EMPTY.test(phrase) || (EMPTY.test(words.at(-1)!) && !isSortOf(phrase)) || phrase.length < 3;
  // "Built" heads a column of years, and no row is a built.
  const saysNothing = isEmpty || (phrase === phrase.toLowerCase() && isParticiple(phrase));
  // Nobody counts equipment; a fitting is one of several.
  return saysNothing || !endsInNoun(phrase) || (isMass(phrase) && !phrase.endsWith("ing")) ? undefined : phrase;
}

/** What things are sorted into: a word that says nothing alone, and much behind what is sorted. */
const SORTED = /^(?<of>\p{L}[\p{L}-]+) (?:categor(?:y|ies)|types?)$/u;

/**
 * "Boat types": the pages are of so many types, and of no boat, of which there are others. "Popular types", "all categories" only say
 * which.
 */
function isSortOf(phrase: string): boolean {
  const of = SORTED.exec(phrase)?.groups?.["of"];
  if (of === undefined || EMPTY.test(of) || isOnlyAdjective(of) || isParticiple(of)) return false;
  return nounKind(of) !== undefined || isPlural(of);
}

/** Where something is, and no thing: words of a closed class, which the lexicon has as nouns or not at all. */
const WHERE =
  /^(?:above|abroad|ahead|around|away|below|beyond|close by|downstairs|elsewhere|here|in|inside|near|nearest|now|off|on|online|onwards?|out|outside|over|overleaf|soon|there|today|under|upstairs|within)$/;

/**
 * "Lodging nearby", "rooms available", "Upcoming": the last word says where, when or how something is, and several of that are none.
 */
function endsInNoun(phrase: string): boolean {
  const words = phrase.split(" ");
  const head = words.at(-1)!;
  return !WHERE.test(head) && !(isOnlyAdjective(head) && (words.length > 1 || NEVER_NOUN.test(head)));
}

/** Adjectives that are no nouns as well, alone: fairs are headed "Fair", fittings "Fitting". */
const NEVER_NOUN = /(?:[ai]ble|ful|less|ous|by|coming)$/;

/** The plural that heads a heading: "4.2 Private options for accept" -> option; undefined where there is none. */
export const pluralHead = (heading: string): Noun | undefined =>
  fromPlural(lastWordOf(heading.replace(/^[\d.\s]+/, "").replace(LEAD, "")));

/** "College profiles", "player pages": what they are of is what there is so many of. */
const ABOUT = /^(\p{L}[\p{L}'’-]+) (?:profile|page|detail|fact ?sheet|data ?sheet|listing)s?$/iu;

/** Lower-cases a heading's words, but keeps acronyms ("NASA missions") and what mixes cases ("iPhone models"). */
export function inSentence(phrase: string): string {
  return phrase
    .split(" ")
    .map((word) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
}
