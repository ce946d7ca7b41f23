import { contentId } from "../../../core/ids.ts";
import type { Relation, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A collection of which a list prints some columns, too: those are read where they stand together. */
export interface PrintedByList {
  /** Id of the collection. */
  of: string;
  /** The collection with what the list prints of it read there. */
  relation: Relation;
  /** The columns that the list prints. */
  columns: readonly string[];
}

/** A list on more of the pages than this share of those of the things is opened no sooner than they are. */
const FEWER = 0.5;

/**
 * The columns of collections that lists of all of their pages print word for word: whoever needs nothing else opens the lists and
 * not the page of each thing.
 */
export function printedByLists(collections: readonly Relation[], lists: readonly Relation[]): PrintedByList[] {
  const listed = lists.flatMap((list) => {
    const rows = rowsByPage(list);
    return rows ? [{ list, rows }] : [];
  });
  return collections.flatMap((collection) => {
    const things = collection.rows.flatMap(({ about }) => about ?? []);
    if (things.length < collection.rows.length) return [];
    return listed.flatMap(({ list, rows }) => {
      if (!things.every((url) => rows.has(url))) return [];
      const printed = printedIn(
        list,
        collection,
        things.map((url) => rows.get(url)!),
      );
      return printed ?? [];
    });
  });
}

/** The rows of a list by the pages that they lead to; undefined where two lead to one. */
function rowsByPage({ rows }: Relation): ReadonlyMap<string, Row> | undefined {
  const found = new Map<string, Row>();
  for (const row of rows) {
    if (row.about === undefined || row.total === true) continue;
    if (found.has(row.about)) return undefined;
    found.set(row.about, row);
  }
  return found;
}

/** The collection with those of its columns that the rows of a list print, its names among them. */
function printedIn(list: Relation, collection: Relation, rows: readonly Row[]): PrintedByList | undefined {
  const pages = new Set(rows.flatMap(({ cells }) => cells.map(({ evidence }) => evidence.url)));
  if (pages.size > FEWER * collection.rows.length) return undefined;
  const places = collection.columns.map((_, at) =>
    list.columns.findIndex((__, index) =>
      rows.every((row, number) => saysSame(row.cells[index]!.value, collection.rows[number]!.cells[at]!.value)),
    ),
  );
  const printed = collection.columns.filter((_, at) => places[at]! >= 0);
  if (printed.length < 2 || !printed.some(({ role }) => role === "label")) return undefined;
  const relation = {
    ...collection,
    id: contentId("printed_by_list", collection.id, list.id),
    rows: collection.rows.map((row, number) => ({
      ...row,
      cells: row.cells.map((cell, at) =>
        places[at]! < 0 ? cell : { ...cell, evidence: rows[number]!.cells[places[at]!]!.evidence },
      ),
    })),
  };
  return { of: collection.id, relation, columns: printed.map(({ name }) => name) };
}

const saysSame = (list: Value, page: Value): boolean =>
  page.kind !== "missing" && page.kind !== "unsure" && foldText(list.printed) === foldText(page.printed);
