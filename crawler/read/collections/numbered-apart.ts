import { coreOf } from "./shared-features.ts";

/** So many short texts that a group's pages have and none of the others make what they state another thing. */
const OWN_TEXTS = 3;
/** Fewer pages may agree by chance on what they print. */
const LEAST_PAGES = 4;

/** The short texts of each page of a group. */
type Printed = readonly { texts: ReadonlySet<number> }[];

/**
 * Do the pages of two folders that a site numbers apart ("info/1021/", "info/1031/") state different things? Short texts that next to
 * all pages of a folder print, and not one of the other's, are what it states: 职称 and 办公室 of people, be they plain cells,
 * that no news have, though date, clicks and links to the next frame both.
 */
export const stateApart = (one: Printed, other: Printed): boolean => hasOwn(one, other) || hasOwn(other, one);

function hasOwn(one: Printed, other: Printed): boolean {
  if (one.length < LEAST_PAGES) return false;
  const own = [...coreOf(one.map(({ texts }) => texts))].filter((text) => !other.some(({ texts }) => texts.has(text)));
  return own.length >= OWN_TEXTS;
}
