import type { Column, Row } from "../../core/relation.ts";

/**
 * What the numbers of lines go by: the first measure that falls from line to line in each table, and from the first to the second. Where
 * none does the lines are only counted through, and who stands first there came first in nothing.
 *
 * @param ats which table each row is of
 */
export function rankedBy(
  columns: readonly Column[],
  rows: readonly Row[],
  place: number,
  ats: readonly number[],
): string | undefined {
  const tables = new Map<number, Row[]>();
  for (const [at, row] of rows.entries()) {
    const key = ats[at]!;
    tables.set(key, [...(tables.get(key) ?? []), row]);
  }
  const figure = ({ cells }: Row, at: number) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? Number(value.decimal) : Number.NaN;
  };
  return columns.find(({ type, role }, at) => {
    if (at === place || type !== "number" || role !== "measure") return false;
    return [...tables.values()].every((own) => {
      const figures = [...own].sort((a, b) => figure(a, place) - figure(b, place)).map((row) => figure(row, at));
      return figures.every(
        (one, index) => index === 0 || (index === 1 ? one < figures[0]! : one <= figures[index - 1]!),
      );
    });
  })?.name;
}
