import type { Draft } from "../tables/relation-draft.ts";

/** Lists of one page that bear a label, each with a value of its own, before the label is one of the page's parts. */
const LISTS = 3;
/** An index has more entries than a thing has links. */
const LEAST_ENTRIES = 4;

/** What lists properties, a row of them. */
const isOneThing = ({ source, rows }: Draft) =>
  (source === "infobox" || source === "definition_list") && rows.length === 1;

/**
 * Which lists of labels with values are about parts of their page, not about the page: most of their labels stand in several
 * of its lists, with another value in each.
 */
export function draftsOfParts(drafts: readonly Draft[]): Set<Draft> {
  const values = new Map<string, Set<string>>();
  const lists = drafts.filter(isOneThing);
  for (const { columns, rows } of lists) {
    columns.forEach(({ name }, at) => {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(rows[0]!.cells[at]!.text));
    });
  }
  const isOfParts = ({ columns }: Draft) =>
    columns.filter(({ name }) => values.get(name)!.size >= LISTS).length * 2 > columns.length;
  return new Set(lists.filter(isOfParts));
}

/** Entries with the page where each is found: most lead where others lead, too. They are no properties of anything. */
export function isIndexOfPages(draft: Draft): boolean {
  const cells = isOneThing(draft) ? draft.rows[0]!.cells : [];
  if (cells.length < LEAST_ENTRIES || cells.some(({ href }) => href === undefined)) return false;
  return new Set(cells.map(({ text }) => text)).size * 2 <= cells.length;
}

/** Where a link leads from the page, and not what the page is about. */
const WAYS =
  /^(?:next|prev(?:ious)?|up|back|forward|first|last|top|home|start|contents?|table of contents|index|parent)(?: (?:page|chapter|section|topic|article|part))?$|^(?:suivante?|précédente?|sommaire|accueil|retour|haut|weiter|zurück|hoch|inhalt|anfang|siguiente|anterior|arriba|índice|inicio|successiv[oa]|precedente|indice|следующ(?:ая|ий|ее)|предыдущ(?:ая|ий|ее)|вверх|содержание)$|^(?:上|下)一?(?:页|頁|章|节|節|篇)$|^(?:目录|目錄|首页|首頁|返回)$|^(?:次|前|上|目次|ホーム)(?:へ|ページ)?$/iu;

/** "Next: Sails; Up: Boats; Previous: Masts": all labels are ways from the page, all values links or nothing. */
export function isWayRound(draft: Draft): boolean {
  if (!isOneThing(draft)) return false;
  const stated = draft.columns.flatMap(({ name, unnamed }, at) => (unnamed ? [] : [{ name, at }]));
  const cells = draft.rows[0]!.cells;
  const leads = stated.every(({ at }) => cells[at]!.link !== undefined || cells[at]!.text === "");
  return leads && stated.length > 0 && stated.every(({ name }) => WAYS.test(name));
}
