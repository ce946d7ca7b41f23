import type { Value } from "../../core/value.ts";
import { isCountable, isPlural, singular } from "../english/english.ts";
import { humanise } from "../english/humanise.ts";
import { nounKind } from "../english/noun-kinds.ts";
import { isMeasure } from "../match/match-quantity.ts";
import { isSpelledUnit, unitKey } from "./units.ts";

/** Figures that count something, without the unit that says what. */
export interface Counted {
  values: Value[];
  /** The noun that they count, where the heading has another: "taxa". */
  counts?: string;
}

/**
 * The figures without a unit that is a noun of what they count. "303 reviews" under “Customer reviews” are so many of the heading's
 * own noun. Under another plural ("Herbs: 1,240 taxa") it is the unit that says what was counted: they are 1,240 taxa, and no
 * herbs in taxa. What happens or is done so often is counted itself ("Performances: 12 concerts"), and the unit only says where.
 * People are whoever the heading names ("Guests: 61,000 people"). A singular ("Collection: 3,400 works") names
 * what is so large, and what is measured ("Shoots: 40 inches") is counted in nothing.
 */
export function withoutCountedNoun(name: string, values: Value[]): Counted {
  const figures = values.filter((value) => value.kind === "number");
  const unit = figures[0]?.unit;
  // Most columns state no unit in their cells.
  if (unit === undefined || figures.some((figure) => figure.unit === undefined || bare(figure.unit) !== bare(unit)))
    return { values };
  const noun = /(\p{L}+)\s*[:：]?$/u.exec(name.trim())?.[1];
  if (noun === undefined) return { values };
  if (bare(unit) === bare(noun)) return { values: withoutUnit(values) };
  const system = countedIn(name, unit);
  if (system !== undefined) return { values: withoutUnit(values), counts: system };
  if (isSpellingOf(unit, noun)) return { values: withoutUnit(values) };
  const many = figures.map((figure) => figure.unit!).find((one) => bare(one) !== one.toLowerCase());
  const counted = many ?? unit;
  if (!isCountable(name.trim().replace(/\s*[:：]$/, "")) || !isNounOfThings(counted)) return { values };
  const isOwn = unitKey(counted) === "people" || isOccasion(noun);
  return { values: withoutUnit(values), ...(isOwn ? {} : { counts: counted.toLowerCase() }) };
}

/** A name, and no word: it tells these things from others of their noun. */
const NAME = /^\p{Lu}{3,}$/u;
/** "Number of study credits" */
const THINGS = /^(?:number of )?(?<things>(?:\p{Ll}+ )?\p{Ll}+)$/u;
/** What there are several systems of, each with a name. */
const NAMED_SO = /(?:credits|points)$/;

/**
 * "ECTS credits" of figures in ECTS under “Credits”, "FIDE points" of points in FIDE: where a unit is the name of what the heading
 * counts, it is said before that noun, and nothing is “5 ECTS” of anything. Undefined of other units.
 */
export function countedIn(heading: string, unit: string): string | undefined {
  const things = THINGS.exec(
    humanise(
      heading
        .trim()
        .replace(/\s*[:：]$/, "")
        .replace(/\s*[(（][^()]*[)）]$/, ""),
    ),
  )?.groups?.["things"];
  const noun = things?.split(" ").at(-1);
  if (things === undefined || noun === undefined || !NAME.test(unit) || isMeasure(unit)) return undefined;
  if (!NAMED_SO.test(things)) return undefined;
  const isNamed = unitKey(unit) === unitKey(noun) ? !isShortFor(unit, noun) : !isSpelledUnit(unit);
  return isNamed ? `${unit} ${things}` : undefined;
}

/** "pp." of pages, "pts" of points: a shorter word for what the heading counts says nothing more. */
const isSpellingOf = (unit: string, noun: string): boolean =>
  isPlural(noun) && !isMeasure(unit) && isSpelledUnit(unit) && unitKey(unit) === unitKey(noun);

/** "PTS" of points: its letters stand in the word, in their order. */
function isShortFor(unit: string, noun: string): boolean {
  let from = 0;
  for (const letter of unit.toLowerCase()) {
    const at = noun.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** "Appearances", "visits", "goals": each is one time that something happened, or one of what every unit has some of. */
function isOccasion(noun: string): boolean {
  const kind = nounKind(noun);
  const isDeed = kind === undefined || kind === "attribute" || kind === "cognition";
  return kind === "act" || kind === "event" || (isDeed && DEED.test(noun)) || TALLIED.test(noun);
}

const DEED = /(?:[ae]nces|ings|[st]ions)$/i;
const TALLIED = /^(?:caps|goals|matches|pages)$/i;

/** A plural of things that one counts: no unit that anything is measured in. */
function isNounOfThings(unit: string): boolean {
  if (!/^\p{L}{3,}(?: \p{L}+)?$/u.test(unit) || !isCountable(unit) || isMeasure(unit)) return false;
  const kind = nounKind(unit);
  return kind !== "quantity" && kind !== "time" && kind !== "possession";
}

const withoutUnit = (values: readonly Value[]): Value[] =>
  values.map((value) => {
    if (value.kind !== "number") return value;
    const { unit: _, ...figure } = value;
    return figure;
  });

const bare = (word: string) => singular(word.toLowerCase());
