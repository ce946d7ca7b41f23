import { foldText, nameKey } from "../../logic/values/normalise.ts";
import type { Statement } from "./facts-index.ts";

/** How a page may print the value of a statement, as keys of names: as it stands there, without its unit, or as it is computed with. */
export function printedForms({ value }: Pick<Statement, "value">): string[] {
  const forms = [value.printed];
  if (value.kind === "number") forms.push(foldText(value.printed).replace(/[^\d.,]+$/, ""), value.decimal);
  if (value.kind === "date") forms.push(value.iso);
  return forms.map(nameKey);
}
