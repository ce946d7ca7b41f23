const IRREGULAR =
  /^(?:beaten|begun|blown|born|borne|bought|bred|broken|brought|built|caught|chosen|dealt|drawn|driven|dug|eaten|fed|flown|forgotten|fought|found|frozen|given|grown|heard|held|hewn|hidden|hung|kept|known|laid|led|left|lent|lost|made|met|mown|overseen|paid|proven|raised|ridden|run|rung|seen|sent|sewn|shown|sold|sought|sown|spent|spoken|stolen|struck|sung|sunk|swept|sworn|swum|taken|taught|thrown|told|torn|understood|undertaken|upheld|withdrawn|won|worn|woven|written)$/i;
const NOUN_IN_ED = /eed$|(?:^|air|flat|river|sea|test)bed$|(?:^|blood|water|wood)shed$|sled$/i;

/** "added", "written": what was done to something. */
export function isParticiple(word: string): boolean {
  return IRREGULAR.test(word) || (/^\p{L}{2,}ed$/iu.test(word) && !NOUN_IN_ED.test(word));
}

/** A plural, as far as its last letters say. */
const MANY = /s$|^(?:aircraft|children|men|people|species|women)$/;
/** Said behind what it is said of, as a participle is: "shares outstanding", "passengers aboard". */
const BEHIND = /^(?:aboard|online|outstanding|present|remaining|surviving)$/;

/** "reviews written" without "written", "records processed" without "processed": the plural that something was done to. */
export function withoutParticiple(phrase: string): string {
  const words = phrase.split(" ");
  const last = words.at(-1)!;
  const pluralBefore = MANY.test(words.at(-2) ?? "");
  return pluralBefore && last === last.toLowerCase() && (isParticiple(last) || BEHIND.test(last))
    ? words.slice(0, -1).join(" ")
    : phrase;
}

/** "reviews written", "units issued to shops": does a name tell what was done to the things it counts? */
export function tellsWhatWasDone(name: string): boolean {
  const words = name.split(" ");
  return words.some(
    (word, at) =>
      at > 0 && word === word.toLowerCase() && (isParticiple(word) || BEHIND.test(word)) && MANY.test(words[at - 1]!),
  );
}
