import { isWholeLapse } from "./chinese/lapse-words.ts";
import { humanise } from "./english/humanise.ts";

const START = /^start(?: (?:date|day))?$/i;
const END = /^end(?: (?:date|day))?$/i;

/**
 * Whether two dates are the first and the last day of what goes on from the one to the other: a fair from the 10th to the 11th lasts two
 * days, and one that ends where it began lasts one. From one deed to another ("opened", "closed") days only pass.
 */
export const areFirstAndLast = (from: string, to: string): boolean =>
  isWholeLapse(from, to) || (START.test(humanise(from).trim()) && END.test(humanise(to).trim()));

/** What is said where such days are told in figures: not everybody counts both. */
export const BOTH_DAYS = { en: "Count both the first and the last day.", zh: "首尾两天均计算在内。" } as const;
