import { contentId } from "../../core/ids.ts";
import type { Cell, Column, Relation, Row } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { foldText } from "../../logic/normalise.ts";
import { type PrintedCell, typeColumn } from "../../logic/type-column.ts";

/** Fewer pages that describe one thing of a kind each are no collection. */
const LEAST_PAGES = 4;
/** A collection is of the things that its pages describe where so many of its pages describe one. */
const COVERED = 0.8;
/** A property that fewer of the pages state is an exception. */
const LEAST_COVERAGE = 0.3;
/** Two columns say the same where so many of the pages that state both state the same. */
const SAME = 0.8;
/** What readers call names for which the page has no word. */
const NO_KIND = /^name$/i;

/** What one page describes: one thing of one kind, as a relation of one row. */
interface PageItem {
  relation: Relation;
  row: Row;
}

/**
 * Pages that describe one thing each for machines (schema.org's Recipe, Product, JobPosting …), and say of what kind it is:
 * what is described of all of them is part of the collection that the pages are, beside what they print under labels; where
 * they are none, it is a collection by itself. What the page does not show is left out.
 *
 * @param collections page collections
 * @param within the relations that stand within the pages
 */
export function withPageItems(collections: readonly Relation[], within: readonly Relation[]): Relation[] {
  const kinds = new Map<string, Map<string, PageItem[]>>();
  for (const relation of within) {
    const [label] = relation.columns;
    const [row] = relation.rows;
    if (relation.source !== "infobox" || relation.rows.length !== 1 || !label || !row) continue;
    if (!label.unnamed || label.role !== "label" || NO_KIND.test(label.name)) continue;
    const pages = kinds.get(label.name) ?? new Map<string, PageItem[]>();
    kinds.set(label.name, pages);
    pages.set(relation.url, [...(pages.get(relation.url) ?? []), { relation, row }]);
  }
  const known = [...collections];
  for (const [kind, pages] of kinds) {
    const items = new Map(
      [...pages].flatMap(([url, [item, ...more]]) => (item && more.length === 0 ? [[url, item]] : [])),
    );
    if (items.size < LEAST_PAGES) continue;
    const at = known.findIndex((collection) => covers(items, collection));
    if (at >= 0) known[at] = merged(known[at]!, kind, items);
    else if (!known.some(({ rows }) => rows.some(({ about }) => about !== undefined && items.has(about)))) {
      const made = collectionOf(kind, [...items.values()]);
      if (made) known.push(made);
    }
  }
  return known;
}

function covers(items: ReadonlyMap<string, PageItem>, { rows }: Relation): boolean {
  const described = rows.filter(({ about }) => about !== undefined && items.has(about)).length;
  return described >= COVERED * rows.length;
}

/** The collection with what the items say beyond what its pages print under labels. */
function merged(collection: Relation, kind: string, items: ReadonlyMap<string, PageItem>): Relation {
  const found = collection.rows.map(({ about }) => (about === undefined ? undefined : items.get(about)));
  const described = propertyColumns(found).filter(
    ({ column }) => !collection.columns.some(({ name }) => name.toLowerCase() === column.name.toLowerCase()),
  );
  const cellsAt = (index: number) => collection.rows.map(({ cells }) => cells[index]!);
  const printed = collection.columns.map((column, index) => ({ column, cells: cellsAt(index) }));
  // What the page calls it itself is better than what the vocabulary does; what it does not call anything is not.
  const news = described.filter(
    ({ cells }) => !printed.some((other) => !other.column.unnamed && saySame(cells, other.cells)),
  );
  const left = printed.filter(
    ({ column, cells }) => !(column.unnamed && described.some((other) => saySame(other.cells, cells))),
  );
  const columns = [...left.map(({ column }) => called(column, kind)), ...news.map(({ column }) => column)];
  if (new Set(columns.map(({ name }) => name)).size < columns.length) return collection;
  const all = [...left, ...news];
  return {
    ...collection,
    columns,
    rows: collection.rows.map((row, at) => ({ ...row, cells: all.map(({ cells }) => cells[at]!) })),
  };
}

/** The column of the pages' names is called after the kind of things that they name. */
const called = (column: Column, kind: string): Column =>
  column.role === "label" && NO_KIND.test(column.name) ? { ...column, name: kind } : column;

interface Described {
  column: Column;
  cells: Cell[];
}

/** A column per property that enough of the items state, one cell per item. */
function propertyColumns(items: readonly (PageItem | undefined)[]): Described[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const { name, role } of item?.relation.columns ?? [])
      if (role !== "label") counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]): Described[] => {
    if (count < LEAST_COVERAGE * items.length) return [];
    const found = items.map((item) => {
      const at = item?.relation.columns.findIndex((column) => column.name === name) ?? -1;
      const cell = item?.row.cells[at];
      return cell && { cell, isShown: item?.relation.columns[at]?.unnamed !== true };
    });
    const shown = found.filter((one) => one?.isShown).length;
    if (shown * 2 <= count) return [];
    const { column, values } = typeColumn(
      name,
      found.map((one): PrintedCell => (one ? printedCell(one.cell.value) : { text: "" })),
    );
    const nowhere = items.find((item) => item !== undefined)!.row.cells[0]!.evidence;
    const cells = values.map((value, at): Cell => {
      const one = found[at];
      if (!one) return { value, evidence: items[at]?.row.cells[0]?.evidence ?? nowhere };
      const { printed } = value;
      return one.isShown || value.kind === "missing"
        ? { ...one.cell, value }
        : { ...one.cell, value: { kind: "unsure", printed, why: "the page does not show it like this" } };
    });
    return [{ column, cells }];
  });
}

function printedCell(value: Value): PrintedCell {
  if (value.kind === "list") return { text: value.printed, items: value.items.map((item) => printedCell(item)) };
  return value.kind === "entity" ? { text: value.printed, href: value.href } : { text: value.printed };
}

function saySame(a: readonly Cell[], b: readonly Cell[]): boolean {
  const both = a.flatMap((cell, at) => {
    const other = b[at]!.value;
    return cell.value.kind === "missing" || other.kind === "missing" ? [] : [isSame(cell.value, other)];
  });
  return both.length > 0 && both.filter((same) => same).length >= SAME * both.length;
}

function isSame(a: Value, b: Value): boolean {
  if (a.kind === "number" && b.kind === "number") return Number(a.decimal) === Number(b.decimal);
  if (a.kind === "date" && b.kind === "date") return a.iso === b.iso;
  return foldText(a.printed) === foldText(b.printed);
}

/** What pages describe that print nothing under labels. */
function collectionOf(kind: string, items: readonly PageItem[]): Relation | undefined {
  const names = items.map(({ row }) => row.cells[0]!);
  const described = propertyColumns(items);
  if (described.length === 0 || new Set(names.map(({ value }) => foldText(value.printed))).size < names.length)
    return undefined;
  const [first] = items as [PageItem];
  const { url, title } = first.relation;
  const label: Column = { name: kind, type: "text", role: "label" };
  return {
    id: contentId("page_items", kind, url),
    name: kind,
    source: "page_collection",
    url,
    ...(title === undefined ? {} : { title }),
    columns: [label, ...described.map(({ column }) => column)],
    rows: items.map(({ relation }, at) => ({
      about: relation.url,
      cells: [
        { ...names[at]!, value: { kind: "text", printed: names[at]!.value.printed } },
        ...described.map(({ cells }) => cells[at]!),
      ],
    })),
  };
}
