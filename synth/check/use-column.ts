import type { DerivationStep } from "../../core/task.ts";
import type { FactsIndex } from "./facts-index.ts";

/** The column of a value that an answer uses: "Date of birth" of "Date of birth of Ems". */
export function columnOf(use: DerivationStep["uses"][number], facts: FactsIndex): string {
  const entity = facts.statementAt(use.evidence.url, use.evidence.place)?.entity;
  if (entity && use.label.endsWith(` of ${entity}`)) return use.label.slice(0, -` of ${entity}`.length);
  const end = use.label.lastIndexOf(" of ");
  return end < 0 ? use.label : use.label.slice(0, end);
}
