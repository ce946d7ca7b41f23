import { kept } from "../../core/kept.ts";
import { HAS_CLASS, HAS_ID } from "./attribute-marks.ts";
import type { Tag } from "./dom.ts";

/** Values that are remembered: they recur all over a page, and all over a site. */
const KEPT = 10_000;

/**
 * A value of `class` or `id`, the same object wherever it stands, with what readers found it to say; undefined while nobody
 * asked.
 */
export class NameValue {
  readonly text: string;
  /** A box that asks for consent (`consent-box.ts`). */
  consent: boolean | undefined = undefined;
  /** Navigation (`page-area.ts`). */
  navigation: boolean | undefined = undefined;
  /** Bits of `NAME_KINDS` (`main/name-kinds.ts`). */
  kinds: number | undefined = undefined;

  constructor(text: string) {
    this.text = text;
  }
}

const remembered = kept((text) => new NameValue(text), KEPT);

/** The value of an element's `class`. Every page brings its texts anew, so that each is looked up once and not by every reader. */
export function classValueOf(tag: Tag): NameValue {
  tag.classValue ??= remembered((tag.marks & HAS_CLASS) === 0 ? "" : (tag.attribs.class ?? ""));
  return tag.classValue;
}

/** The value of an element's `id`. */
export function idValueOf(tag: Tag): NameValue {
  tag.idValue ??= remembered((tag.marks & HAS_ID) === 0 ? "" : (tag.attribs.id ?? ""));
  return tag.idValue;
}
