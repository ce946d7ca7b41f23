import type { Task } from "../../../core/task.ts";
import { groupThousands } from "../../../logic/english/english.ts";
import { type Check, verdict } from "../../check/check.ts";
import { matrixPrompt } from "../prompt.ts";
import { numbersOf } from "../run-cell.ts";

const say = verdict("matrix_sealed");

/** Numbers of fewer digits stand in a text by chance. */
const LEAST_DIGITS = 3;
/** What only the record of a cell speaks of. */
const WITHHELD =
  /\bT[1-4]\b|\bprovenance\b|\btoleranc|\bscor(?:e|es|ed|ing)\b|\brubric\b|\breference (?:answer|value)|\b(?:consistent|divergent)\b|\bdisclosure\b|\b(?:retrieval|derivation|calibration|reasoning) (?:family|dimension)|\bhallucination|\bchain derivation|来源等级|出处等级|容差|评分|参考答案|标准答案|披露|幻觉|推导类|校准类/i;

/**
 * The prompt says entities, questions, what fixes their meaning, and the form of an answer; nothing of references, levels,
 * rules, families or sources (fifth condition).
 */
export const matrixSealed: Check = {
  name: "matrix_sealed",
  run({ task }) {
    const { matrix, question, root } = task;
    const language = task.language === "zh" ? "zh" : "en";
    if (!matrix) return say("fail", "The task has no matrix.");
    if (question !== matrixPrompt(matrix, root, language))
      return say("fail", "The prompt is not the one of this matrix.");
    const told = leakIn(task);
    return told ? say("fail", told) : say("pass", "The prompt says nothing of references, sources, levels or rules.");
  },
};

/** What a prompt gives away, in words; undefined where it gives nothing away. */
export function leakIn({ question, matrix, root }: Pick<Task, "question" | "matrix" | "root">): string | undefined {
  if (!matrix) return undefined;
  // The site's own words (names, columns, its address) may be any words.
  const own = [
    root,
    matrix.scope,
    ...matrix.entities.map(({ name }) => name),
    ...matrix.dimensions.map((one) => one.question),
  ];
  const rest = own.reduce((text, words) => text.replaceAll(words, " "), question);
  const word = WITHHELD.exec(rest)?.[0];
  if (word) return `The prompt speaks of “${word}”.`;
  const numbers = new Set(question.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []);
  const asked = new Set(matrix.dimensions.flatMap(({ question }) => question.match(/\d+/g) ?? []));
  for (const { entity, dimension, reference, sources, derivation } of matrix.cells) {
    const value = numbersOf(reference).find(
      (number) => number.replace(/\D/g, "").length >= LEAST_DIGITS && numbers.has(number) && !asked.has(number),
    );
    if (value) return `The prompt says ${groupThousands(value)}, which is the answer of ${entity}, ${dimension}.`;
    if (question.includes(derivation)) return `The prompt holds the derivation of ${entity}, ${dimension}.`;
    const source = sources.find(({ url }) => url !== root && question.includes(url));
    if (source) return `The prompt names ${source.url}, a source of ${entity}, ${dimension}.`;
  }
  const why = matrix.entities.find((entity) => question.includes(entity.why));
  return why ? `The prompt says why ${why.name} is among the entities.` : undefined;
}
