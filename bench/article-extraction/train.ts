import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEATURES } from "../../crawler/read/main/block-features.ts";
import type { BlockModel } from "../../crawler/read/main/block-model.ts";
import { type BoostOptions, boost } from "./boost.ts";
import { type TrainingBlock, trainingBlocks } from "./training-blocks.ts";
import type { TruePage } from "./truth.ts";

const OPTIONS: BoostOptions = { trees: 150, depth: 2, rate: 0.08, leaf: 0.003, lambda: 0.0005, columns: 0.3 };
const MODEL_FILE = join(import.meta.dirname, "../../crawler/read/main/block-model.ts");
/** Digits of a number in the table. */
const DIGITS = 4;

/** Blocks of each page, made once for all folds. */
export function blocksOf(pages: readonly TruePage[]): Map<TruePage, TrainingBlock[]> {
  return new Map(pages.map((page) => [page, trainingBlocks(page)]));
}

/** Learns the table of trees that `block-scores.ts` reads. */
export function train(blocks: readonly TrainingBlock[]): BlockModel {
  return boost(blocks, OPTIONS).map(({ splits, leaves }) => {
    const [root, left, right] = splits.map(([feature, threshold]) =>
      feature < 0 ? NEVER : [feature, round(threshold)],
    );
    const [a, b, c, d] = leaves.map(round);
    return [root![0]!, root![1]!, left![0]!, left![1]!, right![0]!, right![1]!, a!, b!, c!, d!] as const;
  });
}

/** A test that every block passes: the tree has no better one at that place. */
const NEVER = [0, 1e9];

function round(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** Writes the model that ships. */
export function writeModel(model: BlockModel): void {
  const rows = model.map((row) => `  [${row.join(", ")}], // ${FEATURES[row[0]]}`);
  writeFileSync(
    MODEL_FILE,
    `/**
 * Boosted trees of depth 2 over \`FEATURES\`: [feature, threshold] of the root, of the test where the root's feature is below
 * its threshold, and of the other one; then the four values, which add up to log odds. Written by
 * \`npm run bench -- article-extraction --train\`; the comment names the root's feature.
 */
export type BlockModel = readonly BlockTree[];
type BlockTree = readonly [
  ...tests: [number, number, number, number, number, number],
  ...values: [number, number, number, number],
];

// biome-ignore format: a table, a tree a line
export const BLOCK_MODEL: BlockModel = [
${rows.join("\n")}
];
`,
  );
}
