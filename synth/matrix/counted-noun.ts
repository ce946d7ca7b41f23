import { isCountable } from "../../logic/english/english.ts";

/** "number of trees"; what has a unit is no count. */
export const countedNoun = (said: string, unit: string | undefined): string =>
  !unit && isCountable(said) ? `number of ${said}` : said;
