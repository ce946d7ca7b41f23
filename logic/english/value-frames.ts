import type { Clause } from "../operation.ts";
import { isCountryName } from "./countries.ts";
import { withDefinite, withDefiniteBody } from "./definite-names.ts";
import { doneVerb, isDoer, isLasting } from "./doers.ts";
import { workBy } from "./done-by-people.ts";
import { isMass, isPlural, listOf, plural, withArticle } from "./english.ts";
import { asChosen } from "./how-things-are.ts";
import { sortsByKind } from "./kind-nouns.ts";
import { headWord, isOnlyAdjective, nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";
import { selfNamedPlace } from "./self-named-places.ts";
import { isPlaceOfThings, isWide, standsIn } from "./stands-in.ts";
import {
  adjectivesOf,
  isAdjectival,
  ofItsKind,
  SORT,
  STATE,
  saidBefore,
  sortBefore,
  sortNamed,
} from "./value-adjectives.ts";
import { isComposed } from "./works-composed.ts";

/** Where a life began and ended, by what happened there. */
const LIVED: readonly (readonly [name: RegExp, done: string, predicate: string])[] = [
  [/^(?:birth ?place|(?:city|place|town) of birth)$/, "born", "were born"],
  [/^(?:death ?place|(?:city|place|town) of death)$/, "died", "died"],
  [/^(?:burial ?place|place of burial)$/, "buried", "are buried"],
];
/** What things have, told apart by the words before it: "have Electric power", "have German nationality". */
const OF_WORDS = /^(?:\p{Ll}+ )*(?:citizenship|drive|finish|nationality|power|sensor|transmission)$/u;

/** What is in a state has it, and does not have the state's own name of that sort: "available availability". */
const ABSTRACT = /(?:ity|ness|ism|setting|flowering)$/;

/** How a noun and what stands under it are said of things in a sentence. */
export interface ValueFrame {
  /** Behind the things' noun: "made by Acme", "who died in Oslo"; where it is missing "whose type is" is said there. */
  clause?: Pick<Clause, "form" | "head" | "one" | "rest" | "place" | "now">;
  /** Behind several: "were made by Acme", "have Electric power". */
  predicate: string;
}

/**
 * What a noun and its value say with a verb, or with the noun behind the value: "made by Acme" of a maker, "born in Oslo" of a
 * birthplace, "are of the type “Loop”", "have Electric power", "are in New condition". Undefined where no such way is known.
 *
 * @param name the column as a noun
 * @param values as they stand in the sentence where nothing else is said of them
 * @param printed as the pages print them
 * @param noun what one of the things is called
 */
export function valueFrame(
  name: string,
  values: readonly string[],
  printed: readonly string[],
  noun: string,
): ValueFrame | undefined {
  const said = listOf(values, "or");
  const adjectives = adjectivesOf(name, printed);
  if (adjectives !== undefined) {
    const rest = listOf(adjectives, "or");
    const that = relative(noun, "");
    return { clause: { form: "that", head: `${that} are`, one: `${that} is`, rest }, predicate: `are ${rest}` };
  }
  const chosen = asChosen(printed, noun);
  if (chosen !== undefined) {
    const that = relative(noun, "");
    return {
      clause: { form: "that", head: `${that} are`, one: `${that} is`, rest: chosen },
      predicate: `are ${chosen}`,
    };
  }
  const place = selfNamedPlace(name, printed);
  if (place !== undefined) {
    const { at, rest } = place;
    return { clause: { form: "with", head: at, rest, place: true }, predicate: `are ${at} ${rest}` };
  }
  const sorts = printed.map((text) => sortNamed(name, text));
  if (sorts.length > 0 && sorts.every((sort) => sort !== undefined)) {
    const rest = listOf(sorts, "or");
    return { clause: { form: "with", head: "of", rest }, predicate: `are of ${rest}` };
  }
  const parts =
    values.length > 0
      ? printed.map((text) => saidBefore(name, text) ?? ofItsKind(name, text) ?? sortBefore(name, text, noun))
      : [];
  if (parts.length > 0 && parts.every((part) => part !== undefined)) {
    const rest = listOf(parts, "or");
    return { clause: { form: "with", head: "with", rest }, predicate: `have ${rest}` };
  }
  if (comesFrom(name, printed, noun)) {
    const rest = listOf(
      printed.map((text) => withDefinite(text.trim())),
      "or",
    );
    return { clause: { form: "with", head: "from", rest, place: true }, predicate: `are from ${rest}` };
  }
  // The directors of a list are not "directed by" anybody.
  const done = name === noun || (name === "composer" && !isComposed(noun)) ? undefined : doneVerb(name);
  if (done !== undefined) {
    const be = isLasting(done) ? "are" : "were";
    const whom = listOf(printed.map(agentName), "or");
    return {
      clause: {
        form: "participle",
        head: done,
        rest: `by ${whom}`,
        place: true,
        ...(be === "are" ? { now: true } : {}),
      },
      predicate: `${be} ${done} by ${whom}`,
    };
  }
  const lived = LIVED.find(([pattern]) => pattern.test(name));
  if (lived !== undefined) {
    const [, verb, predicate] = lived;
    const rest = `in ${listOf(printed.map(placeName), "or")}`;
    const clause: ValueFrame["clause"] =
      verb === "died"
        ? { form: "that", head: `${relative(noun, verb)} ${verb}`, rest, place: true }
        : { form: "participle", head: verb, rest, place: true };
    return { clause, predicate: `${predicate} ${rest}` };
  }
  const work = workBy(name, printed, (texts) => listOf(texts.map(agentName), "or"));
  if (work !== undefined) return { clause: { form: "with", head: "with", rest: work }, predicate: `have ${work}` };
  if (sortsItself(name, noun)) return { predicate: `are of the ${name} ${said}` };
  const are = whatTheyAre(name, printed, noun);
  if (are !== undefined) return { predicate: `are ${are}` };
  // "Forward" under “Position”: no word for somebody, as far as anybody knows, but what they have.
  if (DOING.test(name) && mayHold(noun)) return { predicate: `have the ${name} ${said}` };
  if (STEP.test(name) && printed.every((text) => /^\p{Lu}\p{Ll}+$/u.test(text.trim())))
    return { predicate: `are at the ${listOf(printed, "or")} ${name}` };
  if (isSeat(name, noun)) return { predicate: `are based in ${listOf(printed.map(placeName), "or")}` };
  if (name === "level" && printed.every((text) => /^\p{Lu}\p{Ll}+$/u.test(text.trim())))
    return { predicate: `are at ${listOf(printed, "or")} level` };
  if (STATE.test(name)) return { predicate: `have the ${name} ${said}` };
  if (name === "height" && values.length === 1)
    return {
      clause: {
        form: "that",
        head: `${relative(noun, "")} are`,
        one: `${relative(noun, "")} is`,
        rest: `${said} tall`,
      },
      predicate: `are ${said} tall`,
    };
  if (name === "condition") return { predicate: `are in ${said} condition` };
  const isOwners = /['’]s /.test(name);
  if (!isOwners && (OF_WORDS.test(name) || (isMass(name) && !ABSTRACT.test(name))) && values.length === 1)
    return { predicate: `have ${said} ${name}` };
  const how = howItIs(name, printed);
  if (how !== undefined) return { clause: { form: "with", head: "with", rest: how }, predicate: `have ${how}` };
  return undefined;
}

/** Which country somebody, or something, comes from. */
const ORIGIN = /^(?:home |native )?country(?: of (?:birth|origin))?$|^(?:citizenship|nationality)$/;
/** What people make and trade, and whoever does. */
const OF_PEOPLE = /^(?:band|brand|crew|make|marque|team)$/;

/** "players from Ireland", "brands from China": people, bodies and makes are from a country that is said by its name, and not by an adjective. */
function comesFrom(name: string, printed: readonly string[], noun: string): boolean {
  const isSomebody = relative(noun, "") === "who" || mayBePeople(noun) || isDoer(noun) || nounKind(noun) === "person";
  const isFrom = isSomebody || OF_PEOPLE.test(headWord(noun)) || nounKind(noun) === "group";
  return isFrom && ORIGIN.test(name) && printed.length > 0 && printed.every(isCountryName);
}

/** A film is of a film genre; a voyage has a ship of a type, and is of none. */
function sortsItself(name: string, noun: string): boolean {
  const [of, ...sort] = name.split(" ");
  return SORT.test(name) && (sort.length === 0 || noun.toLowerCase().split(" ").includes(of!));
}

/** How far something has come. */
const STEP = /^(?:phase|stage)$/;

/** Firms, clubs and makers are based in a place, and do not have it "as their town". */
const isSeat = (name: string, noun: string): boolean =>
  isPlaceOfThings(name) && (isDoer(noun) || nounKind(noun) === "group");

/** What people are by what they do: "are senior lecturers". */
const DOING = /^(?:job title|occupation|position|profession|trade)$/;

/** "bakers" of “Baker” under “Trade”, of people; undefined of what is no word for somebody. */
function whatTheyAre(name: string, printed: readonly string[], noun: string): string | undefined {
  if (!DOING.test(name) || !mayHold(noun)) return undefined;
  const words = printed.map((text) => text.trim());
  const isPerson = words.every((text) => /^\p{L}+(?: \p{L}+){0,2}$/u.test(text) && isForSomebody(text));
  return isPerson
    ? listOf(
        words.map((text) => plural(text.toLowerCase())),
        "or",
      )
    : undefined;
}

const mayHold = (noun: string): boolean => noun === "person" || relative(noun, "") === "who";

/** A noun for people; of those that nobody has listed, one that ends as the words for whoever does something: "midfielder". */
function isForSomebody(text: string): boolean {
  const kind = nounKind(text);
  return (
    kind === "person" || (kind === undefined && /(?:\p{L}{4}er|\p{L}{4}or|ist|keeper|woman|(?<!hu)man)$/u.test(text))
  );
}

/** "A mild or bitter taste": adjectives for what a quality is like; undefined where a value names something. */
function howItIs(name: string, printed: readonly string[]): string | undefined {
  const kind = nounKind(name);
  const isQuality = kind === "attribute" || kind === "cognition";
  if (!isQuality || !/^\p{Ll}+$/u.test(name) || isPlural(name) || printed.length === 0) return undefined;
  if (!printed.every((text) => /^\p{L}+$/u.test(text.trim()) && isOnlyAdjective(text.trim()))) return undefined;
  if (printed.some((text) => DEGREE.test(text.trim()))) return undefined;
  const said = printed.map((text) => (OF_NATIONS.test(text.trim()) ? text.trim() : text.trim().toLowerCase()));
  const phrase = `${listOf(said, "or")} ${name}`;
  return isMass(name) ? phrase : withArticle(phrase);
}

/** A step of a scale: what is critical is of a high severity, too, and of none that is “High”. */
const DEGREE = /^(?:average|critical|high|low|major|medium|minor|moderate|normal|severe)$/i;
/** "Roman", "Danish": adjectives that are written large. */
const OF_NATIONS = /(?:[aei]an|ese|ish)$/;

/**
 * "where was Ada Holm born": how it is asked where a life began, or ended; undefined of other names, and of whoever is told by the same
 * verb: nobody asks where "the mason who was born earliest" was born.
 */
export function whereOfLife(name: string, of = ""): ((subject: string) => string) | undefined {
  const done = LIVED.find(([pattern]) => pattern.test(name))?.[1];
  if (done === undefined || !/place/.test(name) || new RegExp(` ${done}\\b`).test(of)) return undefined;
  return (subject) =>
    done === "died" ? `where did ${subject} die` : `where ${done === "buried" ? "is" : "was"} ${subject} ${done}`;
}

/** The words that stand in a sentence in place of a noun: "made by", and "born" of "where was … born". */
export function frameWords(name: string): string[] {
  const done = doneVerb(name);
  const lived = LIVED.find(([pattern]) => pattern.test(name))?.[1];
  return [
    ...(done === undefined ? [] : [`${done} by`]),
    ...(lived === undefined ? [] : [`${lived} in`]),
    ...(whereOfLife(name) === undefined ? [] : [lived === "died" ? "die" : lived!]),
    ...(standsIn(name, "") || isWide(name) ? ["in"] : []),
    ...(ORIGIN.test(name) ? ["from"] : []),
    ...(DOING.test(name) ? ["are"] : []),
    // "How many field hospitals are there", "which is the only field hospital"
    ...(sortsByKind(name) ? ["are", "is", "the"] : []),
    ...(isAdjectival(name) ? ["are", "is"] : []),
  ];
}

/** Names need no quotation marks behind "by", with an article or without; what could be taken for words of the sentence does. */
export const agentName = (text: string): string =>
  /^(?:the )?\p{Lu}[^\s,]*(?: (?:\p{Lu}[^\s,]*|&|and|de|del|der|di|of|the|van|von))*$/u.test(text)
    ? withDefiniteBody(text)
    : `“${text}”`;

const placeName = (text: string): string =>
  /^\p{Lu}[\p{L}'’. -]*(?:, \p{Lu}[\p{L}'’. -]*)*$/u.test(text) ? withDefinite(text) : `“${text}”`;
