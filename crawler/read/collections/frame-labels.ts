/** What stands on pages of so many URL shapes, and on more than this share of all pages, is a part of their frame. */
const FRAME_SHAPES = 3;
const FRAME_SHARE = 0.5;
/** What stands on pages of as many URL shapes and on this share of all pages, lists and front page included, is the frame alone. */
const EVERYWHERE_SHARE = 0.9;
/** So many labels of the frame in common are no frame, but a template that all pages of the site have. */
const TEMPLATE_LABELS = 3;
/** A page with so many labels of its own states facts of a kind. */
const STATED_LABELS = 3;
/** Share of the smaller set of their own labels that pages of one template have in common. */
const SHARED_LABELS = 0.3;

/** Labels that pages of most kinds bear, which say nothing of what a page states: "You are here:" above all of them. */
export const frameLabels = (pages: readonly Iterable<number>[], shapes: readonly string[]): ReadonlySet<number> =>
  new Set(seenOn(pages, shapes).flatMap(([label, seen]) => (isOnMost(seen, pages, FRAME_SHARE) ? [label] : [])));

/**
 * Labels or places that next to every page of a site has, whatever it is, pages of which there is one alone (the front page, the
 * lists) as well as others: "Today is:", "Links:". Where a site has hardly anything but pages of one template, what these state
 * stands on next to all pages, too, and not on the one that lists them.
 */
export function foundEverywhere(pages: readonly Iterable<number>[], shapes: readonly string[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const alone = [...counts.values()].filter((count) => count === 1).length;
  if (alone === 0) return new Set();
  const isFrame = (seen: Seen) =>
    isOnMost(seen, pages, EVERYWHERE_SHARE) &&
    [...seen.shapes].filter((shape) => counts.get(shape) === 1).length > alone * FRAME_SHARE;
  return new Set(seenOn(pages, shapes).flatMap(([one, seen]) => (isFrame(seen) ? [one] : [])));
}

/** On how many pages, and of which URL shapes, something stands. */
interface Seen {
  pages: number;
  shapes: Set<string>;
}

function seenOn(pages: readonly Iterable<number>[], shapes: readonly string[]): readonly (readonly [number, Seen])[] {
  const found = new Map<number, Seen>();
  pages.forEach((features, i) => {
    for (const feature of features) {
      const entry = found.get(feature) ?? { pages: 0, shapes: new Set() };
      entry.pages++;
      entry.shapes.add(shapes[i]!);
      found.set(feature, entry);
    }
  });
  return [...found];
}

const isOnMost = (seen: Seen, { length }: readonly unknown[], share: number): boolean =>
  seen.shapes.size >= FRAME_SHAPES && seen.pages > length * share;

/**
 * Whether two pages of different URL shapes have next to nothing in common but the frame, though one of them states facts:
 * the entry of a person and a piece of news under the same path of links.
 */
export function tellsApart(
  a: ReadonlyMap<number, number>,
  b: ReadonlyMap<number, number>,
  frame: ReadonlySet<number>,
): boolean {
  const own = (labels: ReadonlyMap<number, number>) => [...labels.keys()].filter((label) => !frame.has(label));
  const [ownA, ownB] = [own(a), own(b)];
  if (Math.max(ownA.length, ownB.length) < STATED_LABELS) return false;
  const framed = [...a.keys()].filter((label) => frame.has(label) && b.has(label)).length;
  if (framed === 0 || framed >= TEMPLATE_LABELS) return false;
  const shared = ownA.filter((label) => b.has(label)).length;
  return shared === 0 || shared < SHARED_LABELS * Math.min(ownA.length, ownB.length);
}
