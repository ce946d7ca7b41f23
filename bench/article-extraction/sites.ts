import { createHash } from "node:crypto";
import { getDomain } from "tldts";

/** Part of a page, from 0 to `parts - 1`. All pages of one site fall into the same part: no part knows another's templates. */
export function partOf(url: string, parts: number): number {
  const site = getDomain(url) ?? url;
  return createHash("sha256").update(`1${site}`).digest().readUInt32BE(0) % parts;
}
