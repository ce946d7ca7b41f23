import type { Relation } from "../../../core/relation.ts";
import type { Pager } from "./pager-links.ts";

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
 * without any fact of their own stay. A list that goes on lists what all of its pages do.
 */
export function withoutIndexPages(
  relation: Relation,
  pages: ReadonlyMap<string, LeadingPage>,
  pagerAt?: (url: string) => Pager,
): Relation {
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
  const linked = (from: string, to: ReadonlySet<string>) =>
    pages.get(from)?.links.flatMap(({ url }) => (to.has(url) && url !== from ? [url] : [])) ?? [];
  const leadsTo = (from: readonly string[], to: ReadonlySet<string>) =>
    new Set(from.flatMap((one) => linked(one, to))).size;
  const isIndex = (row: Relation["rows"][number]) => {
    const url = row.about;
    if (url === undefined) return false;
    if (leadsTo([...goesOn(url, known, pagerAt)], known) >= LISTS * others.length) return true;
    if (stated(row, facts) > 0) return false;
    const own = new Set([url]);
    return others.filter((other) => leadsTo([other], own) > 0).length >= LINKED * others.length;
  };
  const index = new Set(silent.filter(isIndex));
  return index.size === 0 ? relation : { ...relation, rows: relation.rows.filter((row) => !index.has(row)) };
}

/** A page with those that go on with it; a thing that leads to the next one goes on with nothing. */
function goesOn(
  first: string,
  things: ReadonlySet<string>,
  pagerAt: ((url: string) => Pager) | undefined,
): ReadonlySet<string> {
  const found = new Set([first]);
  // A set is walked through to what was added on the way.
  for (const url of found) for (const next of pagerAt?.(url).urls ?? []) if (!things.has(next)) found.add(next);
  return found;
}
