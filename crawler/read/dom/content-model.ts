import { kept } from "../../../core/kept.ts";
import { AROUND_PART, AROUND_TABLE, FOREIGN, INSIDE_SECTION, LIST_SCOPE, SCOPE } from "./scopes.ts";

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
const CLOSES_P = words(
  "address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul",
);

const HEAD_ONLY = words("base basefont bgsound link meta noscript script style template title");

export const HEADING = words("h1 h2 h3 h4 h5 h6");

export const TABLE_SECTION = words("thead tbody tfoot");

/** What is filled in or pressed, and what is called beside it. */
const CONTROL = words("button select textarea input label option");

const STRESS = words("b strong em i u");

/** Never shown, whatever a script does. `noscript` too: what it holds is for readers without scripts and repeats or begs. */
const NEVER_SHOWN = words(
  "script style template noscript head link meta iframe object svg canvas audio video datalist",
);

/** What holds a link with what is said of it. */
const ROW = words("tr li dd p figure");

/** What stands in them is no markup. */
const RAW = words("script style textarea xmp title");

/** What HTML says about an element's name, as bits of `Tag.kinds`. */
export const IS_BLOCK = 1;
export const IS_HEADING = 2;
export const IS_CONTROL = 4;
export const IS_STRESS = 8;
export const IS_VOID = 16;
export const ENDS_P = 32;
export const IS_HEAD_ONLY = 64;
export const IS_TABLE_SECTION = 128;
/** Of `scopes.ts`: what the search for an open element ends at. */
export const BOUNDS = 256;
export const BOUNDS_LIST = 512;
export const BOUNDS_TABLE = 1024;
export const BOUNDS_PART = 2048;
export const BOUNDS_SECTION = 4096;
export const IS_NEVER_SHOWN = 8192;
export const HOLDS_RAW = 16384;
export const IS_FOREIGN = 32768;
export const IS_ROW = 65536;
const KINDS = [
  ...[BLOCK, HEADING, CONTROL, STRESS, VOID, CLOSES_P, HEAD_ONLY, TABLE_SECTION],
  ...[SCOPE, LIST_SCOPE, AROUND_TABLE, AROUND_PART, INSIDE_SECTION, NEVER_SHOWN, RAW, FOREIGN, ROW],
];

/** A page has some thirty names; pages that make them up would fill memory. */
const KEPT = 500;

/** The bits of a name. Every reader asks them of every element, so that looking names up in sets would cost as much as reading. */
export const nameKinds = kept(
  (name) => KINDS.reduce((bits, names, bit) => (names.has(name) ? bits | (1 << bit) : bits), 0),
  KEPT,
);
