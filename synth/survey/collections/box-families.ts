import type { Place } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation, Row, SourceKind } from "../../../core/relation.ts";
import { descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { ANCHOR } from "../anchor-mark.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { pluralHead } from "../naming/noun-phrases.ts";
import { documentOf } from "../page-dom.ts";

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
const BOXES: ReadonlySet<SourceKind> = new Set<SourceKind>(["infobox", "definition_list", "html_table"]);
/** What so many of the boxes stand under says what they are. */
const UNDER_SHARE = 0.6;

interface Box {
  relation: Relation;
  heading: { text: string; path: string; start: number };
  /** The headings that this one stands under, the nearest first. */
  above: string[];
}

/**
 * Boxes of labels and values that bear the same labels, each under a heading of its own or saying itself what it is about
 * (the functions or options that pages of a manual describe), are one relation: a row per box, named by its heading. Boxes
 * that stand one on a page are left out: such pages are a page collection. A table of one row is such a box, too.
 */
export function boxFamilies(relations: readonly Relation[], pages: ReadonlyMap<string, FamilyPage>): Relation[] {
  const boxes = relations.flatMap((relation) =>
    relation.source === "records" ? rowBoxes(relation) : isBox(relation) ? [relation] : [],
  );
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

const isBox = ({ source, rows }: Relation) => BOXES.has(source) && rows.length === 1;

/** Records of one page that print labels are boxes beside each other, named by their first column. */
function rowBoxes(relation: Relation): Relation[] {
  if (!ownName(relation) || relation.columns.filter(({ unnamed }) => !unnamed).length < LEAST_LABELS) return [];
  return relation.rows.map((row) => {
    const stated = relation.columns.map(
      (column, at) => at === 0 || (!column.unnamed && row.cells[at]!.value.kind !== "missing"),
    );
    return {
      ...relation,
      columns: relation.columns.filter((_, at) => stated[at]),
      rows: [{ ...row, cells: row.cells.filter((_, at) => stated[at]) }],
    };
  });
}

const labelsOf = (box: Relation): ReadonlySet<string> =>
  new Set(box.columns.filter((column) => column !== ownName(box)).map(({ name }) => name.toLowerCase()));

/** The column in which a box says what it is about. */
const ownName = ({ columns: [first] }: Relation) => (first?.unnamed && first.role === "label" ? first : undefined);

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((label) => b.has(label)).length;
  return shared >= LEAST_LABELS && shared >= SHARED * Math.min(a.size, b.size);
}

/** What each box is about: what it says itself, else the heading right above; one above two of them names neither. */
function headings(boxes: readonly Relation[], page: FamilyPage): Box[] {
  const starts = new Map<string, Relation>();
  for (const relation of boxes) {
    const { place } = relation.rows[0]!.cells[0]!.evidence;
    starts.set(ownName(relation) && "path" in place ? place.path : startOf(place), relation);
  }
  const found: Box[] = [];
  let stack: Tag[] = [];
  let tables = 0;
  for (const tag of descendants(documentOf(page.html))) {
    if (/^h[1-6]$/.test(tag.name)) stack = [tag, ...stack.filter(({ name }) => name < tag.name)];
    const table = tag.name === "table" ? starts.get(`table ${tables++}`) : undefined;
    const relation = table ?? starts.get(elementPath(tag));
    if (!relation) continue;
    const heading = ownName(relation) ? ownHeading(relation) : stack[0] && headingOf(stack[0]);
    if (!heading) continue;
    const above = stack.map((one) => textOf(one)).filter((text) => text.replace(ANCHOR, "") !== heading.text);
    found.push({ relation, heading, above });
  }
  const times = new Map<string, number>();
  for (const { heading } of found) times.set(heading.path, (times.get(heading.path) ?? 0) + 1);
  return found.filter(({ heading }) => times.get(heading.path) === 1 && heading.text !== "");
}

const headingOf = (tag: Tag): Box["heading"] => ({
  text: textOf(tag).replace(ANCHOR, ""),
  path: elementPath(tag),
  start: 0,
});

function ownHeading(relation: Relation): Box["heading"] | undefined {
  const { value, evidence } = relation.rows[0]!.cells[0]!;
  const { place } = evidence;
  if (!("path" in place)) return undefined;
  return { text: value.printed.replace(ANCHOR, ""), path: place.path, start: place.start ?? 0 };
}

const startOf = (place: Place) =>
  place.at === "cell" ? `table ${place.table}` : place.at === "node" ? place.path : place.at;

function familyOf(boxes: readonly Box[], pages: ReadonlyMap<string, FamilyPage>): Relation | undefined {
  const kind = kindOf(boxes.map(({ heading }) => heading.text));
  const word = kind?.word ?? nounAbove(boxes);
  const named = boxes.map((box) => ({ ...box, ...nameIn(box.heading.text, kind) }));
  const times = new Map<string, number>();
  for (const { name } of named) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
  const members = named.filter(
    ({ name }) => name !== "" && name.length <= LONGEST_NAME && times.get(name.toLowerCase()) === 1,
  );
  const first = members[0]?.relation;
  if (!first || members.length < LEAST_BOXES || new Set(members.map((one) => one.relation.url)).size < LEAST_PAGES)
    return undefined;
  const label: Column = { name: word ? capital(word) : "Name", type: "text", role: "label" };
  const columns: Column[] = [label];
  const rows: Row[] = members.map(({ relation, name, start, heading }) => {
    const snapshot = pages.get(relation.url)!.snapshot;
    const from = heading.start + start;
    const place = { at: "node" as const, path: heading.path, start: from, end: from + name.length };
    return { cells: [{ value: { kind: "text", printed: name }, evidence: { snapshot, url: relation.url, place } }] };
  });
  const counts = new Map<string, number>();
  for (const { relation } of members)
    for (const column of relation.columns)
      if (column !== ownName(relation)) counts.set(column.name, (counts.get(column.name) ?? 0) + 1);
  for (const [name, count] of counts) {
    if (count < LEAST_COVERAGE * members.length || name.toLowerCase() === label.name.toLowerCase()) continue;
    const cells = members.map(({ relation }): Cell | undefined => {
      const at = relation.columns.findIndex((column) => column.name === name && column !== ownName(relation));
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
    name: word ? capital(word) : first.name,
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

/** What the boxes stand under, where most headings above them are a plural of it: "Options for routers", "Directives". */
function nounAbove(boxes: readonly Box[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { above } of boxes) {
    const nouns = new Set(above.map((text) => pluralHead(text)?.singular).filter((noun) => noun !== undefined));
    for (const noun of nouns) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= UNDER_SHARE * boxes.length ? most[0] : undefined;
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
