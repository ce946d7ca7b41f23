import { SkipError } from "../../core/errors.ts";
import type { Evidence } from "../../core/evidence.ts";
import { printedAt } from "../../crawler/read/relocate.ts";
import { foldText } from "../../logic/normalise.ts";
import type { SiteFacts } from "./check.ts";

/** What stands at a place of a raw snapshot, read without the code that reads relations; undefined where nothing does. */
export async function reread(source: SiteFacts["source"], evidence: Evidence): Promise<string | undefined> {
  const bytes = await source(evidence.snapshot);
  if (!bytes) return undefined;
  try {
    return await printedAt({ ...bytes, url: evidence.url }, evidence.place);
  } catch (error) {
    if (error instanceof SkipError) return undefined;
    throw error;
  }
}

/** Does the text state the value? Of several pieces of one cell each has to stand there. */
export function states(text: string, printed: string): boolean {
  const whole = plain(text);
  if (whole === plain(printed)) return true;
  const pieces = printed
    .split(/[;,]\s/)
    .map(plain)
    .filter((piece) => piece !== "");
  return pieces.length > 1 && pieces.every((piece) => whole.includes(piece));
}

const plain = (text: string) => foldText(text).replace(/\s+/g, "");
