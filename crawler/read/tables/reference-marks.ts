/**
 * Stands before each reference to an element until the observation is finished: what looks like one without it is text of
 * the page. No document can hold the character (HTML standard, "Preprocessing the input stream", counts it as an error).
 */
const GENUINE = "\u0001";
const MARK = /\u0001/g;
/** Text of a page that reads like a reference (`[12] link`). */
const FORGED = /(?<!\u0001)\[(?=\s?\d+\s?\]\s?(?:link|button|textbox|checkbox|radio|combobox|tab|option)\b)/g;

/** What an observation calls an element by: `[12]`. */
export function reference(ref: number): string {
  return `${GENUINE}[${ref}]`;
}

/** Text of a page without what would make it a reference. */
export function ofPage(text: string): string {
  return text.includes(GENUINE) ? text.replace(MARK, "") : text;
}

/** A name to stand between quotes: those that it holds do not end it. */
export function quotedName(name: string): string {
  return ofPage(/["\\]/.test(name) ? name.replace(/["\\]/g, "\\$&") : name);
}

/** A finished observation: references stand bare, and what only reads like one bears a backslash. */
export function settledReferences(text: string): string {
  return text.replace(FORGED, "\\[").replace(MARK, "");
}
