/** The unit of how far values lie apart: percentage points of shares, and no level from which heights are counted. */
export function apartIn(unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined;
  if (unit[0] === "%") return "percentage points";
  const level = [" a.s.l.", " asl", " a.m.s.l.", " amsl", " above sea level", " above mean sea level"].find((end) =>
    unit.toLowerCase().endsWith(end),
  );
  return level === undefined ? unit : unit.slice(0, -level.length);
}
