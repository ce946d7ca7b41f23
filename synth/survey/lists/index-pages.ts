import type { Relation } from "../../../core/relation.ts";

/** A page that links to so many of the others lists them. */
const LISTS = 0.5;
/** What so many of the others link to is a way through the site ("Contact"). */
const LINKED = 0.9;
const LEAST_LEFT = 4;
/** What frames every page ("last edited on") is stated by lists, too: they are silent of all but so much of what most state. */
const FRAME = 0.25;

/** A page and where it leads. */
interface LeadingPage {
  url: string;
  links: readonly { url: string }[];
}

/**
 * A page collection without the pages that are built like the others and are none of them: they state nothing of what most of
 * the others do, and list them (a front page), or nothing at all, and are linked from all of them (a contact page). Things
 * without any fact of their own stay.
 */
export function withoutIndexPages(relation: Relation, pages: ReadonlyMap<string, LeadingPage>): Relation {
  const facts = relation.columns.flatMap(({ role, unnamed }, at) => (role === "label" || unnamed ? [] : [at]));
  const stated = ({ cells }: Relation["rows"][number], columns: readonly number[]) =>
    columns.filter((at) => cells[at]!.value.kind !== "missing").length;
  const common = facts.filter(
    (at) => relation.rows.filter((row) => stated(row, [at]) > 0).length > relation.rows.length / 2,
  );
  const isSilent = (row: Relation["rows"][number]) =>
    stated(row, facts) === 0 || (common.length > 0 && stated(row, common) <= FRAME * common.length);
  const silent = relation.rows.filter(isSilent);
  if (facts.length === 0 || silent.length === 0 || relation.rows.length - silent.length < LEAST_LEFT) return relation;
  const others = relation.rows.filter((row) => !isSilent(row)).flatMap((row) => row.about ?? []);
  const known = new Set(others);
  const leadsTo = (from: string, to: ReadonlySet<string>) =>
    new Set(pages.get(from)?.links.flatMap(({ url }) => (to.has(url) && url !== from ? [url] : []))).size;
  const isIndex = (row: Relation["rows"][number]) => {
    const url = row.about;
    if (url === undefined) return false;
    if (leadsTo(url, known) >= LISTS * others.length) return true;
    if (stated(row, facts) > 0) return false;
    const own = new Set([url]);
    return others.filter((other) => leadsTo(other, own) > 0).length >= LINKED * others.length;
  };
  const index = new Set(silent.filter(isIndex));
  return index.size === 0 ? relation : { ...relation, rows: relation.rows.filter((row) => !index.has(row)) };
}
