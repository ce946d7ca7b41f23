import { dataRows, isFileKind, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { type FileKey, fileKeys } from "./file-keys.ts";

/** Fewer things may say the same by chance, as may those that all say one thing. */
const LEAST_THINGS = 4;
const LEAST_VALUES = 2;
/** Where the pages give so many of a column's values, the others are slips or revisions: it is one fact all the same. */
const NEARLY_ALL = 0.9;

const WHY = "the pages of its things state it under a label of their own";

/**
 * Files without the columns that the pages of their things state, too. A file is headed for programs ("ha", "members"), a page for
 * readers ("Area sown: 12 ha", "Families who joined"): where both say the same, it is asked for as the page words it, and so once.
 */
export function withoutRestatedColumns(found: readonly SurveyedRelation[]): {
  relations: SurveyedRelation[];
  restated: SurveyedRelation[];
} {
  const collections = found.flatMap(({ relation }) => (relation.source === "page_collection" ? [relation] : []));
  const relations: SurveyedRelation[] = [];
  const restated: SurveyedRelation[] = [];
  for (const one of found) {
    const { relation, columns } = one;
    const keys = isFileKind(relation.source) ? fileKeys(relation, collections) : [];
    const idle = columns.filter(({ index }) => keys.some((key) => isStatedByPages(relation, index, key)));
    // What leads to the pages says nothing where all else is theirs.
    const left = columns.filter((column) => !idle.includes(column));
    if (idle.length === 0) relations.push(one);
    else if (left.every(({ index }) => keys.some(({ at }) => at === index))) restated.push(one);
    else
      relations.push({
        ...one,
        columns: left,
        dropped: [...one.dropped, ...idle.map(({ column }) => ({ name: column.name, reason: WHY }))],
        groups: one.groups.filter(({ by }) => !idle.some(({ column }) => column.name === by?.name)),
      });
  }
  return { relations, restated };
}

/** Do the pages that a file's rows are about say, in one of their columns, what the file does in one of its own? */
export function isStatedByPages(file: Relation, at: number, { things, thingOf, at: naming }: FileKey): boolean {
  if (at === naming) return false;
  const pairs = dataRows(file).flatMap((row) => {
    const { value } = row.cells[at]!;
    const thing = value.kind === "missing" ? undefined : thingOf(row);
    return thing ? [{ value, thing }] : [];
  });
  const values = new Set(pairs.map(({ value }) => foldText(value.printed)));
  if (new Set(pairs.map(({ thing }) => thing)).size < LEAST_THINGS || values.size < LEAST_VALUES) return false;
  return things.columns.some(
    (_, page) =>
      pairs.filter(({ value, thing }) => areSame(value, thing.cells[page]!.value)).length >= NEARLY_ALL * pairs.length,
  );
}

/** The same figure, the same words, or the day, month or year that the file gives. */
function areSame(file: Value, page: Value): boolean {
  if (file.kind === "number" && page.kind === "number") return file.decimal === page.decimal;
  const date = file.kind === "date" ? file.iso : file.printed.trim();
  if (page.kind === "date" && /^\d{4}/.test(date) && page.iso.startsWith(date)) return true;
  return foldText(file.printed) === foldText(page.printed);
}
