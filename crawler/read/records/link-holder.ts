import { isText } from "domhandler";
import { isPageTag, type Tag } from "../dom/dom.ts";
import { isBlank } from "../dom/text.ts";
import type { Field } from "./fields.ts";

/** The element of a piece of a record, and how it is reached from there. */
interface Held {
  tag: Tag;
  path: string;
}

/**
 * A link that is all that an element of the record holds (`<span class="stop"><a>Oban</a></span>`) is that element's text: where
 * another record has no page to lead to, the same stands there without it, and what it is called is said by the element's class.
 * Other pieces are their own.
 */
export function heldBy({ tag, path, start }: Field): Held {
  const { parent } = tag;
  const isWithin = /\/[^/]+\/a$/.test(path);
  if (tag.name !== "a" || start !== undefined || !isWithin || !isPageTag(parent)) return { tag, path };
  if ((parent.attribs.class ?? "").trim() === "") return { tag, path };
  const isAlone = parent.children.every((child) => child === tag || (isText(child) && child.data.trim() === ""));
  return isAlone && !isBlank(tag) ? { tag: parent, path: path.slice(0, -2) } : { tag, path };
}
