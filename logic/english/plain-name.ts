import type { Column } from "../../core/relation.ts";
import { isAdjectiveWord, kindOfNoun, type NounKind } from "../../core/word-kinds.ts";
import { sameUnit } from "../values/units.ts";
import { quantityOf } from "../values/year-text.ts";
import { columnNoun, isMeasureWord } from "./column-noun.ts";
import { withoutDay } from "./days-in-headings.ts";
import { isPlural, singular } from "./english.ts";
import { EVENTS, LIFE } from "./event-nouns.ts";
import { humanise } from "./humanise.ts";
import { headWord } from "./noun-kinds.ts";
import { isParticiple, withoutParticiple } from "./participles.ts";
import { isTime } from "./quantity.ts";
import { timeVerb } from "./time-verbs.ts";
import { isDoingWord } from "./verb-headings.ts";

/** A name of more words is half a sentence. */
const MOST_WORDS = 4;
/** Words that join, point, place or negate: what has one between its words is a clause, or two things. */
const JOINS =
  /\s(?:a|after|an|and|as|at|before|between|but|by|during|for|from|in|into|is|its|nor|not|on|onto|or|since|than|that|the|their|to|until|was|were|when|where|which|while|who|with|without)\s/i;
/** That it is of all, and not of some of them, makes a name no clause. */
const OF_ALL = /^overall (?=\p{Ll})/u;
/** "Life expectancy at birth" is one term. */
const FIXED = /(?<=^(?:\p{Ll}+ )?(?:life expectancy|birth ?weight|sex ratio)) at birth$/u;
/** "First hosted", "nearest town": which one of several is meant is said of the thing, and is no part of a name. */
const PICKS = /^(?:closest|farthest|first|furthest|last|latest|nearest|newest|next|oldest|previous)\s/i;
/** Nouns made of verbs, as their endings say, are names of what was done: "production", "treatment", "capacity". */
const MADE_NOUN = /(?:[tsx]ion|ment|ity|ness|age|ance|ence|ure|ship|ing|th|ism|cy|ty|ry|al|er|or|is)$/;
const QUANTITIES: ReadonlySet<NounKind | undefined> = new Set([
  "attribute",
  "possession",
  "quantity",
  "relation",
  "state",
  "time",
]);
const HAPPENINGS: ReadonlySet<NounKind | undefined> = new Set(["act", "event", "phenomenon", "process"]);
/** What a figure is, whatever kind of noun it is. */
const FIGURES =
  /(?:average|budget|capacity|count|grade|index|level|mark|number|rank|rate|ratio|rating|score|share|size|total|year)$/;

/**
 * Does a heading name a property as people do, so that it can stand in any sentence of a question? "Area", "number of seats",
 * "project lead", "opened" do; "term ends with", "stage starts and finishes", "nearest town" are understood beside their
 * values and read like a form within a sentence, however they are put.
 * What states a quantity of one year of several, or of one day, is called by the quantity.
 */
export function isPlainName(column: Column): boolean {
  // What happened then has a verb: "joined the federation".
  if (isTime(column) && timeVerb(column, "") !== undefined) return true;
  const name = withoutDay(humanise(quantityOf(column.name)))
    .replace(/\s*\([^()]*\)$/, "")
    .replace(OF_ALL, "")
    .replace(FIXED, "")
    .trim();
  const words = name.split(" ");
  if (words.length > MOST_WORDS || !words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word))) return false;
  if (JOINS.test(` ${name} `) || PICKS.test(name)) return false;
  if (isTime(column)) return isPlainTime(name);
  if (column.type === "number") return isPlainFigure(column, name);
  // What leads to a page of its own is a thing: "project", "climb".
  return isPlainSort(name, column.type === "entity" && words.length === 1);
}

/** "Opened", "release date", "date of birth", "launch": what was done or happened once, in a word or by its noun. */
function isPlainTime(name: string): boolean {
  if (Object.hasOwn(EVENTS, name) || Object.hasOwn(LIFE, name)) return true;
  const words = name.split(" ");
  if (words.length === 1) return true;
  return /(?:^|\s)(?:date|day|year)s?(?:\s|$)/.test(name) || isKnown(headWord(name));
}

/** "Floor area" in square metres, "seats", "copies sold" */
function isPlainFigure(column: Column, name: string): boolean {
  const { unit } = column;
  const bare = withoutParticiple(name);
  const head = headWord(bare);
  const one = singular(head);
  // "Crew: 11" is said as the crew size.
  if (FIGURES.test(columnNoun(column)) || (isMeasureWord(head) && !isPlural(bare))) return true;
  if (isPlural(bare))
    return isKnown(one) && (unit === undefined || sameUnit(unit, head) || QUANTITIES.has(kindOfNoun(one)));
  if (isParticiple(head)) return false;
  return (
    QUANTITIES.has(kindOfNoun(head)) ||
    (isKnown(head) && MADE_NOUN.test(head)) ||
    (unit !== undefined && kindOfNoun(head) === undefined)
  );
}

/** "Project lead", "nationality", "colours": what it is, who, where or of what, and nothing that is done. */
function isPlainSort(name: string, isThing: boolean): boolean {
  const head = headWord(name);
  const kind = kindOfNoun(head) ?? kindOfNoun(singular(head));
  if (isAdjectiveWord(head) || isParticiple(head) || isDoingWord(name)) return false;
  return isThing || !HAPPENINGS.has(kind) || MADE_NOUN.test(singular(head));
}

const isKnown = (word: string): boolean => kindOfNoun(word) !== undefined || kindOfNoun(singular(word)) !== undefined;
