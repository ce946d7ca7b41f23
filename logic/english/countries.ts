import { regionNames } from "../values/region-names.ts";

/** Parts of a state that go by the name of a country, and states by the names that people use. */
const KNOWN = [
  "England",
  "Great Britain",
  "Holland",
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

/** The names of all regions that have a code, and of what is called a country beside them. */
const countryNames = (): ReadonlySet<string> => new Set([...regionNames("en").values(), ...KNOWN].map(plain));

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
