/** What is numbered in parts: a version, a release, a chapter. The last word of a heading says so. */
const NUMBERED_IN_PARTS =
  /\b(?:versions?|releases?|firmware|chapters?|sections?|clauses?|since|(?:added|available|implemented|introduced|supported|removed|deprecated) (?:in|from|since))\s*(?:no\.?|number)?$|(?:版本|型号|固件|章节|条款)号?$/iu;

/** "1.0", "v2.4.1", "7" */
const NUMBER = /^v?\d{1,3}(?:\.\d{1,3}){0,3}$/iu;
const IN_PARTS = /\d\.\d/u;

/**
 * Does a column hold numbers of versions, of which 1.10 comes after 1.9 and nothing lies between 1.5 and 2.0? They look like decimals
 * and are names: nobody adds them up, or asks how far they are apart.
 *
 * @param cells as printed, those that state something
 */
export function areVersions(name: string, cells: readonly string[]): boolean {
  const heading = name.replace(/\s*[（(][^（()）]*[)）]\s*$/u, "").trim();
  return (
    NUMBERED_IN_PARTS.test(heading) &&
    cells.length > 0 &&
    cells.every((cell) => NUMBER.test(cell.trim())) &&
    cells.some((cell) => IN_PARTS.test(cell))
  );
}
