import { closest, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { ANCHOR } from "../anchor-mark.ts";
import { fromPlural, pluralHead } from "../naming/noun-phrases.ts";
import { NUMBERING } from "../naming/page-subjects.ts";
import { bareName, headingText } from "./member-details.ts";

/** Words of a list's class that say what its terms are. */
const KIND =
  /^(?:function|method|constructor|operator|callback|slot|procedure|routine|class|attribute|exception|property|option|command|macro|type|struct|enum|typedef|signal|event|directive|role|variable|constant|field|member|parameter|setting)$/;
/** Methods that are marked apart are methods all the same. */
const METHOD = /^(?:static|class)method$/;
/** What is described under these is no part of what the page is about. */
const NO_PARTS =
  /^(?:notes?|examples?|references|bugs|topics|terms|definitions|questions|answers|authors|changes|links|issues|errors|users|files|requirements|environments?|operations|features|tips|steps|exports)$/i;
/** "Property Details", "Method Documentation": what follows describes each of them. */
const DETAILS = /^(?<noun>\p{L}+(?: \p{L}+)?) (?:details?|documentation|descriptions?|reference|summary)$/iu;
/** "The “mode” property" */
const QUOTED = /^The [“"‘'](?<name>[^”"’']+)[”"’'] (?<kind>property|signal|option|attribute|event|element)$/i;
/** "draw_card ()", "[static] List<Card *> Deck::draw(int count) const" */
const CALLED =
  /^(?:\[[^[\]]+\]\s*)?(?:[\p{L}\p{N}_:*&<>,]+\s+)*[*&]*(?<name>[\p{L}_~][\p{L}\p{N}_.:~]*[^\p{L}\p{N}\s()[\]{},;"'?]*)\s?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*(?:const|noexcept|override|= 0))*(?:\s*->\s*\S.*)?$/su;
/** What is written as programs write it is called so, and is no word for others. */
const WRITTEN = /\p{Ll}\p{Lu}|[_:]|\p{Lu}{2}\p{Ll}/u;
/** "size : int", below "Property Documentation" */
const TYPED = /^(?<name>\p{L}[\p{L}\p{N}_]*)\s?:\s?(?:const )?[\p{L}\p{N}_:<>*& ,]+$/u;
/** What is called with many arguments has a long heading (characters). */
const LONGEST_HEADING = 600;

/** What the terms of a list are, in the singular, and whether its markup says it. */
export interface Kind {
  kind: string | undefined;
  isSure: boolean;
}

/** What the terms of a list are: its class says it, else the nearest heading in the plural may. */
export function kindOfList(list: Tag, headings: readonly Tag[]): Kind {
  const words = (list.attribs["class"] ?? "").toLowerCase().split(/\s+/);
  const word = words.findLast((one) => KIND.test(one) || METHOD.test(one));
  if (word !== undefined) return { kind: METHOD.test(word) ? "method" : word, isSure: true };
  return { kind: headings.map((tag) => kindUnder(textOf(tag))).find((kind) => kind !== undefined), isSure: false };
}

/** "4.2 Command-line Options", "Method Details": what stands under it. */
function kindUnder(text: string): string | undefined {
  const bare = text.replace(ANCHOR, "").replace(NUMBERING, "").trim();
  const detailed = DETAILS.exec(bare)?.groups?.["noun"];
  const plural = detailed === undefined ? pluralHead(bare) : fromPlural(detailed);
  if (plural && (WRITTEN.test(bare) || /^non-/i.test(plural.singular))) return undefined;
  const noun = plural?.singular ?? (detailed === undefined ? undefined : ofDetails(detailed));
  return noun === undefined || NO_PARTS.test(plural?.plural ?? noun) ? undefined : noun;
}

/** "Property Documentation" -> "property" */
function detailedIn(heading: string): string | undefined {
  const detailed = DETAILS.exec(heading.replace(ANCHOR, "").trim())?.groups?.["noun"];
  return detailed === undefined ? undefined : ofDetails(detailed);
}

function ofDetails(words: string): string | undefined {
  const last = words
    .replace(/\s(?:type|definition)$/i, "")
    .split(" ")
    .at(-1)!
    .toLowerCase();
  const noun = isPlural(last) ? singular(last) : last;
  return KIND.test(noun) ? noun : undefined;
}

/**
 * A heading that names what the text below it describes, and whether it stands under a heading of details; of no kind
 * where it has brackets that are not understood.
 */
export function headedTerm(
  heading: Tag,
  above: readonly Tag[],
): { kind: string | undefined; name: string; isDetailed: boolean } | undefined {
  const text = headingText(heading, LONGEST_HEADING + 1).replace(ANCHOR, "");
  const quoted = QUOTED.exec(text)?.groups;
  if (quoted) return found(quoted["name"]!, quoted["kind"]!.toLowerCase());
  const called = text.length > LONGEST_HEADING ? undefined : CALLED.exec(text)?.groups?.["name"];
  if (called !== undefined) {
    const kinds = above.flatMap((tag) => kindUnder(textOf(tag)) ?? []);
    return found(called, kinds.find((kind) => KIND.test(kind.split(" ").at(-1)!)) ?? "function", isOfDetails(above[0]));
  }
  const typed = TYPED.exec(text)?.groups?.["name"] ?? bareName(text);
  const kind = typed === undefined || !above[0] ? undefined : detailedIn(textOf(above[0]));
  if (typed !== undefined && kind !== undefined) return found(typed, kind, isOfDetails(above[0]));
  const [before] = text.split("(");
  return before === text || before === "" ? undefined : found(before!.trim(), undefined);
}

const found = (name: string, kind: string | undefined, isDetailed = false) => ({ kind, name, isDetailed });

/** "Method Details" */
const isOfDetails = (heading: Tag | undefined): boolean =>
  heading !== undefined && DETAILS.test(textOf(heading).replace(ANCHOR, "").trim());

/**
 * The terms above the description that an element stands in, in their order; none where it stands in a table or a list
 * within, which describe a part.
 */
export function describedIn(tag: Tag): Tag[] {
  const around = closest(tag, ({ name }) => name === "dd" || name === "li" || name === "td");
  return around?.name === "dd" ? describedBy(around) : [];
}

/** The terms right above a description, in their order. */
export function describedBy(description: Tag): Tag[] {
  const terms: Tag[] = [];
  for (let before = description.prev; before; before = before.prev) {
    if (!isPageTag(before)) continue;
    if (before.name === "dt") terms.unshift(before);
    else if (terms.length > 0 || before.name === "dd") break;
  }
  return terms;
}
