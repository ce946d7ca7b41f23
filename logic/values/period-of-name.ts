import { foldText } from "./normalise.ts";
import { timeWithin } from "./time-within.ts";

/**
 * The quantity and the one time that a column's name speaks of ("Exports > 2019", "Visitors in May 2024", “2024年5月客流量”), both
 * folded: equal for the same quantity of other times. Undefined of names without a time.
 */
export function periodOfName(name: string): { what: string; when: string } | undefined {
  const time = timeWithin(name);
  return time && { what: foldText(time.around), when: `${time.kind} ${time.at}` };
}
