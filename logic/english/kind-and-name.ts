import { isDefinite } from "./definite-names.ts";
import { singular } from "./english.ts";
import { headWord, nounKind } from "./noun-kinds.ts";
import { isPersonName, mayBePeople, relative } from "./person-role.ts";
import { EMPTY_NOUN, rowWords } from "./phrasing.ts";

/** A noun that says more than a kind ("film with a stated length") stands before no name. */
const MORE_THAN_KIND = /\s(?:at|by|for|from|in|of|on|that|who|with)\s/;

/**
 * The thing that a path begins at, with its kind before its name: "the owner of the yard of the ferry “Oriole”", where "of Oriole" would leave it to
 * the reader what has a yard. Names of people and of places say themselves what they are of, and "Mill Bridge" has its kind in it.
 *
 * @param heading of the column that names the things
 */
export function kindAndName(name: string, noun: string, heading = ""): string {
  const alone = rowWords(name, noun, heading);
  if (alone.startsWith(`the ${noun} `) || EMPTY_NOUN.test(noun) || MORE_THAN_KIND.test(noun)) return alone;
  if (isPersonName(name) && (mayBePeople(noun) || nounKind(noun) === "person")) return alone;
  if (relative(noun, "") === "who" || nounKind(noun) === "location") return alone;
  // The title of a work says with no article what it is the title of.
  if (isDefinite(name) && !alone.startsWith("“")) return alone;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => singular(word) === headWord(noun))) return alone;
  return `the ${noun} “${name}”`;
}
