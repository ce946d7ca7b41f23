import type { Relation, Row } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { listPlace, listTitle } from "./paged-lists.ts";
import type { Pager } from "./pager-links.ts";

/**
 * A page collection without the pages that only go on with the list that another of them begins: a pager leads from one to
 * the other, and their names differ in the page's number at most. "Lakes – page 2" is no thing beside "Lakes".
 */
export function withoutFurtherPages(relation: Relation, pagerAt: (url: string) => Pager): Relation {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  if (label < 0) return relation;
  const nameOf = ({ cells }: Row) => cells[label]!.value.printed;
  const further = new Set<Row>();
  for (const alike of grouped(relation.rows, (row) => foldText(listTitle(nameOf(row)))).values()) {
    if (alike.length < 2) continue;
    // The one that gives no number is the first page.
    const [first, ...others] = alike.toSorted((a, b) => placeIn(a, nameOf(a)) - placeIn(b, nameOf(b))) as [
      Row,
      ...Row[],
    ];
    const reached = new Set([first]);
    for (let more = true; more; ) {
      const next = others.filter((row) => !reached.has(row) && [...reached].some((from) => leads(from, row, pagerAt)));
      for (const row of next) reached.add(row);
      more = next.length > 0;
    }
    for (const row of reached) if (row !== first) further.add(row);
  }
  return further.size === 0 ? relation : { ...relation, rows: relation.rows.filter((row) => !further.has(row)) };
}

const leads = ({ about: one }: Row, { about: other }: Row, pagerAt: (url: string) => Pager): boolean =>
  one !== undefined && other !== undefined && (pagerAt(one).urls.has(other) || pagerAt(other).urls.has(one));

/** Which page of a list it is: as its name says, or else by the last number of its address. */
const placeIn = ({ about }: Row, name: string): number =>
  listPlace(name) ?? Number(/(\d{1,3})\D*$/.exec(about ?? "")?.[1] ?? 0);
