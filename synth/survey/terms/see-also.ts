import type { Cell } from "../../../core/relation.ts";
import { childTags, descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { FamilyPage } from "../naming/page-subjects.ts";

const SEE_ALSO = /^see also\s*[:¶§#]*\s*$/i;
/** What stands between names. */
const BETWEEN = /^[\s,;.·|•()\d-]*(?:\band\b[\s,;.]*)?$/i;
/** A name longer than this (characters) is a sentence. */
const LONGEST_NAME = 60;

/** The names that something refers to; undefined where it says more than names. */
export type References = readonly Cell[] | undefined;

/**
 * What a description refers to behind "See also:", name by name; none where it has no such line, undefined where the line says
 * more than names that lead there.
 */
export function referencesWithin(description: Tag, page: Pick<FamilyPage, "snapshot" | "url">): References {
  const found = [...descendants(description)].filter((tag) => beginsSo(tag));
  if (found.length > 1) return undefined;
  return found.length === 0 ? [] : namesIn([found[0]!], textOf(childTags(found[0]!)[0]!), page);
}

/** What a page refers to under a heading "See also". */
export function referencesUnder(
  heading: Tag,
  below: readonly Tag[],
  page: Pick<FamilyPage, "snapshot" | "url">,
): References {
  return SEE_ALSO.test(textOf(heading)) ? namesIn(below, "", page) : [];
}

/** A paragraph that begins with the words, set apart. */
function beginsSo(tag: Tag): boolean {
  const [label] = tag.name === "p" || tag.name === "div" || tag.name === "dd" ? childTags(tag) : [];
  const said = label && label.name !== "a" && label.name !== "p" && label.name !== "div" ? textOf(label) : "";
  return SEE_ALSO.test(said) && textOf(tag).startsWith(said);
}

function namesIn(
  blocks: readonly Tag[],
  label: string,
  { snapshot, url }: Pick<FamilyPage, "snapshot" | "url">,
): References {
  const links = blocks.flatMap((block) =>
    [...descendants(block)].filter(({ name, attribs }) => name === "a" && attribs["href"]),
  );
  const names = links.map((link) => textOf(link));
  let rest = blocks
    .map((block) => textOf(block))
    .join(" ")
    .slice(label.length);
  for (const name of names) {
    const at = rest.indexOf(name);
    if (name === "" || name.length > LONGEST_NAME || at < 0 || !BETWEEN.test(rest.slice(0, at))) return undefined;
    rest = rest.slice(at + name.length);
  }
  if (names.length === 0 || !BETWEEN.test(rest)) return undefined;
  const cells = links.map((link, at): Cell => {
    const place = { at: "node" as const, path: elementPath(link), start: 0, end: names[at]!.length };
    return { value: { kind: "text", printed: names[at]! }, evidence: { snapshot, url, place } };
  });
  return [...new Map(cells.map((cell) => [cell.value.printed, cell])).values()];
}
