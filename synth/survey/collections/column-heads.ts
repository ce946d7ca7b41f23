import type { Evidence } from "../../../core/evidence.ts";
import type { Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { documentOf } from "../page-dom.ts";

/** A column by its number, and what of its heading is wanted. */
export interface Headed {
  at: number;
  /** Is this the text of its heading? */
  fits: (text: string) => boolean;
  /** How many characters of the heading say it. */
  length: number;
}

/** Where the headings of some columns are printed; undefined where one is not found. */
export function headsOf(
  { rows, source }: Relation,
  columns: readonly Headed[],
  page: FamilyPage | undefined,
): Evidence[] | undefined {
  const { evidence } = rows[0]!.cells[0]!;
  const { place } = evidence;
  if (source === "csv") return columns.map(({ at }) => ({ ...evidence, place: { at: "csv", row: 0, col: at } }));
  if (!page || place.at !== "cell") return undefined;
  const cells = [...descendants(documentOf(page.html))].filter(({ name }) => name === "th" || name === "td");
  const found = columns.flatMap(({ fits, length }) => {
    const paths = cells.filter((tag) => fits(textOf(tag).trim())).map((tag) => elementPath(tag));
    paths.sort((a, b) => shared(b, place.path) - shared(a, place.path));
    return paths.slice(0, 1).map((path): Evidence => {
      const { snapshot, url } = evidence;
      return { snapshot, url, place: { at: "node", path, start: 0, end: length } };
    });
  });
  return found.length === columns.length ? found : undefined;
}

/** How far two element paths lead the same way. */
function shared(a: string, b: string): number {
  const [one, other] = [a.split("/"), b.split("/")];
  const apart = one.findIndex((step, at) => step !== other[at]);
  return apart < 0 ? one.length : apart;
}
