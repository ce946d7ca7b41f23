import type { Column } from "../../core/relation.ts";
import { humanise } from "./humanise.ts";
import { isTime } from "./quantity.ts";

/** What happened to things, or what they did, on a date or in a year. */
export interface TimeVerb {
  /** Behind "the hut that" and "the huts that": "was built" and "were built", "fell" and "fell". */
  one: string;
  many: string;
  /** "built", where it was done to things: they are then "built before 1950". */
  participle?: string;
  /** "was the hut built", "did the stone fall" */
  ask: (subject: string) => string;
  /** The heading is a noun that is said as well: "year of death". */
  isNamed: boolean;
}

const PARTICIPLE =
  /^(?:(?:year|date)\s)?((?:first\s)?(?:acquired|added|adopted|approved|born|built|closed|commissioned|completed|consecrated|constructed|created|demolished|discovered|dissolved|established|formed|founded|inaugurated|incorporated|introduced|invented|launched|lit|opened|published|ratified|rebuilt|recorded|registered|released|renovated|restored|signed|started|updated|written))(?: (?:in|on))?$/i;
/** What a date is of, and what was done then. */
const DONE: Readonly<Record<string, string>> = {
  acquisition: "acquired",
  birth: "born",
  completion: "completed",
  construction: "built",
  consecration: "consecrated",
  creation: "created",
  discovery: "discovered",
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
  "first flight": ["first flew", "first fly"],
  began: ["began", "begin"],
  started: ["started", "start"],
};
/** What has been so since a year became so then. */
const SINCE: Readonly<Record<string, readonly [past: string, base: string]>> = {
  "in operation": ["went into operation", "go into operation"],
  "in service": ["entered service", "enter service"],
  "in use": ["came into use", "come into use"],
  open: ["opened", "open"],
};
const PART_OF = /^(?:(?:a )?member|part) of .+/i;
const OF_EVENT = /^(?:year|date) of (?<event>(?:first )?\p{L}+)$|^(?<before>(?:first )?\p{L}+) (?:year|date)$/iu;
/** Events that are named by a noun, whether "date" stands beside it or not. */
const NOUN = /^(?:death|fall|first flight)$/;

/**
 * The verb that says of things when it was: "founded", "date of acquisition" (acquired), "year of death" (died), "open since"
 * (opened), "season ended" of seasons. Undefined where the heading names no such event, or one of something else.
 *
 * @param noun what one of the things is called
 */
export function timeVerb(column: Column, noun: string): TimeVerb | undefined {
  if (!isTime(column)) return undefined;
  const said = humanise(column.name);
  const done = PARTICIPLE.exec(said)?.[1]?.toLowerCase();
  if (done !== undefined) return passive(done, false);
  const own = said.toLowerCase().startsWith(`${noun.toLowerCase()} `) ? said.slice(noun.length + 1) : said;
  const { event, before } = OF_EVENT.exec(said)?.groups ?? {};
  const word = (event ?? before ?? own).toLowerCase();
  if ((event ?? before) !== undefined && Object.hasOwn(DONE, word)) return passive(DONE[word]!, true);
  if (Object.hasOwn(DID, word)) return active(...DID[word]!, (event ?? before) !== undefined || NOUN.test(word));
  const since = sinceWhen(said);
  return since && active(...since, false);
}

/** "became part of the union" of "Part of the union since"; undefined of other headings. */
export function sinceWhen(said: string): readonly [past: string, base: string] | undefined {
  const state = /^(.+) since$/i.exec(said)?.[1];
  if (state === undefined) return undefined;
  if (PART_OF.test(state)) return [`became ${article(state)}`, `become ${article(state)}`];
  return Object.hasOwn(SINCE, state.toLowerCase()) ? SINCE[state.toLowerCase()] : undefined;
}

/** "a member of the union", "part of the union" */
const article = (state: string): string => state.replace(/^(?:a )?member /i, "a member ");

const passive = (participle: string, isNamed: boolean): TimeVerb => ({
  isNamed,
  one: `was ${participle}`,
  many: `were ${participle}`,
  participle,
  ask: (subject) => `was ${subject} ${participle}`,
});

const active = (past: string, base: string, isNamed: boolean): TimeVerb => ({
  isNamed,
  one: past,
  many: past,
  ask: (subject) => `did ${subject} ${base}`,
});
