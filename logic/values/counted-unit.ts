import type { Value } from "../../core/value.ts";
import { singular } from "../english/english.ts";

/** The figures without a unit that is their heading's own noun: "303 reviews" under “Customer reviews” are so many of them. */
export function withoutOwnNoun(name: string, values: Value[]): Value[] {
  const figures = values.filter((value) => value.kind === "number");
  const unit = figures[0]?.unit && bare(figures[0].unit);
  // Most columns state no unit in their cells.
  if (unit === undefined || figures.some((figure) => figure.unit === undefined || bare(figure.unit) !== unit))
    return values;
  const noun = /(\p{L}+)\s*[:：]?$/u.exec(name.trim())?.[1];
  if (noun === undefined || unit !== bare(noun)) return values;
  return values.map((value) => {
    if (value.kind !== "number") return value;
    const { unit: _, ...figure } = value;
    return figure;
  });
}

const bare = (word: string) => singular(word.toLowerCase());
