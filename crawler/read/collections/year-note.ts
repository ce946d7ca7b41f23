/** Whether a figure is final. */
const STATE = String.raw`(?:est(?:imated?|\.)?|proj(?:ected|ection|\.)?|prelim(?:inary|\.)?|prov(?:isional|\.)?|forecast|revised)`;
/** "(2019 est.)", "(2018)": a year and whether its figure is final, and nothing else. */
export const YEAR_NOTE = String.raw`[([](?<year>(?:1[5-9]|20)\d\d)(?:,? ${STATE})?[)\]]`;
const WHOLE = new RegExp(`^${YEAR_NOTE}$`, "i");

/** The year that a note behind a value says it is of; undefined where it says anything else. */
export function yearOfNote(note: string): string | undefined {
  // Most texts are no notes: their first character settles it.
  if (note[0] !== "(" && note[0] !== "[") return undefined;
  return WHOLE.exec(note.trimEnd())?.groups?.["year"];
}

/** Does a note behind a value say of which year it is, and no more? */
export const isYearNote = (note: string): boolean => yearOfNote(note) !== undefined;
