const IRREGULAR =
  /^(?:begun|born|bought|built|drawn|found|given|held|hidden|known|led|left|lost|made|met|paid|run|seen|sent|shown|sold|spoken|spent|sung|taken|taught|told|won|worn|written)$/i;
const NOUN_IN_ED = /eed$|(?:^|air|flat|river|sea|test)bed$|(?:^|blood|water|wood)shed$|sled$/i;

/** "added", "written": what was done to something. */
export function isParticiple(word: string): boolean {
  return IRREGULAR.test(word) || (/^\p{L}{2,}ed$/iu.test(word) && !NOUN_IN_ED.test(word));
}

/** "reviews written" without "written", "records processed" without "processed": the plural that something was done to. */
export function withoutParticiple(phrase: string): string {
  const words = phrase.split(" ");
  const last = words.at(-1)!;
  const pluralBefore = /s$/.test(words.at(-2) ?? "");
  return pluralBefore && last === last.toLowerCase() && isParticiple(last) ? words.slice(0, -1).join(" ") : phrase;
}
