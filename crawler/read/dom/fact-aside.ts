import { closest, descendants, type Tag } from "./dom.ts";

/** Fewer labels are a teaser's ("Date:", "Place:"). */
const LEAST_LABELS = 3;
/** "field__label", "pi-data-label"; a class "label" alone is that of a badge as often. */
const CALLED_LABEL = /[a-z\d][-_]+label(?![\w-])/i;

/** Does a class say that an element is a label? */
export const isCalledLabel = (names: string): boolean => CALLED_LABEL.test(names);

/**
 * Is it an aside of what the page is about: within its main part or its article, and with the labels of facts? An infobox is one, "a
 * section of a page that consists of content that is tangentially related to the content around" (HTML, 4.3.5), and no navigation.
 */
export function isFactAside(tag: Tag): boolean {
  if (tag.name !== "aside" || closest(tag, isMain) === undefined) return false;
  let labels = 0;
  for (const one of descendants(tag))
    if ((one.name === "dt" || one.name === "th" || isCalledLabel(one.attribs.class ?? "")) && ++labels >= LEAST_LABELS)
      return true;
  return false;
}

const isMain = ({ name, attribs }: Tag): boolean => name === "main" || name === "article" || attribs.role === "main";
