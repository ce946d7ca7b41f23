/** What a description states of its term: a column and its value, with the places of the value in the text. */
export interface Statement {
  column: string;
  printed: string;
  start: number;
  /** The term may state several of these. */
  isOneOfSeveral?: true;
  /** It has one, and which is anyone's guess. */
  isUnsure?: true;
}

/** What a statement of a version begins with; the word before the figures may be the name of what has versions. */
const VERSIONED =
  /^(?:this \p{L}+ (?:was|is|has been) )?(?<what>new|added|introduced|available|since|deprecated|removed|changed)(?:\s(?:in|since|from|as of))?\s?:?\s(?<product>\p{L}[\p{L}.+-]*\s)??(?:(?:version|release)\s|v)?(?<version>\d+(?:\.\d+)+(?:[a-z]+\d*)?)(?<others>(?:, v?\d+(?:\.\d+)+)*)(?<after>[.)]?$|, (?:and )?(?:will be )?removed in\b|:\s)/iu;
/** What has numbers of its own. */
const NUMBERED_PART = /^(?:chapter|section|part|appendix|table|figure|example|step|line|item|rfc)$/i;
const COLUMNS: Readonly<Record<string, string>> = {
  deprecated: "Deprecation version",
  removed: "Removal version",
};
export const FIRST = "First version";
/** Of what changed, a description may state several versions. */
export const CHANGED = "Latest change version";
/** Columns of versions. */
export const VERSIONS: ReadonlySet<string> = new Set([FIRST, CHANGED, ...Object.values(COLUMNS)]);
/** "Default: 5", "Availability: Unix." */
const LABELLED = /^(?<label>\p{Lu}[\p{Ll} ]{2,24}?)(?:\s?:\s|\s[–—]\s)(?<value>\S.{0,39}?)\.?$/su;
/** Labels before an aside, or before what leads on. */
const ASIDE =
  /^(?:notes?|warnings?|caution|attention|important|tips?|hints?|examples?|for example|see(?: also)?|remarks?|todo|bugs?|bases?|source(?: code)?|description|summary|usage|syntax|synopsis|references?|result|output|input|parameters?|arguments?|args|returns?|raises|throws|yields|authors?|properties|methods?|attributes?|functions?|values?|that is|in short|fixme|new|added|changed|since|deprecated|removed|(?:re)?implements|overrides|extends|inherits(?: from)?|specified by)$/i;
/** A value that goes on as a sentence does. */
const GOES_ON = /[.!?;]\s|\s(?:is|are|was|were|will|can|should|must|which|that|if|when)\s/;

/** Sentences shorter or longer than this (characters) are no statement that others repeat. */
const LEAST_SENTENCE = 16;
const LONGEST_SENTENCE = 120;
/** What leads to another place says nothing of the term. */
const LEADS_ON = /\bsee\b/i;
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?](?=\s|$)/g;

/** What a paragraph states as a whole: "New in version 3.8.", "Default: 5". */
export function statementOf(text: string): Statement | undefined {
  const version = versionIn(text);
  if (version) return version === "none" ? undefined : version;
  const { label, value } = LABELLED.exec(text)?.groups ?? {};
  if (label === undefined || value === undefined || ASIDE.test(label) || GOES_ON.test(value)) return undefined;
  return { column: label, printed: value, start: text.indexOf(value, label.length) };
}

/** What a text states as a whole of a version: "New in version 3.8.", "This property was introduced in Deck 4.2." */
export function versionOf(text: string): Statement | undefined {
  const version = versionIn(text);
  return version === "none" ? undefined : version;
}

/**
 * "none" where a version is of something else: what is said behind it ("3.6: the parameter fold") is of a part of the term,
 * unless it says what changed.
 */
function versionIn(text: string): Statement | "none" | undefined {
  const { what, product = "", version, others, after } = VERSIONED.exec(text)?.groups ?? {};
  if (what === undefined || version === undefined) return undefined;
  if (product !== "" && (NUMBERED_PART.test(product.trim()) || !/^\p{Lu}/u.test(product))) return undefined;
  const start = text.indexOf(version);
  const word = what.toLowerCase();
  if (word === "changed") return { column: CHANGED, printed: version, start, isOneOfSeveral: true };
  if (after!.startsWith(":")) return "none";
  const one = { column: COLUMNS[word] ?? FIRST, printed: version, start };
  return others === "" ? one : { ...one, isUnsure: true };
}

/** The sentences of a paragraph that other descriptions may repeat, without the mark at their end. */
export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= LEAST_SENTENCE && length <= LONGEST_SENTENCE)
    .filter((sentence) => /^\p{Lu}.*\.$/u.test(sentence) && !/[“”"]/.test(sentence) && !LEADS_ON.test(sentence))
    .map((sentence) => sentence.slice(0, -1));

/** What a program's term may hold, in brackets behind it: "port (integer)". */
const TYPED =
  /^\S+\s\((?<type>(?:floating point|integer|int|real|float|double|number|decimal|boolean|bool|string|text|char|character|enum|enumeration|list|array|object|path|date|time|color|colour)(?: number| list)?)\)/i;
/** "edge: "none" | {"flat"}", "width: number, def. 0.5" */
const BRACED = /:.*\|.*\{(?<last>[^{}]{1,40})\}|:.*\{(?<first>[^{}]{1,40})\}.*\|/s;
const NAMED = /(?:\((?:def\.|default:?)\s(?<within>[^()]{1,40})\)|[,\s](?:def\.|default:?)\s(?<value>\S.{0,119}?))$/i;

/** The column of what is taken where nothing is given. */
export const DEFAULT = "Default";
/** A line that says something of a default behind its name. */
export const MENTIONS_DEFAULT = /\S[\s:,(](?:.*[\s,(])?(?:def\.|default:?)\s\S/is;

/** What the line of a term states behind its name. */
export function statementsBehind(line: string): Statement[] {
  const type = TYPED.exec(line)?.groups?.["type"];
  const typed = type === undefined ? [] : [{ column: "Type", printed: type, start: line.indexOf(`(${type}`) + 1 }];
  const braced = BRACED.exec(line)?.groups;
  const named = NAMED.exec(line)?.groups;
  const value = braced?.["last"] ?? braced?.["first"] ?? named?.["value"] ?? named?.["within"];
  const stated = value === undefined ? [] : [{ column: DEFAULT, printed: value, start: line.lastIndexOf(value) }];
  return [...typed, ...stated];
}
