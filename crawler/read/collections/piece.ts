/** A part of a page's text that is one value. */
export interface Piece {
  text: string;
  /** Tokens `first` to `last`, both included. */
  first: number;
  last: number;
  /** Characters of the first token that do not belong to it. */
  skip: number;
  /** Characters of the last token that do not belong to it: a bracket that only opens. */
  cut: number;
  /** Place of its first token. */
  place: string;
  href?: string;
  notes?: string[];
  /** What stands behind a comma after it: a remark on it, or further values. */
  listed?: Piece[];
}
