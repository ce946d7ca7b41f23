import type { Column } from "../../../core/relation.ts";
import { inFull } from "../../../logic/english/abbreviations.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isParticiple } from "../../../logic/english/participles.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** Something ends and something else begins; "Avg. attendance" is an abbreviation. */
const SENTENCE =
  /[!?]\s|\.\s(?!\p{Ll})(?<!\b(?:[Aa]vg|[Mm]ax|[Mm]in|[Nn]o|[Ee]st|[Aa]pprox|[Tt]emp|[Pp]op|[Vv]ol|[Tt]ot)\.\s)/u;
/** A column name longer than this is a sentence that was mistaken for a label. */
const LONGEST_NAME = 70;
/** Names that a reader gives to columns without a heading, and headings that say nothing. */
const NAMELESS =
  /^(?:(?:overall|column|col|field|cell|value|item|text|link|links|name|details?|data|info|note|notes|remarks?|comments?|edit|actions?|url|see also|references?|sources?|image|photo|misc|miscellaneous|various|#|no\.?|nr\.?)\s*\d*|\d+|\W*)$/i;

/** What heads a list of sentences or of things of any kind, whichever of them has a figure. */
const OF_ANY_KIND =
  /^(?:(?:key|main|other|special|product|additional) )?(?:features|highlights|specifications|specs|benefits|advantages|extras)$/i;
/** Words that only join: "by", "from". */
const JOINING = /^(?:by|from|in|on|at|of|for|to|with|and|or|the|a|an|more|also|is|are|was)$/i;

/** "World Guide number", "Catalogue no.", "Shelfmark": what only tells one thing from another. */
const NUMBERS_IT =
  /^(?!.*\b(?:of|atomic|house|jersey|shirt|squad)\b).*\b(?:guide|catalogu?e?|accession|inventory|register|reference|registration|serial|item|listing|record|object|file) (?:number|no\.?|nr\.?|code|id)$|\b(?:shelf ?mark|call number|identifier)$|^(?:barcode|ean(?:-?13)?|upc|isbn(?:-?1[03])?|sku|asin|gtin)$/i;

/** Parts of something that is not named: "other", "total", "male". */
const PARTS =
  /^(?:(?:the )?(?:total|subtotal|sum|other|others|male|female|males|females|men|women|urban|rural|domestic|international|general|average|mean|percent|percentage|percent of (?:population|total)|rate|min|max|minimum|maximum|note|notes|yes|no|first|second|third|former|current|previous|present|local|official|paved|unpaved|improved|unimproved|at birth|land|water|(?:lowest|highest) \d+%?|\d[\d,.\s-]*(?:to|and over|years|%)?.*))$/i;

/** Names that markup or a reader made up, and cut-off ones: "num", "val 2", "Price (2)", "// OK", "Retrieved from “". */
const MADE_UP =
  /^\/\/|\s["“]$|\s[-–—|/]$|^(?:num|val|txt|td|th|tr|col|div|meta|desc|fact ?box|info ?box|caption|breadcrumbs?)\b|\(\d\)$/i;
/** Names of markup that are words as well: a page's own headings begin with a capital. */
const MARKUP = /^(?:label|span)\b/;
/** When a page was made or changed is a fact about the page, and not a stable one. */
const ABOUT_PAGE =
  /\b(?:page|profile|entry|article|record|content)\b.*\b(?:updated|modified|changed|revised|reviewed|published|created|visited|accessed|viewed)\b|^(?:last )?(?:updated?|modified|changed|edited|reviewed|accessed|retrieved|visited|crawled)\b|^available (?:languages|translations)$|^(?:categories|tags|filed under|posted (?:in|by|on)|(?:page )?views|hits)$|\blast (?:updated?|modified|changed|revised|edited)\b/i;
/** Where the reader may go from here, and what he sees of a list ("Showing": "1-5 of 12"), is the site's order, not a fact. */
const WAY_ON =
  /^(?:next|previous|prev|up|back|forward|home|top|contents)(?: (?:topic|page|chapter|section|article|up))?$|^(?:now )?(?:showing|displaying)(?: (?:results?|items?|entries|page))?$|^table of contents$|^(?:on|in) this (?:page|section|chapter|site)$|^this page$/i;
/** Over links; of a car, "Navigation" may be a fact. */
const MENU = /^(?:(?:site|page|main) )?(?:navigation|menu|breadcrumbs?|site ?map)$/i;
/** "See all product images", "View photos", "Related lists" lead on, too. */
const LEADS_ON =
  /^(?:see|view|browse|shop|click|show)\s(?:all|more|other|full|the|your|our|this|here|by|images?|photos?|larger|details?|similar)\b/i;
const RELATED =
  /^(?:related|recommended|similar)\s(?:items?|lists?|products?|articles?|pages?|links?|topics?|posts?|stories|searches)$|^recommendations$/i;
/** What the reader may do here is no fact: "Write a review", "Compare these cars", "Job tools". */
const ACTION =
  /^(?:write|compare|find|get|buy|e-?mail|share|print|add|apply|sign|log|subscribe|download|rate|follow|tell|learn|discover|choose|select|request|order|contact|send|join|report|check|try|read|watch|listen|search|save|ask|visit|start|create|manage|edit|upload|post|submit|call|enter|make|bookmark)\s(?:an?|the|this|these|that|those|it|your|our|my|me|us|now|here|more|all|to|for|with|up|in|on|out|other|similar|another)\b|\btools?$|^(?:options|next steps?|quick links?|actions?)$|^buy\s|^more\s.*\b(?:choices|options|offers|deals|formats|versions|results)$/i;
/** What others looked at or bought is about them, and what a site advertises about nothing: "Also viewed", "Sponsored". */
const OTHERS =
  /\b(?:also|recently|frequently|often) (?:bought|viewed|visited|purchased|liked?|watched|read|considered|searched|rented|looked at|heard|chose|ordered)\b|^(?:\d+ )?(?:more|other|others|further) .*\b(?:by|from|in|of) (?:this|the same)\b|\bpeople (?:who|that)\b|^similar\b|\byou (?:might|may)\b|^(?:also|more|other|nearby|elsewhere) (?:in|by|from|like|at|on|of|near)\b|\bsponsor(?:ed|s)?\b|\badvert\w*|\bads by\b/i;
/** Boxes under a page that count who passed it on: "Share", in "people like this". */
const SHARED =
  /^(?:tweets?|facebook|twitter|pinterest|whatsapp|linkedin|google\+?|reddit)\b|\b(?:people|others?) likes?\b|\blikes? this\b/i;
/**
 * "You save", "Sold by us", "Features selected", "People that viewed it": somebody does or did it. "Contact there", "Price this week":
 * what is meant is told by where the label stands, and by nothing in a question.
 */
const SPOKEN =
  /^(?:you|we|i|they|it)\s|\b(?:your|our|my|here|there|this|these|those)\b|(?:^|\s)(?:her|his|its|their)\s|\s(?:selected|shown|displayed)$|\s(?:that|which|who)\s/i;
/** "Sold by us", and not "US viewers". */
const OF_US = /\bus\b/;
/** "nationwide.": the end of a sentence. */
const ENDS_SENTENCE = /\p{Ll}{6,}\.$/u;
/** A point in time has a name that says what happened then. */
const EVENT =
  /\b(?:date|year|time|day|since|until|from|start|begin|began|end|ceased|deadline|due|release|birth|death|launch|opening|closing|first|last|latest|independence|holiday|\p{L}+ed|born|died|built|begun|held|won|made|sent|met|sold|sunk|lost|found|written|withdrawn|laid|taken|broken|debut|premi[eè]re|voyage|discovery|introduction|accession)\b/iu;
/** "/ 5 from" behind a grade, "signed, but not ratified", "the following constants are also defined", "usually ships in" */
const CLAUSE =
  /^\/ ?\d|^(?:or|and|but|nor|does|did|out of|usually|generally|normally|typically|often|sometimes|already|still|just|soon)\s|,\s*(?:but|yet|and not|nor)\s|\S\s(?:is|are|was|were|should|must|will|can|could|might|shall)\s|\bfollowing\b/i;
/** "Most players at once": how many there were is asked for by the same word again. */
const FOREMOST = /^(?:most|fewest|least)\s(?:\p{L}+\s)?\p{L}+s\b/iu;
/** "Doors open", "Breakfast included", "Card payment accepted" */
const ENDS_AS_CLAUSE =
  /\s(?:opens?|closes?|starts?|begins?|ends?|included|excluded|available|required|allowed|accepted|permitted|offered|provided|needed|recommended)$/i;
/** "Rooms offered: 312": so many of them, to which something was done. */
const THINGS_DONE = /^(?!.*\bis )(?:\p{L}+ )?\p{L}{2,}[^s\W]s \p{Ll}+ed$/iu;
/** "Description copied from the parent": it says what follows, and is no property. */
const INTRODUCES = /^(?:description|explanation|comment|remark|note)s?\s\S+ed\s/i;
/** "Method Summary", "Constructor Details > Parameters": it heads a list of what a reference describes one by one. */
const MEMBERS =
  /^(?:\p{L}+ )?(?:method|function|field|constructor|property|constant|element|member|class|type|typedef|macro definition|variable|enumeration)s? (?:summary|details?|documentation)$/iu;
/** Amounts of money are nothing without their currency. */
const MONEY =
  /\b(?:revenues?|expenditures?|spending|budget|income|salary|price|cost|debt|gdp|profit|turnover|sales)\b/i;

/** "Pts", "Gls", "Ht.": letters of a word that a reader has to know; acronyms ("MSRP") are said as they are written. */
const CUT_SHORT = /^[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,3}\.?$/;

/** The levels of a heading: what leads on at any of them is no fact. */
const levelsOf = (name: string): string[] => name.split(" > ").map((level) => level.trim());

/** "Others also bought", "Related items", "8 more from the same maker": what stands under it is about other things than the page is. */
export const isAboutOthers = (heading: string): boolean => OTHERS.test(heading) || RELATED.test(heading);

/** "Find a new van", "Compare these": what a cell says to do is no value. */
export const isDoing = (text: string): boolean => ACTION.test(text.trim());

/** "Next topic", "Up": what leads through the site states nothing of what a page is about. */
export const isWayOn = (name: string): boolean =>
  levelsOf(name).some((level) => WAY_ON.test(level) || LEADS_ON.test(level) || RELATED.test(level));

/** "Teaching" over links to courses: they are what is taught, and nobody's teaching. A building and a painting are things. */
const isActivity = (name: string): boolean => /^\p{L}+ing$/iu.test(name) && nounKind(name) === "act";

/** Why a heading cannot stand in an English question; undefined where it can. */
export function whyNoHeading(column: Column): string | undefined {
  const { role, type } = column;
  const name = inFull(column.name);
  if (SHARED.test(`${name} ${column.unit ?? ""}`)) return "it is what passers-by pressed";
  const levels = levelsOf(name);
  if (JOINING.test(levels.at(-1)!)) return "its heading says nothing";
  if (levels.length === 1 && (CUT_SHORT.test(name.trim()) || /^\p{L} of\s/u.test(name)))
    return "its heading is cut short";
  if (NAMELESS.test(name.trim())) return "its heading says nothing";
  if (type === "number" && column.unit !== undefined && OF_ANY_KIND.test(name.trim()))
    return "its heading stands over things of any kind";
  if (MADE_UP.test(name.trim()) || MARKUP.test(name.trim())) return "its heading is no word of the page's own";
  if (ABOUT_PAGE.test(name)) return "it is about the page, not about what the page is about";
  if (isWayOn(name) || ((type === "list" || type === "entity") && MENU.test(name.trim())))
    return "it leads through the site";
  if (levels.some((level) => MEMBERS.test(level))) return "it heads a list of members";
  if ((type === "list" || type === "entity") && isActivity(name.trim())) return "its heading says what somebody does";
  if (levels.some((level) => ACTION.test(level))) return "it is something to do, not a fact";
  if (OTHERS.test(name)) return "it is about other things than the page is";
  // "2 days ago"
  if (/\bago$/.test(column.unit ?? "")) return "it changes from day to day";
  if ((type === "date" || role === "year") && !EVENT.test(name) && !isParticiple(name.trim().split(" ")[0]!))
    return "its heading does not say what happened then";
  if (type !== "number" && NUMBERS_IT.test(name.trim())) return "it is an identifier, which says nothing of the thing";
  if (
    PARTS.test(name.trim()) ||
    (type === "number" && !isCurrency(column.unit ?? "") && isOnlyAdjective(humanise(name)))
  )
    return "its heading is a part of something unnamed";
  const isCount = type === "number" && column.unit === undefined && THINGS_DONE.test(name.trim());
  if (type !== "date" && role !== "year" && !isCount && ENDS_AS_CLAUSE.test(name.trim()))
    return "its heading is a clause, not a noun";
  if (type === "number" && FOREMOST.test(name.trim())) return "its heading says which of many figures it is";
  if (INTRODUCES.test(name.trim()) || CLAUSE.test(name) || SPOKEN.test(name.trim()) || OF_US.test(name))
    return "its heading is a clause, not a noun";
  if (name.length > LONGEST_NAME || SENTENCE.test(name) || ENDS_SENTENCE.test(name.trim()))
    return "its heading is a sentence";
  if (!/\p{L}{2}/u.test(name)) return "its heading is no word";
  if (role === "measure" && !column.unit && MONEY.test(name)) return "its currency is not stated";
  return undefined;
}
