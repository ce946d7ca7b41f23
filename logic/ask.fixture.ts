import type { Relation } from "../core/relation.ts";
import { answerText } from "./answer-text.ts";
import { GuardError } from "./guard-error.ts";
import { run } from "./interpreter.ts";
import type { Naming } from "./operation.ts";
import { phraseQuestion } from "./phrase.ts";
import type { Language } from "./values/language.ts";

type Steps = readonly Record<string, unknown>[];

/** Asks programs over some relations, which steps call by their ids; steps are named s1, s2, …, the last is the answer. */
export function asker(
  relations: readonly Relation[],
  namings: Readonly<Record<string, Naming>>,
  language: Language = "en",
) {
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const ask = (steps: Steps, round?: number) => {
    const text = JSON.stringify(steps);
    const used = relations.map(({ id }) => id).filter((id) => text.includes(`"${id}"`));
    const program = {
      relations: Object.fromEntries(used.map((id) => [id, id])),
      steps: steps.map((step, index) => ({ as: `s${index + 1}`, op: "", ...step })),
      answer: `s${steps.length}`,
      ...(round === undefined ? {} : { round }),
    };
    const execution = run(program, byId);
    const { question } = phraseQuestion(program, execution.results, new Map(Object.entries(namings)), language);
    return { question, answer: answerText(execution.answer, language), subtype: execution.subtype };
  };
  /** The guard that refuses it; the answer where it runs. */
  const refusal = (steps: Steps, round?: number): string => {
    try {
      return ask(steps, round).answer;
    } catch (error) {
      if (error instanceof GuardError) return error.guard;
      throw error;
    }
  };
  return { ask, refusal };
}
