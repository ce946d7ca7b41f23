import type { Place } from "../../core/evidence.ts";
import { contentId } from "../../core/ids.ts";
import type { Cell, Column, Relation, Row } from "../../core/relation.ts";
import { descendants, elementPath, type Tag } from "../../crawler/read/dom.ts";
import { parseHtml } from "../../crawler/read/parse-html.ts";
import { textOf } from "../../crawler/read/text.ts";
import { typeColumn } from "../../logic/type-column.ts";
import type { FamilyPage } from "./table-families.ts";

/** Fewer boxes, or boxes on fewer pages, are chance. */
const LEAST_BOXES = 6;
const LEAST_PAGES = 4;
/** Boxes are alike when they share this many labels… */
const LEAST_LABELS = 3;
/** …and this part of the labels of the one with fewer. */
const SHARED = 0.6;
/** A label that fewer of the boxes bear is an exception. */
const LEAST_COVERAGE = 0.2;
/** A word at one end of so many of the headings says what the things are, not which. */
const KIND_SHARE = 0.9;
/** A heading longer than this (characters) is a sentence. */
const LONGEST_NAME = 60;
/** Marks that manuals put behind a heading as a link to it. */
const ANCHOR = /\s*[¶§#]\s*$/;

interface Box {
  relation: Relation;
  heading: { text: string; path: string };
}

/**
 * Boxes of labels and values that bear the same labels, each under a heading of its own (the functions or options that
 * pages of a manual describe), are one relation: a row per box, named by its heading. Boxes that stand one on a page are
 * left out: such pages are a page collection.
 */
export function boxFamilies(relations: readonly Relation[], pages: ReadonlyMap<string, FamilyPage>): Relation[] {
  const boxes = relations.filter((one) => one.source === "infobox" && one.rows.length === 1);
  const byPage = new Map<string, Relation[]>();
  for (const box of boxes) byPage.set(box.url, [...(byPage.get(box.url) ?? []), box]);
  const families: { labels: ReadonlySet<string>; members: Relation[] }[] = [];
  for (const box of [...boxes].sort((a, b) => b.columns.length - a.columns.length)) {
    const labels = labelsOf(box);
    const family = families.find((one) => alike(one.labels, labels));
    if (family) family.members.push(box);
    else families.push({ labels, members: [box] });
  }
  return families.flatMap(({ members }) => {
    const urls = new Set(members.map((box) => box.url));
    if (members.length < LEAST_BOXES || urls.size < LEAST_PAGES || urls.size === members.length) return [];
    const found = new Set(members);
    const headed = [...byPage].flatMap(([url, all]) => {
      const page = pages.get(url);
      const wanted = all.filter((box) => found.has(box));
      return page && wanted.length > 0 ? headings(wanted, page) : [];
    });
    const relation = familyOf(headed, pages);
    return relation ? [relation] : [];
  });
}

const labelsOf = (box: Relation): ReadonlySet<string> => new Set(box.columns.map(({ name }) => name.toLowerCase()));

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((label) => b.has(label)).length;
  return shared >= LEAST_LABELS && shared >= SHARED * Math.min(a.size, b.size);
}

/** The heading right above each box; a heading that stands above two of them names neither. */
function headings(boxes: readonly Relation[], page: FamilyPage): Box[] {
  const starts = new Map(boxes.map((relation) => [startOf(relation.rows[0]!.cells[0]!.evidence.place), relation]));
  const found: Box[] = [];
  let last: Tag | undefined;
  let tables = 0;
  for (const tag of descendants(parseHtml(page.html()))) {
    if (/^h[1-6]$/.test(tag.name)) last = tag;
    const relation = tag.name === "table" ? starts.get(`table ${tables++}`) : starts.get(elementPath(tag));
    if (!relation || !last) continue;
    found.push({ relation, heading: { text: textOf(last).replace(ANCHOR, ""), path: elementPath(last) } });
  }
  const times = new Map<string, number>();
  for (const { heading } of found) times.set(heading.path, (times.get(heading.path) ?? 0) + 1);
  return found.filter(({ heading }) => times.get(heading.path) === 1 && heading.text !== "");
}

const startOf = (place: Place) =>
  place.at === "cell" ? `table ${place.table}` : place.at === "node" ? place.path : place.at;

function familyOf(boxes: readonly Box[], pages: ReadonlyMap<string, FamilyPage>): Relation | undefined {
  const kind = kindOf(boxes.map(({ heading }) => heading.text));
  const named = boxes.map((box) => ({ ...box, ...nameIn(box.heading.text, kind) }));
  const times = new Map<string, number>();
  for (const { name } of named) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
  const members = named.filter(
    ({ name }) => name !== "" && name.length <= LONGEST_NAME && times.get(name.toLowerCase()) === 1,
  );
  const first = members[0]?.relation;
  if (!first || members.length < LEAST_BOXES || new Set(members.map((one) => one.relation.url)).size < LEAST_PAGES)
    return undefined;
  const label: Column = { name: kind ? capital(kind.word) : "Name", type: "text", role: "label" };
  const columns: Column[] = [label];
  const rows: Row[] = members.map(({ relation, name, start, heading }) => {
    const snapshot = pages.get(relation.url)!.snapshot;
    const place = { at: "node" as const, path: heading.path, start, end: start + name.length };
    return { cells: [{ value: { kind: "text", printed: name }, evidence: { snapshot, url: relation.url, place } }] };
  });
  const counts = new Map<string, number>();
  for (const { relation } of members)
    for (const { name } of relation.columns) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts) {
    if (count < LEAST_COVERAGE * members.length || name.toLowerCase() === label.name.toLowerCase()) continue;
    const cells = members.map(({ relation }): Cell | undefined => {
      const at = relation.columns.findIndex((column) => column.name === name);
      return relation.rows[0]!.cells[at];
    });
    const { column, values } = typeColumn(
      name,
      cells.map((cell) => printed(cell)),
    );
    columns.push(column);
    values.forEach((value, at) => {
      const evidence = cells[at]?.evidence ?? members[at]!.relation.rows[0]!.cells[0]!.evidence;
      rows[at]!.cells.push({ value, evidence });
    });
  }
  return {
    id: contentId("box_family", label.name, [...counts.keys()].sort().join("|"), first.url),
    name: kind ? capital(kind.word) : first.name,
    source: "page_collection",
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns,
    rows,
  };
}

function printed(cell: Cell | undefined): { text: string; href?: string } {
  if (!cell) return { text: "" };
  const { value } = cell;
  return value.kind === "entity" && value.href !== undefined
    ? { text: value.printed, href: value.href }
    : { text: value.printed };
}

interface Kind {
  word: string;
  at: "start" | "end";
}

/** The word that nearly all headings end, or begin, with: "Alias Directive", "Function abs". */
function kindOf(texts: readonly string[]): Kind | undefined {
  for (const at of ["end", "start"] as const) {
    const counts = new Map<string, number>();
    for (const text of texts) {
      const words = text.split(" ");
      const word = words.length > 1 ? words.at(at === "end" ? -1 : 0)! : "";
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts)
      if (/^\p{L}{3,}$/u.test(word) && count >= KIND_SHARE * texts.length) return { word, at };
  }
  return undefined;
}

/** Without the kind; a heading that does not bear it is about something else. */
function nameIn(text: string, kind: Kind | undefined): { name: string; start: number } {
  if (!kind) return { name: text, start: 0 };
  const start = kind.at === "start" ? kind.word.length + 1 : 0;
  if (kind.at === "start" ? text.startsWith(`${kind.word} `) : text.endsWith(` ${kind.word}`))
    return { name: kind.at === "start" ? text.slice(start) : text.slice(0, -kind.word.length - 1), start };
  return { name: "", start: 0 };
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
