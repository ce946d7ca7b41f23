import { SkipError } from "../../core/errors.ts";
import type { Evidence } from "../../core/evidence.ts";
import { canonicalJson } from "../../core/ids.ts";
import { printedAt } from "../../crawler/read/observe/relocate.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { yearWithin } from "../../logic/values/year-text.ts";
import type { SiteFacts } from "./check.ts";

const known = new WeakMap<SiteFacts["source"], Map<string, Promise<string | undefined>>>();

/**
 * What stands at a place of a raw snapshot, read without the code that reads relations; undefined where nothing does.
 * A place is read once per archive, however many cells of a matrix rest on it.
 */
export function reread(source: SiteFacts["source"], evidence: Evidence): Promise<string | undefined> {
  const texts = known.get(source) ?? new Map<string, Promise<string | undefined>>();
  known.set(source, texts);
  const key = canonicalJson(evidence);
  const text = texts.get(key) ?? printed(source, evidence);
  texts.set(key, text);
  return text;
}

async function printed(source: SiteFacts["source"], evidence: Evidence): Promise<string | undefined> {
  const bytes = await source(evidence.snapshot);
  if (!bytes) return undefined;
  try {
    return await printedAt({ ...bytes, url: evidence.url }, evidence.place);
  } catch (error) {
    if (error instanceof SkipError) return undefined;
    throw error;
  }
}

/** A calendar year that a name was read as: "The year 2016". */
const YEAR = /^\d{4}$/;

/** Does the text state the value? Of several pieces of one cell each has to stand there; of a year, it and no other. */
export function states(text: string, value: string): boolean {
  const whole = plain(text);
  if (whole === plain(value) || (YEAR.test(value) && yearWithin(text) === Number(value))) return true;
  const pieces = value
    .split(/[;,]\s/)
    .map(plain)
    .filter((piece) => piece !== "");
  return pieces.length > 1 && pieces.every((piece) => whole.includes(piece));
}

const plain = (text: string) => foldText(text).replace(/\s+/g, "");
