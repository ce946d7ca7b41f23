/** What is compared of a page: its labels, and those of them behind which the first thing said is a figure. */
interface Labelled {
  labels: ReadonlyMap<number, number>;
  figured?: ReadonlySet<number>;
}

/** Pages by their indices. */
interface Members<Page> {
  first: Page;
  members: number[];
}

/** Fewer pages are no kind. */
const LEAST_PAGES = 4;
/** So many labels that stand on the pages of one kind, and on none of the other, make either a kind of its own. */
const LEAST_OWN = 3;
const NEARLY_ALL = 0.9;
/** A label that so many of the pages of both bear, some leaving it out, is one that they share. */
const MOST = 0.5;

/**
 * Two kinds of pages that say something else under the same label: "Captain: 3" of a player (how often), "Captain: Ada Lund" of a match
 * (who). Their boxes share a few labels and are of one make, so that they seem to be pages of one template, and those at one address
 * ("/wiki/NAME") were put together. They are two where several labels stand on next to all pages of either and on none of the other's,
 * no fewer than they have in common, and a label of both has figures behind it on the pages of one alone. What has more parts than
 * others of its kind says the same under the labels of all.
 *
 * @param pages all pages of the site
 */
export function byWhatLabelsMean<Page extends Labelled, Of extends Members<Page>>(
  groups: readonly Of[],
  pages: readonly Page[],
): Of[] {
  return groups.flatMap((group) => {
    const kinds = kindsIn(group.members, pages);
    if (kinds === undefined) return [group];
    const parts = kinds.map((members) => ({ ...group, first: pages[members[0]!]!, members }));
    return byWhatLabelsMean<Page, Of>(parts, pages);
  });
}

/** The pages of either kind, and those of neither. */
function kindsIn(members: readonly number[], pages: readonly Labelled[]): number[][] | undefined {
  if (members.length < 2 * LEAST_PAGES) return undefined;
  const bearing = new Map<number, number[]>();
  for (const at of members)
    for (const label of pages[at]!.labels.keys()) {
      const known = bearing.get(label);
      if (known) known.push(at);
      else bearing.set(label, [at]);
    }
  const sets = setsOf(bearing, members.length);
  for (const [index, some] of sets.entries())
    for (const others of sets.slice(index + 1)) {
      const kind = new Set(some);
      if (others.some((at) => kind.has(at)) || !areTwo(kind, new Set(others), bearing, pages)) continue;
      const rest = members.filter((at) => !kind.has(at) && !others.includes(at));
      return [[...some], [...others], rest].filter(({ length }) => length > 0);
    }
  return undefined;
}

/** The pages that bear a label together, where several labels stand on just these, the most first. */
function setsOf(bearing: ReadonlyMap<number, readonly number[]>, all: number): (readonly number[])[] {
  const sets = new Map<string, { pages: readonly number[]; labels: number }>();
  for (const on of bearing.values()) {
    if (on.length < LEAST_PAGES || all - on.length < LEAST_PAGES) continue;
    const key = on.join();
    const known = sets.get(key);
    if (known) known.labels++;
    else sets.set(key, { pages: on, labels: 1 });
  }
  return [...sets.values()]
    .filter(({ labels }) => labels >= LEAST_OWN)
    .map(({ pages }) => pages)
    .sort((a, b) => b.length - a.length);
}

function areTwo(
  some: ReadonlySet<number>,
  others: ReadonlySet<number>,
  bearing: ReadonlyMap<number, readonly number[]>,
  pages: readonly Labelled[],
): boolean {
  let [ofSome, ofOthers, ofBoth] = [0, 0, 0];
  let meansTwo = false;
  for (const [label, on] of bearing) {
    const [here, there] = [some, others].map((kind) => on.filter((at) => kind.has(at))) as [number[], number[]];
    const [isOfSome, isOfOthers] = [here.length >= NEARLY_ALL * some.size, there.length >= NEARLY_ALL * others.size];
    if (isOfSome && isOfOthers) ofBoth++;
    else if (isOfSome && there.length === 0) ofSome++;
    else if (isOfOthers && here.length === 0) ofOthers++;
    if (here.length < MOST * some.size || there.length < MOST * others.size) continue;
    const shares = [here, there].map(
      (ones) => ones.filter((at) => pages[at]!.figured?.has(label)).length / ones.length,
    );
    meansTwo ||= Math.max(...shares) >= NEARLY_ALL && Math.min(...shares) === 0;
  }
  return meansTwo && Math.min(ofSome, ofOthers) >= Math.max(LEAST_OWN, ofBoth);
}

/** Whether what stands behind a label is a figure and nothing else. */
export const isFigure = (text = ""): boolean => /^\d[\d.,]*$/.test(text.trim());
