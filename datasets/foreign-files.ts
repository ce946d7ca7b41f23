import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { UsageError } from "../core/errors.ts";

/** The line that stands in every card that Waymark writes. */
const CANARY = /\bwaymark:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/;

/** A file at this path is the card of a dataset that Waymark wrote. */
export function isOwnCard(path: string): boolean {
  return existsSync(path) && CANARY.test(readFileSync(path, "utf8"));
}

/**
 * Files that stand are replaced or removed only where Waymark's own card beside them says that it wrote them: they may be
 * somebody's work. Throws `UsageError` that names those that are not Waymark's. `paths`: the card and what stands beside it.
 */
export function refuseForeign(card: string, paths: readonly string[]): void {
  const standing = paths.filter((path) => existsSync(path));
  if (standing.length === 0 || isOwnCard(card)) return;
  const names = standing.map((path) => basename(path)).join(", ");
  throw new UsageError(`${dirname(card)} holds files that are not of a dataset of Waymark's: ${names}`, {
    mend: "name another folder with --out, or move them away",
  });
}
