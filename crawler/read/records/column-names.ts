import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { propertyName } from "../tables/property-name.ts";
import type { Field } from "./fields.ts";
import { heldBy } from "./link-holder.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What things are called that pages list, as classes name them: properties of schema.org and the commonest others. */
const MEANING = words(
  "abstract address affiliation age airline album amount area artist attendance author authors availability average away award birthday birthplace bore born brand breed builder built calories capacity capital category city club code color colour company composer condition continent cost country county course coach currency date day deadline death department departure arrival depth designer destination diameter director discount distance district division duration edition editor education elevation email employer engine event floor founded founder format frequency fuel gate gender genre goals grade height home horsepower hours id income industry instructor isbn job journal kind language lat latitude lawyer league length level license licence location longitude lon maker manager manufacturer mass material member mileage model month municipality name nationality number occupation office operator organisation organization organizer origin owner party pages people phone place platform points population position power price priority producer product profession programme program province publication published publisher quantity quarter race rank rate rating ratings region release released reviewer role room runtime salary school score season seats sector seller series sex show size sku skill skills species speed speaker sponsor stadium state station status stock street subject symbol tax team telephone temperature tenure term time title topic total track trainer transmission type university unit value vendor venue version views volume votes wage wages website weight width wingspan winner writer year",
);
/** Words before one of those that tell which of several it is. */
const WHICH = words(
  "annual average base best birth book closing current daily death due end ending event final first gross home away job last launch list lowest highest maximum max minimum min monthly net new old opening order original per product publication publish published pub regular release released review sale selling ship shipping start starting stock team total unit user weekly word yearly",
);
/** Says no more than that there is something. */
const GENERIC = words("id value number unit kind type name title");

/** What a field is called by its markup: by microdata's or RDFa's property, or a class that is a word for it; "" by neither. */
export function semanticName(fields: readonly (Field | undefined)[], within: (field: Field) => boolean): string {
  const counts = new Map<string, number>();
  let stated = 0;
  for (const field of fields) {
    if (!field) continue;
    stated++;
    const name = ownName(field, within(field));
    if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [name, count] of counts) if (count * 2 > stated) return name;
  return "";
}

function ownName(field: Field, whole: boolean): string {
  const { tag, start } = field;
  // A part of an element's text is not what the element is called.
  if (start !== undefined && whole) return "";
  const { itemprop, property, class: classes } = tag.attribs;
  const stated = itemprop ?? property;
  if (stated !== undefined && /^[a-z:]+$/i.test(stated)) return propertyName(stated);
  const own = nameOfClasses(classes ?? "") || nameOfClasses(heldBy(field).tag.attribs.class ?? "");
  return own || (tag.name === "time" ? "Date" : "");
}

/** "event-date" -> "Event date", "card__price" -> "Price"; "" for "text-sm", "row-0", "col-md-4", "css-1x2y". */
export function nameOfClasses(classes: string): string {
  for (const one of classes.split(/\s+/)) {
    if (/\d/.test(one)) continue;
    const parts = one
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter((part) => part !== "");
    const last = parts.pop();
    if (last === undefined || !MEANING.has(last)) continue;
    if (GENERIC.has(last) && parts.length > 0) continue;
    const which = parts.pop();
    const name = which !== undefined && WHICH.has(which) ? `${which} ${last}` : last;
    return withoutMarks(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return "";
}
