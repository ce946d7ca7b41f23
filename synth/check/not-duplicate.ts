import type { Answer } from "../../core/answer.ts";
import { canonicalJson } from "../../core/ids.ts";
import type { Program } from "../../core/program.ts";
import type { Task } from "../../core/task.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type AnyTaskCheck, verdict } from "./check.ts";

const say = verdict("not_duplicate");

/** Two questions that share this much of their words (Jaccard) and have one answer are one question. */
const SAME_WORDS = 0.8;

/**
 * Neither the set nor one for another purpose has a task yet that asks the same. The very words of another task are a second
 * question of nothing, be its answer the same or not: who reads them cannot tell which of two answers is meant.
 */
export const notDuplicate: AnyTaskCheck = {
  name: "not_duplicate",
  ofAnyTask: true,
  run({ task, others }) {
    const program = task.program && normalForm(task.program);
    const words = wordsOf(task.question);
    const twin = others.find((other) => other.id !== task.id && isTwin(task, program, words, other));
    return twin
      ? say("fail", `Task ${twin.id} asks the same: “${twin.question}”`)
      : say("pass", "No other task has this program, these words, or this answer to much the same words.");
  },
};

function isTwin(task: Task, program: string | undefined, words: ReadonlySet<string>, other: Task): boolean {
  if (program !== undefined && other.program && normalForm(other.program) === program) return true;
  if (foldText(other.question) === foldText(task.question)) return true;
  if (answerForm(other.answer) !== answerForm(task.answer)) return false;
  const theirs = wordsOf(other.question);
  const shared = [...words].filter((word) => theirs.has(word)).length;
  return shared / (words.size + theirs.size - shared) >= SAME_WORDS;
}

/** A program whose step and relation names do not matter. */
export const normalForm = once((program: Program) => {
  const names = new Map<string, string>(Object.entries(program.relations));
  for (const [index, step] of program.steps.entries()) names.set(step.as, `#${index}`);
  const rename = (data: unknown): unknown => {
    if (typeof data === "string") return names.get(data) ?? data;
    return Array.isArray(data) ? data.map(rename) : data;
  };
  const steps = program.steps.map((step) =>
    Object.fromEntries(Object.entries(step).map(([key, data]) => [key, key === "op" ? data : rename(data)])),
  );
  return canonicalJson([steps, rename(program.answer), program.round]);
});

const answerForm = once((answer: Answer) => canonicalJson(answer));

/** Told once of each: every task of a set is held against all others. */
function once<K extends object>(compute: (of: K) => string): (of: K) => string {
  const known = new WeakMap<K, string>();
  return (of) => {
    const result = known.get(of) ?? compute(of);
    known.set(of, result);
    return result;
  };
}

const wordsOf = (text: string) => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
