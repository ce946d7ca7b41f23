import { kept } from "../../core/kept.ts";
import type { Column } from "../../core/relation.ts";
import { isKnownUnit } from "../values/units.ts";
import { STATE_OF_MIND } from "./clause-headings.ts";
import { isPlural, withArticle } from "./english.ts";
import { isParticiple } from "./participles.ts";
import { isPremises } from "./premises.ts";

/** A heading that says what a thing did, does, or what was done to it: "Lived in", "Crosses", "Given by". */
export interface VerbHeading {
  /** Behind a plural: "lived in", "cross", "given by". */
  many: string;
  /** Behind a singular: "lived in", "crosses", "given by". */
  one: string;
  /** Something was done to it: "were given by", and not "lived in". */
  isPassive: boolean;
  /** It is so now: "are owned by", and not "were". */
  isState?: true;
  /** The question for what stands there of a subject: "where did Ada Holm live". */
  ask: (subject: string) => string;
}

/** What things and people did, by the form of the past. */
const ACTIVE: Readonly<Record<string, string>> = {
  appeared: "appear",
  arrived: "arrive",
  ascended: "ascend",
  belonged: "belong",
  competed: "compete",
  departed: "depart",
  descended: "descend",
  died: "die",
  emigrated: "emigrate",
  escaped: "escape",
  fought: "fight",
  graduated: "graduate",
  landed: "land",
  lived: "live",
  played: "play",
  raced: "race",
  resided: "reside",
  sailed: "sail",
  served: "serve",
  settled: "settle",
  studied: "study",
  taught: "teach",
  trained: "train",
  worked: "work",
};
/** What things do, with what they do it to, or where. */
const DOES =
  /^(?:accepts|allows|attracts|carries|connects|contains|covers|crosses|eats|employs|extends|features|houses|implements|includes|needs|overrides|permits|prefers|provides|raises|replaces|requires|sells|spans|speaks|suits|supersedes|teaches|tolerates|treats|welcomes)$/i;
/** Nouns as well as what things do: a verb only where what stands there is no number. */
export const isDoingWord = (said: string): boolean => DOES.test(said);
const STANDS =
  /^(belongs|blooms|breeds|drains|empties|flowers|flows|fruits|leads|lies|lives|nests|opens|plays|runs|ships|stands|studies|works) (\p{L}+)$/iu;
const PREPOSITION = /^(?:after|as|at|by|for|from|in|into|near|of|on|through|to|under|with)$/i;
/** "Where" asks for what stands behind these. */
const PLACE = /^(?:at|in|near)$/i;
/** "Where … from?", "where … to?" */
const WAY = /^(?:from|into|to)$/i;
/** Whom people work and play for, after whom things are called: nobody knows beforehand whether it is a person. */
const WHOM = /^(?:by|for|under|with)$/i;
/** Where people are: of what they did in other ways, "in" may say what it was in. */
const IS_SOMEWHERE = /^(?:die|fight|land|live|lie|reside|settle|stand|study|work)$/i;
/** What plants do in a season. */
const IN_SEASON = /^(?:bloom|breed|flower|fruit|nest)$/;
/** Of these no past form ends in what the participle ends in. */
const PAST: Readonly<Record<string, string>> = {
  begun: "began",
  drawn: "drew",
  given: "gave",
  known: "knew",
  run: "ran",
  seen: "saw",
  shown: "showed",
  spoken: "spoke",
  sung: "sang",
  sunk: "sank",
  taken: "took",
  written: "wrote",
  worn: "wore",
};
/** What is so for as long as it is not changed, by what somebody does for it. */
const STATE: Readonly<Record<string, string>> = {
  administered: "administers",
  affiliated: "affiliates",
  based: "bases",
  closed: "closes",
  connected: "connects",
  displayed: "displays",
  governed: "governs",
  heated: "heats",
  housed: "houses",
  kept: "keeps",
  known: "knows",
  licensed: "licenses",
  located: "locates",
  maintained: "maintains",
  managed: "manages",
  operated: "operates",
  owned: "owns",
  powered: "powers",
  represented: "represents",
  run: "runs",
  situated: "situates",
  stored: "stores",
  twinned: "twins",
};
/** What things are made of is what they are. */
const CONSISTS = /^(?:built|composed|made)$/;
/** By things, and by nobody. */
const BY_THINGS =
  /^(?:bordered|caused|covered|damaged|destroyed|driven|fed|followed|fuel?led|heated|lit|powered|preceded|replaced|succeeded|sunk|surrounded)$/;
/** In a language or a stuff, and nowhere. */
const IN_WORDS = /^(?:bound|coded|composed|dressed|finished|painted|printed|sung|written)$/;
/** From a place, a club or a shop, and no work or stuff. */
const GOT =
  /^(?:acquired|bought|brought|exported|hired|imported|loaned|moved|purchased|recruited|rescued|shipped|signed|sourced|transferred)$/;
/** To somebody, who is asked for by "whom". */
const TO_SOMEBODY = /^(?:apprenticed|betrothed|engaged|married|sold)$/;
/** What people fight and play is fought and played. */
const PLAYED =
  /(?:^|\s)(?:battle|duel|final|fixture|game|instrument|match|piece|regatta|siege|skirmish|song|sport|tournament|war)$/i;

const verbRead = kept((said) => readVerb(said, false));
const playedRead = kept((said) => readVerb(said, true));

/**
 * A column's heading as what is said of its rows in sentences with a verb; undefined where it is none.
 *
 * @param noun what one of the things is called: people play, and games are played
 */
export function verbHeading(column: Column, noun = ""): VerbHeading | undefined {
  if (column.type === "number" || column.type === "date" || column.role === "label") return undefined;
  const said = column.name
    .replace(/\s*[:：]+$/, "")
    .trim()
    .toLowerCase();
  return PLAYED.test(noun) ? playedRead(said) : verbRead(said);
}

function readVerb(said: string, isPlayed: boolean): VerbHeading | undefined {
  if (DOES.test(said)) {
    const many = base(said);
    return { many, one: said, isPassive: false, ask: (subject) => `what does ${subject} ${many}` };
  }
  if (said === "starring")
    return { many: "star", one: "stars", isPassive: false, ask: (subject) => `who stars in ${subject}` };
  const being = isOf(said);
  if (being !== undefined) return being;
  const [, stands, where] = STANDS.exec(said) ?? [];
  if (stands !== undefined && where !== undefined && PREPOSITION.test(where))
    return didOf(base(stands), "does", where, `${base(stands)} ${where}`, said);
  // "Place made": where it was made.
  const made = /^place (\p{L}+)$/u.exec(said)?.[1];
  if (made !== undefined && isParticiple(made)) return passiveOf(made, "in", `${made} in`);
  const [verb = "", preposition = "", ...more] = said.split(" ");
  if (more.length > 0 || !PREPOSITION.test(preposition)) return undefined;
  if (/^(?:as|of)$/.test(preposition)) return usedAs(verb, preposition);
  if (Object.hasOwn(ACTIVE, verb) && !isPlayed) return didOf(ACTIVE[verb]!, "did", preposition, said, said);
  if (isParticiple(verb)) return passiveOf(verb, preposition, said);
  return PLACE.test(preposition) && isPremises(verb) ? placeOf(verb, preposition) : undefined;
}

/**
 * The same as it is said of what stands there: where that names a unit, and no place, day or person, it tells how things are and not what
 * was once done: depths "are reported in" metres.
 */
export function standingVerb(verb: VerbHeading, printed: readonly string[]): VerbHeading {
  const isUnitful = verb.isPassive && / in$/.test(verb.many) && printed.length > 0 && printed.every(isKnownUnit);
  if (!isUnitful) return verb;
  return { ...verb, isState: true, ask: (subject) => `in which unit is ${subject} ${verb.one.replace(/ in$/, "")}` };
}

/** "part of", "native to", "suitable for": what a thing is. */
function isOf(said: string): VerbHeading | undefined {
  const isSo = said === "part of" || STATE_OF_MIND.test(said);
  if (!isSo) return undefined;
  const [first, preposition] = said.split(" ");
  const ask = (subject: string) =>
    said === "part of" ? `what is ${subject} part of` : `what is ${subject} ${first} ${preposition}`;
  return { many: `are ${said}`, one: `is ${said}`, isPassive: false, ask };
}

/** "made of", "used as" */
function usedAs(verb: string, preposition: string): VerbHeading | undefined {
  const said = `${verb} ${preposition}`;
  const isMade = preposition === "of" && CONSISTS.test(verb);
  if (!isMade && !(preposition === "as" && verb === "used")) return undefined;
  const ask = (subject: string) => `what ${isMade ? "is" : "was"} ${subject} ${said}`;
  return { many: said, one: said, isPassive: true, ...(isMade ? { isState: true } : {}), ask };
}

/** "Workshop in": "has a workshop in", "where is the workshop of". */
function placeOf(noun: string, preposition: string): VerbHeading {
  const held = `${isPlural(noun) ? noun : withArticle(noun)} ${preposition}`;
  const ask = (subject: string) => `where ${isPlural(noun) ? "are" : "is"} the ${noun} of ${subject}`;
  return { many: `have ${held}`, one: `has ${held}`, isPassive: false, ask };
}

function didOf(verb: string, auxiliary: string, preposition: string, many: string, one: string): VerbHeading {
  const ask = (subject: string) => {
    const clause = `${auxiliary} ${subject} ${verb}`;
    if (preposition === "in" && IN_SEASON.test(verb)) return `when ${clause}`;
    if (PLACE.test(preposition) && IS_SOMEWHERE.test(verb)) return `where ${clause}`;
    if (WAY.test(preposition)) return `where ${clause} ${preposition}`;
    return WHOM.test(preposition) ? `for whom ${clause}`.replace(/^for/, preposition) : `what ${clause} ${preposition}`;
  };
  return { many, one, isPassive: false, ask };
}

function passiveOf(verb: string, preposition: string, said: string): VerbHeading {
  const isState = Object.hasOwn(STATE, verb);
  const done = isState ? STATE[verb]! : (PAST[verb] ?? verb);
  const be = isState ? "is" : "was";
  const ask = (subject: string) => {
    if (preposition === "by") return `${BY_THINGS.test(verb) ? "what" : "who"} ${done} ${subject}`;
    if (preposition === "from" && GOT.test(verb)) return `where ${be} ${subject} ${said}`;
    if (preposition === "to" && TO_SOMEBODY.test(verb)) return `to whom was ${subject} ${verb}`;
    if (PLACE.test(preposition) && !(preposition === "in" && IN_WORDS.test(verb)))
      return `where ${be} ${subject} ${verb}`;
    return `what ${be} ${subject} ${said}`;
  };
  return { many: said, one: said, isPassive: true, ...(isState ? { isState: true } : {}), ask };
}

/** "cross" of "crosses", "flow" of "flows" */
const base = (verb: string): string =>
  /^[lt]ies$/.test(verb)
    ? verb.slice(0, -1)
    : /(?:ss|x|z|ch|sh)es$/.test(verb)
      ? verb.slice(0, -2)
      : /[^aeiou]ies$/.test(verb)
        ? `${verb.slice(0, -3)}y`
        : verb.slice(0, -1);
