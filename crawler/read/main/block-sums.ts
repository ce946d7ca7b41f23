import type { Tag } from "../dom/dom.ts";
import type { TagMap } from "../dom/tag-map.ts";
import type { BlockRange } from "./text-blocks.ts";

/** Something of each block of a page, added up: what an element holds of it costs the same, however much that is. */
export class BlockSums {
  private readonly ranges: TagMap<BlockRange>;
  /** Of all blocks before. Typed, for of plain arrays the engine has several kinds, and compiles for each that comes. */
  private readonly before: Float64Array;

  constructor(count: number, ranges: TagMap<BlockRange>) {
    this.ranges = ranges;
    this.before = new Float64Array(count + 1);
  }

  /** Blocks are given one after the other. */
  set(at: number, value: number): void {
    this.before[at + 1] = this.before[at]! + value;
  }

  /** Of the whole page. */
  get whole(): number {
    return this.before[this.before.length - 1]!;
  }

  in(tag: Tag): number {
    const range = this.ranges.get(tag);
    return range ? this.before[range.to]! - this.before[range.from]! : 0;
  }
}
