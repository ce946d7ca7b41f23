import type { DimensionDraft, Template } from "./draft.ts";
import type { Quantity } from "./quantity.ts";

/** A column that more dimensions are made of is what the whole matrix is about; where there are few columns each serves more often. */
const MOST_USES = 3;
/** So often the columns of a full matrix are used together: look-ups are of one, most others of two. */
const ALL_USES = 14;
/** Of more of one form the matrix is one question over and over. */
const MOST_OF: Readonly<Record<Template, number>> = { share: 2, best_rate: 1, common_rate: 1, shared_out: 1 };
/**
 * What tells a dimension from others that are functions of it. How large a share a thing has, how many times the mean of the others it
 * is and how many times the mean of those stated follow from each other; so do the share that it would have and the mean without it,
 * and the ratio of two quantities and that of the shares in them. One of each is asked of a column, or of two; and however it is
 * supposed to change, one ratio is supposed once.
 */
export function senseOf({ family, type, quantities, isDifference }: DimensionDraft): string {
  const plain = type === "retrieval" || type === "cross_source_conflict";
  const held = isDifference ? "apart" : "held";
  const sense = plain ? "stated" : family === "reasoning" ? "supposed" : held;
  return `${sense}: ${quantities.map(keyOf).sort().join("; ")}`;
}

const keyOf = ({ surveyed, column, gathered }: Quantity) =>
  [surveyed.relation.id, column.column.name, gathered?.kind ?? ""].join(" ").trim();

const isOf =
  (quantity: string) =>
  (held: readonly string[]): boolean =>
    held.length === 1 && held[0] === quantity;

/** Counts what the dimensions of a matrix are made of. */
export class Uses {
  private readonly counts = new Map<string, number>();
  private readonly senses = new Set<string>();
  /** What entities state of themselves for a dimension, where that is one quantity. */
  private readonly bases = new Set<string>();
  private readonly templates: Template[] = [];
  /** The quantities of each dimension that holds a thing against others, or one quantity of it against another. */
  private readonly held: string[][] = [];
  private readonly most: number;

  /** @param columns of which the matrix can be made */
  constructor(columns: number) {
    this.most = Math.max(MOST_USES, Math.ceil(ALL_USES / columns));
  }

  of(quantity: Quantity): number {
    return this.counts.get(keyOf(quantity)) ?? 0;
  }

  /** May the matrix ask this as well? */
  allows(draft: DimensionDraft): boolean {
    return (
      !this.senses.has(senseOf(draft)) &&
      !this.follows(draft) &&
      !this.tires(draft) &&
      draft.quantities.every((quantity) => this.of(quantity) < this.most)
    );
  }

  /**
   * Whether it follows from two that are asked: of two quantities, the shares in their totals and their ratio are three figures of which
   * any two give the third.
   */
  private follows(draft: DimensionDraft): boolean {
    if (draft.isDifference || !senseOf(draft).startsWith("held")) return false;
    const own = draft.quantities.map(keyOf);
    const [first, second] = own;
    if (second !== undefined) return own.length === 2 && own.every((one) => this.held.some(isOf(one)));
    return this.held.some(
      (pair) =>
        pair.length === 2 && pair.includes(first!) && pair.every((one) => one === first || this.held.some(isOf(one))),
    );
  }

  /**
   * Whether it looks up what another dimension is so many times of: a share, or what there would be at somebody's rate. That is done only
   * where no other column is left.
   */
  isBase({ family, quantities }: DimensionDraft): boolean {
    return family === "retrieval" && this.bases.has(keyOf(quantities[0]!));
  }

  /** Has its form been asked as often as anybody reads it? */
  private tires({ template }: DimensionDraft): boolean {
    return template !== undefined && this.templates.filter((one) => one === template).length >= MOST_OF[template];
  }

  add(draft: DimensionDraft): void {
    if (draft.own.length === 1) this.bases.add(keyOf(draft.own[0]!));
    if (draft.template) this.templates.push(draft.template);
    this.senses.add(senseOf(draft));
    if (!draft.isDifference && senseOf(draft).startsWith("held")) this.held.push(draft.quantities.map(keyOf));
    for (const quantity of draft.quantities) this.counts.set(keyOf(quantity), this.of(quantity) + 1);
  }
}
