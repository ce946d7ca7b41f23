import type { Column } from "../core/relation.ts";
import { isCountable } from "./english.ts";
import type { ThingsPhrase } from "./operation.ts";
import { columnWords } from "./phrasing.ts";

/** What a column of numbers is called where it is a quantity among others: "area", "number of airports". */
export function quantityName(column: Column, things: ThingsPhrase, unit: string | undefined): string {
  const name = columnWords(column, things);
  return unit === undefined && isCountable(name) ? `number of ${name}` : name;
}
