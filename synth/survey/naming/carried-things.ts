import type { Column, Relation } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";

/** Who and what a vehicle carries, or a hall takes in. */
const CARRIED =
  /^(?:bicycles|bikes|buses|caravans|cars|coaches|containers|cyclists|lorries|motorcycles|pallets|passengers|pilgrims|spectators|standees|trailers|trucks|vehicles)$/i;
/** How large a body is that has an inside, in units of that size: a line is so many kilometres long, and a runway has no beam. */
const LENGTH = /^(?:overall |total )?length(?: overall)?$/i;
const ACROSS = /^(?:(?:maximum |moulded |overall )?(?:beam|breadth|draught|draft|height|width)|wingspan|wheelbase)$/i;
const OF_A_BODY = /^(?:m|metres?|meters?|ft\.?|feet|mm|cm)$/i;

/**
 * What columns are called that name users or loads and nothing else ("Passengers 640" beside length and beam): so many fit in. With a
 * year they are counted ("Passengers 2024"), and so they are on what has no inside. By name of the column.
 */
export function namesOfCarried({ columns }: Relation): Readonly<Record<string, string>> {
  const isSized = (form: RegExp) => columns.some((column) => isMeasured(column) && form.test(column.name.trim()));
  if (!isSized(LENGTH) || !isSized(ACROSS)) return {};
  return Object.fromEntries(
    columns.flatMap(({ name, type, role, unit, unnamed }) =>
      !unnamed && type === "number" && role === "measure" && unit === undefined && CARRIED.test(name.trim())
        ? [[name, `${singular(name.trim().toLowerCase())} capacity`]]
        : [],
    ),
  );
}

const isMeasured = ({ type, unit }: Column): boolean => type === "number" && unit !== undefined && OF_A_BODY.test(unit);
