import type { Relation } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";
import { isTableFamily } from "../collections/table-family.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage } from "../surveyed.ts";

/** Says of things, by the lists of them, that they were chosen of more. */
type Chosen = (naming: Naming, relation: Relation, listing: readonly LinkingPage[]) => Naming;

/**
 * “主要泉眼”, "Notable residents" over a table: its rows were chosen of more as pages are that are listed under such a heading, whether or
 * not they have pages. What stands on several pages is under none of their headings.
 */
export function chosenInTable(
  naming: Naming,
  relation: Relation,
  page: SurveyedPage | undefined,
  chosen: Chosen,
): Naming {
  if (page === undefined || isTableFamily(relation) || isOnSeveral(relation)) return naming;
  const rows = relation.rows.map((row, at) => ({ ...row, about: `${relation.url}#${at}` }));
  const links = rows.map(({ about }) => ({ url: about, text: "", heading: relation.name }));
  return chosen(naming, { ...relation, rows }, [{ page, links }]);
}

const isOnSeveral = ({ url, rows }: Relation): boolean =>
  rows.some(({ cells }) => cells.some(({ evidence }) => evidence.url !== url));
