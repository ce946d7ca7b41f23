import type { MatrixDimension } from "../../../core/matrix.ts";
import { answerForm } from "./answer-form.ts";
import { ENGLISH_QUESTIONS } from "./english-questions.ts";
import type { PromptParts } from "./words.ts";

/** The prompt of a matrix in English. */
export function englishPrompt({ scope, root, entities, dimensions }: PromptParts): string {
  const cells = entities.length * dimensions.length;
  return [
    `You are a research analyst. This is about ${scope}, at ${root}. For every pair of an entity and a dimension below give one answer, ${cells} in all. An answer is one of three: a precise number with its unit; a range from a lower to an upper value, with the method that it was estimated by; or “not available”, with a sentence that says why, where the site does not give what the answer needs. Everything asked for is meant as it is stated on this site. Cite the addresses of the pages that you used for each answer, and show how you came to it. Do not make up precision: where a number cannot be found on the site, say so.`,
    `Entities\n${entities.map((name) => `- ${name}`).join("\n")}`,
    `Dimensions\n\n${dimensions.map(dimensionText).join("\n\n")}`,
    `Form of the answer\nReturn a JSON array of ${cells} objects, one for each pair, each with these fields:\n${FORM}\nGive numbers without separators and units; leave the fields that a type does not need null.`,
  ].join("\n\n");
}

const FORM = answerForm({
  entity: "name of the entity",
  dimension: "id of the dimension",
  number: "number or null",
  text: "text",
  steps: "step by step",
  address: "address",
});
const TYPES = { precise: "precise", range: "range", not_available: "not available" } as const;

function dimensionText({ id, question, metric }: MatrixDimension): string {
  const places = metric.places === 1 ? "one decimal place" : `${metric.places} decimal places`;
  return [
    `${id}. ${question}`,
    // "The one that the site states the value for" fixes nothing.
    ...(metric.period === ENGLISH_QUESTIONS.anyPeriod ? [] : [`   Period: ${metric.period}.`]),
    `   Unit: ${metric.unit}. ${metric.places === 0 ? "Round to whole numbers." : `Round to ${places}.`}`,
    `   Entities: ${metric.mapping}`,
    `   Types of answer: ${metric.answerTypes.map((type) => TYPES[type]).join(", ")}.`,
    ...(metric.assumptions.length > 0 ? [`   Assumptions: ${metric.assumptions.join(" ")}`] : []),
  ].join("\n");
}
