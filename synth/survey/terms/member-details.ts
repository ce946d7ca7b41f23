import { descendants, inside, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { FIRST, type Statement, versionOf } from "./term-statements.ts";

/** Headings of members that some generators give the level of the heading that they stand under. */
const MEMBER_CLASS = /(?:^|\s)memtitle(?:\s|$)/;
/** "◆ draw() [1/2]": marks around the name of a member. */
const MARKED = /^[^\p{L}\p{N}_~$@]*\s|\s\[\d+\/\d+\]$/gu;
const BARE = /^[\p{L}_$~][\p{L}\p{N}_$]*$/u;
/** Classes of lists of notes on a member, as generators of references write them. */
const NOTES = /(?:^|\s)(?:notes|section|deprecated|tag-list)(?:\s|$)/;
/** How a member is called, as generators of references mark it. */
const SIGNATURE = /(?:^|\s)(?:member-?signature|memproto|methodsignature)(?:\s|$)/i;
/** What stands before the type of what a method returns. */
const MODIFIERS =
  /^(?:@\S+\s|(?:public|protected|private|static|final|abstract|synchronized|native|default|strictfp|virtual|inline|constexpr|explicit|extern|sealed)\s|<[^<>]*(?:<[^<>]*>[^<>]*)*>\s)+/;
/** What a macro is defined by. */
const DIRECTIVE = /^#\p{Ll}+$/u;
/** The column of what a method returns. */
export const RETURNED = "Return type";
const METHODS: ReadonlySet<string> = new Set(["method", "function"]);
/** A type written longer than this (characters) is no kind of anything. */
const LONGEST_TYPE = 60;

/** The level of a heading: one of a member stands below the one that it has the tag of. */
export const levelOf = (heading: Tag): string =>
  MEMBER_CLASS.test(heading.attribs["class"] ?? "") ? `${heading.name} member` : heading.name;

/** What the heading of a member says without the marks around it. */
const unmarked = (heading: string): string => heading.replace(MARKED, "");

/** The name of a member that a heading consists of. */
export const bareName = (heading: string): string | undefined => (BARE.test(heading) ? heading : undefined);

/** How a member is called, as it stands right below its heading; it tells members of one name from each other. */
export function signatureBelow(heading: Tag): Tag | undefined {
  let below = heading.next;
  while (below && !isPageTag(below)) below = below.next;
  if (!isPageTag(below)) return undefined;
  if (below.name === "pre" || SIGNATURE.test(below.attribs["class"] ?? "")) return below;
  return [...descendants(below)].find(({ attribs }) => SIGNATURE.test(attribs["class"] ?? ""));
}

/**
 * The type of what a method returns, before its name in the way it is called: "static int draw(int count)" -> int; "none" where
 * nothing stands there but what is no type, as with constructors and macros, and undefined where it is not understood.
 */
export function returnType(kind: string, name: string, signature: Tag): Statement | "none" | undefined {
  if (!METHODS.has(kind)) return undefined;
  const text = textOf(signature);
  const before = beforeName(name, text);
  if (before === undefined) return undefined;
  const [modifiers] = MODIFIERS.exec(before) ?? [""];
  const printed = before.slice(modifiers.length).trim();
  if (printed === "" || DIRECTIVE.test(printed)) return "none";
  if (printed.length > LONGEST_TYPE || /::$/.test(printed)) return undefined;
  return { column: RETURNED, printed, start: modifiers.length };
}

/** What stands before the name of what is called: "void " before "draw (int count)" and before "(*DrawFunc) (int count)". */
function beforeName(name: string, text: string): string | undefined {
  const called = new RegExp(`(?:^|[\\s*&:])${escaped(name)}[\\s\\u200B]*\\(`).exec(text);
  if (called) return text.slice(0, called.index + 1).trimEnd();
  const pointed = new RegExp(`\\(\\s*\\*\\s*${escaped(name)}\\s*\\)\\s*\\(`).exec(text);
  return pointed ? text.slice(0, pointed.index).trimEnd() : undefined;
}

const escaped = (text: string) => text.replace(/[$~]/g, "\\$&");

/** A list of notes on what is described above it, and not of things. */
export const isOfNotes = (list: Tag): boolean => NOTES.test(list.attribs["class"] ?? "");

/** "2.1", "Deck 2.1", "R14B": a version, or the name of what has versions and one of them. */
const ONE_VERSION = /^(?:\p{Lu}[\p{L}.+-]*\s)?(?<version>[\p{L}\d.+-]*\d[\p{L}\d.+-]*?)\.?$/u;

/** What a note says of the version of its member, "Since" with "2.1" below it; unsure in words that are not understood. */
export function noteOf(label: string, text: string): Statement | undefined {
  if (!/^since\s*:?$/i.test(label)) return undefined;
  const [first = ""] = text.split(/(?<=\.)\s/);
  const found = versionOf(first) ?? versionOf(`Since: ${first}`);
  if (found?.column === FIRST) return { ...found, start: text.indexOf(found.printed) };
  const version = ONE_VERSION.exec(first)?.groups?.["version"];
  if (version === undefined) return { column: FIRST, printed: text, start: 0, isUnsure: true };
  return { column: FIRST, printed: version, start: text.indexOf(version) };
}

/** An element beside a name that is marked to say since when there is what bears it. */
export function markedSince(tag: Tag): Statement | undefined {
  const isMarked = tag.name === "span" && /(?:^|\s)since(?:\s|$)/.test(tag.attribs["class"] ?? "");
  const text = isMarked ? textOf(tag) : "";
  return text === "" ? undefined : noteOf("since", text);
}

/** What a heading says without the version that is marked in it. */
export function headingText(heading: Tag, limit: number): string {
  const text = textOf(heading, limit);
  const since = inside(heading, "span").find((tag) => markedSince(tag));
  const version = since && textOf(since);
  return unmarked(version !== undefined && text.endsWith(version) ? text.slice(0, -version.length).trimEnd() : text);
}
