import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { childTags, elementPath, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden } from "../dom/hidden.ts";
import { contentOf, printedText } from "../tables/cell-content.ts";
import { draftCell } from "../tables/draft-cell.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import { readsAsProse } from "../text/prose.ts";
import { isContentsList } from "./contents-list.ts";

/** Terms longer than this are questions or sentences. */
const LABEL_LENGTH = 60;
/** A list whose descriptions are on average longer is a glossary, not a thing's properties. */
const MEAN_LENGTH = 100;
const MOST_PAIRS = 200;

/** A `dl` of labels and values as a one-row draft; undefined where it is a glossary, a table of contents or anything else. */
export function definitionListDraft(list: Tag, base: string, heading: string): Draft | undefined {
  const pairs = pairsOf(list);
  if (pairs.length < 2 || pairs.length > MOST_PAIRS) return undefined;
  const names = pairs.map(({ label }) => withoutMarks(printedText(label)).replace(/\s*[:：]$/, ""));
  if (names.some((name) => name === "" || name.length > LABEL_LENGTH)) return undefined;
  if (new Set(names).size < names.length) return undefined;
  const cells = pairs.map(({ values }) => cellOf(values, base));
  const length = cells.reduce((sum, cell) => sum + cell.text.length, 0) / cells.length;
  if (length > MEAN_LENGTH || readsAsProse(cells.map((cell) => cell.text))) return undefined;
  // Terms of which most say nothing are a list of terms.
  if (cells.filter((cell) => cell.text === "").length * 2 > cells.length || isContentsList(pairs, base))
    return undefined;
  return { name: heading, source: "definition_list", columns: names.map((name) => ({ name })), rows: [{ cells }] };
}

/** `dt` with the `dd`s after it, which all terms right before them share; each group may be in a `div` (HTML 4.4.9). */
function pairsOf(list: Tag): { label: Tag; values: Tag[] }[] {
  const pairs: { label: Tag; values: Tag[] }[] = [];
  let shared: Tag[] = [];
  const parts = childTags(list).flatMap((child) => (child.name === "div" ? childTags(child) : [child]));
  for (const part of parts) {
    if (isHidden(part)) continue;
    if (part.name === "dt") {
      if ((pairs.at(-1)?.values ?? []).length > 0) shared = [];
      pairs.push({ label: part, values: shared });
    } else if (part.name === "dd" && pairs.length > 0) shared.push(part);
  }
  return pairs.filter(({ values }) => values.length > 0);
}

/** Several `dd` are several values; the cell's place is then their stretch of the list's text. */
function cellOf(values: readonly Tag[], base: string): DraftCell {
  const first = values[0]!;
  const own = draftCell(first, base, { at: "node", path: elementPath(first) });
  if (values.length === 1 || !isPageTag(first.parent)) return own;
  const items = values.map((value) => {
    const { text, href } = contentOf(value, base);
    return href === undefined ? { text } : { text, href };
  });
  const text = values.map(printedText).join(" ");
  const from = printedText(first.parent).indexOf(text);
  if (from < 0) return own;
  return { text, items, place: { at: "node", path: elementPath(first.parent), start: from, end: from + text.length } };
}
