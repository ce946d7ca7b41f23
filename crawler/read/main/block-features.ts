import { isPageTag } from "../dom/dom.ts";
import { NAME_KINDS } from "./name-kinds.ts";
import type { PageView } from "./page-view.ts";
import { countSigns } from "./signs.ts";
import { ANCESTOR_TAGS } from "./surroundings.ts";
import type { TextBlock } from "./text-blocks.ts";
import { namesDate, WORDINGS } from "./wording.ts";

const OWNER_TAGS = ["p", "div", "li", "td", "span", "figcaption", "a", "blockquote", "pre"];

/**
 * Names of the features, for who trains the model.
 * @public
 */
export const FEATURES: readonly string[] = [
  "length",
  "link density",
  "stress density",
  "ends as a sentence",
  "sentence marks",
  "commas",
  "digits",
  "capital words",
  "words",
  "upper case",
  "names a date",
  "title overlap",
  "title share",
  "printed before",
  "printed later",
  "times printed",
  ...WORDINGS.map((wording) => `says ${wording}`),
  ...OWNER_TAGS.map((tag) => `is ${tag}`),
  "heading level",
  ...ANCESTOR_TAGS.map((tag) => `in ${tag}`),
  ...NAME_KINDS.map((kind) => `named ${kind}`),
  "navigation",
  "stated text",
  "in article",
  "in main",
  "levels to core",
  "in core",
  "prose beside",
  "prose of kind",
  ...[1, 2, 3, 4].flatMap((level) => [`prose share ${level}`, `density ${level}`]),
  "blocks in parent",
  "place in core",
  "blocks before core",
  "blocks after core",
  "gap before",
  "gap after",
  "position",
  ...[-2, -1, 1, 2].flatMap((step) => [`length ${step}`, `density ${step}`, `sentence ${step}`]),
  "heading says",
  "heading away",
  "siblings alike",
  "cards",
  "link target",
  "first of owner",
  "from title",
  "is title",
];

/** Elements above a block whose shares count. */
const SHARE_LEVELS = 4;
/** More blocks in one element say no more. */
const MOST_BLOCKS = 60;
/** Distances from the title that are told apart, and what stands for none. */
const FURTHEST = 30;
const NO_TITLE = 99;

/** Takes the features of a block one after another; one array serves all blocks of a page. */
export class FeatureRow {
  readonly values = new Float64Array(FEATURES.length);
  private at = 0;

  begin(): void {
    this.at = 0;
  }

  push(value: number): void {
    this.values[this.at++] = value;
  }
}

/**
 * What can be said of a block without knowing its site, in the order of `FEATURES`.
 *
 * @param row what they are written to; its values are given back
 */
export function blockFeatures(page: PageView, at: number, row = new FeatureRow()): Float64Array {
  const block = page.blocks[at]!;
  row.begin();
  pushText(page, block, at, row);
  pushPlace(page, block, at, row);
  pushContext(page, block, at, row);
  return row.values;
}

function pushText(page: PageView, block: TextBlock, at: number, into: FeatureRow): void {
  const { text, lower, length } = block;
  const signs = countSigns(text);
  const overlap = page.titleOverlap(at);
  into.push(Math.log2(1 + length));
  into.push(block.linked / length);
  into.push(block.stressed / length);
  into.push(block.sentence ? 1 : 0);
  into.push(signs.ends);
  into.push(signs.commas / Math.sqrt(signs.words));
  into.push(signs.digits / text.length);
  into.push(signs.capitals / signs.words);
  into.push(Math.log2(1 + signs.words));
  into.push(signs.letters === 0 ? -1 : signs.upper / signs.letters);
  into.push(signs.digits > 0 && namesDate(lower) ? 1 : 0);
  into.push(overlap.ofText);
  into.push(overlap.ofTitle);
  into.push(page.repeats.before(at) ? 1 : 0);
  into.push(page.repeats.later(at) ? 1 : 0);
  into.push(page.repeats.times(at));
  const says = page.says(at);
  for (let wording = 0; wording < WORDINGS.length; wording++) into.push((says >> wording) & 1);
}

function pushPlace(page: PageView, block: TextBlock, at: number, into: FeatureRow): void {
  const { owner } = block;
  const around = page.surroundings;
  for (const name of OWNER_TAGS) into.push(owner.name === name ? 1 : 0);
  into.push(around.headingLevel(owner));
  around.pushLevels(owner, into);
  const core = around.levelsToCore(owner);
  into.push(page.statedAs(at));
  into.push(around.articleShare(owner));
  into.push(around.isInMain(owner) ? 1 : 0);
  into.push(core.levels);
  into.push(core.inside ? 1 : 0);
  into.push(page.prose.beside(block));
  into.push(page.prose.ofKind(block));
  let node = owner.name === "body" ? null : owner.parent;
  for (let level = 0; level < SHARE_LEVELS; level++) {
    if (isPageTag(node) && node.name !== "body") {
      into.push(page.prose.share(node));
      into.push(page.linkDensity(node));
      node = node.parent;
    } else {
      into.push(1);
      into.push(page.linkDensity(page.prose.core));
    }
  }
  into.push(Math.min(MOST_BLOCKS, page.blocksIn(isPageTag(owner.parent) ? owner.parent : owner)));
}

function pushContext(page: PageView, block: TextBlock, at: number, into: FeatureRow): void {
  const { from, to } = page.prose.range;
  into.push(at < from ? -1 : at >= to ? 1 : 0);
  into.push(Math.max(0, from - at));
  into.push(Math.max(0, at - to + 1));
  into.push(page.prose.gapBefore(at));
  into.push(page.prose.gapAfter(at));
  into.push(to - from === 0 ? 0 : (at - from) / (to - from));
  for (let other = at - 2; other <= at + 2; other++) {
    if (other !== at) pushNeighbour(other < 0 ? undefined : page.blocks[other], into);
  }
  const heading = page.headingOf(at);
  into.push(heading.says);
  into.push(heading.away);
  into.push(page.siblings.alike(block.owner));
  into.push(page.cards(block.owner));
  into.push(page.leadsAway(block) ? 1 : 0);
  into.push(page.ranges.get(block.owner)?.from === at ? 1 : 0);
  into.push(page.titleAt < 0 ? NO_TITLE : Math.max(-FURTHEST, Math.min(FURTHEST, at - page.titleAt)));
  into.push(page.titleAt === at ? 1 : 0);
}

function pushNeighbour(block: TextBlock | undefined, into: FeatureRow): void {
  into.push(block ? Math.log2(1 + block.length) : -1);
  into.push(block ? block.linked / block.length : -1);
  into.push(!block ? -1 : block.sentence ? 1 : 0);
}
