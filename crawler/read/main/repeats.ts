import type { TextBlock } from "./text-blocks.ts";

/** More printings of a text say no more. */
const MOST_TIMES = 6;

interface Printings {
  first: number;
  last: number;
  times: number;
}

/** Where else on its page a block's text is printed. */
export class Repeats {
  /** Of each block; blocks of one text share theirs. */
  private readonly of: Printings[] = [];

  constructor(blocks: readonly TextBlock[]) {
    const known = new Map<string, Printings>();
    const lengths = new Map<number, number>();
    for (const { text } of blocks) lengths.set(text.length, (lengths.get(text.length) ?? 0) + 1);
    for (let at = 0; at < blocks.length; at++) {
      const { text } = blocks[at]!;
      // No other is as long, as of most paragraphs, which are long to look up.
      const isAlone = lengths.get(text.length) === 1;
      let printings = isAlone ? undefined : known.get(text);
      if (printings) {
        printings.last = at;
        printings.times++;
      } else {
        printings = { first: at, last: at, times: 1 };
        if (!isAlone) known.set(text, printings);
      }
      this.of.push(printings);
    }
  }

  before(at: number): boolean {
    return this.of[at]!.first < at;
  }

  later(at: number): boolean {
    return this.of[at]!.last > at;
  }

  times(at: number): number {
    return Math.min(this.of[at]!.times, MOST_TIMES);
  }
}
