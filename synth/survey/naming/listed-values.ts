import type { Value } from "../../../core/value.ts";
import { singular } from "../../../logic/english/english.ts";

/** What stands between the values that a heading lists. */
const BETWEEN = /\s+or\s+|\s*\/\s*/i;

/** "Fall or find: Fall", "Day/night: day": the heading lists its values, and is no name of what they are said of. */
export function listsItsValues(heading: string, values: readonly Value[]): boolean {
  const listed = heading.split(BETWEEN).map(bare);
  const texts = values.flatMap((value) =>
    value.kind === "text" || value.kind === "entity" ? [bare(value.printed)] : [],
  );
  return listed.length > 1 && texts.length > 0 && texts.every((text) => listed.includes(text));
}

const bare = (text: string): string => singular(text.trim().toLowerCase());
