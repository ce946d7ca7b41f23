import type { Column } from "../../core/relation.ts";
import { humanise } from "./humanise.ts";
import { nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { isTime } from "./quantity.ts";
import { onRegister } from "./register-names.ts";

/** What happened to things, or what they did, on a date or in a year. */
export interface TimeVerb {
  /** Behind "the hut that" and "the huts that": "was built" and "were built", "fell" and "fell". */
  one: string;
  many: string;
  /** "built", where it was done to things: they are then "built before 1950". */
  participle?: string;
  /** "to be built", "to fall": behind "the first". */
  to: string;
  /** "was the hut built", "did the stone fall" */
  ask: (subject: string) => string;
  /** The heading is a noun that is said as well: "year of death". */
  isNamed: boolean;
}

/** "Year founded", "First lit in", "Elected to the academy": a participle, how often, and what more is said of it. */
const DONE_TO =
  /^(?:(?:year|date)\s)?(?<often>(?:first|last)\s)?(?<participle>\p{L}+)(?<more>\s(?:down|off|out|over|up)|\s(?:to|into|as|for|from|in)\s(?!(?:year|date)\b)\p{L}.*?)?(?:\s(?:in|on))?$/iu;
/** What things and people do themselves: nobody says that they "were erupted". */
const THEMSELVES: Readonly<Record<string, string>> = {
  appeared: "appear",
  arrived: "arrive",
  collapsed: "collapse",
  competed: "compete",
  debuted: "debut",
  emigrated: "emigrate",
  erupted: "erupt",
  expired: "expire",
  flowered: "flower",
  graduated: "graduate",
  premiered: "premiere",
  resigned: "resign",
};
/** What is done by things as well as to them, or is no event of theirs. */
const OPEN =
  /^(?:based|dated|departed|died|due|ended|expected|immigrated|joined|lapsed|lived|married|merged|migrated|moved|occupied|participated|passed|planned|played|projected|qualified|raced|rated|required|retired|returned|sailed|served|settled|started|stayed|studied|trained|travelled|used|worked)$/i;
/** What a date is of, and what was done then. */
const DONE: Readonly<Record<string, string>> = {
  acquisition: "acquired",
  birth: "born",
  completion: "completed",
  construction: "built",
  consecration: "consecrated",
  creation: "created",
  discovery: "discovered",
  "first ascent": "first climbed",
  "first crossing": "first crossed",
  "first performance": "first performed",
  "first publication": "first published",
  establishment: "established",
  foundation: "founded",
  founding: "founded",
  inauguration: "inaugurated",
  introduction: "introduced",
  launch: "launched",
  opening: "opened",
  publication: "published",
  release: "released",
};
/** What things did then, with the form that questions need. */
const DID: Readonly<Record<string, readonly [past: string, base: string]>> = {
  death: ["died", "die"],
  died: ["died", "die"],
  ended: ["ended", "end"],
  fall: ["fell", "fall"],
  "entered service": ["entered service", "enter service"],
  "first flight": ["first flew", "first fly"],
  eruption: ["erupted", "erupt"],
  "first eruption": ["first erupted", "first erupt"],
  "last eruption": ["last erupted", "last erupt"],
  premiere: ["premiered", "premiere"],
  began: ["began", "begin"],
  started: ["started", "start"],
};
/** What things do to others, by the form of the past; alone ("Joined") it does not say what they did it to. */
const DOING: Readonly<Record<string, string>> = {
  became: "become",
  began: "begin",
  crossed: "cross",
  entered: "enter",
  hosted: "host",
  joined: "join",
  left: "leave",
  reached: "reach",
  visited: "visit",
  won: "win",
};
/** "First hosted the regatta", "joined the federation" */
const DID_TO = new RegExp(
  `^(?<often>(?:first|last) )?(?<past>${Object.keys(DOING).join("|")}) (?<whom>(?:the|an?|its|their) .+?)(?: (?:in|on))?$`,
  "iu",
);
/** What has been so since a year became so then. */
const SINCE: Readonly<Record<string, readonly [past: string, base: string]>> = {
  "in operation": ["went into operation", "go into operation"],
  "in service": ["entered service", "enter service"],
  "in use": ["came into use", "come into use"],
  open: ["opened", "open"],
};
/** What takes place once and is held, given or played: its date needs no further word. */
const TAKES_PLACE: readonly (readonly [noun: RegExp, participle: string])[] = [
  [
    /(?:^|\s)(?:auction|banquet|ceremony|championship|competition|concert|conference|congress|contest|convention|election|exhibition|fair|festival|gala|hearing|meeting|race|rally|referendum|regatta|seminar|summit|symposium|tournament|workshop)$/iu,
    "held",
  ],
  [/(?:^|\s)(?:lecture|performance|recital|speech|talk)$/iu, "given"],
  [/(?:^|\s)(?:fixture|match)$/iu, "played"],
];
const BARE_TIME = /^(?:date|year)$/iu;
const PART_OF = /^(?:(?:a )?member|part) of .+/i;
const OF_EVENT =
  /^(?:year|date) of (?:the )?(?<event>(?:first )?\p{L}+)$|^(?<before>(?:first )?\p{L}+) (?:year|date)$/iu;
/** Events that are named by a noun, whether "date" stands beside it or not. */
const NOUN = /^(?:death|fall|first flight)$/;

/**
 * The verb that says of things when it was: "founded", "date of acquisition" (acquired), "year of death" (died), "open since"
 * (opened), "season ended" of seasons, "date" of meetings (held). Undefined where the heading names no such event, or one of something else.
 *
 * @param noun what one of the things is called
 */
export function timeVerb(column: Column, noun: string): TimeVerb | undefined {
  if (!isTime(column)) return undefined;
  const said = humanise(column.name);
  const place = BARE_TIME.test(said) ? TAKES_PLACE.find(([what]) => what.test(noun)) : undefined;
  if (place) return passive(place[1], true);
  const { often: how = "", past, whom } = DID_TO.exec(said)?.groups ?? {};
  if (past !== undefined && whom !== undefined) {
    const did = past.toLowerCase();
    return active(`${how.toLowerCase()}${did} ${whom}`, `${how.toLowerCase()}${DOING[did]!} ${whom}`, false);
  }
  const done = doneTo(said);
  if (done !== undefined) {
    const { often } = done;
    const participle = isOwnDeed(done.participle, noun) ? "made" : done.participle;
    const more = onRegister(done.more, column.name);
    const base = THEMSELVES[participle];
    return base === undefined
      ? passive(`${often}${participle}${more}`, false)
      : active(`${often}${participle}${more}`, `${often}${base}${more}`, false);
  }
  const own = said.toLowerCase().startsWith(`${noun.toLowerCase()} `) ? said.slice(noun.length + 1) : said;
  const { event, before } = OF_EVENT.exec(said)?.groups ?? {};
  const word = (event ?? before ?? own).toLowerCase();
  if (Object.hasOwn(DONE, word)) return passive(DONE[word]!, true);
  if (Object.hasOwn(DID, word)) return active(...DID[word]!, (event ?? before) !== undefined || NOUN.test(word));
  const [, verb, doing] = /^(began|started|stopped) (\p{Ll}+ing)$/u.exec(said) ?? [];
  if (verb !== undefined) return active(`${verb} ${doing}`, `${BEGIN[verb]!} ${doing}`, false);
  const since = sinceWhen(said);
  return since && active(...since, false);
}

/** "Started painting" of painters. */
const BEGIN: Readonly<Record<string, string>> = { began: "begin", started: "start", stopped: "stop" };

/** "elected", "to the academy" of "Elected to the academy"; undefined where the heading does not say what happened to things. */
function doneTo(said: string): { often: string; participle: string; more: string } | undefined {
  const { often = "", participle = "", more = "" } = DONE_TO.exec(said)?.groups ?? {};
  const word = participle.toLowerCase();
  if ((!isParticiple(word) && word !== "lit") || OPEN.test(word)) return undefined;
  return { often: often.toLowerCase(), participle: word, more };
}

/**
 * What a participle's event is called, where no noun of its own is known: "first crossing" of "First crossed", "election to
 * the academy" of "Elected to the academy"; undefined of other headings.
 */
export function eventNoun(
  said: string,
  nouns: Readonly<Record<string, string>>,
): { event: string; isLong: boolean } | undefined {
  const done = doneTo(said);
  if (!done || Object.hasOwn(THEMSELVES, done.participle)) return undefined;
  const { often, participle, more } = done;
  const made = gerund(participle);
  // "First crossing" is said, and "first deploying" is none: one of several times is told by a noun that there is, or with the verb.
  const isNoun = often === "" || (made !== undefined && nounKind(made) !== undefined);
  const noun = Object.hasOwn(nouns, participle) ? nouns[participle] : isNoun ? made : undefined;
  return noun === undefined ? undefined : { event: `${often}${noun}${more}`, isLong: `${often}${more}` !== "" };
}

/** "Recorded" of recordings: the noun says already what was done. */
const isOwnDeed = (participle: string, noun: string): boolean =>
  gerund(participle) !== undefined && gerund(participle) === noun.toLowerCase().split(" ").at(-1);

/** "planting" of "planted"; a participle in another form has no such noun by rule. */
const gerund = (participle: string): string | undefined =>
  /[^ei]ed$/.test(participle)
    ? participle.replace(/ed$/, "ing")
    : /ied$/.test(participle)
      ? participle.replace(/ied$/, "ying")
      : undefined;

/** "became part of the union" of "Part of the union since"; undefined of other headings. */
export function sinceWhen(said: string): readonly [past: string, base: string] | undefined {
  const state = /^(.+) since$/i.exec(said)?.[1];
  if (state === undefined) return undefined;
  if (PART_OF.test(state)) return [`became ${article(state)}`, `become ${article(state)}`];
  return Object.hasOwn(SINCE, state.toLowerCase()) ? SINCE[state.toLowerCase()] : undefined;
}

/** "a member of the union", "part of the union" */
const article = (state: string): string => state.replace(/^(?:a )?member /i, "a member ");

const withoutOften = (verb: string): string => verb.replace(/^first /, "");

const passive = (participle: string, isNamed: boolean): TimeVerb => ({
  isNamed,
  one: `was ${participle}`,
  many: `were ${participle}`,
  participle,
  to: `to be ${withoutOften(participle)}`,
  ask: (subject) => `was ${subject} ${participle}`,
});

const active = (past: string, base: string, isNamed: boolean): TimeVerb => ({
  isNamed,
  one: past,
  many: past,
  to: `to ${withoutOften(base)}`,
  ask: (subject) => `did ${subject} ${base}`,
});
