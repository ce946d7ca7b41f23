import type { Relation, SourceKind } from "../../core/relation.ts";
import { closest, type Tag } from "./dom/dom.ts";
import { isPassedOver } from "./dom/hidden.ts";
import type { PageAreas } from "./dom/page-area.ts";
import { pageOutline } from "./dom/page-outline.ts";
import { itemDrafts } from "./items/item-drafts.ts";
import type { MainContent } from "./main/main-content.ts";
import { countedLineDrafts } from "./pairs/counted-lines.ts";
import { definitionListDraft } from "./pairs/definition-lists.ts";
import { headingPairsDrafts } from "./pairs/heading-pairs.ts";
import { labelPairs } from "./pairs/label-pairs.ts";
import { labelRunDrafts } from "./pairs/label-runs.ts";
import { labelValuesDraft } from "./pairs/label-values.ts";
import { draftsOfParts, isIndexOfPages, isWayRound } from "./pairs/parts-of-page.ts";
import { prePairsDrafts } from "./pairs/pre-pairs.ts";
import { heldEventDrafts } from "./records/held-events.ts";
import { type FoundRecords, RecordReader } from "./records/records.ts";
import { versionedTermDrafts } from "./records/versioned-terms.ts";
import { wordedLineDrafts } from "./records/worded-lines.ts";
import { divTableDraft } from "./tables/div-tables.ts";
import { nestedTables } from "./tables/nested-tables.ts";
import { preTableDrafts } from "./tables/pre-tables.ts";
import { type Draft, finishRelation, type PageOrigin } from "./tables/relation-draft.ts";
import { statedOrder } from "./tables/stated-order.ts";
import { isLayoutTable } from "./tables/table-kind.ts";
import { titleBefore } from "./tables/table-name.ts";
import { tableDraft } from "./tables/tables.ts";
import { isFileNote } from "./text/file-note.ts";

/** What may hold a definition list, labels with values, or records. */
const CONTAINERS = new Set(["dl", "div", "section", "article", "main", "ul", "ol", "td", "aside", "fieldset", "body"]);

/** Nothing has more properties: what seems to is a list of something else, or hostile. */
const MOST_COLUMNS = 2000;

/** The relations within one HTML page, each typed and with a place for every cell. */
export function htmlRelations(
  body: Tag,
  base: string,
  areas: PageAreas,
  main: MainContent,
  origin: PageOrigin,
): Relation[] {
  const outline = pageOutline(body);
  const records = new RecordReader(body, base, main, outline);
  const covered = new Set<Tag>();
  const drafts: Draft[] = [];
  const counts = new Map<SourceKind, number>();
  const apart = (tag: Tag) => isPassedOver(tag) || areas.isNavigation(tag);
  const layout = new Set<Tag>();
  const nested = new Set<Tag>();
  outline.tables.forEach((table, index) => {
    if (apart(table) || closest(table, apart) || nested.has(table)) return;
    const inner = nestedTables(table, base, outline);
    const draft = tableDraft(table, index, base, outline, inner.read);
    if (draft) drafts.push(draft);
    else if (isLayoutTable(table) && inner.read.length === 0) layout.add(table);
    drafts.push(...inner.drafts);
    for (const one of inner.read) nested.add(one);
  });
  const all = body.page?.all ?? [];
  const mixed: Tag[] = [];
  /** Records and labels with values among a container's children; the records unless they are what has been read as pairs. */
  const readChildren = (tag: Tag, found: FoundRecords | undefined): boolean => {
    const pairs = labelPairs(tag, base, outline.headingOf);
    for (const { draft, covered: parts } of pairs) {
      drafts.push(draft);
      for (const part of parts) covered.add(part);
    }
    if (!found || found.covered.some((part) => covered.has(part))) return pairs.length > 0;
    drafts.push(found.draft);
    for (const part of found.covered) covered.add(part);
    return true;
  };
  const linesOf = (tag: Tag, heading: string): Draft[] => {
    const worded = wordedLineDrafts(tag, base, heading);
    return worded.length > 0 ? worded : countedLineDrafts(tag, heading);
  };
  readChildren(body, records.read(body));
  for (let at = body.order + 1; at < body.end; at++) {
    const tag = all[at]!;
    const read = covered.has(tag);
    // Tables were read; what one only arranges on the page was not.
    if (read || apart(tag) || (tag.name === "table" && !layout.has(tag))) at = tag.end - 1;
    if (read || apart(tag)) continue;
    if (tag.name === "pre") drafts.push(...preDrafts(tag, outline.headingOf(tag)));
    if (tag.name === "p" || tag.name === "dd" || tag.name === "li") mixed.push(tag);
    if (tag.name === "p") drafts.push(...countedLineDrafts(tag, outline.headingOf(tag)));
    if (!CONTAINERS.has(tag.name)) continue;
    const heading = outline.headingOf(tag);
    const found = tag.name === "dl" ? undefined : records.read(tag);
    const draft =
      tag.name === "dl"
        ? definitionListDraft(tag, base, heading)
        : (titled(divTableDraft(tag, base, heading), tag) ??
          (found?.headed ? undefined : labelValuesDraft(tag, base, heading)));
    if (draft) {
      drafts.push(draft);
      // Nothing inside it is read again.
      at = tag.end - 1;
      continue;
    }
    drafts.push(...headingPairsDrafts(tag, base, outline.headingOf));
    if (!readChildren(tag, found)) drafts.push(...linesOf(tag, heading));
    if (!found?.flat) mixed.push(tag);
  }
  drafts.push(...headingPairsDrafts(body, base, outline.headingOf));
  drafts.push(...linesOf(body, ""));
  drafts.push(...versionedTermDrafts(body, outline.headingOf));
  drafts.push(...heldEventDrafts(body));
  drafts.push(...itemDrafts(body, base, areas, (tag) => covered.has(tag)));
  drafts.push(...labelRunDrafts([body, ...mixed], body, base, outline.headingOf));
  const properties = drafts
    .flatMap(withoutFileNotes)
    .filter((draft) => draft.columns.length <= MOST_COLUMNS && !isIndexOfPages(draft) && !isWayRound(draft));
  const ofParts = draftsOfParts(properties);
  const dated = { ...origin, dates: statedOrder(body) };
  return properties.map((draft) => {
    const { name, source, columns, rows, units } = draft;
    const index = counts.get(source) ?? 0;
    counts.set(source, index + 1);
    const said = units === undefined ? {} : { units };
    const named: Draft = { name: name || origin.title || origin.url, source, columns, rows, ...said };
    const relation = finishRelation(named, dated, index);
    // A thing's own properties are about the page that they stand on.
    const isOfPage = (source === "infobox" || source === "definition_list") && !ofParts.has(draft);
    if (isOfPage) for (const row of relation.rows) row.about = origin.url;
    return relation;
  });
}

/** Preformatted text holds tables, or else lines of labels with values. */
function preDrafts(pre: Tag, heading: string): Draft[] {
  const tables = preTableDrafts(pre, heading);
  return tables.length > 0 ? tables : prePairsDrafts(pre, heading);
}

/** Without columns that say nothing but what file a link leads to; none where nothing but a name is left. */
function withoutFileNotes(draft: Draft): Draft[] {
  const kept = draft.columns.flatMap((_, at) => {
    const texts = draft.rows.map(({ cells }) => cells[at]!.text).filter((text) => text !== "");
    return texts.length > 0 && texts.every(isFileNote) ? [] : [at];
  });
  if (kept.length === draft.columns.length) return [draft];
  if (kept.length < 2) return [];
  const rows = draft.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) }));
  return [{ ...draft, columns: kept.map((at) => draft.columns[at]!), rows }];
}

/** What looks like a table is named like one: by the title right before it. */
function titled(draft: Draft | undefined, table: Tag): Draft | undefined {
  const title = draft === undefined ? "" : titleBefore(table);
  return draft && title !== "" ? { ...draft, name: title } : draft;
}
