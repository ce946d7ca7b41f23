import type { Cell } from "../../../core/relation.ts";
import { childTags, descendants, elementPath, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { documentOf } from "../page-dom.ts";

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

/** What a page refers to under a heading "See also", as far as the next heading; none where it has no such heading. */
export function referencesOfPage(page: FamilyPage): References {
  const headings = [...descendants(documentOf(page.html))].filter((tag) => isHeading(tag));
  const [heading, ...more] = headings.filter((tag) => SEE_ALSO.test(textOf(tag)));
  if (!heading) return [];
  const below = behind(heading);
  return more.length > 0 || below === undefined ? undefined : namesIn(below, "", page);
}

const isHeading = ({ name }: Tag) => /^h[1-6]$/.test(name);

/** What follows a heading, in its box or behind it; undefined where bare text does. */
function behind(heading: Tag): Tag[] | undefined {
  const found: Tag[] = [];
  for (let next = heading.next; next && !(isPageTag(next) && isHeading(next)); next = next.next) {
    if (isPageTag(next)) found.push(next);
    else if ("data" in next && next.data.trim() !== "") return undefined;
  }
  const around = heading.parent;
  return found.length === 0 && isPageTag(around) && textOf(around) === textOf(heading) ? behind(around) : found;
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
