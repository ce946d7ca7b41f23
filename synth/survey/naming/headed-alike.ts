import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { type Noun, ofHeading, plainNoun } from "./noun-phrases.ts";

/**
 * "Night buses" of tables of "Buses", where the heading that they are called by stands on each of their pages: a site that runs other
 * buses, too, would not mean these by "all buses". What differs from page to page is a name of the page's ("Oban buses"), and none
 * of theirs; what only says that some are chosen ("Popular buses") is no name of a sort.
 *
 * @param noun what the column of names is headed
 */
export function headedAlike(
  noun: Noun,
  relation: Relation,
  label: number,
  pages: ReadonlyMap<string, Pick<SurveyedPage, "sections">>,
): Noun | undefined {
  const urls = new Set(dataRows(relation).map(({ cells }) => cells[label]!.evidence.url));
  const said = ofHeading(relation.name);
  const fuller = said && plainNoun(said, []);
  if (urls.size < 2 || !fuller?.plural.endsWith(` ${noun.plural}`)) return undefined;
  const heading = foldText(relation.name);
  const isHeaded = (url: string) =>
    pages
      .get(url)
      ?.sections?.()
      .some((text) => foldText(text) === heading) ?? false;
  return [...urls].every(isHeaded) ? fuller : undefined;
}
