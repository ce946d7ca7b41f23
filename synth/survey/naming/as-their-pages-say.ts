import type { SurveyedRelation } from "../surveyed.ts";
import { ENTRY } from "./entry-noun.ts";

/** What a list links to is what the pages are that it links to: a row of it that has no word of its own has theirs. */
export function asTheirPagesSay(found: readonly SurveyedRelation[]): SurveyedRelation[] {
  const nouns = new Map<string, Pick<SurveyedRelation["naming"], "singular" | "plural">>();
  for (const { relation, naming, hasNoun, saidOfPages } of found)
    if (relation.source === "page_collection" && (hasNoun || saidOfPages))
      for (const { about } of relation.rows) if (about !== undefined) nouns.set(about, naming);
  return found.map((surveyed) => {
    const { relation, naming } = surveyed;
    if (relation.source === "page_collection" || naming.singular !== ENTRY.singular) return surveyed;
    const said = new Set(
      relation.rows.map(({ about }) => (about === undefined ? undefined : nouns.get(about)?.plural)),
    );
    const [noun] = relation.rows.flatMap(({ about }) => (about === undefined ? [] : (nouns.get(about) ?? [])));
    if (said.size !== 1 || !noun) return surveyed;
    return { ...surveyed, hasNoun: true, naming: { ...naming, singular: noun.singular, plural: noun.plural } };
  });
}
