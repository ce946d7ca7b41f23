import type { SurveyedPage } from "../surveyed.ts";
import { SEPARATORS } from "./site-name.ts";

const endsOfTitles = new WeakMap<object, ReadonlyMap<string, ReadonlySet<string>>>();

/** The parts of titles, in small letters, by the two words that they end in; told once of all pages, for each relation asks. */
export function titleEnds(pages: ReadonlyMap<string, SurveyedPage>): ReadonlyMap<string, ReadonlySet<string>> {
  const known = endsOfTitles.get(pages);
  if (known) return known;
  const ends = new Map<string, Set<string>>();
  for (const { title } of pages.values()) {
    for (const part of title.split(SEPARATORS).map((text) => text.trim().toLowerCase())) {
      const end = / (\S+ \S+)$/.exec(part)?.[1];
      if (end !== undefined) ends.set(end, (ends.get(end) ?? new Set()).add(part));
    }
  }
  endsOfTitles.set(pages, ends);
  return ends;
}
