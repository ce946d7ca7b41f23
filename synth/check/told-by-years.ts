import { nameKey } from "../../logic/values/normalise.ts";

/** A thing and the year of it: "Ard – Bel", 1964. */
interface Dated {
  name: string;
  year: string;
}

/** Lines that belong to the year over them: the paragraph of an entry. */
const LONGEST_ENTRY = 3;
/** Fewer of them, or a smaller part of all, stand in a history by chance. */
const LEAST_TOLD = 3;
const LEAST_SHARE = 0.5;
/** A word that more than this part of the names have tells none apart. */
const COMMON = 0.5;
/** Shorter words join the parts of a name. */
const LEAST_WORD = 3;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu;

/**
 * Whether a page that goes through the years tells which of some things was the first: a history names each in the entry of its year,
 * and who reads it down need not look at the things. Histories call them in sentences: all words of a name in one entry are that name,
 * in whatever order ("the ferries from Bel to Ard and Cor").
 *
 * @param ranked the things, the first one first
 * @param k how many of the first have to be told
 */
export function tellsByYears(lines: readonly string[], ranked: readonly Dated[], k: number): boolean {
  const names = ranked.map(({ name }) => wordsOf(name));
  const telling = names.map((words) => {
    const own = words.filter((word) => names.filter((other) => other.includes(word)).length <= COMMON * names.length);
    return own.length > 0 ? own : words;
  });
  const entries = entriesByYear(lines);
  const told = ranked.map(({ year }, at) => {
    const said = entries.get(year) ?? [];
    return telling[at]!.length > 0 && said.some((entry) => telling[at]!.every((word) => entry.includes(` ${word} `)));
  });
  const count = told.filter(Boolean).length;
  return count >= LEAST_TOLD && count >= LEAST_SHARE * ranked.length && told.slice(0, k).every(Boolean);
}

const wordsOf = (name: string): string[] => {
  const words = nameKey(name).split(" ");
  return words.filter((word) => word.length >= LEAST_WORD || /\p{sc=Han}{2}/u.test(word));
};

function entriesByYear(lines: readonly string[]): ReadonlyMap<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [at, line] of lines.entries()) {
    const years = new Set(line.match(YEAR));
    if (years.size === 0) continue;
    const rest = lines.slice(at + 1, at + 1 + LONGEST_ENTRY);
    const next = rest.findIndex((other) => other.search(YEAR) >= 0);
    const entry = [line, ...(next < 0 ? rest : rest.slice(0, next))].map(nameKey).join(" ");
    for (const year of years) entries.set(year, [...(entries.get(year) ?? []), ` ${entry} `]);
  }
  return entries;
}

/** The year that a value is of, or within. */
export const yearOf = (printed: string): string | undefined => printed.match(YEAR)?.[0];
