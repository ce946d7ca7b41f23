import type { Incomplete } from "../scopes/page-scope.ts";

/** A set of which fewer (by share) were read tells little of the rest. */
const LEAST_KNOWN = 0.1;

/**
 * The pages to read next so that the most sets of pages can be asked about as a whole: those of sets that lack the least,
 * one set after another while they fit in what is left.
 *
 * @param left how many pages may still be read
 */
export function pagesToComplete(sets: readonly Incomplete[], left: number): string[] {
  const promising = sets.filter(({ size, missing }) => missing.length <= (1 - LEAST_KNOWN) * size);
  const chosen = new Set<string>();
  for (const { missing } of promising.sort((a, b) => a.missing.length / a.size - b.missing.length / b.size)) {
    const more = missing.filter((url) => !chosen.has(url));
    if (chosen.size + more.length <= left) for (const url of more) chosen.add(url);
  }
  return [...chosen];
}
