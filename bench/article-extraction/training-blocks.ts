import { elementPath } from "../../crawler/read/dom/dom.ts";
import { PageAreas } from "../../crawler/read/dom/page-area.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import { bodyOf } from "../../crawler/read/html.ts";
import { blockFeatures } from "../../crawler/read/main/block-features.ts";
import { PageView } from "../../crawler/read/main/page-view.ts";
import { containerOf } from "../../crawler/read/main/text-blocks.ts";
import type { TruePage } from "./truth.ts";

/** A block as the trainer sees it. */
export interface TrainingBlock {
  features: readonly number[];
  /** Does the truth hold it? */
  isMain: boolean;
  weight: number;
  text: string;
  owner: string;
  container: string;
}

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
const spaced = (tokens: readonly string[]) => ` ${tokens.join(" ")} `;

/** Blocks of a page, labelled by the page's truth: a block is main when most of its word runs stand there. */
export function trainingBlocks(page: TruePage): TrainingBlock[] {
  const body = bodyOf(parseHtml(page.html));
  if (!body) return [];
  const view = new PageView(body, new PageAreas(body));
  const truth = tokensOf(page.article);
  const truthText = spaced(truth);
  const shares = view.blocks.map((block) => shareIn(truthText, tokensOf(block.text)));
  return view.blocks.map((block, at) => ({
    features: [...blockFeatures(view, at)],
    isMain: shares[at]! >= 0.5 && !isCopy(view, shares, at, truthText),
    weight: (tokensOf(block.text).length + 2) / (truth.length + 50),
    text: block.text,
    owner: block.owner.name,
    container: elementPath(containerOf(block)),
  }));
}

function shareIn(truth: string, tokens: readonly string[]): number {
  const run = Math.min(4, tokens.length);
  if (run === 0) return 0;
  let found = 0;
  let count = 0;
  for (let at = 0; at + run <= tokens.length; at++) {
    count++;
    if (truth.includes(spaced(tokens.slice(at, at + run)))) found++;
  }
  return found / count;
}

/** A text that the page prints twice and the truth once is main where its neighbours are. */
function isCopy(view: PageView, shares: readonly number[], at: number, truth: string): boolean {
  if (!view.repeats.before(at) && !view.repeats.later(at)) return false;
  const { text } = view.blocks[at]!;
  if (truth.split(spaced(tokensOf(text))).length > 2) return false;
  const around = (place: number) =>
    [-3, -2, -1, 1, 2, 3].reduce((sum, step) => sum + ((shares[place + step] ?? 0) >= 0.5 ? 1 : 0), 0);
  const mine = around(at);
  return view.blocks.some(
    (other, place) =>
      place !== at && other.text === text && (around(place) > mine || (around(place) === mine && place < at)),
  );
}
