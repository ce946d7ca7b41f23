/** From which end things are counted: the highest (longest, latest) or the lowest (shortest, earliest) first. */
export type End = "highest" | "lowest";
