import { type Noun, ofHeading } from "./noun-phrases.ts";

/** "The Harbour Lights": written as a name, and no word for what the work of this name has. */
const NAMED = /^The (?:\p{Lu}[\p{L}'’-]*\s?)+$/u;

/** Is this how a series, a book or a body is called, though it ends in a plural? */
export const isNameOfWork = (text: string): boolean => NAMED.test(text.trim());

/**
 * Is the title of a page that leads to all of some things the name of what they belong to ("The Wardens", of which each is an
 * episode), and no word for them? They lead to it by that name.
 *
 * @param noun what the title would say that they are
 * @param titles what the page is headed and titled
 * @param called what nearly all of the things' pages call that page
 */
export const isNameOfWhole = (noun: Noun, titles: readonly string[], called: readonly string[]): boolean =>
  called.some(
    (text) =>
      isNameOfWork(text) &&
      ofHeading(text)?.plural === noun.plural &&
      titles.some((title) => title.startsWith(text.trim())),
  );
