import type { Value } from "../../core/value.ts";
import { singular } from "../english/english.ts";

/** The figures without a unit that is their heading's own noun: "303 reviews" under “Customer reviews” are so many of them. */
export function withoutOwnNoun(name: string, values: Value[]): Value[] {
  const noun = /(\p{L}+)\s*[:：]?$/u.exec(name.trim())?.[1];
  const units = new Set(values.flatMap((value) => (value.kind === "number" ? [value.unit && bare(value.unit)] : [])));
  const [unit] = units;
  if (noun === undefined || unit === undefined || units.size > 1 || unit !== bare(noun)) return values;
  return values.map((value) => {
    if (value.kind !== "number") return value;
    const { unit: _, ...figure } = value;
    return figure;
  });
}

const bare = (word: string) => singular(word.toLowerCase());
