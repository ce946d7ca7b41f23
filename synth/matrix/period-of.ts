const YEARS = /\b(?:1[5-9]|20)\d{2}\b/g;

/** The one year that a column's name or its table's says. */
export function periodOf(...names: readonly string[]): string | undefined {
  const years = [...new Set(names.flatMap((text) => text.match(YEARS) ?? []))];
  return years.length === 1 ? years[0] : undefined;
}
