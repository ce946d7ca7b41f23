/** Names that English writes with a capital: of regions, languages, months and days, as Unicode CLDR lists them. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** UN M.49 codes of the continents. */
const CONTINENTS = ["002", "003", "005", "009", "019", "142", "150"];
const ADJECTIVES = ["African", "American", "Asian", "European"];

function displayNames(type: "region" | "language", codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  return codes.flatMap((code) => names.of(code)?.replace(/’/g, "'") ?? []);
}

function calendarNames(): string[] {
  const month = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
  return [
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2001, index, 1))),
    ...Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2001, 0, index + 1))),
  ];
}

const PAIRS = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
const NAMES: ReadonlySet<string> = new Set([
  ...displayNames("region", [...PAIRS, ...CONTINENTS]),
  ...displayNames(
    "language",
    PAIRS.map((pair) => pair.toLowerCase()),
  ),
  ...calendarNames(),
  ...ADJECTIVES,
]);
const FOLDED: ReadonlySet<string> = new Set([...NAMES].map((name) => name.toLowerCase()));
const LONG_NAMES: ReadonlySet<string> = new Set([...NAMES].filter((name) => name.includes(" ")));

/** Is the whole text such a name? "Estonia", "South Korea", "January"; case does not count. */
export function isProperName(text: string): boolean {
  return FOLDED.has(text.replace(/’/g, "'").toLowerCase());
}

/** For each word of a text whether it belongs to such a name; here case counts. */
export function properWords(words: readonly string[]): boolean[] {
  const bare = words.map((word) => word.replace(/^[(“"]|[).,;:”"]+$/g, ""));
  const proper = bare.map((word) => NAMES.has(word));
  for (let from = 0; from < bare.length; from++) {
    for (let to = from + 2; to <= bare.length; to++) {
      if (LONG_NAMES.has(bare.slice(from, to).join(" "))) proper.fill(true, from, to);
    }
  }
  return proper;
}
