import { BLOCK } from "../dom/content-model.ts";
import { isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";

const HOLDS_BLOCK = 1;
const HOLDS_BREAK = 2;
const HOLDS_TABLE = 4;
const NO_TAGS: readonly Tag[] = [];

/**
 * What stands in each element of a page, in a few bits, so that alike siblings are found without comparing their trees: one
 * walk from the last element to the first, linear in the page.
 */
export class PageShapes {
  /** By order in the document: the pairs of an element's name and its parent's, of all that is inside, hashed to one bit each. */
  private readonly masks: Int32Array;
  private readonly flags: Uint8Array;

  constructor(body: Tag) {
    const all = body.page?.all ?? NO_TAGS;
    this.masks = new Int32Array(all.length);
    this.flags = new Uint8Array(all.length);
    const { masks, flags } = this;
    for (let at = body.end - 1; at > body.order; at--) {
      const tag = all[at]!;
      const { parent, name } = tag;
      if (!isPageTag(parent) || isPassedOver(tag)) continue;
      masks[parent.order]! |= masks[at]! | pairBit(name, parent.name);
      flags[parent.order]! |= flags[at]! | ownFlags(name);
    }
  }

  /** Bits of what an element holds; elements that hold the same kinds of things have most of them in common. */
  mask(tag: Tag): number {
    return this.masks[tag.order] ?? 0;
  }

  holdsBlock(tag: Tag): boolean {
    return ((this.flags[tag.order] ?? 0) & HOLDS_BLOCK) !== 0;
  }

  holdsBreak(tag: Tag): boolean {
    return ((this.flags[tag.order] ?? 0) & HOLDS_BREAK) !== 0;
  }

  holdsTable(tag: Tag): boolean {
    return ((this.flags[tag.order] ?? 0) & HOLDS_TABLE) !== 0;
  }
}

function ownFlags(name: string): number {
  if (name === "br") return HOLDS_BREAK;
  if (name === "table") return HOLDS_TABLE | HOLDS_BLOCK;
  return BLOCK.has(name) ? HOLDS_BLOCK : 0;
}

function pairBit(name: string, parent: string): number {
  const last = name.length - 1;
  const own = name.charCodeAt(0) * 7 + name.charCodeAt(last) * 3 + last;
  const above = parent.charCodeAt(0) + parent.charCodeAt(parent.length - 1) * 5;
  return 1 << ((own + above * 11) & 31);
}

/** The share of bits that two masks have in common (Jaccard), 1 for two empty ones. */
export function likeness(a: number, b: number): number {
  const either = bits(a | b);
  return either === 0 ? 1 : bits(a & b) / either;
}

/** The bits that at least half of the masks have. */
export function commonMask(masks: readonly number[]): number {
  const counts = new Uint32Array(32);
  for (const mask of masks)
    for (let left = mask; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]!++;
  let common = 0;
  for (let bit = 0; bit < 32; bit++) if (counts[bit]! * 2 >= masks.length) common |= 1 << bit;
  return common;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
