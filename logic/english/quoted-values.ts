import type { TableResult } from "../operation.ts";
import { singular } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { isProperName } from "./proper-names.ts";

/** What a column prints in words. */
export const printedIn = (table: TableResult, name: string): string[] => {
  const index = table.columns.findIndex((column) => column.name === name);
  return table.rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "text" || value.kind === "entity" ? [value.printed.trim()] : [];
  });
};

/** Are all that a column lists names of linked things, which no question takes for its own words? */
export function namedPlainly(table: TableResult, name: string): boolean {
  const index = table.columns.findIndex((column) => column.name === name);
  return table.rows.every(({ cells }) => {
    const { value } = cells[index]!;
    const named = value.kind === "list" ? value.items : [value];
    return value.kind === "missing" || named.every((one) => one.kind === "entity" && isPlain(one.printed.trim()));
  });
}

/** Whether one of a column's words could be taken for part of the sentence: not one stands in quotation marks and another without. */
export function needsQuotes(table: TableResult, name: string, called: string, values: readonly string[]): boolean {
  const all = [...values, ...printedIn(table, name)];
  // "Whose keeper is Ida Fell": who somebody is is told by a name; "the region South" would be read otherwise.
  if (nounKind(called) === "person" && all.every((text) => NAME.test(text))) return false;
  return all.some((text) => !isPlain(text));
}

/** "Ida Fell", "Jan van Eyck": capitals throughout, but for the small words within names. */
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|al|bin|da|de|del|della|der|di|dos|du|la|le|of|the|van|von|y|zu))*$/u;

/** Are all that a column lists people by their names: "judges on the panel"? */
export function listsPeople(table: TableResult, name: string, called: string): boolean {
  const [who = ""] = called.split(/ (?:at|for|from|in|of|on) /);
  if (nounKind(singular(who)) !== "person") return false;
  const index = table.columns.findIndex((column) => column.name === name);
  return table.rows.every(({ cells }) => {
    const { value } = cells[index]!;
    const named = value.kind === "list" ? value.items : [value];
    return value.kind === "missing" || named.every(({ printed }) => NAME.test(printed.trim()));
  });
}

/** Numbers and single names stand as they are. */
function isPlain(text: string): boolean {
  return /^[\p{Lu}\p{Lo}\d][^\s"“”,]*$/u.test(text) || (isProperName(text) && !/\sand\s|,/.test(text));
}
