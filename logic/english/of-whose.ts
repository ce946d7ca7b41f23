import type { Column } from "../../core/relation.ts";
import { ofWord } from "./phrasing.ts";
import { isCounted } from "./quantity-name.ts";

/** What people and events are in, rather than what has them. */
const AREA =
  /(?:^|\s)(?:area|borough|canton|city|commune|country|county|department|district|island|municipality|parish|prefecture|province|region|state|suburb|territory|town|village|ward|zone)$/i;

/** What people and traffic pass or come to. */
const SPOT =
  /(?:^|\s)(?:airport|beach|bridge|crossing|gauge|gate|harbour|junction|library|lock|mine|museum|park|pier|point|port|quay|site|stadium|stop|theatre|venue)$/i;
/** What may be done there, or from there. */
const BASE = /(?:^|\s)(?:depot|garage|office|station)$/i;

/** When it was: all that is measured is so then. */
const PART_OF_YEAR = /^(?:month|quarter|season|week)$/i;

/**
 * "number of births in Oban", "area of Oban": what is counted one by one is in or at a place, where all else is its own.
 *
 * @param called what the quantity is called
 * @param sort what the thing is named by: "district"
 */
export function ofWhose(called: string, column: Column, sort: string | undefined): string {
  const counted = called.replace(/^number of /, "");
  const ofWhat = ofWord(called);
  if (sort !== undefined && PART_OF_YEAR.test(sort)) return "in";
  if (sort === undefined || ofWhat === "by" || !isCounted(column, counted)) return ofWhat;
  if (AREA.test(sort)) return "in";
  return SPOT.test(sort) ? "at" : BASE.test(sort) ? "for" : ofWhat;
}
