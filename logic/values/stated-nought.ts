import type { Value } from "../../core/value.ts";
import { isCountable } from "../english/english.ts";

const NOUGHT = /^(?:none|nil|zero|无|没有)$/iu;
/** "伤亡人数", "馆藏数量": what is counted. */
const CHINESE_COUNT = /(?:数|数量|人次)$/u;
/** Fewer figures say nothing of what the others are. */
const LEAST_FIGURES = 2;

/**
 * The values of a column with nought for what says that there is none of what it counts: "Lives lost: none" among 12 and 4. A word
 * among sizes or years ("Height limit: none") is no number, and a dash or an empty cell says nothing.
 */
export function withNoughts(name: string, values: readonly Value[]): Value[] {
  if (!values.some(isNought)) return [...values];
  const heading = name.trim().replace(/\s*[:：]$/, "");
  const figures = values.filter((value) => value.kind === "number");
  const areCounts =
    (isCountable(heading) || CHINESE_COUNT.test(heading)) &&
    figures.length >= LEAST_FIGURES &&
    figures.every(({ decimal, precision, unit }) => unit === undefined && precision === 0 && Number(decimal) >= 0);
  if (!areCounts) return [...values];
  return values.map((value) =>
    isNought(value) ? { kind: "number", printed: value.printed, decimal: "0", precision: 0 } : value,
  );
}

const isNought = ({ kind, printed }: Value): boolean => kind === "text" && NOUGHT.test(printed.trim());
