/** One of the pages of a kind, as far as its names are read. */
export interface FamilyPage {
  url: string;
  snapshot: string;
  html: () => string;
}

/** A text that may be the name of what a page or file is about, and where it is printed. */
export interface Heading {
  /** The page or file that it is about. */
  about: string;
  /** The page that prints it. */
  url: string;
  snapshot: string;
  text: string;
  /** Where `text` starts in the element's text. */
  start: number;
  path: string;
}
