import { dataRows, isFileKind, type Relation } from "../../../core/relation.ts";
import { areCodes } from "../../../logic/values/codes.ts";
import { fromPlural, type Noun, pluralHead } from "./noun-phrases.ts";

/**
 * Whether the rows of a table are told apart by codes ("TK4471" under “Tag”) that lead nowhere: what heads these is something that each
 * row has, and not what it is. What has a page of its own under its code is what the column says.
 *
 * @param at the column that names the rows
 */
export function areCoded(relation: Relation, at: number | undefined): boolean {
  if (relation.source === "page_collection" || at === undefined || relation.columns[at]?.type === "entity")
    return false;
  return areCodes(dataRows(relation).map(({ cells }) => cells[at]!.value.printed));
}

/**
 * "Sightings" of the heading or the caption over such a table, "gull-sightings" of a file without its ending: nothing else says what a row
 * is. Names of files have signs where words have spaces.
 */
export function nounOfCoded({ name, source }: Relation): Noun | undefined {
  const words = isFileKind(source) && !/\s/.test(name) ? name.replace(/[-_]+/g, " ") : undefined;
  return words === undefined ? pluralHead(name) : (fromPlural(words) ?? pluralHead(words));
}
