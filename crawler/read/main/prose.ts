import { childTags, isPageTag, type Tag } from "../dom/dom.ts";
import { TagMap } from "../dom/tag-map.ts";
import { BlockSums } from "./block-sums.ts";
import { kindBits } from "./name-kinds.ts";
import { type BlockRange, containerOf, type PageBlocks, type TextBlock } from "./text-blocks.ts";

/** A block of at least this weighed length with few links is prose. */
const PROSE_LENGTH = 80;
const PROSE_LINKS = 0.4;
/** Not prose of the page, however long. */
const NO_PROSE_TAG = new Set(["pre", "figcaption", "aside", "footer", "nav", "form", "a"]);
/** How much less prose counts that probably is not the article's, and items of lists. */
const DISCOUNT = 0.3;
const ITEM_DISCOUNT = 0.6;
const NAMED_LEVELS = 6;
const NO_PROSE_KINDS = kindBits(["share", "comment", "letter", "navigation", "edge", "overlay"]);
/** From the body down, the element that still holds this share of the prose is the core. */
const CORE_SHARE = 0.7;
/** Further from prose is all the same. */
const FURTHEST = 50;

/** What is known of a page's blocks before it is known which of them are prose. */
export interface Known {
  /** Index of the block that prints the page's title; -1 where none does. */
  readonly titleAt: number;
  readonly repeats: { times(at: number): number };
  /** What its names say that an element is, as bits in the order of `NAME_KINDS`. */
  namedKinds(tag: Tag): number;
}

/** How much prose each block of a page is, and where most of it stands. */
export class Prose {
  /**
   * The deepest element that holds most of it, where it counts the more of it stands together: paragraphs of an article are
   * many in one element, teasers one in each.
   */
  readonly core: Tag;
  /** Where that of the core begins and ends. */
  readonly range: BlockRange;
  private readonly blocks: readonly TextBlock[];
  private readonly ranges: TagMap<BlockRange>;
  private readonly known: Known;
  private readonly amounts: Float64Array;
  private readonly sums: BlockSums;
  private readonly mass: BlockSums;
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  private readonly inContainer: TagMap<number>;
  private readonly kinds = new Map<string, number>();
  private readonly depths: TagMap<number>;
  /** By order in the document. */
  private readonly kindNames: (string | undefined)[];

  constructor(body: Tag, { blocks, ranges }: PageBlocks, known: Known) {
    const count = blocks.length;
    this.blocks = blocks;
    this.ranges = ranges;
    this.known = known;
    this.amounts = new Float64Array(count);
    this.sums = new BlockSums(count, ranges);
    this.mass = new BlockSums(count, ranges);
    this.inContainer = new TagMap(body.end);
    this.depths = new TagMap(body.end);
    this.kindNames = new Array(body.end);
    for (let at = 0; at < count; at++) this.weigh(blocks[at]!, at);
    for (let at = 0; at < count; at++) {
      this.mass.set(at, this.amounts[at]! * this.inContainer.get(containerOf(blocks[at]!))!);
    }
    this.core = this.findCore(body);
    this.range = this.findRange();
    this.before = this.gaps(0, count, 1);
    this.after = this.gaps(count - 1, -1, -1);
  }

  /** How much a block is: 0 for what is none. */
  at(at: number): number {
    return this.amounts[at] ?? 0;
  }

  get whole(): number {
    return this.sums.whole;
  }

  in(tag: Tag): number {
    return this.sums.in(tag);
  }

  /** Share of the page's in an element. */
  share(tag: Tag): number {
    return this.whole === 0 ? 0 : this.in(tag) / this.whole;
  }

  /** Share of the page's that stands directly beside a block. */
  beside(block: TextBlock): number {
    return this.whole === 0 ? 0 : (this.inContainer.get(containerOf(block)) ?? 0) / this.whole;
  }

  /** Share of the page's in elements of the same name at the same depth. */
  ofKind(block: TextBlock): number {
    return this.whole === 0 ? 0 : (this.kinds.get(this.kindOf(block)) ?? 0) / this.whole;
  }

  /** Blocks since the last that is prose. */
  gapBefore(at: number): number {
    return this.before[at]!;
  }

  gapAfter(at: number): number {
    return this.after[at]!;
  }

  private weigh(block: TextBlock, at: number): void {
    const plain = proseOf(block);
    const amount = plain > 0 ? plain * this.trust(block, at) : 0;
    this.amounts[at] = amount;
    this.sums.set(at, amount);
    const container = containerOf(block);
    this.inContainer.set(container, (this.inContainer.get(container) ?? 0) + amount);
    const kind = this.kindOf(block);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + amount);
  }

  /** What stands above the title, is printed twice, or in elements named for something else counts less. */
  private trust(block: TextBlock, at: number): number {
    const { titleAt, repeats } = this.known;
    let trust = block.owner.name === "li" ? ITEM_DISCOUNT : 1;
    if (at < titleAt) trust *= DISCOUNT;
    if (repeats.times(at) > 1) trust *= DISCOUNT;
    for (let node: Tag | undefined = block.owner, level = 0; node && level < NAMED_LEVELS; level++) {
      if (this.known.namedKinds(node) & NO_PROSE_KINDS) return trust * DISCOUNT;
      node = isPageTag(node.parent) ? node.parent : undefined;
    }
    return trust;
  }

  private kindOf({ owner }: TextBlock): string {
    const known = this.kindNames[owner.order];
    if (known !== undefined) return known;
    const kind = `${owner.name}/${this.depthOf(owner)}`;
    this.kindNames[owner.order] = kind;
    return kind;
  }

  private depthOf(tag: Tag): number {
    const known = this.depths.get(tag);
    if (known !== undefined) return known;
    const depth = isPageTag(tag.parent) ? this.depthOf(tag.parent) + 1 : 0;
    this.depths.set(tag, depth);
    return depth;
  }

  private findCore(body: Tag): Tag {
    let core = body;
    for (;;) {
      const least = this.mass.in(core) * CORE_SHARE;
      const next = childTags(core).find((child) => {
        const mass = this.mass.in(child);
        return mass >= least && mass > 0;
      });
      // A single paragraph is no core: what stands beside it belongs to it.
      const range = next && this.ranges.get(next);
      if (!next || !range || range.to - range.from < 2) return core;
      core = next;
    }
  }

  private findRange(): BlockRange {
    const { from, to } = this.ranges.get(this.core) ?? { from: 0, to: this.blocks.length };
    let first = from;
    while (first < to && this.amounts[first] === 0) first++;
    let last = to;
    while (last > first && this.amounts[last - 1] === 0) last--;
    return first === to ? { from, to } : { from: first, to: last };
  }

  /** Of each block, how many have come since the last that is prose. */
  private gaps(from: number, to: number, step: number): Uint8Array {
    const gaps = new Uint8Array(this.amounts.length);
    let gap = FURTHEST;
    for (let at = from; at !== to; at += step) {
      gaps[at] = gap;
      gap = this.amounts[at]! > 0 ? 0 : Math.min(gap + 1, FURTHEST);
    }
    return gaps;
  }
}

function proseOf(block: TextBlock): number {
  if (block.length < PROSE_LENGTH || block.linked > block.length * PROSE_LINKS) return 0;
  for (let node: Tag | undefined = block.owner, level = 0; node && level < 6; level++) {
    if (NO_PROSE_TAG.has(node.name)) return 0;
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  return block.length - block.linked;
}
