import { childTags, isPageTag, type Tag } from "../dom.ts";
import type { PageAreas } from "../page-area.ts";
import { TagMap } from "../tag-map.ts";
import { type HeadingAbove, headingsAbove } from "./heading-above.ts";
import { kindBits, NAME_KINDS, namedKindsOf } from "./name-kinds.ts";
import { findTitle, type TitleOverlap, titleOverlaps } from "./page-title.ts";
import { Repeats } from "./repeats.ts";
import { Siblings } from "./siblings.ts";
import { statedText } from "./stated-text.ts";
import { Surroundings } from "./surroundings.ts";
import { type BlockRange, containerOf, type TextBlock, textBlocks } from "./text-blocks.ts";
import { wordingBits } from "./wording.ts";

/** A block of at least this weighed length with few links is prose. */
const PROSE_LENGTH = 80;
const PROSE_LINKS = 0.4;
/** Not prose of the page, however long. */
const NO_PROSE_TAG = new Set(["figcaption", "aside", "footer", "nav", "form", "a"]);
/** How much less prose counts that probably is not the article's, and items of lists. */
const DISCOUNT = 0.3;
const ITEM_DISCOUNT = 0.6;
const NAMED_LEVELS = 6;
const NO_PROSE_KINDS = kindBits(["share", "comment", "letter", "navigation", "edge", "overlay"]);
/** From the body down, the element that still holds this share of the prose is the core. */
const CORE_SHARE = 0.7;

/** A page's blocks with all that is asked about them, each answer at a cost that does not grow with the page. */
export class PageView {
  readonly blocks: readonly TextBlock[];
  readonly ranges: TagMap<BlockRange>;
  /** Elements of the document up to the end of its body: what is known of each is kept by its order. */
  readonly size: number;
  readonly areas: PageAreas;
  /**
   * The deepest element that holds most of the prose, where prose counts the more of it stands together: paragraphs of an
   * article are many in one element, teasers one in each.
   */
  readonly core: Tag;
  /** Where prose of the core begins and ends. */
  readonly proseRange: BlockRange;
  /** Kinds that may stand on a wrapper: they name the body of an article. */
  readonly bodyKinds = (1 << NAME_KINDS.indexOf("body")) | (1 << NAME_KINDS.indexOf("article"));
  readonly repeats: Repeats;
  readonly surroundings: Surroundings;
  readonly siblings: Siblings;

  /** Index of the block that prints the page's title, nearest before the prose; -1 where none does. */
  readonly titleAt: number;

  /** By index of the block; -1 while nobody has asked. */
  private readonly wordings: Int16Array;
  // Typed, for of plain arrays the engine has several kinds (integers, fractions, with holes), and compiles what reads
  // them once for each that a page brings.
  private readonly prose: Float64Array;
  /** Of all blocks before. */
  private readonly textSum: Float64Array;
  private readonly linkSum: Float64Array;
  private readonly proseSum: Float64Array;
  private readonly massSum: Float64Array;
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  private readonly headings: readonly HeadingAbove[];
  private readonly beside: TagMap<number>;
  private readonly kinds = new Map<string, number>();
  private readonly depths: TagMap<number>;
  /** By order in the document; -1 while nobody has asked. */
  private readonly kindsOf: Int32Array;
  private readonly kindNames: (string | undefined)[];
  private readonly overlaps: readonly TitleOverlap[];
  private readonly stated: (text: string) => number;

  constructor(body: Tag, areas: PageAreas) {
    const { blocks, ranges } = textBlocks(body);
    this.blocks = blocks;
    this.ranges = ranges;
    this.size = body.end;
    this.kindsOf = new Int32Array(this.size).fill(-1);
    this.kindNames = new Array(this.size);
    this.beside = new TagMap(this.size);
    this.depths = new TagMap(this.size);
    this.siblings = new Siblings(this.size);
    this.areas = areas;
    this.repeats = new Repeats(blocks);
    this.wordings = new Int16Array(blocks.length).fill(-1);
    this.overlaps = titleOverlaps(body, blocks);
    this.titleAt = findTitle(blocks, this.overlaps);
    const count = blocks.length;
    this.prose = new Float64Array(count);
    this.textSum = new Float64Array(count + 1);
    this.linkSum = new Float64Array(count + 1);
    this.proseSum = new Float64Array(count + 1);
    this.massSum = new Float64Array(count + 1);
    this.before = new Uint8Array(count);
    this.after = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const block = blocks[at]!;
      const prose = proseOf(block);
      if (prose > 0) this.prose[at] = prose * this.trust(block, at);
      this.textSum[at + 1] = this.textSum[at]! + block.length;
      this.linkSum[at + 1] = this.linkSum[at]! + block.linked;
      this.proseSum[at + 1] = this.proseSum[at]! + this.prose[at]!;
      const container = containerOf(block);
      this.beside.set(container, (this.beside.get(container) ?? 0) + this.prose[at]!);
      const kind = this.kindOf(block);
      this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + this.prose[at]!);
    }
    for (let at = 0; at < count; at++) {
      this.massSum[at + 1] = this.massSum[at]! + this.prose[at]! * this.beside.get(containerOf(blocks[at]!))!;
    }
    this.core = this.findCore(body);
    this.proseRange = this.findProseRange();
    this.findGaps();
    this.headings = headingsAbove(blocks, (at) => this.says(at));
    this.surroundings = new Surroundings(this);
    this.stated = statedText(body);
  }

  get wholeProse(): number {
    return this.proseSum[this.blocks.length]!;
  }

  textIn(tag: Tag): number {
    return this.sum(this.textSum, tag);
  }

  /** Weighed length of what an element shows outside navigation, links left out or not. */
  textOutsideNavigation(tag: Tag, linked = true): number {
    const count = (inner: Tag) => this.textIn(inner) - (linked ? 0 : this.sum(this.linkSum, inner));
    let text = count(tag);
    const all = tag.page?.all ?? [];
    for (let at = tag.order + 1; at < tag.end; at++) {
      const inner = all[at]!;
      if (!this.areas.isNavigation(inner)) continue;
      text -= count(inner);
      at = inner.end - 1;
    }
    return text;
  }

  /** The smallest element that holds the core and the title printed above it. */
  get frame(): Tag {
    const at = this.titleAt;
    let frame = this.core;
    while (at >= 0 && !this.holds(frame, at) && isPageTag(frame.parent)) frame = frame.parent;
    return frame;
  }

  private holds(tag: Tag, at: number): boolean {
    const range = this.ranges.get(tag);
    return range !== undefined && range.from <= at && at < range.to;
  }

  /** What a block's text says, as bits of `WORDINGS`. */
  says(at: number): number {
    const known = this.wordings[at]!;
    if (known >= 0) return known;
    const bits = wordingBits(this.blocks[at]!.lower);
    this.wordings[at] = bits;
    return bits;
  }

  proseIn(tag: Tag): number {
    return this.sum(this.proseSum, tag);
  }

  proseAt(at: number): number {
    return this.prose[at] ?? 0;
  }

  /** Share of the page's prose in an element. */
  proseShare(tag: Tag): number {
    return this.wholeProse === 0 ? 0 : this.proseIn(tag) / this.wholeProse;
  }

  linkDensity(tag: Tag): number {
    const text = this.textIn(tag);
    return text === 0 ? 0 : this.sum(this.linkSum, tag) / text;
  }

  blocksIn(tag: Tag): number {
    const range = this.ranges.get(tag);
    return range ? range.to - range.from : 1;
  }

  namedKinds(tag: Tag): number {
    const known = this.kindsOf[tag.order] ?? -1;
    if (known >= 0) return known;
    const kinds = namedKindsOf(tag);
    this.kindsOf[tag.order] = kinds;
    return kinds;
  }

  /** Share of the page's prose that stands directly beside a block. */
  proseBeside(block: TextBlock): number {
    return this.wholeProse === 0 ? 0 : (this.beside.get(containerOf(block)) ?? 0) / this.wholeProse;
  }

  /** Share of the page's prose in elements of the same name at the same depth. */
  proseOfKind(block: TextBlock): number {
    return this.wholeProse === 0 ? 0 : (this.kinds.get(this.kindOf(block)) ?? 0) / this.wholeProse;
  }

  /** Blocks since the last prose. */
  gapBefore(at: number): number {
    return this.before[at]!;
  }

  gapAfter(at: number): number {
    return this.after[at]!;
  }

  headingOf(at: number): HeadingAbove {
    return this.headings[at]!;
  }

  /** Does the page's JSON-LD give this text as the article's? 1 yes, -1 no, 0 nothing is said. */
  statedAs(at: number): number {
    return this.stated(this.blocks[at]!.text);
  }

  titleOverlap(at: number): TitleOverlap {
    return this.overlaps[at]!;
  }

  /** Most alike siblings of the elements around, up to four levels, paragraphs and items aside: teasers come in rows. */
  cards(tag: Tag): number {
    let most = 1;
    let node: Tag = tag;
    for (let level = 0; level < 5; level++) {
      if (node.name !== "p" && node.name !== "li" && this.proseShare(node) < 0.5) {
        most = Math.max(most, this.siblings.alike(node));
      }
      if (!isPageTag(node.parent)) break;
      node = node.parent;
    }
    return Math.min(most, 30);
  }

  /** Is the block one whole link? */
  leadsAway(block: TextBlock): boolean {
    return block.linked >= block.length * 0.9;
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

  private sum(sums: Float64Array, tag: Tag): number {
    const range = this.ranges.get(tag);
    return range ? sums[range.to]! - sums[range.from]! : 0;
  }

  private findCore(body: Tag): Tag {
    let core = body;
    for (;;) {
      const least = this.sum(this.massSum, core) * CORE_SHARE;
      const next = childTags(core).find((child) => {
        const mass = this.sum(this.massSum, child);
        return mass >= least && mass > 0;
      });
      // A single paragraph is no core: what stands beside it belongs to it.
      if (!next || this.blocksIn(next) < 2) return core;
      core = next;
    }
  }

  /** What stands above the title, is printed twice, or in elements named for something else counts less as prose. */
  private trust(block: TextBlock, at: number): number {
    let trust = block.owner.name === "li" ? ITEM_DISCOUNT : 1;
    if (at < this.titleAt) trust *= DISCOUNT;
    if (this.repeats.times(at) > 1) trust *= DISCOUNT;
    for (let node: Tag | undefined = block.owner, level = 0; node && level < NAMED_LEVELS; level++) {
      if (this.namedKinds(node) & NO_PROSE_KINDS) return trust * DISCOUNT;
      node = isPageTag(node.parent) ? node.parent : undefined;
    }
    return trust;
  }

  private findProseRange(): BlockRange {
    const { from, to } = this.ranges.get(this.core) ?? { from: 0, to: this.blocks.length };
    let first = from;
    while (first < to && this.prose[first] === 0) first++;
    let last = to;
    while (last > first && this.prose[last - 1] === 0) last--;
    return first === to ? { from, to } : { from: first, to: last };
  }

  private findGaps(): void {
    let gap = 50;
    for (let at = 0; at < this.blocks.length; at++) {
      this.before[at] = gap;
      gap = this.prose[at]! > 0 ? 0 : Math.min(gap + 1, 50);
    }
    gap = 50;
    for (let at = this.blocks.length - 1; at >= 0; at--) {
      this.after[at] = gap;
      gap = this.prose[at]! > 0 ? 0 : Math.min(gap + 1, 50);
    }
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
