import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** So many of the values, and it is how the site says it. */
const MOSTLY = 0.5;

/** "Pupils: Pupils included Ann Orr." A value that says its heading again, up to a full stop, is a sentence and no name of anything. */
export function areSpoken(heading: string, values: readonly Value[]): boolean {
  const said = foldText(heading);
  const isSpoken = ({ printed }: Value) =>
    foldText(printed).startsWith(`${said} `) && /\p{Ll}.*[.!]$/u.test(printed.trim());
  return values.length > 0 && values.filter(isSpoken).length > MOSTLY * values.length;
}
