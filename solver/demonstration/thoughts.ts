import type { DerivationStep, Task } from "../../core/task.ts";
import type { DemonstrationWords } from "./demonstration-words.ts";
import type { NeededValue, Visit } from "./plan-visits.ts";

/** Facts that a thought repeats word for word; a long table is not copied out. */
const SAID_FACTS = 12;
/** Pages that the first thought names. */
const NAMED_PAGES = 6;
/** Decimals of intermediate results that a thought says; they are computed to 34 digits. */
const SAID_DECIMALS = /(?<=\d\.\d{6})\d{4,}/g;

/** What was just found, as a sentence; "" where nothing was wanted. Names that another fact says again are left out. */
export function foundSentence(values: readonly NeededValue[], words: DemonstrationWords): string {
  const told = values.filter(
    ({ label, printed }) => / of /.test(label) || !values.some((other) => other.label.endsWith(` of ${printed}`)),
  );
  if (told.length === 0) return "";
  const facts = told.slice(0, SAID_FACTS).map(({ label, printed }) => words.fact(label, printed));
  return words.found(facts, told.length - facts.length);
}

/** The plan in the words of one who reads the question for the first time. */
export function plannedThought(task: Task, visits: readonly Visit[], words: DemonstrationWords): string {
  const columns = [...new Set(visits.flatMap((visit) => visit.columns))];
  const pages = visits.filter((visit) => visit.values.length > 0).map((visit) => visit.title || visit.url);
  const named = pages.slice(0, NAMED_PAGES);
  return words.plan(columns, named, pages.length - named.length, task.derivation.length);
}

/** The computation, step by step, and what it comes to. */
export function computedThought(
  found: readonly NeededValue[],
  derivation: readonly DerivationStep[],
  answer: string,
  words: DemonstrationWords,
): string {
  const steps = derivation
    .map((step, index) => `${index + 1}. ${words.step(step, valuesOf(step, words))}`)
    .join("\n")
    .replace(SAID_DECIMALS, "…");
  return [foundSentence(found, words), words.compute(), steps, words.answer(answer)].filter(Boolean).join("\n");
}

/** The values that a step read first-hand, as far as they are few: the computation can then be followed. */
function valuesOf(step: DerivationStep, words: DemonstrationWords): string[] {
  const values = step.uses.map((use) => words.fact(use.label, use.printed));
  return values.length > SAID_FACTS ? [] : values;
}
