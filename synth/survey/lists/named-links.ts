import type { Place } from "../../../core/evidence.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** Where a link prints the name of what it leads to: all of its text, or what a card begins with; undefined where it does not. */
export function nameInLink({ text, path }: { text: string; path: string }, name: string): Place | undefined {
  if (foldText(text) === foldText(name)) return { at: "node", path };
  const printed = name.trim();
  const isFirst = text.startsWith(printed) && /^[\s,;:(·•|–—-]/u.test(text.slice(printed.length));
  return printed !== "" && isFirst ? { at: "node", path, start: 0, end: printed.length } : undefined;
}
