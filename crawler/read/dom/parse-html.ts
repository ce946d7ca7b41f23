import type { Document } from "domhandler";
import { Markup } from "../text/markup.ts";
import { HOLDS_TREE } from "./attribute-marks.ts";
import { HtmlScanner } from "./html-scanner.ts";
import { withInnerTrees } from "./inner-trees.ts";
import { TreeBuilder } from "./tree-builder.ts";

/**
 * Builds the DOM (domhandler's). htmlparser2's own tree builder is quadratic in depth, lets a stray `</div>` end the table
 * around it, and knows no implied `html`, `body`, `tbody`; with those, element paths of a page as served and of the same
 * page as a browser serialises it agree.
 *
 * Comments, doctypes and processing instructions are dropped; declared shadow trees and documents of frames stand where
 * they are shown. Never throws; linear in the input.
 */
export function parseHtml(html: string): Document {
  return parseMarkup(Markup.ofText(html));
}

/** The same of a document that may not be decoded yet. */
export function parseMarkup(markup: Markup): Document {
  return parse(markup, 0);
}

/** `depth` is how many frames the document stands in. */
function parse(markup: Markup, depth: number): Document {
  const tree = new TreeBuilder();
  new HtmlScanner(markup, tree).scan();
  const document = tree.finish();
  return (tree.marks & HOLDS_TREE) === 0
    ? document
    : withInnerTrees(document, (html, within) => parse(Markup.ofText(html), within), depth);
}
