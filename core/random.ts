import { sha256 } from "./ids.ts";

/** A seeded source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, bound). */
  below(bound: number): number;
  /** One of `items`; throws RangeError when there is none. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream for a named part, so that adding draws in one part does not disturb another. */
  fork(name: string): Random;
}

/** sfc32, seeded by the SHA-256 of `seed`. Not for cryptography. */
export function seededRandom(seed: string | number): Random {
  const digest = sha256(String(seed));
  const word = (index: number) => Number.parseInt(digest.slice(index * 8, index * 8 + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3)];
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let warm = 0; warm < 12; warm++) next();
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("pick from an empty list");
      return items[below(items.length)]!;
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    fork: (name) => seededRandom(`${digest}/${name}`),
  };
}
