/** Of a column of fewer values things are told apart by sorts; so they are where less than this share of them differ. */
const LEAST_DIFFERENT = { values: 4, share: 0.5 };

/** Are figures so few, or so often the same, that most cells of their dimension would say the same? */
export function areAlike(values: readonly string[]): boolean {
  const different = new Set(values.map(Number)).size;
  const isWhole = different === values.length;
  return different < LEAST_DIFFERENT.share * values.length || (!isWhole && different < LEAST_DIFFERENT.values);
}
