import { isPageTag, type Tag } from "../dom/dom.ts";
import type { PageAreas } from "../dom/page-area.ts";
import type { TagMap } from "../dom/tag-map.ts";
import { BlockSums } from "./block-sums.ts";
import { type HeadingAbove, headingsAbove } from "./heading-above.ts";
import { namedKindsOf } from "./name-kinds.ts";
import { findTitle, type TitleOverlap, titleOverlaps } from "./page-title.ts";
import { Prose } from "./prose.ts";
import { Repeats } from "./repeats.ts";
import { Siblings } from "./siblings.ts";
import { statedText } from "./stated-text.ts";
import { Surroundings } from "./surroundings.ts";
import { type BlockRange, type TextBlock, textBlocks } from "./text-blocks.ts";
import { wordingBits } from "./wording.ts";

/** Elements around a block whose siblings are counted, and the share of the prose that makes one no teaser. */
const CARD_LEVELS = 5;
const CARD_SHARE = 0.5;
/** More in a row say no more. */
const MOST_CARDS = 30;
const WHOLE_LINK = 0.9;

/** A page's blocks with all that is asked about them, each answer at a cost that does not grow with the page. */
export class PageView {
  readonly blocks: readonly TextBlock[];
  readonly ranges: TagMap<BlockRange>;
  /** Elements of the document up to the end of its body: what is known of each is kept by its order. */
  readonly size: number;
  readonly areas: PageAreas;
  readonly prose: Prose;
  readonly repeats: Repeats;
  readonly surroundings: Surroundings;
  readonly siblings: Siblings;
  /** Index of the block that prints the page's title, nearest before the prose; -1 where none does. */
  readonly titleAt: number;

  private readonly texts: BlockSums;
  private readonly links: BlockSums;
  /** By index of the block; -1 while nobody has asked. */
  private readonly wordings: Int16Array;
  private readonly headings: readonly HeadingAbove[];
  /** By order in the document; -1 while nobody has asked. */
  private readonly kindsOf: Int32Array;
  private readonly overlaps: readonly TitleOverlap[];
  private readonly stated: (text: string) => number;

  constructor(body: Tag, areas: PageAreas) {
    const cut = textBlocks(body);
    const { blocks, ranges } = cut;
    this.blocks = blocks;
    this.ranges = ranges;
    this.size = body.end;
    this.areas = areas;
    this.kindsOf = new Int32Array(this.size).fill(-1);
    this.wordings = new Int16Array(blocks.length).fill(-1);
    this.siblings = new Siblings(this.size);
    this.repeats = new Repeats(blocks);
    this.overlaps = titleOverlaps(body, blocks);
    this.titleAt = findTitle(blocks, this.overlaps);
    this.texts = new BlockSums(blocks.length, ranges);
    this.links = new BlockSums(blocks.length, ranges);
    for (let at = 0; at < blocks.length; at++) {
      this.texts.set(at, blocks[at]!.length);
      this.links.set(at, blocks[at]!.linked);
    }
    this.prose = new Prose(body, cut, this);
    this.headings = headingsAbove(blocks, (at) => this.says(at));
    this.surroundings = new Surroundings(this);
    this.stated = statedText(body);
  }

  textIn(tag: Tag): number {
    return this.texts.in(tag);
  }

  /** Weighed length of what an element shows outside navigation, links left out or not. */
  textOutsideNavigation(tag: Tag, linked = true): number {
    const count = (inner: Tag) => this.texts.in(inner) - (linked ? 0 : this.links.in(inner));
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

  linkDensity(tag: Tag): number {
    const text = this.texts.in(tag);
    return text === 0 ? 0 : this.links.in(tag) / text;
  }

  blocksIn(tag: Tag): number {
    const range = this.ranges.get(tag);
    return range ? range.to - range.from : 1;
  }

  /** The smallest element that holds the core and the title printed above it. */
  get frame(): Tag {
    const at = this.titleAt;
    let frame = this.prose.core;
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

  /** What its names say that an element is, as bits in the order of `NAME_KINDS`. */
  namedKinds(tag: Tag): number {
    const known = this.kindsOf[tag.order] ?? -1;
    if (known >= 0) return known;
    const kinds = namedKindsOf(tag);
    this.kindsOf[tag.order] = kinds;
    return kinds;
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
    for (let level = 0; level < CARD_LEVELS; level++) {
      if (node.name !== "p" && node.name !== "li" && this.prose.share(node) < CARD_SHARE) {
        most = Math.max(most, this.siblings.alike(node));
      }
      if (!isPageTag(node.parent)) break;
      node = node.parent;
    }
    return Math.min(most, MOST_CARDS);
  }

  /** Is the block one whole link? */
  leadsAway(block: TextBlock): boolean {
    return block.linked >= block.length * WHOLE_LINK;
  }
}
