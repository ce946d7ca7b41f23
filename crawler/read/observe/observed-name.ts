import type { PageElement } from "../../../core/page.ts";
import { descendants, isBlock, isHeading, type Tag } from "../dom/dom.ts";
import type { TagMap } from "../dom/tag-map.ts";
import { textOf } from "../dom/text.ts";

/** Longer link texts are cut in the reference and written out as text behind it. */
const INLINE_NAME = 160;
/** A card's link without a heading is named by the beginning of its text. */
const CARD_NAME = 60;

/** How an element is referred to in an observation. */
export interface ObservedName {
  name: string;
  /** What it holds is written out behind the reference: the name is not all of it. */
  writtenOut: boolean;
}

/** The name that stands in the reference to an element, e.g. in `[12] link "Schedule"`. */
export function observedName(tag: Tag, { name }: PageElement, elements: TagMap<PageElement>): ObservedName {
  const cut = name.length > INLINE_NAME || (tag.name === "a" && holdsBlocks(tag));
  const shown = name.length > INLINE_NAME ? `${name.slice(0, INLINE_NAME)}…` : name;
  return {
    name: cut && tag.name === "a" ? headline(tag, shown) : shown,
    writtenOut: cut || hasNested(tag, elements),
  };
}

function holdsBlocks(tag: Tag): boolean {
  const all = tag.page?.all ?? [];
  for (let at = tag.order + 1; at < tag.end; at++) if (isBlock(all[at]!)) return true;
  return false;
}

function hasNested(tag: Tag, elements: TagMap<PageElement>): boolean {
  const all = tag.page?.all ?? [];
  for (let at = tag.order + 1; at < tag.end; at++) if (elements.get(all[at]!)) return true;
  return false;
}

/** A card's link is named by its heading, where it has one. */
function headline(tag: Tag, name: string): string {
  for (const below of descendants(tag)) {
    if (!isHeading(below)) continue;
    const text = textOf(below);
    if (text !== "") return text.slice(0, INLINE_NAME);
  }
  return name.length > CARD_NAME ? `${name.slice(0, CARD_NAME)}…` : name;
}
