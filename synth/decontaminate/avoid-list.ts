import { contentId } from "../../core/ids.ts";
import type { AvoidList } from "../../storage/avoid-store.ts";
import type { Avoided } from "../check/check.ts";
import { likeness, SIGNATURE, signatureOf } from "./minhash.ts";
import { shingles, wordsIn } from "./shingles.ts";

/** A run of this many words in common is no chance (Brown et al. 2020, appendix C); shorter questions count whole. */
const RUN = 13;
/** Shorter questions share all their words with others by chance. */
const LEAST_WORDS = 6;
/** Runs of words that likeness is measured by, and how alike two questions of different source may be. */
const PAIR = 2;
const ALIKE = 0.6;

/** The questions of a file as hashes: what overlap is told by, nothing to read. */
export function avoidList(name: string, questions: readonly string[]): AvoidList {
  const told = questions.map(wordsIn).filter((words) => words.length >= LEAST_WORDS);
  const grams = new Set(told.flatMap((words) => [...shingles(words, RUN)]));
  const signatures = new Uint32Array(told.length * SIGNATURE);
  for (const [at, words] of told.entries()) signatures.set(signatureOf(shingles(words, PAIR)), at * SIGNATURE);
  const sorted = Uint32Array.from(grams).sort();
  return {
    id: contentId("avoid", [...sorted], [...signatures]),
    name,
    questions: told.length,
    signatures,
    grams: sorted,
  };
}

/** Several lists as one thing to ask. */
export class AvoidLists implements Avoided {
  readonly #lists: readonly AvoidList[];
  readonly #grams: ReadonlySet<number>[];

  constructor(lists: readonly AvoidList[]) {
    this.#lists = lists;
    this.#grams = lists.map((list) => new Set(list.grams));
  }

  overlap(question: string): string | undefined {
    const words = wordsIn(question);
    const runs = [...shingles(words, RUN)];
    const signature = signatureOf(shingles(words, PAIR));
    for (const [at, { name, questions, signatures }] of this.#lists.entries()) {
      if (words.length >= LEAST_WORDS && runs.some((run) => this.#grams[at]!.has(run)))
        return `It has ${Math.min(RUN, words.length)} words in a row in common with a question of ${name}.`;
      for (let one = 0; one < questions; one++) {
        const alike = likeness(signature, signatures.subarray(one * SIGNATURE, (one + 1) * SIGNATURE));
        if (alike >= ALIKE) return `It is ${Math.round(alike * 100)} % alike to question ${one + 1} of ${name}.`;
      }
    }
    return undefined;
  }
}
