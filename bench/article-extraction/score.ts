/** Counts of 4-token shingles, divided by their sum: true and false positives, false negatives of one page. */
export interface PageScore {
  truePositive: number;
  falsePositive: number;
  falseNegative: number;
}

export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

const SHINGLE = 4;

/** Scores one page's extraction as ../shared/data/article-extraction/README.md defines it. */
export function scorePage(truth: string, got: string): PageScore {
  const wanted = shingles(truth);
  const found = shingles(got);
  let truePositive = 0;
  let falsePositive = 0;
  let falseNegative = 0;
  for (const [shingle, count] of found) {
    const true_ = Math.min(count, wanted.get(shingle) ?? 0);
    truePositive += true_;
    falsePositive += count - true_;
  }
  for (const [shingle, count] of wanted) falseNegative += count - Math.min(count, found.get(shingle) ?? 0);
  const sum = truePositive + falsePositive + falseNegative || 1;
  return {
    truePositive: truePositive / sum,
    falsePositive: falsePositive / sum,
    falseNegative: falseNegative / sum,
  };
}

/** Means over pages; a page where a ratio is undefined is left out of its mean. */
export function scoreOf(pages: readonly PageScore[]): Score {
  const precision = mean(pages.map((page) => page.truePositive / (page.truePositive + page.falsePositive)));
  const recall = mean(pages.map((page) => page.truePositive / (page.truePositive + page.falseNegative)));
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** F1 of a single page, 0 where nothing is right. */
export function pageF1({ truePositive, falsePositive, falseNegative }: PageScore): number {
  return truePositive === 0 ? 0 : (2 * truePositive) / (2 * truePositive + falsePositive + falseNegative);
}

function mean(values: readonly number[]): number {
  const defined = values.filter((value) => !Number.isNaN(value));
  return defined.reduce((sum, value) => sum + value, 0) / defined.length;
}

function shingles(text: string): Map<string, number> {
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  const add = (shingle: string) => counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  if (tokens.length > 0 && tokens.length < SHINGLE) add(tokens.join(" "));
  for (let at = 0; at + SHINGLE <= tokens.length; at++) add(tokens.slice(at, at + SHINGLE).join(" "));
  return counts;
}
