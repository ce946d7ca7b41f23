import { oneText } from "../../../core/own-text.ts";
import type { Markup } from "./markup.ts";

/** Slots for names; two names that fall into one slot take turns, so that pages which make names up fill no memory. */
const SLOTS = 4096;

const NOT_ASCII = /[^\0-\x7f]/;

/** The hash of a name that goes on with `code`; 0 is that of the empty name. */
export function hashed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/**
 * Names of elements or attributes in lower case, always the same string in memory: engines compare such strings by their
 * address, and every reader compares names of every element. A name is found by the hash that was counted while it was
 * passed over, without a string made of it. What is known of a name by its bits stands beside it.
 */
export class NameTable {
  private readonly printed = new Array<string>(SLOTS).fill("");
  /** By slot: as long as no other name is asked for. */
  readonly names = new Array<string>(SLOTS).fill("");
  readonly bits = new Int32Array(SLOTS);
  private readonly bitsOf: (name: string) => number;

  constructor(bitsOf: (name: string) => number) {
    this.bitsOf = bitsOf;
  }

  /** The slot of the name that stands in a document from `from` to `to`. */
  slotOf(markup: Markup, from: number, to: number, hash: number): number {
    // Its upper half, too: else names of HTML that stand side by side fall into one slot.
    const slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
    const known = this.printed[slot]!;
    if (known !== "" && known.length === to - from && markup.text.startsWith(known, from)) return slot;
    const printed = markup.cut(from, to);
    const lower = printed.toLowerCase();
    const name = oneText(lower);
    // Any other name is written in as many ways as there are encodings.
    this.printed[slot] = NOT_ASCII.test(printed) ? "" : oneText(printed);
    this.names[slot] = name;
    this.bits[slot] = this.bitsOf(name);
    return slot;
  }
}
