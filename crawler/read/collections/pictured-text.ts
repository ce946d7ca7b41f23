import { isPageTag, type Tag } from "../dom/dom.ts";
import { normalise, textOf } from "../dom/text.ts";
import { endsInColon } from "./label-text.ts";

/** So many stars, or points of so many. */
const RATING =
  /^(?:rated |rating:? |score:? )?\d(?:[.,]\d+)?\s*-?\s*(?:stars?(?: rating)?|(?:out )?of \d+(?: stars?)?|\/\s*\d+(?: stars?)?|星|分)$/i;

/**
 * What the other text of a picture says on a page: a label, where it ends in a colon, or a rating in stars, where a label
 * stands before it or it is all that its cell shows.
 *
 * @param labelled what could be its label stands before it in its line
 */
export function picturedText(img: Tag, labelled: boolean): string | undefined {
  const text = normalise(img.attribs.alt ?? "");
  if (endsInColon(text)) return text;
  return RATING.test(text) && (labelled || isAllOfCell(img)) ? text : undefined;
}

function isAllOfCell(img: Tag): boolean {
  for (let up = img.parent; up !== null && isPageTag(up) && textOf(up) === ""; up = up.parent)
    if (up.name === "td" || up.name === "dd") return true;
  return false;
}
