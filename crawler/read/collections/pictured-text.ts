import { isPageTag, type Tag } from "../dom/dom.ts";
import { signText } from "../dom/sign-text.ts";
import { normalise, textOf } from "../dom/text.ts";
import { endsInColon } from "./label-text.ts";

/** So many stars, or points of so many. */
const RATING =
  /^(?:rated |rating:? |score:? )?\d(?:[.,]\d+)?\s*-?\s*(?:stars?(?: rating)?|(?:out )?of \d+(?: stars?)?|\/\s*\d+(?: stars?)?|星|分)$/i;

/** Is it a picture, or an element that shows no text and says in words for readers how many stars or points it shows? */
export function isPictured(tag: Tag): boolean {
  return tag.name === "img" || RATING.test(signText(tag) ?? "");
}

/**
 * What the other text of a picture says on a page: a label, where it ends in a colon, or a rating in stars, where a label
 * stands before it, or nothing in its line, or it is all that its cell shows.
 *
 * @param before what stands before it in its line, if anything: could that be its label?
 */
export function picturedText(tag: Tag, before: "label" | "text" | "nothing"): string | undefined {
  const text = wordsOf(tag);
  if (endsInColon(text)) return text;
  return RATING.test(text) && (before !== "text" || isAllOfCell(tag)) ? text : undefined;
}

const wordsOf = (tag: Tag): string => (tag.name === "img" ? normalise(tag.attribs.alt ?? "") : (signText(tag) ?? ""));

function isAllOfCell(img: Tag): boolean {
  for (let up = img.parent; up !== null && isPageTag(up) && textOf(up) === ""; up = up.parent)
    if (up.name === "td" || up.name === "dd") return true;
  return false;
}
