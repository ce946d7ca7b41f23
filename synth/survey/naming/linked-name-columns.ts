import { dataRows } from "../../../core/relation.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** What says only that a thing has a name. */
const MERE_NAME = /^(?:full )?(?:name|title)s?$/i;
/** A column is of a kind where so many of its links (in number, and by share) lead to the kind's pages. */
const LEAST_LINKS = 3;
const OF_KIND = 0.8;

/**
 * Columns headed "Name" that do not name the rows (lists of several months taken together have each name in several rows) are called
 * after the pages that their cells lead to: "which skipper rose most", and not "which name".
 */
export function withNameColumnsCalled(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const kinds = kindsOfPages(relations);
  return relations.map((one) => {
    const { relation, label, naming } = one;
    const called = relation.columns.flatMap(({ name }, at): [string, string][] => {
      if (at === label?.index || !MERE_NAME.test(name.trim()) || naming.names?.[name] !== undefined) return [];
      const kind = kindLedTo(relation, at, kinds);
      return kind === undefined ? [] : [[name, kind]];
    });
    if (called.length === 0) return one;
    return { ...one, naming: { ...naming, names: { ...naming.names, ...Object.fromEntries(called) } } };
  });
}

/**
 * The relations with what those are called that their other columns lead to: “领队” names somebody by what he is for a thing, and the
 * pages that the cells lead to are of 队员.
 */
export function withKindsLedTo(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const kinds = kindsOfPages(relations);
  return relations.map((one) => {
    const { relation, label, naming } = one;
    const ledTo = relation.columns.flatMap(({ name }, at): [string, string][] => {
      const kind = at === label?.index ? undefined : kindLedTo(relation, at, kinds);
      return kind === undefined ? [] : [[name, kind]];
    });
    return ledTo.length === 0 ? one : { ...one, naming: { ...naming, ledTo: Object.fromEntries(ledTo) } };
  });
}

/** What the site's things are called, by their pages. */
function kindsOfPages(relations: readonly SurveyedRelation[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const { relation, naming, hasNoun, scoped, yearly } of relations)
    if (relation.source === "page_collection" && hasNoun && !scoped && !yearly)
      for (const { about } of dataRows(relation)) if (about !== undefined) kinds.set(about, naming.singular);
  return kinds;
}

function kindLedTo(
  relation: SurveyedRelation["relation"],
  at: number,
  kinds: ReadonlyMap<string, string>,
): string | undefined {
  const links = dataRows(relation).flatMap(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "entity" ? [kinds.get(value.href)] : [];
  });
  const [kind] = links.filter((one) => one !== undefined);
  const led = links.filter((one) => one === kind).length;
  return kind !== undefined && led >= LEAST_LINKS && led >= OF_KIND * links.length ? kind : undefined;
}
