import { withoutFragment } from "../../fetch/route-fragment.ts";
import type { DraftColumn } from "./draft.ts";
import type { PageReading } from "./readings.ts";

/** So many pages that stand in their own list are no accident. */
const LEAST_PAGES = 2;
const LEAST_SHARE = 0.2;

/**
 * Is this column a row of a box that leads from page to page: under a heading that groups them ("Steam"), things of the page's own
 * kind, this one among them? Nothing is its own predecessor, part or neighbour: what names the page itself beside others of
 * its kind sorts all of them, and says nothing of this one.
 *
 * @param name the column of the pages' own names
 */
export function listsItself(
  { cells, origin }: DraftColumn,
  pages: readonly PageReading[],
  name: DraftColumn | undefined,
): boolean {
  if (origin === "name" || !name) return false;
  const members = new Set(pages.map(({ url }) => withoutFragment(url)));
  let selves = 0;
  let others = 0;
  for (const [page, items] of cells) {
    const own = nameKey(name.cells.get(page)?.[0]?.text ?? "");
    const url = withoutFragment(pages[page]?.url ?? "");
    for (const { text, href } of items) {
      const to = href === undefined ? undefined : withoutFragment(href);
      if (to === url || (to === undefined && own !== "" && nameKey(text) === own)) selves += 1;
      else if (to !== undefined && members.has(to)) others += 1;
      else return false;
    }
  }
  return others > 0 && selves >= Math.max(LEAST_PAGES, LEAST_SHARE * cells.size);
}

const nameKey = (text: string): string => text.trim().toLowerCase();
