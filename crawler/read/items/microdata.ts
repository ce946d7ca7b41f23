import { HAS_ITEM_TYPE, HAS_PART_NAME } from "../dom/attribute-marks.ts";
import { childTags, elementPath, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { isBlank, textOf } from "../dom/text.ts";
import { draftCell } from "../tables/draft-cell.ts";
import { propertyName } from "../tables/property-name.ts";
import { type Item, isFactName, isThingType, lastPart, type Property, VALUE_LENGTH } from "./item.ts";

/** Properties that say in what another is stated. */
const UNIT = /(?:^|[:/#])(?:priceCurrency|unitCode|unitText)$/;
const MOST_UNIT = 24;
const MEASURED = /^(?:Value|Price|Low price|High price|Min value|Max value)$/;

/**
 * The thing that an element describes in microdata (HTML, section 5) or RDFa Lite, undefined for none. Values are what the
 * page shows: `content` is for machines, and `meta` shows nothing.
 */
export function markedItem(tag: Tag, base: string): Item | undefined {
  return (tag.marks & HAS_ITEM_TYPE) === 0 ? undefined : readItem(tag, base);
}

function readItem(tag: Tag, base: string): Item | undefined {
  const type = lastPart(tag.attribs.itemtype ?? tag.attribs.typeof ?? "");
  if (!isThingType(type)) return undefined;
  const properties: Property[] = [];
  collectScope(tag, 0, "");
  return properties.length > 1 ? { type, properties, tag } : undefined;

  /** What is stated with a unit beside it (`priceCurrency`) bears it in its name, as in `json-ld.ts`. */
  function collectScope(element: Tag, depth: number, within: string): void {
    const first = properties.length;
    const units: string[] = [];
    collect(element, depth, within, units);
    const [unit] = units;
    if (unit === undefined || units.length > 1) return;
    for (const property of properties.slice(first)) {
      if (MEASURED.test(property.name)) property.name = `${property.name} (${unit})`;
    }
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  function collect(element: Tag, depth: number, within: string, units: string[]): void {
    for (const child of childTags(element)) {
      const property = propertyOf(child);
      if (UNIT.test(property)) {
        const unit = (child.attribs.content ?? textOf(child)).trim();
        if (unit !== "" && unit.length <= MOST_UNIT) units.push(unit);
        continue;
      }
      if (isPassedOver(child)) continue;
      const nested = (child.marks & HAS_ITEM_TYPE) !== 0 || child.attribs.itemscope !== undefined;
      if (nested) {
        if (depth === 0 && property !== "" && isFactName(property)) collectScope(child, 1, property);
      } else if (property === "") collect(child, depth, within, units);
      else if (isFactName(property)) add(property, child, depth, within);
    }
  }

  function add(property: string, child: Tag, depth: number, within: string): void {
    if (isBlank(child) || textOf(child).length > VALUE_LENGTH) return;
    const cell = draftCell(child, base, { at: "node", path: elementPath(child) });
    // Of a nested thing the name stands for it: a brand, an author.
    const name = propertyName(depth > 0 && /(?:^|:)name$/.test(property) ? within : property);
    if (cell.text !== "") properties.push({ name, cell });
  }
}

function propertyOf(tag: Tag): string {
  const stated = (tag.marks & HAS_PART_NAME) !== 0 ? tag.attribs.itemprop : tag.attribs.property;
  return stated?.trim().split(/\s+/)[0] ?? "";
}
