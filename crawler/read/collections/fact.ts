import type { LoosePiece } from "./loose-text.ts";
import type { Piece } from "./piece.ts";

/** A label of a page with what it says. */
export interface Fact {
  /** As printed, without its colon. */
  label: string;
  /** Labels above it, nearest first. */
  headings: string[];
  /** Its values; several where it has a list. */
  values: Piece[];
  /** Further pieces at other places under the same label. */
  extras: Piece[];
  /** A colon, `dt`, `th`: the label is not only inferred. */
  sure: boolean;
  /** Its place is one of labels (`Template.isSettled`). */
  settled: boolean;
  /** Label and value stand in one text. */
  inner: boolean;
  /** It heads the one row that stands below it. */
  headed: boolean;
  /** Tokens from its label to the last thing that it says. */
  from: number;
  to: number;
}

/** What one page states by labels, and what is left of it. */
export interface PageFacts {
  facts: Fact[];
  /** Headings over several rows. */
  listHeads: string[];
  /** Text that no label names. */
  loose: LoosePiece[];
}
