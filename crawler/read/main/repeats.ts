import type { TextBlock } from "./text-blocks.ts";

/** More printings of a text say no more. */
const MOST_TIMES = 6;

/** Where else on its page a block's text is printed. */
export class Repeats {
  private readonly blocks: readonly TextBlock[];
  private readonly printed = new Map<string, { first: number; last: number; times: number }>();

  constructor(blocks: readonly TextBlock[]) {
    this.blocks = blocks;
    for (const [at, { text }] of blocks.entries()) {
      const known = this.printed.get(text);
      if (known) {
        known.last = at;
        known.times++;
      } else this.printed.set(text, { first: at, last: at, times: 1 });
    }
  }

  before(at: number): boolean {
    return this.of(at).first < at;
  }

  later(at: number): boolean {
    return this.of(at).last > at;
  }

  times(at: number): number {
    return Math.min(this.of(at).times, MOST_TIMES);
  }

  private of(at: number): { first: number; last: number; times: number } {
    return this.printed.get(this.blocks[at]!.text)!;
  }
}
