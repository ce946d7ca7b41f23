import { isParticiple } from "./participles.ts";

/** What headings cut short, in full: the pattern of the short form, and what it says. */
const IN_FULL: readonly (readonly [RegExp, string])[] = [
  // The whole heading.
  [/^est(?:d|['’]d)?\.?$/i, "established"],
  [/^d\.?o\.?b\.?$/i, "date of birth"],
  [/^d\.?o\.?d\.?$/i, "date of death"],
  [/^sq\.? ?(?:ft|feet)\.?$/i, "floor area in square feet"],
  [/^yr\.? ?(?=built$)/i, "year "],
  [/^(?:p&p|p & p)$/i, "postage and packing"],
  // What it asks for.
  [/^where\??$/i, "location"],
  [/^when\??$/i, "date"],
  // Where a boat, a caravan or a plane is to be seen.
  [/^(?:now )?lying(?: (?:at|in))?$/i, "location"],
  // "No. of pages", "# of pages", "No. pages", "No. built".
  [/^(?:#|nos?\.?|nr\.?|num\.?)\s(?:of\s)?(?=\p{L}{3})/iu, "number of "],
  [/^#\s?of\s/i, "number of "],
  // "Model no."
  [/(?<=\p{L} )nos?\.$/iu, "number"],
  // Which of several values.
  [/(?<!\d\s?)\bmax\b\.?(?=\s\p{L})/iu, "maximum"],
  [/(?<!\d\s?)\bmin\b\.?(?=\s\p{L})/iu, "minimum"],
  [/\b(?:avg|ave)\b\.?|\bav\./i, "average"],
  [/\bapprox\b\.?/i, "approximate"],
  [/^est\.?(?=\s\p{L})/iu, "estimated"],
  [/\btot\./i, "total"],
  // What is measured.
  [/\btemp\b\.?/i, "temperature"],
  [/\btemps\b/i, "temperatures"],
  [/\bpop\b\.|^pop(?=\s(?:density|growth|\())/i, "population"],
  [/\bvol\./i, "volume"],
  [/\bwt\b\.?/i, "weight"],
  [/\bht\b\.?/i, "height"],
  [/\bdiam?\b\.?/i, "diameter"],
  [/\bqty\b\.?/i, "quantity"],
  [/\belev\b\.?/i, "elevation"],
  [/\balt\./i, "altitude"],
  [/\bdist\./i, "distance"],
  [/\bfreq\b\.?/i, "frequency"],
  [/\bcap\./i, "capacity"],
  [/\bpct\b\.?/i, "percentage"],
  [/\byrs\b\.?/i, "years"],
  [/\bhrs\b\.?/i, "hours"],
  [/\bmins\b\.?/i, "minutes"],
  [/\bexp\./i, "experience"],
  [/\bcals\b/i, "calories"],
  [/\bcarbs\b/i, "carbohydrates"],
  [/\balc\./i, "alcohol"],
  [/\bunempl\./i, "unemployment"],
  // What and who.
  [/\bpub\. (?=date|year)/i, "publication "],
  [/^mfg\.? (?=date|year)/i, "manufacturing "],
  [/^(?:mfr|mfg|manuf)\b\.?/i, "manufacturer"],
  [/\bdept\b\.?/i, "department"],
  [/^pos\b\.?$/i, "position"],
  [/\buniv\./i, "university"],
  [/\borig\./i, "original"],
  [/\bhwy\b/i, "highway"],
];

/** What began with a capital goes on to: "Max. Altitude" is in title case in full as well. */
const capitalise = (said: string): string => said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "maximum speed" of "Max. speed" and of "Speed (max.)", "number of pages" of "No. pages": a heading with its short forms in full. */
export function inFull(heading: string): string {
  const turned = heading.replace(
    /^(.+?),? \(?(max|min|avg|est)\.?\)?$/i,
    (_match, what: string, which: string) =>
      `${which}. ${what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
  );
  const full = IN_FULL.reduce(
    (text, [pattern, said]) =>
      text.replace(pattern, (short, ...rest: unknown[]) =>
        rest.find((one) => typeof one === "number") === 0 && /^\p{Lu}/u.test(short) ? capitalise(said) : said,
      ),
    turned,
  );
  // "No. built" is the number built.
  const [, done] = /^number of (\p{L}+)$/iu.exec(full) ?? [];
  return done !== undefined && isParticiple(done) ? `number ${done}` : full;
}
