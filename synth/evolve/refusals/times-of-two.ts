import { isLapse } from "../../../logic/operations/formula-column.ts";
import { linkedColumns } from "../linked-columns.ts";
import type { Branch } from "../node.ts";

/** When something was last looked at says nothing of it: "Last measured", "Date retrieved", "Date of last full inspection". */
const OF_RECORD =
  /\b(?:last|date|year) (?:checked|inspected|measured|retrieved|reviewed|seen|surveyed|updated|verified)\b|\b(?:last|latest|most recent) (?:\p{L}+ )?(?:assessment|audit|calibration|check|examination|inspection|measurement|review|revision|survey|test|update)$|^(?:checked|retrieved|updated|verified)$/iu;

/**
 * "The years from the foundation of a bike's brand to the test of the bike": of what happened to one thing and what happened to
 * another that it only names, nobody asks how long it was.
 */
export function areTimesOfTwo({ op, params, inputs }: Branch): boolean {
  if (op !== "formula_column" || !isLapse(params["formula"])) return false;
  if ([params["a"], params["b"]].some((name) => OF_RECORD.test(String(name)))) return true;
  const linked = new Set(Object.values(inputs).flatMap((input) => [...linkedColumns(input)]));
  const [a, b] = [params["a"], params["b"]].map((name) => linked.has(String(name)));
  return a !== b;
}
