import type { Value } from "../../core/value.ts";

/** Parts of the world by the letters that markets are known by. */
const REGION = /^(?:AF|AN|ANZ|APAC|AS|AU|CIS|CN|EMEA|EU|JP|KR|LATAM|MEA|OC|PAL|SA|SEA|UK|US|WW)$/;
const NORTH_AMERICA = /^NA$/;

/**
 * The values of a column in which "NA" is North America: beside "EU" and "JP" it is no mark for nothing. Where it comes
 * once in a column it may be one after all.
 */
export function withRegions(values: readonly Value[]): Value[] {
  const marks = values.filter(isMark);
  if (marks.length < 2) return [...values];
  const others = values.filter((value) => value.kind !== "missing");
  if (others.length < 2 || !others.every(({ kind, printed }) => kind === "text" && REGION.test(printed.trim())))
    return [...values];
  return values.map((value) => (isMark(value) ? { kind: "text", printed: value.printed } : value));
}

const isMark = ({ kind, printed }: Value): boolean => kind === "missing" && NORTH_AMERICA.test(printed.trim());
