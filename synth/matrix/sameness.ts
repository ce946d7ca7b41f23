import type { DimensionDraft } from "./draft.ts";
import type { Quantity } from "./quantities.ts";

/** A column that more dimensions are made of is what the whole matrix is about. */
const MOST_USES = 3;
/**
 * What tells a dimension from others that are functions of it. How large a share a thing has, how many times the mean of the others it
 * is and how many times the mean of those stated follow from each other; so do the share that it would have and the mean without it,
 * and the ratio of two quantities and that of the shares in them. One of each is asked of a column, or of two.
 */
export function senseOf({ family, type, quantities, isDifference }: DimensionDraft): string {
  const plain = type === "retrieval" || type === "cross_source_conflict";
  const held = isDifference ? "apart" : "held";
  const sense = plain ? "stated" : family === "reasoning" ? "supposed" : held;
  return `${sense}: ${quantities.map(keyOf).sort().join("; ")}`;
}

const keyOf = ({ surveyed, column }: Quantity) => `${surveyed.relation.id} ${column.column.name}`;

/** Counts what the dimensions of a matrix are made of. */
export class Uses {
  private readonly counts = new Map<string, number>();
  private readonly senses = new Set<string>();

  of(quantity: Quantity): number {
    return this.counts.get(keyOf(quantity)) ?? 0;
  }

  /** May the matrix ask this as well? */
  allows(draft: DimensionDraft): boolean {
    return !this.senses.has(senseOf(draft)) && draft.quantities.every((quantity) => this.of(quantity) < MOST_USES);
  }

  add(draft: DimensionDraft): void {
    this.senses.add(senseOf(draft));
    for (const quantity of draft.quantities) this.counts.set(keyOf(quantity), this.of(quantity) + 1);
  }
}
