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
  onMost(pages, shapes, FRAME_SHARE);

/** Labels or places that next to every page of a site has, whatever it is: "Today is:", "Links:". */
export const foundEverywhere = (pages: readonly Iterable<number>[], shapes: readonly string[]): ReadonlySet<number> =>
  onMost(pages, shapes, EVERYWHERE_SHARE);

function onMost(pages: readonly Iterable<number>[], shapes: readonly string[], share: number): ReadonlySet<number> {
  const found = new Map<number, { pages: number; shapes: Set<string> }>();
  pages.forEach((labels, i) => {
    for (const label of labels) {
      const entry = found.get(label) ?? { pages: 0, shapes: new Set() };
      entry.pages++;
      entry.shapes.add(shapes[i]!);
      found.set(label, entry);
    }
  });
  return new Set(
    [...found]
      .filter(([, seen]) => seen.shapes.size >= FRAME_SHAPES && seen.pages > pages.length * share)
      .map(([label]) => label),
  );
}

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
