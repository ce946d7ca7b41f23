import type { DraftCell } from "./relation-draft.ts";

/** A cell of a file's table. */
export interface MatrixCell extends DraftCell {
  /** Printed only because a merged cell covers this place. */
  merged?: boolean;
}
