import { couldBeLabel, endsInColon, labelKey } from "./label-text.ts";
import { openShape, urlShapes } from "./site-shapes.ts";
import type { TokenPage } from "./tokens.ts";

/** What is compared of a page. */
export interface PageShape {
  url: string;
  features: ReadonlySet<number>;
}

/** Pages of one URL shape are of one template from this similarity on, pages of different shapes from the higher one. */
const SAME_SHAPE = 0.35;
const OTHER_SHAPE = 0.6;

/** Turns pages into sets of features: places of text with their classes, and texts that look like labels. */
export class ShapeReader {
  private readonly numbers = new Map<string, number>();

  read(url: string, page: TokenPage): PageShape {
    const features = new Set<number>();
    for (const token of page.tokens) {
      if (page.elements[token.element]!.navigation) continue;
      features.add(this.number(token.kind));
      const tag = page.elements[token.element]!.tag;
      if (endsInColon(token.text) || ((tag === "dt" || tag === "th") && couldBeLabel(token.text)))
        features.add(this.number(`= ${labelKey(token.text)}`));
    }
    return { url, features };
  }

  private number(feature: string): number {
    const number = this.numbers.get(feature) ?? this.numbers.size;
    this.numbers.set(feature, number);
    return number;
  }
}

/**
 * Groups pages by template: pages of one URL shape part where their DOM differs, groups of different URL shapes join
 * where their DOM is the same. Gives indices, in order.
 */
export function groupPages(pages: readonly PageShape[]): { shape: string; members: number[] }[] {
  const groups: { shape: string; open: string; core: Set<number>; members: number[] }[] = [];
  const byShape = new Map<string, number[]>();
  const shapes = urlShapes(pages.map((page) => page.url));
  pages.forEach((_, i) => {
    const shape = shapes[i]!;
    const members = byShape.get(shape) ?? [];
    members.push(i);
    byShape.set(shape, members);
  });
  for (const [shape, members] of [...byShape].sort((a, b) => b[1].length - a[1].length)) {
    const start = groups.length;
    for (const i of members) {
      const { features } = pages[i]!;
      const own = bestOf(groups.slice(start), features, SAME_SHAPE);
      const other =
        own ??
        bestOf(
          groups.filter((g) => g.open === openShape(shape)),
          features,
          OTHER_SHAPE,
        );
      if (other) {
        other.members.push(i);
        if (other.shape !== shape && !groups.slice(start).includes(other)) other.shape = other.open;
      } else groups.push({ shape, open: openShape(shape), core: new Set(features), members: [i] });
    }
  }
  return groups.map(({ shape, members }) => ({ shape, members: members.sort((a, b) => a - b) }));
}

function bestOf<G extends { core: ReadonlySet<number> }>(
  groups: readonly G[],
  features: ReadonlySet<number>,
  least: number,
): G | undefined {
  let best: G | undefined;
  let most = least;
  for (const group of groups) {
    const similarity = overlap(group.core, features);
    if (similarity >= most) {
      best = group;
      most = similarity;
    }
  }
  return best;
}

/** Shared features over those of the smaller page: long and short pages of one template differ by what is optional. */
function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0;
  let shared = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const feature of small) if (large.has(feature)) shared++;
  return (shared / small.size + shared / (a.size + b.size - shared)) / 2;
}
