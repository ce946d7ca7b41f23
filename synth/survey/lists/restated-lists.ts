import { dataRows } from "../../../core/relation.ts";
import type { NumberValue, Value } from "../../../core/value.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { unitKey } from "../../../logic/values/units.ts";
import { nounOf } from "../naming/chinese-naming.ts";
import { saidNoun } from "../naming/noun-phrases.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** A list leads to pages of a collection from this share of its rows, and lists all of them from this share of the pages. */
const LISTS = 0.95;
/** Fewer rows may say the same by chance. */
const FEWEST = 4;

/** A table on one page that links to the pages of a collection, by the rows that link there. */
interface ListOf {
  list: SurveyedRelation;
  collection: SurveyedRelation;
  /** Row of the collection, row of the list. */
  pairs: readonly (readonly [number, number])[];
  /** It lists all of the pages. */
  whole: boolean;
}

/** Lists of all or some of the pages of a collection. */
function listsOf(relations: readonly SurveyedRelation[]): ListOf[] {
  const tables = relations.filter(({ relation }) => relation.source === "html_table" || relation.source === "records");
  const found: ListOf[] = [];
  for (const collection of relations) {
    if (collection.relation.source !== "page_collection") continue;
    const rows = new Map(collection.relation.rows.flatMap(({ about }, at) => (about ? [[about, at] as const] : [])));
    for (const list of tables) {
      const pairs = list.relation.rows.flatMap(({ about }, at) => {
        const row = about === undefined ? undefined : rows.get(about);
        return row === undefined ? [] : [[row, at] as const];
      });
      if (pairs.length >= FEWEST && pairs.length >= LISTS * dataRows(list.relation).length)
        found.push({ list, collection, pairs, whole: pairs.length >= LISTS * rows.size });
    }
  }
  return found;
}

/**
 * A table that lists the pages of a collection says what they are ("Trail"), and where the pages state all that it does, it is
 * they that are asked about.
 */
export function withListHeads(
  relations: readonly SurveyedRelation[],
  language: Language,
): { relations: SurveyedRelation[]; restated: SurveyedRelation[] } {
  const lists = listsOf(relations);
  const restated = lists.filter(saysNoMore).map(({ list }) => list);
  const called = new Map<SurveyedRelation, SurveyedRelation>();
  for (const { list, collection, whole } of lists) {
    const noun = whole && list.hasNoun && list.label ? headOf(list.label.column.name, language) : undefined;
    // "澄江市公园" is the title of the list, "公园" the head of its names.
    // The one character of "站名" is short for what the site calls its 客运站.
    const isWord = language !== "zh" || (noun?.singular.length ?? 0) > 1;
    const isAgreed = list.naming.singular === collection.naming.singular;
    // Nor is what a list heads as chosen of more ("major floods") called by the bare word over their names.
    const isLonger =
      noun !== undefined &&
      isWord &&
      !isAgreed &&
      collection.chosen !== true &&
      collection.naming.singular.endsWith(noun.singular);
    if (noun && (!collection.hasNoun || isLonger) && !called.has(collection))
      called.set(collection, { ...collection, hasNoun: true, naming: { ...collection.naming, ...noun } });
  }
  return {
    relations: relations.filter((one) => !restated.includes(one)).map((one) => called.get(one) ?? one),
    restated,
  };
}

function headOf(heading: string, language: Language): { singular: string; plural: string } | undefined {
  if (language !== "zh") return saidNoun(heading);
  const noun = nounOf(heading);
  return noun === undefined ? undefined : { singular: noun, plural: noun };
}

/** Each column of the list is one of the pages, too, whatever it is called there, and each row says the same. */
function saysNoMore({ list, collection, pairs }: ListOf): boolean {
  return list.columns.every(({ index }) =>
    collection.columns.some((own) =>
      pairs.every(([page, row]) => {
        const [there, here] = [
          collection.relation.rows[page]!.cells[own.index]!,
          list.relation.rows[row]!.cells[index]!,
        ];
        return saysAsMuch(there.value, here.value);
      }),
    ),
  );
}

/** The same words or figure ("¥480" and "480元/晚"), or a whole date where the list has its year or month. */
function saysAsMuch(page: Value, list: Value): boolean {
  const year = list.kind === "date" ? list.iso : list.printed.trim();
  if (page.kind === "date" && /^\d{4}/.test(year) && page.iso.startsWith(year)) return true;
  if (page.kind === "number" && list.kind === "number") return page.decimal === list.decimal && areOfOne(page, list);
  return foldText(page.printed) === foldText(list.printed);
}

/** Figures in one unit, of which one may say for each of what it is, or neither of them in another. */
function areOfOne(page: NumberValue, list: NumberValue): boolean {
  const [a, b] = [page.unit, list.unit].map((unit) => unit && unitKey(unit.split(/\s?[/／]\s?/u)[0]!));
  return a === undefined || b === undefined || a === b;
}
