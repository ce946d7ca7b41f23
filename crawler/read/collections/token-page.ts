import type { Trail } from "./trail.ts";

/** An element that holds text, flattened. Its tokens are `first` to `end` (exclusive) of the page's tokens. */
export interface PageElementNode {
  /** Index of the parent among the page's elements; -1 for the outermost. */
  parent: number;
  tag: string;
  /** Its index among its parent's child elements: a step of its element path. */
  index: number;
  /** Tag with its stable classes and id: one step of a place. */
  step: string;
  first: number;
  end: number;
  /** Where its first character stands in the page's normalised text; -1 while there is none. */
  offset: number;
  /** Inside an area that repeats over a site: nav, footer, menus. */
  navigation: boolean;
  /** Inside a listing: its words are those of a program and name nothing. */
  code: boolean;
}

/** One run of text between two tags. */
export interface Token {
  text: string;
  /** What printings of the same label have in common. */
  key: string;
  /** Index of the element that it stands in. */
  element: number;
  /** Tokens of one line are inline neighbours: no block boundary and no `<br>` between them. */
  line: number;
  /** Exact place in the template: the nearest steps upwards with their classes. */
  place: string;
  /** The same without what tells rows and items apart: where labels of one kind stand together. */
  kind: string;
  /** First of its line. */
  leading: boolean;
  /** It could be a label; it is one with a trailing colon; so many of its first characters are one with a colon. */
  nameable: boolean;
  colon: boolean;
  inner: number;
  /** What it is in `inner` characters a label of is a code ("Item # 10254"). */
  coded: boolean;
  /** It states something by itself behind a mark or a gap, whatever else its line says. */
  parted: boolean;
  /** Start and end in the page's normalised text. */
  start: number;
  end: number;
  href?: string;
}

export interface TokenPage {
  title: string;
  /** Element path of the title; "" where the page has none. */
  titlePath: string;
  /** As the page's `<base>` gives it, for its links. */
  base?: string;
  elements: PageElementNode[];
  tokens: Token[];
  /** The line of links that leads from the front page to it. */
  trail?: Trail;
}
