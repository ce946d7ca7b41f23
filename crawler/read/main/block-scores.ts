import { isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { blockFeatures, FeatureRow } from "./block-features.ts";
import type { BlockModel } from "./block-model.ts";
import { kindBits, type NameKind } from "./name-kinds.ts";
import type { PageView } from "./page-view.ts";
import { containerOf, MOST_LOWER } from "./text-blocks.ts";
import { type Wording, wordingBit } from "./wording.ts";

/** Scores further from zero are no surer. */
const SUREST = 3;
/** How much of its neighbours' scores a block takes over: those that stand in the same element, and any. */
const BESIDE = 0.3;
const NEAR = 0.1;

/** A paragraph in the core that is of the same element at the same depth as most prose is one of the article's. */
const MAJORITY = 0.5;
const OF_KIND = 1.5;
/** The same text of this length, no sentence, printed so often is a caption. */
const OFTEN = 3;
const STAMP_LENGTH = 40;
const REPEATED = 4;
/** Where the name of an element and the wording of its text say the same, it is no guess. */
const AGREED = 4;
const AGREEING = agreeing([
  ["letter", "letter"],
  ["related", "related"],
  ["caption", "credit"],
  ["byline", "byline"],
  ["advert", "advert"],
  ["share", "labels"],
  ["tags", "labels"],
]);
const RELATED = wordingBit("related");
const NAMED_LEVELS = 3;
const POINTER_LINKS = 0.6;
const SHOUT_LENGTH = 20;
const FIGURE_LEVELS = 5;
const FIGURE_SHARE = 0.1;
const WRAPPER_SHARE = 0.3;

/**
 * How much each block looks like main content, in log odds; above 0 it is. What the model says of a block is corrected by
 * what it says of the blocks before and after it: a short line between two paragraphs is one of them.
 *
 * @param settled 1 for a block that is kept whatever it looks like: no score is counted where neither it nor a neighbour
 *   needs one, which spares the cells of a table. Prose needs one: how much of it scores well tells whether the page was
 *   understood.
 */
export function blockScores(page: PageView, model: BlockModel, settled: Uint8Array): Float64Array {
  const needs = (at: number) => settled[at] === 0 || page.prose.at(at) > 0;
  const row = new FeatureRow();
  const flat = flatModel(model);
  const raw = new Float64Array(page.blocks.length);
  for (let at = 0; at < raw.length; at++) {
    const asked = needs(at) || needs(at - 1) || needs(at + 1);
    if (asked) raw[at] = modelScore(flat, blockFeatures(page, at, row));
  }
  return smooth(page, raw, needs);
}

function smooth(page: PageView, raw: Float64Array, needs: (at: number) => boolean): Float64Array {
  const core = page.ranges.get(page.prose.core);
  return raw.map((score, at) => {
    if (!needs(at)) return score;
    const container = containerOf(page.blocks[at]!);
    let sum = score;
    if (
      core &&
      at >= core.from &&
      at < core.to &&
      page.prose.at(at) > 0 &&
      page.prose.ofKind(page.blocks[at]!) >= MAJORITY
    ) {
      sum += OF_KIND;
    }
    if (isStamped(page, at)) sum -= REPEATED;
    if (isTitle(page, at) || isAgreed(page, at) || isPointer(page, at) || isCaption(page, at)) sum -= AGREED;
    for (const other of [at - 1, at + 1]) {
      const block = page.blocks[other];
      if (!block) continue;
      const near = Math.max(-SUREST, Math.min(SUREST, raw[other]!));
      sum += near * (containerOf(block) === container ? BESIDE : NEAR);
    }
    return sum;
  });
}

/** The heading that prints the page's title above the prose: it is given apart from the text. */
function isTitle(page: PageView, at: number): boolean {
  return at === page.titleAt && at < page.prose.range.from && isHeading(page.blocks[at]!.owner);
}

function isStamped(page: PageView, at: number): boolean {
  const { length, sentence } = page.blocks[at]!;
  return length >= STAMP_LENGTH && page.repeats.times(at) >= OFTEN && !sentence;
}

function isAgreed(page: PageView, at: number): boolean {
  const { owner } = page.blocks[at]!;
  const says = page.says(at);
  if (says === 0) return false;
  let kinds = 0;
  for (let node: Tag | undefined = owner, level = 0; node && level < NAMED_LEVELS; level++) {
    if (page.prose.share(node) <= WRAPPER_SHARE) kinds |= page.namedKinds(node);
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  return AGREEING.some(({ kind, wording }) => kinds & kind && says & wording);
}

function agreeing(pairs: readonly (readonly [NameKind, Wording])[]): { kind: number; wording: number }[] {
  return pairs.map(([kind, wording]) => ({ kind: kindBits([kind]), wording: wordingBit(wording) }));
}

/** A line that is one link and reads "related" or shouts leads away from the article. */
function isPointer(page: PageView, at: number): boolean {
  const { text, lower, length, linked } = page.blocks[at]!;
  if (text.length > MOST_LOWER || linked < length * POINTER_LINKS) return false;
  return (page.says(at) & RELATED) !== 0 || (text.length >= SHOUT_LENGTH && isShouted(text, lower));
}

/** Has a text capitals alone? Most have a small letter of ASCII, which is seen sooner. */
function isShouted(text: string, lower: string): boolean {
  return !/[a-z]/.test(text) && text === text.toUpperCase() && text !== lower;
}

/** Text under a figure; a listing or a quotation may stand in one as well. */
function isCaption(page: PageView, at: number): boolean {
  let node: Tag | undefined = page.blocks[at]!.owner;
  for (let level = 0; node && level < FIGURE_LEVELS; level++) {
    if (node.name === "pre" || node.name === "blockquote" || node.name === "table") return false;
    if (node.name === "figcaption" || node.name === "figure") return page.prose.share(node) <= FIGURE_SHARE;
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  return false;
}

/** A model's numbers as the engine reads them fastest: one after the other. */
interface FlatModel {
  /** Three tests a tree: the root's, and the two that it chooses between. */
  features: Uint8Array;
  thresholds: Float64Array;
  /** Four a tree. */
  values: Float64Array;
}

const flatModels = new WeakMap<BlockModel, FlatModel>();

function flatModel(model: BlockModel): FlatModel {
  const known = flatModels.get(model);
  if (known) return known;
  const flat: FlatModel = {
    features: Uint8Array.from(model.flatMap((tree) => [tree[0], tree[2], tree[4]])),
    thresholds: Float64Array.from(model.flatMap((tree) => [tree[1], tree[3], tree[5]])),
    values: Float64Array.from(model.flatMap((tree) => tree.slice(6))),
  };
  flatModels.set(model, flat);
  return flat;
}

/** The root's test of each tree chooses between two tests, those between four values. */
function modelScore({ features, thresholds, values }: FlatModel, row: Float64Array): number {
  let score = 0;
  for (let root = 0, first = 0; root < features.length; root += 3, first += 4) {
    const isBelow = row[features[root]!]! < thresholds[root]!;
    const test = isBelow ? root + 1 : root + 2;
    const value = (isBelow ? first : first + 2) + (row[features[test]!]! < thresholds[test]! ? 0 : 1);
    score += values[value]!;
  }
  return score;
}
