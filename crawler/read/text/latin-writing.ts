import iconv from "iconv-lite";
import { isBroken, type Likely } from "./likely-encodings.ts";

/** What is declared where nothing is known. */
export const WESTERN = "windows-1252";
/** By how much one must be likelier than Western, or less likely; and the signs within words that tell where it is a little. */
const LATIN_LEAD = 12;
const LEAST_SIGNS = 3;

/** Encodings of Latin writing that have other letters in the place of common Western ones, and whose languages these are. */
const OTHER_LATIN: ReadonlyMap<string, readonly string[]> = new Map([
  ["windows-1250", ["pl", "cs", "sk", "hu", "ro", "hr", "sl", "bs", "sq"]],
  ["iso-8859-2", ["pl", "cs", "sk", "hu", "ro", "hr", "sl", "bs", "sq"]],
  ["windows-1254", ["tr", "az"]],
  ["windows-1257", ["lt", "lv", "et"]],
  ["iso-8859-13", ["lt", "lv", "et"]],
  ["windows-1258", ["vi"]],
]);

/** Western, Central European, Turkish, Baltic: told apart by a few letters, too few to deny a declaration. */
export function isLatin(encoding: string): boolean {
  return /^(?:windows-125[02478]|iso-8859-(?:1|2|3|4|9|10|13|14|15|16))$/.test(encoding);
}

/**
 * Is what is declared to be Western, as servers do that know no better, Central European, Turkish, Baltic or Vietnamese: by its letters,
 * or as it would have signs for letters within its words?
 */
export function isOtherLatin(other: string, lead: number, sample: Buffer): boolean {
  if (!OTHER_LATIN.has(other)) return false;
  const [asOther, asWestern] = [iconv.decode(sample, other), iconv.decode(sample, WESTERN)];
  if (asOther === asWestern || isBroken(asOther)) return false;
  if (lead >= LATIN_LEAD) return true;
  const signs = signsWithin(asWestern);
  return lead > 0 && signs >= LEAST_SIGNS && signsWithin(asOther) * 4 < signs;
}

const signsWithin = (text: string): number => text.match(/(?<=\p{L})[¡£¥¦¬¯±³¶¹¼½¾¿](?=\p{L})/gu)?.length ?? 0;

/** Whether a document that says it is in another Latin encoding, of a server that calls all its pages Western, is as likely to be right. */
export function isRatherOther(other: string, likely: readonly Likely[]): boolean {
  if (!OTHER_LATIN.has(other)) return false;
  const of = (encodings: readonly string[]) =>
    Math.max(0, ...likely.filter(({ encoding }) => encodings.includes(encoding)).map(({ confidence }) => confidence));
  return of([WESTERN]) - of(kinOf(other)) < LATIN_LEAD;
}

/** The encoding of Latin writing that a page's language is written in, where its bytes can be that. */
export function latinOfLanguage(language: string | undefined, sample: Buffer): string | undefined {
  const primary = language?.toLowerCase().split(/[-_]/, 1)[0];
  if (primary === undefined) return undefined;
  const [own] = [...OTHER_LATIN].find(([, languages]) => languages.includes(primary)) ?? [];
  return own === undefined || isBroken(iconv.decode(sample, own)) ? undefined : own;
}

/** Encodings of the same languages. */
const kinOf = (encoding: string): string[] =>
  [...OTHER_LATIN].filter(([, of]) => of[0] === OTHER_LATIN.get(encoding)?.[0]).map(([name]) => name);
