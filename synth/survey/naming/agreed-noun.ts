import type { Noun } from "./noun-phrases.ts";

/** What anything that a site has may be called: that two places say so proves nothing. */
const OF_ANYTHING =
  /(?:^|\s)(?:articles?|brands?|details?|documents?|elements?|examples?|facts?|groups?|items?|kinds?|makes?|members?|models?|objects?|options?|pages?|parts?|places?|points?|products?|profiles?|records?|sections?|services?|sets?|things?|topics?|types?|units?)$/i;

/** "product", "model": what says of a thing that there is one. */
export const isOfAnything = (singular: string): boolean => OF_ANYTHING.test(singular);

/**
 * The noun that a site's sources agree on: the first of them stands unless it is alone with it and two others say another. One
 * heading somewhere ("Numbers for each branch", "Popular today") is less than what the menu, the list and the folder say together.
 *
 * @param sources what each source calls them, those that are trusted most first; undefined where it says nothing
 */
export function agreedNoun(sources: readonly (Noun | undefined)[]): Noun | undefined {
  const said = sources.filter((noun) => noun !== undefined);
  const [first] = said;
  if (first === undefined) return undefined;
  const votes = (noun: Noun) => said.filter(({ singular }) => headOf(singular) === headOf(noun.singular)).length;
  if (votes(first) > 1) return inFull(first, said);
  const agreed = said.find((noun) => votes(noun) > 1 && !isOfAnything(noun.singular));
  return agreed ? inFull(agreed, said) : first;
}

/** "Listed building" where two sources say so and a third says "building": of the ones that stand there there are more. */
const inFull = (noun: Noun, said: readonly Noun[]): Noun =>
  said.find(
    ({ singular }) =>
      singular.toLowerCase().endsWith(` ${noun.singular.toLowerCase()}`) &&
      said.filter((other) => other.singular.toLowerCase() === singular.toLowerCase()).length > 1,
  ) ?? noun;

/** "board-game café" and "café" are one kind. */
const headOf = (singular: string): string => singular.toLowerCase().split(" ").at(-1)!;
