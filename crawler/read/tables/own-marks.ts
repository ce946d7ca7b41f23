import { descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { linesOf } from "../dom/text.ts";

/** "II*", "A*": capitals and figures of a grade or class, with an asterisk behind them. */
const MARKED_CODE = /^(?=[^*]*\p{Lu})[\p{Lu}\d]{1,4}\*{1,2}$/u;
/** An asterisk that stands behind no word says what the asterisks of the page mean: "* not out", "marked (*)". */
const FREE = /(?:^|[\s([“"'])\*{1,3}(?=[\s)\].,:;=”"']|\p{L}|$)/u;

const known = new WeakMap<Tag, boolean>();

/**
 * Is the asterisk at the end of an element's text a part of what it says, as in the grade "II*", and no footnote mark? Where
 * nothing on the page says what asterisks mean, and it is neither raised nor a link, it belongs to the grade.
 */
export function ownsMark(tag: Tag, printed: string): boolean {
  if (!MARKED_CODE.test(printed)) return false;
  for (const below of descendants(tag)) if (below.name === "sup" || isWithinPage(below)) return false;
  return !explainsMarks(rootOf(tag));
}

const isWithinPage = ({ name, attribs }: Tag) => name === "a" && (attribs.href?.startsWith("#") ?? false);

function rootOf(tag: Tag): Tag {
  let root = tag;
  while (isPageTag(root.parent)) root = root.parent;
  return root;
}

function explainsMarks(root: Tag): boolean {
  let found = known.get(root);
  if (found === undefined) {
    found = linesOf(root).some((line) => FREE.test(line));
    known.set(root, found);
  }
  return found;
}
