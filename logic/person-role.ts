/** Whoever holds such an office, or did such work, is a person, whatever stands in the cells. */
const PERSON =
  /(?:^|\s)(?:actor|actress|architect|artist|author|captain|chairman|chairperson|chairwoman|chancellor|chef|coach|composer|conductor|curator|dean|designer|director|discoverer|editor|founder|governor|head coach|host|illustrator|inventor|king|leader|manager|mayor|monarch|narrator|photographer|pianist|poet|president|prime minister|principal|producer|queen|rector|screenwriter|singer|songwriter|speaker|teacher|translator|winner|writer)s?$/i;
/** What may as well be a thing or a body: a person where each cell reads as a person's name. */
const PERHAPS_PERSON =
  /(?:^|\s)(?:chair|champion|chief|commander|contact|convenor|coordinator|creator|driver|examiner|head|holder|incumbent|instructor|lead|lecturer|maintainer|minister|officer|organiser|organizer|owner|pilot|professor|representative|researcher|rider|scientist|secretary|successor|predecessor|supervisor|trainer|tutor)s?$/i;
/** "Astrid Nyhlén", "J. R. R. van der Berg": no word of the language, no figure, no comma. */
const PERSON_NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame)\.?\s)*(?:\p{Lu}[\p{L}'’.-]*\s)(?:(?:\p{Lu}[\p{L}'’.-]*|d[aeiou]s?|del|den|der|di|van|von|bin|ibn|al|y)\s){0,3}\p{Lu}[\p{L}'’-]+$/u;
/** "Water Authority", "Ministry of Health": bodies, not people. */
const BODY =
  /\b(?:agency|alliance|association|authority|bank|board|bureau|centre|center|city|college|committee|company|council|department|foundation|fund|group|institute|laborator(?:y|ies)|ministry|museum|office|party|school|society|team|trust|union|universit(?:y|é)|works)\b|\b(?:AG|BV|Co|Corp|GmbH|Inc|LLC|Ltd|plc|SA)\.?$/i;

/** May what a column names be people? */
export const mayBePeople = (head: string): boolean => PERSON.test(head) || PERHAPS_PERSON.test(head);

/**
 * Is a column's cell asked for by "who"?
 *
 * @param head the column's name as a noun, "head coach"
 * @param printed its cells as they are printed
 */
export function isPersonRole(head: string, printed: readonly string[]): boolean {
  if (PERSON.test(head)) return true;
  return PERHAPS_PERSON.test(head) && printed.length > 0 && printed.every(isPersonName);
}

const isPersonName = (text: string): boolean => PERSON_NAME.test(text.trim()) && !BODY.test(text);
