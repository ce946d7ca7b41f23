import type { Relation } from "./relation.ts";

/** A link as it stands on a page. */
export interface PageLink {
  /** Absolute, resolved against `<base>` or the page, fragment removed. */
  url: string;
  text: string;
  title?: string;
  rel?: string;
  /** The nearest heading above it and the row or list item that it stands in, for choosing among links. */
  context: string;
  /** Inside nav, header, footer, menus or breadcrumbs; or part of the content. */
  area: "content" | "navigation";
  /** Ref of its numbered element in the observation. */
  ref?: number;
}

/** Something that can be acted on, numbered in the observation as `[12] link "Schedule"`. */
export interface PageElement {
  ref: number;
  role: "link" | "button" | "textbox" | "checkbox" | "radio" | "combobox" | "tab" | "option";
  name: string;
  /** e.g. "checked", "expanded", "disabled", "value=…" */
  state?: string;
  /** Element path from the document (child element indices); backends find the element again by it. */
  path: string;
  /** Links: where it leads. */
  href?: string;
}

/** One page or file, read. What the rest of the house sees of the web. */
export interface ReadPage {
  /** Address it was read from, after redirects. */
  url: string;
  /** `<link rel=canonical>`, resolved, where the page gives one. */
  canonical?: string;
  /** SHA-256 of the bytes that were read. */
  snapshot: string;
  contentType: string;
  title: string;
  /** BCP 47 language tag, or "" where it cannot be told. */
  language: string;
  /** ISO dates. */
  published?: string;
  modified?: string;
  /** The whole page as an agent sees it, written by our linear writer, not yet paged. */
  observation: string;
  /** Main content only, a line break between blocks. */
  mainText: string;
  elements: PageElement[];
  links: PageLink[];
  /** Relations within this page or file (never page collections). */
  relations: Relation[];
  /** `<meta name=robots>`. */
  noindex: boolean;
  nofollow: boolean;
  /** Why this page probably needs a browser to be seen whole; absent where it does not. */
  needsBrowser?: string;
  warnings: string[];
}
