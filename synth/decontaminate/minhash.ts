import { seededRandom } from "../../core/random.ts";

/** Numbers of a signature: the estimate is off by about 1/sqrt of it. */
export const SIGNATURE = 64;

const MULTIPLIERS = (() => {
  const random = seededRandom("minhash");
  return Array.from(
    { length: SIGNATURE },
    () => [(random.below(0x7fffffff) << 1) | 1, random.below(0x7fffffff)] as const,
  );
})();

/** The least hash under each of `SIGNATURE` permutations (Broder 1997). */
export function signatureOf(hashes: Iterable<number>): Uint32Array {
  const least = new Uint32Array(SIGNATURE).fill(0xffffffff);
  for (const value of hashes) {
    for (const [at, [multiplier, offset]] of MULTIPLIERS.entries()) {
      let mixed = Math.imul(value ^ offset, multiplier);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x2c1b3c6d) >>> 0;
      if (mixed < least[at]!) least[at] = mixed;
    }
  }
  return least;
}

/** Estimated share of what two sets have in common (Jaccard), 0 to 1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let same = 0;
  for (let at = 0; at < SIGNATURE; at++) if (a[at] === b[at]) same += 1;
  return same / SIGNATURE;
}
