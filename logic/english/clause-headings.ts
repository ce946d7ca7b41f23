/** Headings that are no names of what stands under them, but parts of sentences about the row. */

/** Who did what is said of the row, where one noun says it: "Operated by" names the operator. */
const AGENTS: Readonly<Record<string, string>> = {
  bequeathed: "donor",
  built: "builder",
  commissioned: "commissioner",
  composed: "composer",
  created: "creator",
  designed: "designer",
  developed: "developer",
  directed: "director",
  discovered: "discoverer",
  donated: "donor",
  engraved: "engraver",
  edited: "editor",
  employed: "employer",
  founded: "founder",
  funded: "funder",
  given: "donor",
  hosted: "host",
  illustrated: "illustrator",
  invented: "inventor",
  led: "leader",
  made: "maker",
  maintained: "maintainer",
  managed: "manager",
  manufactured: "manufacturer",
  operated: "operator",
  organised: "organiser",
  organized: "organizer",
  owned: "owner",
  painted: "painter",
  presented: "donor",
  printed: "printer",
  produced: "producer",
  published: "publisher",
  run: "operator",
  sold: "seller",
  sponsored: "sponsor",
  supplied: "supplier",
  taught: "teacher",
  translated: "translator",
  written: "author",
};

/** "operator" of "operated by"; undefined of any other heading. */
export function agentNoun(said: string): string | undefined {
  const verb = /^(\p{L}+) by$/iu.exec(said)?.[1]?.toLowerCase();
  return verb !== undefined && Object.hasOwn(AGENTS, verb) ? AGENTS[verb] : undefined;
}

/** What somebody did, by the noun for it. */
const DEEDS: Readonly<Record<string, string>> = {
  construction: "built",
  design: "designed",
  direction: "directed",
  foundation: "founded",
  leadership: "led",
  management: "managed",
  ownership: "owned",
  restoration: "restored",
};

/** "theatres directed" of "direction of theatres", which lists theatres; undefined of other headings. */
export function thingsDoneTo(said: string): string | undefined {
  const [, deed, things] = /^(\p{L}+) of (\p{Ll}+s)$/iu.exec(said) ?? [];
  const done = deed?.toLowerCase();
  return done !== undefined && things !== undefined && Object.hasOwn(DEEDS, done)
    ? `${things} ${DEEDS[done]}`
    : undefined;
}

const ADJECTIVE_AND =
  /^(?:accessible|available|adjacent|close|closed|compatible|due|eligible|endemic|exempt|famous|free|good|known|native|near|open|reachable|ready|related|safe|similar|subject|suitable|visible) (?:to|for|from|in|on|with|by|at|as|of)(?:\s|$)/i;
/** "Native to", "suitable for": an adjective and what it is held against, and nothing behind. */
export const STATE_OF_MIND =
  /^(?:adjacent|compatible|endemic|famous|good|native|safe|similar|suitable) (?:to|for|with|in)$/i;
/** "Good with cats", "toxic to dogs", "free of charge" */
const ADJECTIVE_TO = /^(?:bad|free|good|harmful|poisonous|safe|toxic|unsafe) (?:for|of|to|with) \p{L}/iu;
/** Said of it in a word, where a noun would stand: how a player plays, what a house was, when a rose blooms. */
const ADVERB =
  /^(?:also|bats|blooms|bowls|currently|featuring|formerly|kicks|now|originally|plays|presently|previously|shoots|starring|throws|today)(?:\s|$)/i;
/** "Accepts cards", "carries traffic" */
const DOES_IT = /^(?:accepts|allows|carries|offers|provides|requires|serves|supports|takes) \p{Ll}/u;
/** What is so of it, or not: "hardy", "on display". */
const IS_SO =
  /^(?:active|deciduous|edible|evergreen|extinct|fragrant|hardy|illustrated|poisonous|portable|vegan|vegetarian|waterproof|wireless|working|open|\p{L}+-(?:free|friendly|proof|resistant|safe|trained)|on (?:display|loan|show|view)|in (?:print|production|service|stock|use)|for (?:hire|sale))$/iu;
const SAID_OF_IT = /\s(?:accessible|allowed|friendly|permitted|welcome)$/i;

/** What a thing is, and no name of a property: "open to visitors", "wheelchair accessible". */
export const isPredicate = (said: string): boolean =>
  [ADJECTIVE_AND, ADJECTIVE_TO, SAID_OF_IT, ADVERB, DOES_IT, IS_SO].some((pattern) => pattern.test(said));

/** "Hardy", "good with cats", "wheelchair accessible": of which yes and no may be said. */
export const isAdjective = (said: string): boolean =>
  [ADJECTIVE_AND, ADJECTIVE_TO, /\s(?:accessible|friendly)$/i, IS_SO].some((pattern) => pattern.test(said));

/** “Worked in” of the noun “Worked in” entry, by which such a heading is quoted; undefined of other nouns. */
export const quotedHeading = (noun: string): string | undefined => /^(“[^”]+”) entry$/.exec(noun)?.[1];
