import { elementPath, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { textOf } from "../dom/text.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import type { Item, Property } from "./item.ts";
import { jsonLdItems } from "./json-ld.ts";
import { markedItem } from "./microdata.ts";

/** Fewer facts beside the name are no relation. */
const LEAST_FACTS = 2;
const MOST_ITEMS = 5_000;
const MOST_COLUMNS = 40;
const NAME = /^(?:name|title|headline)$/i;

/** Things that the page describes for machines, each with what stands in it to be read no further. */
export function itemDrafts(body: Tag, base: string, areas: PageAreas, isRead: (tag: Tag) => boolean): Draft[] {
  const marked: Item[] = [];
  const scripted: Item[] = [];
  const all = body.page?.all ?? [];
  for (let at = 0; at < all.length && marked.length + scripted.length < MOST_ITEMS; at++) {
    const tag = all[at]!;
    if (tag.name === "script") {
      if (tag.attribs.type?.toLowerCase() === "application/ld+json") scripted.push(...jsonLdItems(tag));
      continue;
    }
    if (at > body.order && (isPassedOver(tag) || areas.isNavigation(tag) || isRead(tag))) {
      at = tag.end - 1;
      continue;
    }
    const item = markedItem(tag, base);
    if (!item) continue;
    marked.push(item);
    at = tag.end - 1;
  }
  const told = byType(marked);
  const shown = scripted.length > 0 ? textOf(body) : "";
  return [
    ...told.flatMap((items) => draftOf(items, () => true)),
    ...byType(scripted.filter((item) => isNamed(item, shown)))
      .filter((items) => !told.some((others) => areTold(items, others)))
      .flatMap((items) =>
        draftOf(items, ({ text, items: parts }) =>
          parts ? parts.every((part) => shown.includes(part.text)) : shown.includes(text),
        ),
      ),
  ];
}

/** The same things are often described twice; what is marked on the cards of others ("Similar boats") is not the page's one thing. */
function areTold(items: readonly Item[], marked: readonly Item[]): boolean {
  if (items[0]!.type !== marked[0]!.type) return false;
  const [own] = items;
  const names = marked.map(nameOf);
  return items.length > 1 || names.includes(undefined) || names.includes(nameOf(own!));
}

const nameOf = ({ properties }: Item): string | undefined => properties.find(({ name }) => NAME.test(name))?.cell.text;

/** A thing that the page never calls by its name is not what the page is about. */
function isNamed(item: Item, shown: string): boolean {
  const name = nameOf(item);
  return name !== undefined && shown.includes(name);
}

function byType(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.type);
    if (group) group.push(item);
    else groups.set(item.type, [item]);
  }
  return [...groups.values()];
}

/**
 * Things of one type: a row each. One alone is what the page is about, as an infobox is. What the page does not show bears a
 * name that no question may use: nobody who looks at the page could answer.
 */
function draftOf(items: readonly Item[], isShown: (cell: DraftCell) => boolean): Draft[] {
  const names = new Set<string>();
  for (const { properties } of items) for (const { name } of properties) names.add(name);
  const rows = items.map(({ properties }) => firstOf(properties));
  const naming = [...names].find((name) => NAME.test(name));
  const facts = [...names].filter((name) => name !== naming).slice(0, MOST_COLUMNS);
  if (facts.length < LEAST_FACTS) return [];
  const kept = naming === undefined ? facts : [naming, ...facts];
  const type = items[0]!.type.replace(/([a-z\d])([A-Z])/g, "$1 $2");
  const columns = kept.map((name) => {
    // What kind of thing it is says what people call it.
    if (name === naming) return { name: type, label: true, unnamed: true };
    const cells = rows.flatMap((row) => row.get(name)?.cell ?? []);
    return cells.filter(isShown).length * 2 > cells.length ? { name } : { name, unnamed: true };
  });
  const own = naming === undefined ? undefined : rows[0]!.get(naming)?.cell.text;
  return [
    {
      name: items.length === 1 ? (own ?? type) : type,
      source: items.length === 1 ? "infobox" : "records",
      columns,
      rows: rows.map((row, at) => ({ cells: kept.map((name) => row.get(name)?.cell ?? nothing(items[at]!)) })),
    },
  ];
}

function firstOf(properties: readonly Property[]): Map<string, Property> {
  const found = new Map<string, Property>();
  for (const property of properties) if (!found.has(property.name)) found.set(property.name, property);
  return found;
}

function nothing({ tag, properties }: Item): DraftCell {
  const { place } = properties[0]!.cell;
  const path = tag ? elementPath(tag) : "path" in place ? place.path : "0";
  return { text: "", place: { at: "node", path, start: 0, end: 0 } };
}
