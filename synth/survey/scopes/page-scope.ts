/** Some pages of a kind that a question can mean without naming them, all of which were read. */
export interface PageScope {
  key: string;
  /** The page that lists them under a heading of its own; undefined where it is more than one, or names tell. */
  page?: string;
  members: readonly string[];
  /** What they are, in the singular; undefined where nothing says it. */
  noun: string | undefined;
  /** "listed under “Ports” on the page “Harbours” of the Coast site"; what follows a word for the pages. */
  where: (site: string) => string;
}

/** A page as far as it leads to others. */
export interface LeadingPage {
  url: string;
  title: string;
  depth: number;
  snapshot: string;
  html?: () => string;
  links: readonly { url: string; text: string }[];
}

/** Pages that one question can mean, of which some wait to be read. */
export interface Incomplete {
  size: number;
  missing: readonly string[];
}

/** So many pages of a set show what the others will say. */
export const LEAST_READ = 3;
