import type { DerivationStep } from "../../core/task.ts";

/** What a demonstration says while it works, in one language. Each gives a sentence, or several. */
export interface DemonstrationWords {
  /** What was just found; `more` values are not said one by one. */
  found(facts: readonly string[], more: number): string;
  /** "Population of Norway is 5.5 million" */
  fact(label: string, printed: string): string;
  /** The plan in the words of one who reads the question for the first time; `more` pages are not named. */
  plan(columns: readonly string[], pages: readonly string[], more: number, steps: number): string;
  /** What is wanted from the next page. */
  next(columns: readonly string[], title: string): string;
  start(url: string | undefined): string;
  first(title: string): string;
  back(again: boolean): string;
  file(): string;
  address(): string;
  lookForLink(text: string): string;
  linkFound(): string;
  linkFurtherDown(): string;
  link(text: string): string;
  onTheWay(): string;
  goOn(): string;
  lookFor(text: string): string;
  nextPart(label: string, more: number): string;
  compute(): string;
  /** A step of the computation, with the values that it read where they are few. */
  step(step: DerivationStep, values: readonly string[]): string;
  answer(text: string): string;
  /** What stands between two sentences. */
  readonly gap: string;
}
