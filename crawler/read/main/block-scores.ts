import { blockFeatures } from "./block-features.ts";
import type { BlockModel } from "./block-model.ts";
import { containerOf, type PageView } from "./page-view.ts";

/** Scores further from zero are no surer. */
const SUREST = 3;
/** How much of its neighbours' scores a block takes over: those that stand in the same element, and any. */
const BESIDE = 0.3;
const NEAR = 0.1;

/** A paragraph in the core that is of the same element at the same depth as most prose is one of the article's. */
const MAJORITY = 0.5;
const OF_KIND = 1;
/** The same text printed so often is a caption or a control's. */
const OFTEN = 3;
const REPEATED = 2;

/**
 * How much each block looks like main content, in log odds; above 0 it is. What the model says of a block is corrected by
 * what it says of the blocks before and after it: a short line between two paragraphs is one of them.
 */
export function blockScores(page: PageView, model: BlockModel): number[] {
  return smooth(
    page,
    page.blocks.map((_, at) => modelScore(model, blockFeatures(page, at))),
  );
}

function smooth(page: PageView, raw: readonly number[]): number[] {
  const core = page.ranges.get(page.core);
  return raw.map((score, at) => {
    const container = containerOf(page.blocks[at]!);
    let sum = score;
    if (
      core &&
      at >= core.from &&
      at < core.to &&
      page.proseAt(at) > 0 &&
      page.proseOfKind(page.blocks[at]!) >= MAJORITY
    ) {
      sum += OF_KIND;
    }
    if (page.repeats.times(at) >= OFTEN) sum -= REPEATED;
    for (const other of [at - 1, at + 1]) {
      const block = page.blocks[other];
      if (!block) continue;
      const near = Math.max(-SUREST, Math.min(SUREST, raw[other]!));
      sum += near * (containerOf(block) === container ? BESIDE : NEAR);
    }
    return sum;
  });
}

/** Boosted trees of depth 2: the root's test chooses between two tests, those between four values. */
function modelScore(model: BlockModel, features: readonly number[]): number {
  let score = 0;
  for (const [root, at, left, leftAt, right, rightAt, ...values] of model) {
    if (features[root]! < at) score += features[left]! < leftAt ? values[0] : values[1];
    else score += features[right]! < rightAt ? values[2] : values[3];
  }
  return score;
}
