/** How far up an end tag looks for the element that it ends, and where foreign content begins and ends (HTML 13.2.4.2). */

const scope = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** An end tag looks no further up than these ("has an element in scope", HTML 13.2.4.2). */
export const SCOPE = scope("html table td th caption template object marquee applet");
export const LIST_SCOPE = scope(
  "html table td th caption template ul ol menu dir dl section article main nav aside header footer blockquote details fieldset figure",
);
export const TABLE_PARTS = scope("caption colgroup thead tbody tfoot tr td th");
export const INSIDE_SECTION = scope("table thead tbody tfoot template html");
/** An end tag of these never ends the block around it. */
export const FORMATTING = scope("b big code em font i label nobr s small span strike strong sub sup tt u abbr cite");
export const FOREIGN = scope("svg math");
/** Inside these, HTML elements are allowed again. */
export const INTEGRATION = scope("foreignobject desc title annotation-xml mtext mi mo mn ms");
/** An end tag of a table looks no further up than these. */
export const AROUND_TABLE = scope("template html");
/** An end tag of a part of a table looks no further up than these. */
export const AROUND_PART = scope("table template html");
