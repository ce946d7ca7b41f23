import { kept } from "../../core/kept.ts";
import type { Tag } from "./dom.ts";

/** Values that are remembered: they recur all over a page, and all over a site. */
const KEPT = 10_000;

/** A value of `class`, the same object wherever it stands, with what readers found it to say; undefined while nobody asked. */
export class ClassValue {
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

const remembered = kept((text) => new ClassValue(text), KEPT);

/** The value of an element's `class`. Every page brings its texts anew, so that each is looked up once and not by every reader. */
export function classValueOf(tag: Tag): ClassValue {
  tag.classes ??= remembered(tag.attribs.class ?? "");
  return tag.classes;
}
