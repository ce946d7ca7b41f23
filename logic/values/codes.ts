/** Letters and figures in one: "TK4471", "B-17", "NX 204"; a word in it, as in "Gamma 3" or "Quay2", says more than a code does. */
const CODE = /^(?=.*\d)(?=.*\p{L})\p{L}?[\p{Lu}\d]+(?:[ ./-]?[\p{Lu}\d]+)*\p{Ll}?$/u;
/** "ARDCON 2019" is an edition of something. */
const EDITION = /^\p{Lu}[\p{Lu}\d /-]+[ -](?:1[5-9]|20)\d\d$/u;
/** One shorter is a name: "M1" and "A4" are roads. */
const LEAST_LENGTH = 4;
/** Of the values of a column that holds codes so many are. */
const NEARLY_ALL = 0.9;

/** Is a name a code, which tells a thing from others and does not say what it is? */
export function isCode(text: string): boolean {
  const name = text.trim();
  return name.length >= LEAST_LENGTH && CODE.test(name) && !EDITION.test(name);
}

/** Are what names things codes? */
export function areCodes(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.filter(isCode).length >= NEARLY_ALL * texts.length;
}
