/** Parts of a state that go by the name of a country, and states by the names that people use. */
const KNOWN = [
  "England",
  "Northern Ireland",
  "Scotland",
  "Wales",
  "UK",
  "USA",
  "US",
  "United States of America",
  "Czech Republic",
  "Turkey",
];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The names of all regions that have a code (ISO 3166-1), as the runtime's own tables have them in English. */
function countryNames(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  const found = codes.flatMap((code) => names.of(code) ?? []);
  return new Set([...found, ...KNOWN].map(plain));
}

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/^the /i, "")
    .replace(/^St\.? /, "Saint ")
    .replace(/&/g, "and")
    .toLowerCase()
    .trim();

let known: ReadonlySet<string> | undefined;

/** "Ireland", "the Netherlands": is it a country's name, and no word for somebody from there? */
export function isCountryName(text: string): boolean {
  known ??= countryNames();
  const said = plain(text);
  return known.has(said) || known.has(said.replace(/^(?:republic of|(.*) republic$)/, "$1").trim());
}
