/** Names that are remembered; pages that make names up would fill memory. */
const KEPT = 4_000;

const known = new Map<string, string>();

/**
 * A name of an element or attribute in lower case, always the same string in memory: engines compare such strings by their
 * address, and every reader compares names of every element.
 */
export function nameOf(printed: string): string {
  const name = known.get(printed);
  if (name !== undefined) return name;
  const lower = printed.toLowerCase();
  // Keys of objects are kept once by the engine.
  const [kept = lower] = Object.keys({ [lower]: 0 });
  if (known.size >= KEPT) known.clear();
  known.set(printed, kept);
  return kept;
}
