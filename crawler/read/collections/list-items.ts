import type { Piece } from "./piece.ts";
import type { TokenPage } from "./token-page.ts";
import { enclosing } from "./tree.ts";

/** What several values of one label stand in, one in each; a bare division may as well hold the lines of an address. */
const ITEMS: readonly ReadonlySet<string>[] = [new Set(["li"]), new Set(["dd"]), new Set(["div"])];
/** The first and the second of two alike are numbered. */
const POSITION = /\[\d\]$/;

/**
 * Do two pieces begin items of one list? Then they are values of one label, whatever is in them: items of a list, descriptions of
 * one term, divisions of one class beside each other, of which one may be a link and the other not.
 */
export const areItems = (page: TokenPage, a: Piece, b: Piece): boolean =>
  ITEMS.some((tags) => areItemsOf(page, a, b, tags));

function areItemsOf(page: TokenPage, a: Piece, b: Piece, tags: ReadonlySet<string>): boolean {
  const [first, second] = [enclosing(page, a.first, tags), enclosing(page, b.first, tags)];
  if (first < 0 || second < 0 || first === second) return false;
  const [one, other] = [page.elements[first]!, page.elements[second]!];
  if (one.parent !== other.parent || one.first !== a.first || other.first !== b.first) return false;
  if (one.tag === "li") return true;
  const step = one.step.replace(POSITION, "");
  return step === other.step.replace(POSITION, "") && (one.tag === "dd" || step.includes("."));
}

/** What a text that begins with a comma lists between commas (", Rye, Oat and Spelt"), each with its span. */
export function listedBehind(page: TokenPage, j: number): Piece[] {
  const { text, place } = page.tokens[j]!;
  if (!text.startsWith(",")) return [];
  return [...text.matchAll(LISTED)].map(({ index, 0: part }) => {
    const cut = text.length - index - part.length;
    return { text: part, first: j, last: j, skip: index, cut, place };
  });
}

const LISTED =
  /(?<=(?:,|,? (?:and|und|et|y|&))\s)(?!(?:and|und|et|y|&)\s)[^,;\s](?:(?! (?:and|und|et|y|&)\s)[^,;])*(?<!\s)/gu;
