/** What shares differ by. */
export const POINTS = "percentage points";
/** Behind a unit, from where it is counted. */
const FROM_WHERE = /\s*(?:\(?a\.?\s?[sm]\.?\s?l\.?\)?|AMSL|above (?:mean )?sea level|above ground)$/i;

/** The unit of how far two values lie apart: of shares percentage points, of heights above the sea metres. */
export function distanceUnit(unit: string | undefined): string | undefined {
  if (unit?.startsWith("%")) return POINTS;
  const bare = unit?.replace(FROM_WHERE, "");
  return bare === "" ? unit : bare;
}
