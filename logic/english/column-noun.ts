import { keptOf } from "../../core/kept-of.ts";
import type { Column } from "../../core/relation.ts";
import { isAdjectiveWord } from "../../core/word-kinds.ts";
import { plainText } from "../values/cell-text.ts";
import { foldText } from "../values/normalise.ts";
import { isAmount, isPriced } from "../values/priced.ts";
import { takesTime } from "../values/takes-time.ts";
import { isCurrency } from "../values/units.ts";
import { yearOfColumn } from "../values/year-text.ts";
import { agentNoun, isAdjective, isPredicate, thingsDoneTo } from "./clause-headings.ts";
import { isCountable, isPlural, singular } from "./english.ts";
import { EVENTS, LIFE } from "./event-nouns.ts";
import { humanise } from "./humanise.ts";
import { moneyDone } from "./money-done.ts";
import { isOnlyAdjective, nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { isProperName } from "./proper-names.ts";
import { isTime, takesRoom } from "./quantity.ts";
import { soMuch } from "./so-much.ts";
import { eventNoun, sinceWhen } from "./time-verbs.ts";
import { isDoingWord } from "./verb-headings.ts";

/** "Years active", "dates available" */
const POSTPOSED = /^(?<many>\p{Ll}+s) (?<how>\p{Ll}+)$/u;

/** "Method used", "standard applied": what was done with it is said of something, and such a thing has no owner. */
const DONE_WITH = /^\p{Ll}+(?<!s) (?:applied|chosen|employed|followed|required|used)$/u;

/** "Pupils taking part": so many who do something, whom a heading counts without saying so. */
const DOING =
  /^(?:\p{Ll}+ )?\p{Ll}+s (?:attending|competing|enrolling|living|participating|serving|taking part|working)(?: \p{Ll}+){0,3}$/u;

/**
 * A column's name as a noun phrase that can stand in a sentence. Headings that are clauses, verbs, adjectives or names
 * ("Added on", "Late registration ends", "Estonia") are quoted as printed, with a noun that says what stands there: the
 * “Added on” date, the value for “Estonia”, the “Dropped by” entry.
 */
export const columnNoun: (column: Column) => string = keptOf((column: Column): string => {
  if (column.counts !== undefined) return column.counts;
  // The expenditure of a year is no longer name of an amount than the expenditure is.
  const dated = column.type === "number" ? yearOfColumn(column.name) : undefined;
  if (dated && column.unit !== undefined) return `${columnNoun({ ...column, name: dated.what })} in ${dated.year}`;
  const said = humanise(column.name).replace(/^the (?=\p{Ll})/u, "");
  if (column.type === "number" && LEADS_IN.test(said) && column.unit !== undefined && isCurrency(column.unit))
    return "price";
  // Where it is no money, a bonus is so many points.
  if (column.type === "number" && column.unit === undefined && said === "bonus") return "bonus points";
  if (column.type === "number" && column.unit === undefined && DOING.test(said)) return `number of ${said}`;
  if (isTime(column)) return timeNoun(said, column);
  // "Area > comparison of all countries: 42"
  if (column.role === "rank" && / > /.test(column.name) && !RANKED.test(said)) return `rank by ${said}`;
  const size = column.type === "number" ? soMuch(said, column) : undefined;
  if (size !== undefined) return size;
  const scored = column.type === "number" ? SCORED.exec(said) : null;
  if (scored) return `${scored[1]!} ${/^for$/i.test(scored[2]!) ? "scored" : "conceded"}`;
  if (column.type === "number" && (VERB.test(said) || SHARED.test(said))) return `${quotedName(column)} figure`;
  // "Tickets: £12" are no pounds of tickets.
  if (column.type === "number" && isPriced(said, column.unit)) return `${singular(said)} price`;
  if (column.type !== "number") {
    const agent = agentNoun(said) ?? thingsDoneTo(said);
    if (agent !== undefined) return agent;
    // "Years active" are active years: behind the noun an adjective would hide that they are several.
    const { many, how } = POSTPOSED.exec(said)?.groups ?? {};
    if (many !== undefined && how !== undefined && isPlural(many) && (isAdjectiveWord(how) || isAdjective(how)))
      return `${how} ${many}`;
    if (DONE_WITH.test(said) && isParticiple(said.split(" ").at(-1)!)) return `${quotedName(column)} entry`;
    if (isPredicate(said) || isOnlyAdjective(said)) return `${quotedName(column)} entry`;
  }
  if (column.type === "number" && column.unit === undefined && BODY.test(said)) return `${said} size`;
  if (takesRoom(column) && isPlural(said)) return `size of the ${said}`;
  // "Opening weekend: $4,000,000" is what came in.
  if (column.type === "number" && FIRST_DAYS.test(said) && isAmount(said, column.unit)) return `${said} takings`;
  const done =
    column.type === "number" && column.unit !== undefined && isCurrency(column.unit) ? moneyDone(said) : undefined;
  if (done !== undefined) return done;
  if (column.type === "number" && isAmount(said, column.unit))
    return TWO_THINGS.test(said) && !said.split(" and ").some(isPlural)
      ? `cost of ${said}`
      : FEW_WORDS.test(said) && !isPlural(said)
        ? `${said} ${SET.test(said) ? "amount" : "price"}`
        : `amount for ${quotedName(column)}`;
  // "Hire per hour: £20"
  const [, hired, time] = column.type === "number" ? (HIRED.exec(said) ?? []) : [];
  if (hired !== undefined && isAmount(hired, column.unit)) return `${hired} price per ${time}`;
  const noun =
    column.type === "number" && column.role === "measure" ? isMeasureNoun(said, column.unit) : isNounPhrase(said);
  if (noun) return said;
  if (column.type === "number" && isAbbreviation(said)) return `${quotedName(column)} figure`;
  if (takesTime(column))
    return `${/^\p{Ll}+$/u.test(said) ? said : quotedName(column)} ${WEATHER.test(said) ? "duration" : "time"}`;
  return column.type === "number" ? `value for ${quotedName(column)}` : `${quotedName(column)} entry`;
});

/** What says itself that it is a place in an order. */
const RANKED = /\b(?:placed?|position|rank(?:ed|ing)?|seed|standing)\b/i;
/** "Only £20": a word before a price, and no name of it. */
const LEADS_IN = /^(?:(?:now )?(?:only|just|from)|now|today|for only|yours for)$/i;
/** "Day ticket: €40" is a day ticket price; a longer heading is a clause. */
const FEW_WORDS = /^\p{Ll}+(?: \p{Ll}+)?$/u;
const HIRED = /^(\p{Ll}+) per (\p{Ll}+)$/u;
/** What is to be reached, or not to be passed: nobody sells it. */
const SET =
  /(?:^|\s)(?:aim|cap|ceiling|floor|goal|limit|maximum|milestone|minimum|objective|pledge|quota|shortfall|target|threshold)$/;
/** What a film or a play took in when it was new. */
const FIRST_DAYS = /^(?:opening|first|debut|premiere) (?:day|night|weekend|week)$/;
const WEATHER = /(?:shine|light|darkness|rain|fog|frost)$/;
/** "Room and board: $7,200" */
const TWO_THINGS = /^\p{Ll}+(?: \p{Ll}+)? and \p{Ll}+(?: \p{Ll}+)?$/u;
/** "Feeds 4", "Makes 6": what the thing does, and no name of how much. */
const VERB = /^(?:seats up to|makes|feeds|yields|contains|takes)$/i;
/** "Goals for", "Points against": what a side scored, and what was scored against it. */
const SCORED = /^(goals|points|runs|tries|sets|frames) (for|against)$/i;

/** A number under "flock" is its size. */
const BODY = /(?:^|\s)(?:brood|choir|colony|crew|squad|fleet|flock|garrison|herd|orchestra)$/i;

/** "Forest, share of land area": the highest is no highest forest. */
const SHARED = /^[^,(]+, (?:share|percentage|proportion|percent|number|rate|density) (?:of|per)\s/i;

/** The heading as printed where that says the same words as its spoken form, else the spoken form. */
function quotedName(column: Column): string {
  const printed = plainText(column.name).replace(/\s*[:：]+$/, "");
  const words = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, " ");
  const said = humanise(column.name);
  return `“${words(printed) === words(said) ? printed : said}”`;
}

const DATE_NOUN = /(?:^|\s|-)(?:dates?|years?|days?|months?|time|timestamp|deadlines?|season|birthday|anniversary)$/i;
const EVENT_NOUN =
  /(?:[ts]ion|ment|ing)$|^(?:(?:first|last|maiden|final) )?(?:birth|death|independence|launch|release|start|end|debut|première|premiere|arrival|departure|renewal|approval|purchase|sale|discovery|update|election|flight|voyage|journey|ascent|performance|broadcast|match|game|race|run|use|issue)$/i;

/** Which one of several it was. */
const ONE_OF = /^(?:final|first|last|latest|maiden|original) /;
const AVAILABLE = /(?:available|active|visible|live)$/i;
/** "Started painting": somebody did. */
const BEGINS = /^(?:began|started|stopped) \p{Ll}+ing$/u;

/** "First snowfall", "stage debut": something that happened, by the noun for it. */
function happened(said: string): boolean {
  const kind = nounKind(said);
  const isEvent = kind === "act" || kind === "event" || kind === "phenomenon" || kind === "process";
  return isEvent && isNounPhrase(said) && !isPlural(said) && !isParticiple(said.split(" ")[0]!);
}

function timeNoun(said: string, column: Column): string {
  const head = said
    .replace(/\s*\(.*$/, "")
    .split(/\s(?:of|for|in)\s/)[0]!
    .trim();
  const [, when, what = ""] = /^(date|year)\s(?!of\s)(.+)$/i.exec(said) ?? [];
  // "Year opened" is the opening year.
  if (when !== undefined && isParticiple(what.split(" ").at(-1)!)) return timeNoun(what, column);
  // "Date first available" says when it was so, and is no date of it.
  if (when !== undefined && AVAILABLE.test(what))
    return `${quotedName(column)} ${column.type === "date" ? "date" : "year"}`;
  if (DATE_NOUN.test(head) || when !== undefined || /^(?:date|year)\sof\s/i.test(said)) return said;
  const kind = column.type === "date" ? "date" : "year";
  const done = said.replace(/ (?:on|in)$/, "");
  const since = sinceWhen(said);
  if (since && /^become /.test(since[1])) return `year of ${since[1].replace(/^become/, "becoming")}`;
  const event = LIFE[done];
  if (event !== undefined) return `${kind} of ${event}`;
  if (EVENTS[done] !== undefined) return `${EVENTS[done]} ${kind}`;
  const named = eventNoun(said, EVENTS);
  if (named) return named.isLong ? `${kind} of ${named.event}` : `${named.event} ${kind}`;
  // "The earliest first flight year" has one year too many, and "the year of first flight" has none.
  if (EVENT_NOUN.test(said) && !BEGINS.test(said)) return ONE_OF.test(said) ? `${kind} of ${said}` : `${said} ${kind}`;
  return happened(said) ? `${kind} of the ${said}` : `${quotedName(column)} ${kind}`;
}

const PREPOSITION =
  /^(?:about|after|around|as|at|before|behind|beside|between|by|during|for|from|in|into|near|of|off|on|onto|opposite|out|over|past|since|to|under|until|up|with|within|without)$/i;
/** Words that open a clause, or a group of things, and no name of a property. */
const OPENER =
  /^(?:all|any|both|each|every|other|others|this|these|those|how|who|whom|what|when|where|which|why|is|are|was|were|has|have|had|can|does|do|did|not|no)$/i;
const DETERMINER = /^(?:the|a|an|its|their|his|her)$/i;
/** What a thing does to another: "Inherits: Base". */
const DOES = /^(?:belongs|depends|inherits|shoots|throws)$/i;
/** No clause, no preposition, no participle and no name. */
function isNounPhrase(said: string, isNumber = false): boolean {
  const words = said.split(" ");
  const [first = "", second] = words;
  if (
    isProperName(said) ||
    DOES.test(said) ||
    (isDoingWord(said) && !(isNumber && isPlural(said))) ||
    OPENER.test(first) ||
    PREPOSITION.test(first) ||
    PREPOSITION.test(words.at(-1)!)
  )
    return false;
  return !(isParticiple(first) && (second === undefined || PREPOSITION.test(second) || DETERMINER.test(second)));
}

const NOUN_ENDING =
  /(?:[tsx]ion|ity|ment|ness|age|ance|ence|ure|gth|dth|pth|ght|ship|(?:spend|rat|read|earn|sav|hold)ing|[ae]ncy|acy|time|line|span|fall|weight|load|count)$/i;
const MEASURES = new Set(
  `altitude amount amplitude area arrears ascent climb descent balance bandwidth bonus bounty budget calories capital catchment charge cost
  current debt deficit delay deposit depth diameter discharge discount distance draught effort emission energy enrolment
  enrollment fare fat fee fiber fibre fine flow fuel funding gain gauge grade grant growth gross headcount height horsepower
  humidity income index interest latency latitude length level longitude loss magnitude margin mass memory mileage money
  number offset order output pace pay payload payroll people perimeter period pitch population power precipitation premium
  pressure price prize produce profit protein quantity quota radius rainfall range par rank rate ratio reach rent result
  revenue reward royalty runtime salary salt score screen share size slope sodium space speed spend staff stake stock
  storage strength sugar sum surface surplus tax temperature tempo throughput thrust toll tonnage torque total traffic
  turnover value velocity voltage volume wage warranty guarantee wealth weight width wingspan workforce workload worth yield`.split(
    /\s+/,
  ),
);

/** "pts", "hgt": letters that nobody can pronounce stand for a word. */
const isAbbreviation = (said: string): boolean => /^[^aeiouy\s\d]{2,4}\.?$/i.test(said) && /\p{L}{2}/u.test(said);

/** "altitude", "attendance": does a word name a quantity of whatever has it? */
export const isMeasureWord = (word: string): boolean => NOUN_ENDING.test(word) || MEASURES.has(word.toLowerCase());

/** One word must be known to name a quantity: nothing else tells "altitude" from "Estonia" or "retired". */
function isMeasureNoun(said: string, unit: string | undefined): boolean {
  if (!isNounPhrase(said, true)) return false;
  const bare = said.replace(/\s*\(.*$/, "");
  if (isProperName(bare.split(",")[0]!)) return false;
  if (/\s/.test(bare)) return true;
  const word = bare.split("-").at(-1)!;
  if (isAbbreviation(word) && word === word.toLowerCase()) return false;
  const acronym = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word);
  if (acronym || isPlural(word) || isCountable(word) || isMeasureWord(word)) return true;
  // "Beam: 3.4 m": so long or heavy is whatever the dictionary knows and is nobody.
  const kind = nounKind(word);
  return unit !== undefined && LONG_OR_HEAVY.test(unit) && kind !== undefined && kind !== "person";
}

/** What lengths, weights and the like are measured in. */
const LONG_OR_HEAVY = /^(?:[cmk]?m|ft\.?|feet|in\.?|inch(?:es)?|met(?:re|er)s?|kg|g|tonnes|t|lbs?|octaves|°)$/i;
