import { resolvedText } from "../dom/character-references.ts";
import { elementPath, type Tag } from "../dom/dom.ts";
import { textOf } from "../dom/text.ts";
import { propertyName } from "../tables/property-name.ts";
import type { DraftCell } from "../tables/relation-draft.ts";
import { type Item, isFactName, isThingType, lastPart, type Property, VALUE_LENGTH } from "./item.ts";
import { type Json, parseJson } from "./json-places.ts";

/** Longer scripts are not read. */
const MOST_LENGTH = 500_000;
const TYPES = /"@type"\s*:\s*\[?\s*"([^"]{1,80})"/g;
/** An item with more is no thing, but data. */
const MOST_PROPERTIES = 60;

/** The things that a JSON-LD script describes (W3C JSON-LD 1.1, as schema.org uses it): by itself, in a list, in a graph. */
export function jsonLdItems(script: Tag): Item[] {
  const json = textOf(script);
  if (json.length > MOST_LENGTH) return [];
  // Most scripts speak of the page and its publisher only.
  const types = [...json.matchAll(TYPES)].map((match) => lastPart(match[1]!));
  if (!types.some(isThingType)) return [];
  const found = parseJson(json);
  return found ? itemsIn(found, script) : [];
}

function itemsIn(json: Json, script: Tag): Item[] {
  if (json.kind === "array") return json.items.flatMap((one) => itemsIn(one, script));
  if (json.kind !== "object") return [];
  const graph = json.members.get("@graph") ?? json.members.get("itemListElement") ?? json.members.get("mainEntity");
  const type = typeOf(json);
  if (type !== "" && isThingType(type)) {
    const properties = propertiesOf(json.members, script);
    return properties.length > 1 && properties.length <= MOST_PROPERTIES ? [{ type, properties, tag: undefined }] : [];
  }
  const wrapped = json.members.get("item");
  return [...(graph ? itemsIn(graph, script) : []), ...(wrapped ? itemsIn(wrapped, script) : [])];
}

function typeOf(json: Json): string {
  if (json.kind !== "object") return "";
  const stated = json.members.get("@type");
  const first = stated?.kind === "array" ? stated.items[0] : stated;
  return first?.kind === "value" ? lastPart(first.text) : "";
}

function propertiesOf(members: ReadonlyMap<string, Json>, script: Tag): Property[] {
  const properties: Property[] = [];
  for (const [key, value] of members) {
    if (!isFactName(key)) continue;
    const name = propertyName(key);
    if (value.kind === "value") add(name, value);
    else if (value.kind === "array") addList(name, value.items);
    else {
      const own = value.members.get("name");
      if (own?.kind === "value") add(name, own);
      else addNested(name, value.members);
    }
  }
  return properties;

  function add(name: string, value: Json): void {
    const cell = cellOf(value, script);
    if (cell) properties.push({ name, cell });
  }

  /** One level: an offer's price, an address' city. A quantity is its value, with its unit in the name. */
  function addNested(name: string, inner: ReadonlyMap<string, Json>): void {
    const unit = textAt(inner, "unitText") ?? textAt(inner, "unitCode") ?? textAt(inner, "priceCurrency");
    for (const [key, value] of inner) {
      if (!isFactName(key) || value.kind !== "value") continue;
      if (/^(?:unitText|unitCode|priceCurrency)$/.test(key)) continue;
      const called = key === "value" ? name : propertyName(key);
      const withUnit = unit !== undefined && /^(?:value|price|lowPrice|highPrice|minValue|maxValue)$/.test(key);
      add(withUnit ? `${called} (${unit})` : called, value);
    }
  }

  function addList(name: string, items: readonly Json[]): void {
    const cells = items.flatMap((item) => {
      const value = item.kind === "object" ? item.members.get("name") : item;
      const cell = value && cellOf(value, script);
      return cell ? [cell] : [];
    });
    const [first] = cells;
    if (!first || cells.length < items.length) return;
    if (cells.length === 1) properties.push({ name, cell: first });
    else {
      const place = { at: "node" as const, path: elementPath(script) };
      properties.push({
        name,
        cell: { text: cells.map(({ text }) => text).join("; "), items: cells.map(({ text }) => ({ text })), place },
      });
    }
  }
}

function textAt(members: ReadonlyMap<string, Json>, key: string): string | undefined {
  const value = members.get(key);
  return value?.kind === "value" && value.text !== "" ? value.text : undefined;
}

function cellOf(value: Json, script: Tag): DraftCell | undefined {
  if (value.kind !== "value" || value.text === "" || value.text.length > VALUE_LENGTH) return undefined;
  if (/^https?:\/\//.test(value.text)) return undefined;
  const { start, end } = value;
  // Nothing resolves references in a script, but many sites write them there as everywhere else.
  return { text: resolvedText(value.text), place: { at: "node", path: elementPath(script), start, end } };
}
