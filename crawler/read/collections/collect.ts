import type { Evidence } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { type PrintedCell, typeColumn } from "../../../logic/values/type-column.ts";
import type { CollectionPage } from "../reader.ts";
import type { DraftColumn } from "./draft.ts";
import { groupPages, ShapeReader } from "./grouping.ts";
import { iconLabels } from "./icon-labels.ts";
import { induceColumns, stateFacts } from "./induce.ts";
import { kinOf } from "./kin.ts";
import { lastingClasses } from "./lasting-classes.ts";
import type { PlaceNames } from "./places.ts";
import { type PageReading, type Printed, readPage } from "./readings.ts";
import { learnTemplate } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { tokenise } from "./tokens.ts";

/** Pages of one template as one relation. */
export interface Collection {
  /** `source` is "page_collection"; a row per page, `about` its URL. */
  relation: Relation;
  /** What their URLs have in common, `*` for what differs. */
  shape: string;
}

/** Fewer pages make no template. */
const MIN_PAGES = 2;
/** On a large site a template has at least this share of its pages, or this many: fewer look alike by accident. */
const LEAST_SHARE = 0.01;
const LEAST_PAGES = 6;
/** A template is learned from this many pages, spread over the group, and applied to all. */
const SAMPLE = 60;
/** Tokens kept in memory, about 300 bytes each. */
const KEPT_TOKENS = 500_000;

/**
 * Reads pages of the same template as relations with a row per page. Pages are parsed one at a time and only their texts
 * are kept; a page that lacks a label has a missing cell. Nothing comes out of pages that state no facts in common.
 */
export function collectPages(pages: readonly CollectionPage[], options: { minPages?: number } = {}): Collection[] {
  const minPages = Math.max(2, options.minPages ?? MIN_PAGES);
  const shapes = new ShapeReader();
  const tokens = new TokenCache(pages);
  const groups = groupPages(pages.map((page, i) => shapes.read(page.url, tokens.of(i))));
  const collections: Collection[] = [];
  for (const { shape, members } of groups) {
    if (members.length < Math.max(minPages, Math.min(LEAST_PAGES, pages.length * LEAST_SHARE))) continue;
    const step = Math.max(1, members.length / SAMPLE);
    const sample: number[] = [];
    for (let k = 0; k < members.length && sample.length < SAMPLE; k += step) sample.push(members[Math.floor(k)]!);
    const template = learnTemplate(sample.map((i) => tokens.of(i)));
    const leadsToKin = kinOf(
      shape,
      members.map((i) => pages[i]!.url),
    );
    const readings = members.map((i) => {
      const page = pages[i]!;
      return readPage(page.url, page.snapshot, tokens.of(i), template, leadsToKin);
    });
    const columns = induceColumns(readings);
    if (!stateFacts(columns, readings.length)) continue;
    collections.push({ shape, relation: relationOf(shape, readings, columns) });
  }
  return collections;
}

/** Keeps the tokens of small crawls, so that each page is parsed once; those of large ones are parsed when asked for. */
class TokenCache {
  private readonly pages: readonly CollectionPage[];
  private readonly kept = new Map<number, TokenPage>();
  private readonly names: PlaceNames = new Map();
  private room = KEPT_TOKENS;
  private readonly lasting: ReadonlySet<string> | undefined;
  private readonly icons: ReadonlySet<string>;

  constructor(pages: readonly CollectionPage[]) {
    this.pages = pages;
    const html = (i: number) => pages[i]!.html();
    this.lasting = lastingClasses(pages.length, html);
    this.icons = iconLabels(pages.length, html);
  }

  of(i: number): TokenPage {
    const known = this.kept.get(i);
    if (known) return known;
    const page = tokenise(this.pages[i]!.html(), this.names, this.lasting, this.icons);
    if (page.tokens.length <= this.room) {
      this.room -= page.tokens.length;
      this.kept.set(i, page);
    }
    return page;
  }
}

function relationOf(shape: string, pages: readonly PageReading[], drafts: readonly DraftColumn[]): Relation {
  const columns: Column[] = [];
  const rows: Row[] = pages.map((page) => ({ cells: [], about: page.url }));
  for (const draft of drafts) {
    const printed = pages.map((_, i) => printedCell(draft.cells.get(i) ?? []));
    const { column, values } =
      draft.origin === "name" ? nameColumn(draft.name, printed) : typeColumn(draft.name, printed);
    columns.push({
      ...column,
      name: draft.name,
      ...(draft.origin === "name" && { role: "label" as const }),
      ...((draft.origin === "extra" || draft.origin === "loose") && { unnamed: true }),
    });
    values.forEach((value, i) => {
      const found = draft.cells.get(i) ?? [];
      const notes = found.flatMap((p) => p.notes ?? []);
      const cell: Cell = { value, evidence: evidenceOf(pages[i]!, found), ...(notes.length > 0 && { notes }) };
      rows[i]!.cells.push(cell);
    });
  }
  const first = pages[0]!;
  return {
    id: contentId("page_collection", shape, first.url),
    name: shape,
    source: "page_collection",
    url: first.url,
    ...(first.title !== "" && { title: first.title }),
    columns,
    rows,
  };
}

/** A name that begins with a figure ("2010 Accent", "1984") is a name all the same. */
function nameColumn(name: string, printed: readonly PrintedCell[]): { column: Column; values: Value[] } {
  const values = printed.map(({ text, href }): Value => {
    if (text === "") return { kind: "missing", printed: text };
    return href === undefined ? { kind: "text", printed: text } : { kind: "entity", printed: text, href };
  });
  const type = values.some(({ kind }) => kind === "text") ? "text" : "entity";
  return { column: { name, type, role: "label" }, values };
}

function printedCell(found: readonly Printed[]): PrintedCell {
  const text = found.map((p) => p.text).join("; ");
  if (found.length > 1) return { text, items: found };
  const href = found[0]?.href;
  return href === undefined ? { text } : { text, href };
}

function evidenceOf(page: PageReading, found: readonly Printed[]): Evidence {
  const { url, snapshot } = page;
  const first = found[0];
  if (!first) return { snapshot, url, place: { at: "node", path: "0" } };
  const { path, start, end } = first;
  if (found.length > 1) return { snapshot, url, place: { at: "node", path: commonPath(found.map((p) => p.path)) } };
  return {
    snapshot,
    url,
    place: { at: "node", path, ...(start !== undefined && end !== undefined && { start, end }) },
  };
}

/** The innermost element around all of them. */
function commonPath(paths: readonly string[]): string {
  let common = paths[0]!.split("/");
  for (const path of paths) {
    const steps = path.split("/");
    let k = 0;
    while (k < common.length && common[k] === steps[k]) k++;
    common = common.slice(0, k);
  }
  return common.join("/") || "0";
}
