/** What HTML says about its elements (https://html.spec.whatwg.org, sections 4, 13.1 and 13.2.4.2), as far as readers need it. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export const VOID = words(
  "area base basefont br col command embed frame hr img input keygen link meta param source track wbr",
);

/** Elements that stand on lines of their own. */
export const BLOCK = words(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul",
);

/** An open `p` ends where one of these begins. */
export const CLOSES_P = words(
  "address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul",
);

export const HEAD_ONLY = words("base basefont bgsound link meta noscript script style template title");

export const HEADING = words("h1 h2 h3 h4 h5 h6");

export const TABLE_SECTION = words("thead tbody tfoot");
