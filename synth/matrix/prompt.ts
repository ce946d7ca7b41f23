import type { Matrix } from "../../core/matrix.ts";
import type { Language } from "../../logic/values/language.ts";
import { matrixWords } from "./words/matrix-words.ts";

/**
 * What whoever solves a matrix is told (DeepWeb-Bench, appendix D), in the language of the site: the entities, the
 * questions with what fixes their meaning, and the form of an answer. Nothing of references, sources, levels, families or
 * scoring.
 */
export function matrixPrompt(
  { entities, dimensions, scope }: Omit<Matrix, "cells" | "notAllowed">,
  root: string,
  language: Language,
): string {
  return matrixWords(language).prompt({ scope, root, entities: entities.map(({ name }) => name), dimensions });
}
