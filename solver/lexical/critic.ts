import { type Extracted, extract } from "./extract.ts";
import type { Passage } from "./passages.ts";
import type { Question } from "./question.ts";
import { termsOf } from "./terms.ts";

/** Something worth keeping for the question. */
export interface MemoryItem {
  text: string;
  url: string;
}

/** A passage judged against a question. */
export interface Judged {
  passage: Passage;
  /** Share of the question's weight that the passage, with its heading and title, speaks of; 0 to 1. */
  cover: number;
  /** The answer that it seems to give. */
  answer?: Extracted;
}

/** What a term of the question counts by where the passage has it. */
const IN_TEXT = 1;
const IN_HEADER = 0.9;
const IN_HEADING = 0.8;
const IN_TITLE = 0.8;
/** A passage is kept in memory from this cover on, and at most so many of one observation. */
const MEMORABLE = 0.3;
const KEPT = 5;
/** Covers from which an answer is given at once, or, when nothing is left to try, as the best there is. */
export const SURE = 0.75;
export const LIKELY = 0.55;

/** Judges every passage, the best first. */
export function judge(question: Question, passages: readonly Passage[]): Judged[] {
  const all = [...question.weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const cache = new Map<string, Set<string>>();
  const terms = (text: string) => {
    const known = cache.get(text);
    if (known) return known;
    const found = termsOf(text);
    cache.set(text, found);
    return found;
  };
  const judged = passages.map((passage): Judged => {
    const places: [Set<string>, number][] = [
      [termsOf(passage.text), IN_TEXT],
      [terms(passage.header ?? ""), IN_HEADER],
      [terms(passage.heading), IN_HEADING],
      [terms(passage.title), IN_TITLE],
    ];
    let cover = 0;
    let local = false;
    for (const [term, weight] of question.weights) {
      const place = places.findIndex(([words]) => words.has(term));
      if (place < 0) continue;
      cover += weight * places[place]![1];
      // The title alone says which thing the page is about, never which of its lines answers.
      if (place < 3) local = true;
    }
    if (!local) return { passage, cover: 0 };
    const answer = extract(question, passage);
    return { passage, cover: cover / all, ...(answer ? { answer } : {}) };
  });
  return judged.sort(
    (a, b) =>
      b.cover - a.cover ||
      (b.answer?.closeness ?? 0) - (a.answer?.closeness ?? 0) ||
      a.passage.text.length - b.passage.text.length,
  );
}

/** What of an observation goes into memory. */
export function memorable(judged: readonly Judged[]): MemoryItem[] {
  return judged
    .filter((each) => each.cover >= MEMORABLE)
    .slice(0, KEPT)
    .map(({ passage }) => ({
      text: [passage.heading, passage.text].filter(Boolean).join(": "),
      url: passage.url,
    }));
}

/** The best passage that gives an answer. */
export function bestAnswer(judged: readonly Judged[]): Judged | undefined {
  return judged.find((each) => each.answer !== undefined);
}
