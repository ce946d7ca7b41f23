import type { Evidence } from "../../../core/evidence.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";

/** What one source says of one fact. */
export interface Statement {
  /** Name of the thing, as printed there. */
  entity: string;
  column: Column;
  value: Value;
  evidence: Evidence;
  relation: Relation;
  /** Footnotes of the cell. */
  notes: readonly string[];
}
