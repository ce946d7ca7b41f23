import type { DerivationStep, Task } from "../../core/task.ts";
import type { Visit } from "./plan-visits.ts";

/** Facts that a thought repeats word for word; a long table is not copied out. */
const SAID_FACTS = 12;
/** Pages that the first thought names. */
const NAMED_PAGES = 6;

/** What was just found, as a sentence; "" where nothing was wanted. */
export function foundSentence(facts: readonly string[]): string {
  if (facts.length === 0) return "";
  const more = facts.length > SAID_FACTS ? `; and ${facts.length - SAID_FACTS} more values` : "";
  return `Found: ${facts.slice(0, SAID_FACTS).join("; ")}${more}.`;
}

/** The plan in the words of one who reads the question for the first time. */
export function plannedThought(task: Task, visits: readonly Visit[]): string {
  const columns = [...new Set(visits.flatMap((visit) => visit.columns))];
  const pages = visits.filter((visit) => visit.values.length > 0).map((visit) => `"${visit.title || visit.url}"`);
  const named = pages.slice(0, NAMED_PAGES).join(", ");
  const rest = pages.length > NAMED_PAGES ? ` and ${pages.length - NAMED_PAGES} more pages` : "";
  const what =
    columns.length > 0 ? `I need ${columns.map((column) => `"${column}"`).join(", ")}` : "I need some values";
  const from = pages.length > 0 ? ` from ${named}${rest}` : "";
  const steps = task.derivation.length === 1 ? "one step" : `${task.derivation.length} steps`;
  return `${what}${from}; the answer then takes ${steps} of computation.`;
}

/** The computation, step by step, and what it comes to. */
export function computedThought(
  facts: readonly string[],
  derivation: readonly DerivationStep[],
  answer: string,
): string {
  const steps = derivation.map((step, index) => `${index + 1}. ${step.text}${valuesOf(step)}`).join("\n");
  return [foundSentence(facts), "Everything is there. I compute:", steps, `So the answer is ${answer}.`]
    .filter(Boolean)
    .join("\n");
}

/** The values that a step read first-hand, as far as they are few: the computation can then be followed. */
function valuesOf(step: DerivationStep): string {
  const values = step.uses.map((use) => `${use.label}: ${use.printed}`);
  return values.length === 0 || values.length > SAID_FACTS ? "" : ` (${values.join("; ")})`;
}
