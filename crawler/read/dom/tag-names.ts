import { HAS_CLASS, HAS_ID } from "./attribute-marks.ts";
import type { Tag } from "./dom.ts";
import { type NameValue, nameValue } from "./name-value.ts";

/** The value of an element's `class`. Every page brings its texts anew, so that each is looked up once and not by every reader. */
export function classValueOf(tag: Tag): NameValue {
  tag.classValue ??= nameValue((tag.marks & HAS_CLASS) === 0 ? "" : (tag.attribs.class ?? ""));
  return tag.classValue;
}

/** The value of an element's `id`. */
export function idValueOf(tag: Tag): NameValue {
  tag.idValue ??= nameValue((tag.marks & HAS_ID) === 0 ? "" : (tag.attribs.id ?? ""));
  return tag.idValue;
}
