import { isAdjectiveWord } from "../../core/word-kinds.ts";
import { isMass, isPlural, withArticle } from "./english.ts";
import { areKindsOfPart, isPart, SO_MANY } from "./kinds-of-parts.ts";
import { nounKind } from "./noun-kinds.ts";
import { mayBePeople } from "./person-role.ts";

/** What things are of: "are of the type “Loop”". */
export const SORT = /^(?:\p{Ll}+ )?(?:breed|category|class|format|genre|kind|sort|species|style|type)$/u;
/** What things have by its name: "have the status “Active”". */
export const STATE = /^(?:\p{Ll}+ )?(?:classification|difficulty|grade|level|rank|rating|scale|status|title)$/u;
/** What things are by these, in a word that is no name: how large, of which sex, of which colour. */
const ADJECTIVES: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^size$/, /^(?:(?:extra|very)[ -])?(?:big|giant|huge|large|medium|mini|small|tiny)$/i],
  [/^(?:gender|sex)$/, /^(?:fe)?male$/i],
  [
    /^colou?r$/,
    /^(?:(?:bright|dark|deep|light|pale) )?(?:beige|black|blue|brown|cream|gold|gr[ae]y|green|maroon|orange|pink|purple|red|silver|turquoise|violet|white|yellow)$/i,
  ],
];

/** "large", "female", "dark red" under “Size”, “Sex” and “Colour”; undefined of other words, and other headings. */
export function adjectivesOf(name: string, printed: readonly string[]): string[] | undefined {
  const values = ADJECTIVES.find(([heading]) => heading.test(name))?.[1];
  if (values === undefined || !printed.every((text) => values.test(text.trim()))) return undefined;
  return printed.map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^medium$/, "medium-sized"),
  );
}

/** What stands before these is how they are: papers and gears, which no thing "is". */
const BEFORE: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^title$/, /^(?:branded|clean|clear|rebuilt|reconstructed|salvaged?)$/i],
  [/^(?:gearbox|transmission)$/, /^(?:automatic|manual|(?:four|five|six|\d)-speed|semi-automatic)$/i],
  [/^finish$/, /^(?:brushed|gloss|glossy|matte?|polished|satin)$/i],
];

/** "a clear title" of "Clear" under “Title”; undefined of other words, and of other headings. */
export function saidBefore(name: string, printed: string): string | undefined {
  const isSo = BEFORE.some(([heading, value]) => heading.test(name) && value.test(printed.trim()));
  return isSo ? withArticle(`${printed.trim().toLowerCase()} ${name}`) : undefined;
}

/**
 * "a 4-step lid", "a steel hull", "an LED light": a number of steps, or what sort a part of a thing is, stands before it as an adjective
 * does; undefined of names, of what is no part, and of what people have.
 */
export function sortBefore(name: string, printed: string, noun: string): string | undefined {
  const text = printed.trim();
  const isPart =
    SO_MANY.test(text) || (isAdjectiveWord(text.toLowerCase()) && isConcrete(name))
      ? /^\p{Ll}+$/u.test(name) && !isPlural(name) && !mayBePeople(noun)
      : areKindsOfPart(name, [text], noun);
  // "an electric fuel": a stuff is of one sort, and no thing has one of it.
  if (!isPart || SORT.test(name) || STATE.test(name) || nounKind(name) === "substance") return undefined;
  const sort = text
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return withArticle(`${sort} ${name}`);
}

/** A mount, a lid: no state, time or place of a thing, and nothing that nobody knows. */
const isConcrete = (name: string): boolean =>
  isPart(name) || /^(?:animal|body|object|plant)$/.test(nounKind(name) ?? "");

/**
 * "the Heron class" of “Heron class” under “Class”: things are of a sort that says itself that it is one, and do not have it; its name stands
 * as it is printed. Undefined of other headings, and other values.
 */
export function sortNamed(name: string, printed: string): string | undefined {
  const [text, sort] = [printed.trim(), name.split(" ").at(-1)!];
  return SORT.test(name) && /^[\p{L}\p{N}][\p{L}\p{N}'’.&/ -]* \p{Ll}+$/u.test(text) && text.endsWith(` ${sort}`)
    ? `the ${text}`
    : undefined;
}

/** "a long keel" of "Long keel" under “Keel”: what says itself that it is one; undefined of names, and of other words. */
export function ofItsKind(name: string, printed: string): string | undefined {
  const text = printed.trim();
  if (!/^\p{L}?\p{Ll}+(?:[ -]\p{Ll}+)+$/u.test(text) || !text.toLowerCase().endsWith(` ${name}`)) return undefined;
  const said = text.toLowerCase();
  return isPlural(said) || isMass(said) ? said : withArticle(said);
}

/** Is what stands under such a heading how things are? */
export const isAdjectival = (name: string): boolean => ADJECTIVES.some(([heading]) => heading.test(name));
