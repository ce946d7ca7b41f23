import { headerUnit } from "../../../logic/values/infer-column.ts";
import { parseValue } from "../../../logic/values/parse-value.ts";

/** A table reads across when its rows are this much more alike in kind than its columns. */
const MARGIN = 0.25;
const MOST_ALIKE_DOWN = 0.7;

/** A row of a table: what its first cell says and what the others print (undefined: none is there). */
export interface LabelledRow {
  label: string;
  cells: readonly (string | undefined)[];
}

/** Are the cells of each row of one kind and unit, the label's own counted in, and those of a column are not? */
export function isAlikeAcross(rows: readonly LabelledRow[]): boolean {
  const kinds = rows.map(({ label, cells }) => {
    const unit = headerUnit(label);
    return cells.map((text) => kindOf(text, unit));
  });
  const across = mean(kinds.map(uniformity));
  const down = mean((kinds[0] ?? []).map((_, at) => uniformity(kinds.map((row) => row[at]!))));
  return down < MOST_ALIKE_DOWN && across - down >= MARGIN;
}

function kindOf(text: string | undefined, unitOfRow: string | undefined): string {
  if (text === undefined) return "missing";
  const value = parseValue(text);
  if (value.kind === "number") return `number ${value.unit ?? unitOfRow ?? ""} ${value.precision > 0}`;
  return value.kind === "entity" ? "text" : value.kind;
}

function uniformity(kinds: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const kind of kinds) if (kind !== "missing") counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 1 : Math.max(...counts.values()) / all;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
