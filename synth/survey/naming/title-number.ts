/** "Table 3. ", "Table 2b: ", "Tab. 4 – ", “表3-1 ”: how a title counts the tables of its document. */
const NUMBERING =
  /^(?:(?:table|tab\.)\s*\d+(?:[.-]\d+)*[a-z]?\s*(?:[.:：–—]\s*|(?=\s\p{L}))|表\s*\d+(?:[.-]\d+)*\s*[.:：]?)\s*/iu;

/** A table's title without the number that it bears among others: what it is about stands behind it. */
export function withoutTableNumber(title: string): string {
  const bare = title.replace(NUMBERING, "");
  return bare === "" ? title : bare;
}
