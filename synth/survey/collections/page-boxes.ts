import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation, SourceKind } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type PrintedCell, typeColumn } from "../../../logic/values/type-column.ts";
import { withSplitCells } from "../cells/split-cells.ts";
import { asPrinted, type Described, isPrintedAs, saySame } from "./described-as-printed.ts";

/** Fewer pages that describe one thing of a kind each are no collection. */
const LEAST_PAGES = 4;
/** A property that fewer of the pages state is an exception. */
const LEAST_COVERAGE = 0.3;
/** A collection is of a kind of things where so many of its pages describe one. */
const OF_KIND = 0.8;
/** What readers call names for which the page has no word. */
const NO_KIND = /^(?:name|title)$/i;
const BOXES: ReadonlySet<SourceKind> = new Set<SourceKind>(["infobox", "definition_list"]);

/** One fact of a page's boxes. */
interface Fact {
  name: string;
  cell: Cell;
  /** It is written on the page, not only described for machines. */
  isShown: boolean;
}

/** What the boxes of one page say of what the page is about. */
interface PageFacts {
  url: string;
  title: string | undefined;
  /** By name in small letters. */
  facts: ReadonlyMap<string, Fact>;
  /** "Recipe", with the cell of its name, where the page describes one thing for machines. */
  item: { kind: string; name: Cell } | undefined;
}

/**
 * Page collections with what boxes on their pages say: a box of labels and values that stands once on each page, in whatever
 * markup, or one thing that each page describes for machines (schema.org's Recipe, Product, JobPosting …), says what the page
 * is about. It fills what the template left out and adds what it did not see. Pages without a collection that describe one
 * thing of one kind each are one by that. What a page does not show is left out.
 *
 * @param collections page collections
 * @param within the relations that stand within the pages
 */
export function withPageBoxes(collections: readonly Relation[], within: readonly Relation[]): Relation[] {
  const boxes = new Map<string, Relation[]>();
  for (const relation of within) {
    if (!BOXES.has(relation.source) || relation.rows.length !== 1) continue;
    const known = boxes.get(relation.url);
    if (known) known.push(relation);
    else boxes.set(relation.url, [relation]);
  }
  const facts = new Map([...boxes].map(([url, found]) => [url, factsOf(url, found)]));
  const gathered = collections.map((collection) => joined(collection, facts));
  const taken = new Set(gathered.flatMap(({ rows }) => rows.flatMap(({ about }) => about ?? [])));
  const kinds = new Map<string, PageFacts[]>();
  for (const page of facts.values()) {
    if (!page.item || taken.has(page.url)) continue;
    kinds.set(page.item.kind, [...(kinds.get(page.item.kind) ?? []), page]);
  }
  return [...gathered, ...[...kinds].flatMap(([kind, pages]) => collectionOf(kind, pages) ?? [])];
}

function factsOf(url: string, boxes: readonly Relation[]): PageFacts {
  const title = boxes.find((box) => box.title !== undefined)?.title;
  const own = boxes.filter((box) => isAboutPage(box, title));
  const facts = new Map<string, Fact>();
  const twice = new Set<string>();
  const items = own.filter(isItem);
  // What is written on the page goes before what is only described.
  for (const box of [...own.filter((one) => !isItem(one)), ...items]) {
    const kind = isItem(box) ? box.columns[0]!.name : "";
    for (const [at, column] of box.columns.entries()) {
      const cell = box.rows[0]!.cells[at]!;
      if (column.role === "label" || (column.unnamed && !isItem(box)) || cell.value.kind === "missing") continue;
      const name = withoutKind(column.name, kind);
      const key = name.toLowerCase();
      const known = facts.get(key);
      if (known && foldText(known.cell.value.printed) !== foldText(cell.value.printed)) twice.add(key);
      else if (!known) facts.set(key, { name, cell, isShown: column.unnamed !== true });
    }
  }
  for (const key of twice) facts.delete(key);
  const [item, ...more] = items;
  const described =
    item && more.length === 0 ? { kind: item.columns[0]!.name, name: item.rows[0]!.cells[0]! } : undefined;
  return { url, title, facts, item: described };
}

/** A box that bears another name than the page is about something else on it. */
function isAboutPage({ columns: [first], rows }: Relation, title: string | undefined): boolean {
  if (!first?.unnamed || first.role !== "label" || title === undefined) return true;
  return foldText(title).includes(foldText(rows[0]!.cells[0]!.value.printed));
}

const isItem = ({ columns: [first] }: Relation) =>
  first?.unnamed === true && first.role === "label" && !NO_KIND.test(first.name);

/** What people call properties whose names in schema.org are no words of theirs. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ["rating value", "Rating"],
  ["rating count", "Number of ratings"],
  ["review count", "Number of reviews"],
  ["address locality", "City"],
  ["address region", "Region"],
  ["street address", "Address"],
]);

/** "Recipe cuisine" of a recipe is its cuisine. */
function withoutKind(name: string, kind: string): string {
  const plain = PLAIN.get(name.toLowerCase());
  if (plain !== undefined) return plain;
  const rest =
    kind !== "" && name.toLowerCase().startsWith(`${kind.toLowerCase()} `) ? name.slice(kind.length + 1) : name;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The collection with what the boxes of its pages say. */
function joined(collection: Relation, pages: ReadonlyMap<string, PageFacts>): Relation {
  const found = collection.rows.map(({ about }) => (about === undefined ? undefined : pages.get(about)));
  if (found.every((page) => page === undefined)) return collection;
  const given = collection.columns.map((column, index): Described => {
    const cells = collection.rows.map((row) => row.cells[index]!);
    return column.role === "label" || column.unnamed ? { column, cells } : filled({ column, cells }, found);
  });
  const named = new Set(given.flatMap(({ column }) => (column.unnamed ? [] : [column.name.toLowerCase()])));
  const news: Described[] = [];
  const unlabelled = given.filter(({ column }) => column.unnamed);
  for (const described of factColumns(found, (one) => unlabelled.some((own) => isPrintedAs(one, own)))) {
    if (namesSplit(described, collection).every((name) => named.has(name.toLowerCase()))) continue;
    // What the page calls it itself is better than what the vocabulary does; what it does not call anything is not.
    const others = [...given.filter(({ column }) => !column.unnamed), ...news];
    if (!others.some(({ cells }) => saySame(described.cells, cells))) news.push(described);
  }
  const left = given.filter(
    ({ column, cells }) =>
      !(column.unnamed && news.some((other) => isCalled(other.column, column.name) || saySame(other.cells, cells))),
  );
  const printed = news.map((one) => asPrinted(one, given));
  const kinds = new Set(found.flatMap((page) => page?.item?.kind ?? []));
  const ofKind = found.filter((page) => page?.item !== undefined).length >= OF_KIND * found.length;
  const [kind] = kinds.size === 1 && ofKind ? kinds : [];
  const all = [...left.map((one) => called(one, kind)), ...printed];
  if (new Set(all.map(({ column }) => column.name)).size < all.length) return collection;
  return {
    ...collection,
    columns: all.map(({ column }) => column),
    rows: collection.rows.map((row, at) => ({ ...row, cells: all.map(({ cells }) => cells[at]!) })),
  };
}

/** What a fact is called where it is read as the collection's own cells were: of "up to 8" under “Seats” these keep the maximum alone. */
function namesSplit({ column, cells }: Described, collection: Relation): string[] {
  const rows = collection.rows.map((row, at) => ({ ...row, cells: [cells[at]!] }));
  return withSplitCells({ ...collection, columns: [column], rows }).columns.map(({ name }) => name);
}

const isCalled = (column: Column, name: string) => column.name.toLowerCase() === name.toLowerCase();

/** A column with what the template's reading left out and a box says under the same label. */
function filled({ column, cells }: Described, pages: readonly (PageFacts | undefined)[]): Described {
  const key = column.name.toLowerCase();
  const gaps = cells.map((cell, at) => (cell.value.kind === "missing" ? pages[at]?.facts.get(key) : undefined));
  if (gaps.every((fact) => fact === undefined)) return { column, cells };
  const whole = cells.map((cell, at) => gaps[at]?.cell ?? cell);
  const typed = typeColumn(
    column.name,
    whole.map(({ value }) => printedCell(value)),
  );
  return {
    column: { ...typed.column, name: column.name },
    cells: whole.map((cell, at) => ({ ...cell, value: typed.values[at]! })),
  };
}

/** The column of the pages' names is called after the kind of things that they name, which the pages do not print. */
const called = ({ column, cells }: Described, kind: string | undefined): Described =>
  kind !== undefined && column.role === "label" && NO_KIND.test(column.name)
    ? { column: { ...column, name: kind, unnamed: true }, cells }
    : { column, cells };

/**
 * A column per fact that enough of the pages state, one cell per page.
 *
 * @param isPrinted whether what is only described stands on the pages all the same, in other writing ("1299" and "€1,299")
 */
function factColumns(
  pages: readonly (PageFacts | undefined)[],
  isPrinted: (described: Described) => boolean = () => false,
): Described[] {
  const names = new Map<string, { name: string; count: number }>();
  for (const page of pages)
    for (const [key, { name }] of page?.facts ?? [])
      names.set(key, { name: names.get(key)?.name ?? name, count: (names.get(key)?.count ?? 0) + 1 });
  return [...names].flatMap(([key, { name, count }]): Described[] => {
    if (count < LEAST_COVERAGE * pages.length) return [];
    const found = pages.map((page) => page?.facts.get(key));
    const { column, values } = typeColumn(
      name,
      found.map((fact): PrintedCell => (fact ? printedCell(fact.cell.value) : { text: "" })),
    );
    const nowhere = found.find((fact) => fact !== undefined)!.cell.evidence;
    const told = values.map(
      (value, at): Cell => ({
        ...found[at]?.cell,
        value,
        evidence: found[at]?.cell.evidence ?? evidenceOf(pages[at]) ?? nowhere,
      }),
    );
    if (isPrinted({ column, cells: told })) return [{ column, cells: told }];
    if (found.filter((fact) => fact?.isShown).length * 2 <= count) return [];
    const cells = told.map(({ evidence, ...cell }, at): Cell => {
      if (!found[at] || found[at].isShown) return { ...cell, evidence };
      const { printed } = cell.value;
      return { evidence, value: { kind: "unsure", printed, why: "the page does not show it like this" } };
    });
    return [{ column, cells }];
  });
}

const evidenceOf = (page: PageFacts | undefined) => [...(page?.facts.values() ?? [])][0]?.cell.evidence;

function printedCell(value: Value): PrintedCell {
  if (value.kind === "list") return { text: value.printed, items: value.items.map((item) => printedCell(item)) };
  return value.kind === "entity" ? { text: value.printed, href: value.href } : { text: value.printed };
}

/** What pages describe of one thing each that are no collection by what they print. */
function collectionOf(kind: string, pages: readonly PageFacts[]): Relation | undefined {
  const names = pages.map(({ item }) => item!.name);
  const columns = factColumns(pages);
  const apart = new Set(names.map(({ value }) => foldText(value.printed))).size === names.length;
  const [first] = pages;
  if (!first || pages.length < LEAST_PAGES || columns.length === 0 || !apart) return undefined;
  const label: Column = { name: kind, type: "text", role: "label", unnamed: true };
  return {
    id: contentId("page_items", kind, first.url),
    name: kind,
    source: "page_collection",
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: [label, ...columns.map(({ column }) => column)],
    rows: pages.map(({ url }, at) => ({
      about: url,
      cells: [
        { ...names[at]!, value: { kind: "text", printed: names[at]!.value.printed } },
        ...columns.map(({ cells }) => cells[at]!),
      ],
    })),
  };
}
