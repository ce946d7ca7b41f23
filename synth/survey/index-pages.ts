import type { Relation } from "../../core/relation.ts";

/** A page that links to so many of the others lists them. */
const LISTS = 0.5;
/** What so many of the others link to is a way through the site ("Contact"). */
const LINKED = 0.9;
const LEAST_LEFT = 4;

/** A page and where it leads. */
interface LeadingPage {
  url: string;
  links: readonly { url: string }[];
}

/**
 * A page collection without the pages that are built like the others and are none of them: they state none of the facts that
 * the others state, and list the others (a front page) or are linked from all of them (a contact page). Things without any
 * fact of their own stay.
 */
export function withoutIndexPages(relation: Relation, pages: ReadonlyMap<string, LeadingPage>): Relation {
  const facts = relation.columns.flatMap(({ role, unnamed }, at) => (role === "label" || unnamed ? [] : [at]));
  const states = ({ cells }: Relation["rows"][number]) => facts.some((at) => cells[at]!.value.kind !== "missing");
  const silent = relation.rows.filter((row) => !states(row));
  if (facts.length === 0 || silent.length === 0 || relation.rows.length - silent.length < LEAST_LEFT) return relation;
  const others = relation.rows.filter(states).flatMap((row) => row.about ?? []);
  const known = new Set(others);
  const leadsTo = (from: string, to: ReadonlySet<string>) =>
    new Set(pages.get(from)?.links.flatMap(({ url }) => (to.has(url) && url !== from ? [url] : []))).size;
  const isIndex = ({ about: url }: Relation["rows"][number]) => {
    if (url === undefined) return false;
    if (leadsTo(url, known) >= LISTS * others.length) return true;
    const own = new Set([url]);
    return others.filter((other) => leadsTo(other, own) > 0).length >= LINKED * others.length;
  };
  const index = new Set(silent.filter(isIndex));
  return index.size === 0 ? relation : { ...relation, rows: relation.rows.filter((row) => !index.has(row)) };
}
