const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** All codes of two letters. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** What the regions with a code of two letters (ISO 3166-1 and its reserved ones) are called in a language, by their codes, as Unicode CLDR has them. */
export function regionNames(language: "en" | "zh"): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return new Map(
    CODES.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
}
