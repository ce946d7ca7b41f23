import { foldText } from "../logic/values/normalise.ts";

/** What two questions are compared by: their words, and of Chinese, which sets none apart, every two characters in a row. */
export function comparedWords(question: string): Set<string> {
  const words = new Set<string>();
  for (const run of foldText(question).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []) {
    if (!/\p{Script=Han}/u.test(run) || run.length === 1) words.add(run);
    else for (let at = 0; at + 1 < run.length; at++) words.add(run.slice(at, at + 2));
  }
  return words;
}
