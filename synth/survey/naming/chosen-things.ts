import type { Relation } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";
import { grouped } from "../grouped.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { ofHeading } from "./noun-phrases.ts";

/** A list of all of them may leave out so few (by share), and so few stand there under another heading. */
const WHOLE = 0.95;
/** "Major works", "Notable residents": what was chosen of more, and by what. */
const CHOSEN =
  /^(?:the\s+|our\s+)?(major|main|principal|notable|noteworthy|significant|important|prominent|famous|celebrated|leading|key|representative|typical)\s+(\S.*)$/iu;

/**
 * "Major floods" of "floods": where each list that leads to all of the pages of a kind is headed by a word that says that they were
 * chosen, they are called by it. There are more floods than those with a page, and of "all floods" the site may well tell elsewhere.
 */
export function asChosen(naming: Naming, { rows }: Relation, listing: readonly LinkingPage[]): Naming {
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  const lists = listing.flatMap(({ page, links }) => {
    const urls = new Set(links.map(({ url }) => url));
    return urls.size < WHOLE * about.size ? [] : [headingOf(page, links)];
  });
  const words = new Set(lists.map((heading) => chosenBy(heading, naming.plural)));
  const [word] = words;
  if (words.size !== 1 || word === undefined) return naming;
  return { ...naming, singular: `${word} ${naming.singular}`, plural: `${word} ${naming.plural}` };
}

/** What most of a page's links to them stand under: a heading of their own, or that of the page. */
function headingOf(page: LinkingPage["page"], links: LinkingPage["links"]): string {
  const all = new Set(links.map(({ url }) => url)).size;
  const own = [...grouped(links, ({ heading }) => heading)].find(
    ([, under]) => new Set(under.map(({ url }) => url)).size >= WHOLE * all,
  );
  return own?.[0] || (page.heading ?? page.title);
}

function chosenBy(heading: string, plural: string): string | undefined {
  const [, word, things] = CHOSEN.exec(heading.trim()) ?? [];
  return word !== undefined && ofHeading(things!)?.plural === plural ? word.toLowerCase() : undefined;
}
