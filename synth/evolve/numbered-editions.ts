import { readNumeral } from "../../logic/chinese/given-numerals.ts";

/** "17th", "3", "第九", "IV" */
const NUMBER = /\d+(?:st|nd|rd|th)?|(?<=第)[〇一二三四五六七八九十百]+/gu;

/**
 * Names that differ in their numbers alone ("Harbour Days 2019", "第3届（2018年）"), the first of them first, where none is missing
 * between them; undefined of any others.
 */
export function numberedEditions(names: readonly string[]): string[] | undefined {
  const alike = new Set(names.map((name) => name.replace(NUMBER, "#")));
  if (alike.size !== 1 || ![...alike][0]!.includes("#")) return undefined;
  const numbered = names.map((name) => ({ name, number: firstNumber(name) })).sort((a, b) => a.number - b.number);
  const steps = new Set(numbered.slice(1).map(({ number }, at) => number - numbered[at]!.number));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && step > 0 ? numbered.map(({ name }) => name) : undefined;
}

function firstNumber(name: string): number {
  const [said = ""] = name.match(NUMBER) ?? [];
  return /^\d/.test(said) ? Number.parseInt(said, 10) : Number(readNumeral(said) ?? Number.NaN);
}
