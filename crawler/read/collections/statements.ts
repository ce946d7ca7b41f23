import { normalise } from "../dom/text.ts";
import { endsInColon, innerLabelLength } from "./label-text.ts";

/** A part of a text that states something under a label of its own, or what stands before such parts. */
export interface Statement {
  text: string;
  /** Where it starts in the normalised text. */
  from: number;
  /** It has a label of its own and stands behind a mark or a gap. */
  parted: boolean;
}

/** What stands between two statements of one text; the mark belongs to the second one. */
const MARK = /\s+(?=[|•·]\s)|\s*(?=｜)/;
/** Spaces that are set to part what stands on both sides: ideographic ones, and one that does not break among others. */
const GAP = /\s*(?:\u3000|\u00a0\s*\u00a0|[ \t\n]\u00a0[ \t\n])\s*/;
const MARKED = /^(?:[|•·]\s|｜)/;
/** A mark between two wide gaps. */
const BARE_MARK = /^[|｜•·]$/;

/**
 * "Year: 1990 | Runtime: 90 min | Studio:" as its statements: a text is cut before each mark or wide gap behind which a
 * label with its value stands, or at its end a label alone.
 */
export function statementsOf(raw: string): Statement[] {
  const text = normalise(raw);
  if (!/[:：]/.test(text)) return [{ text, from: 0, parted: false }];
  const found: Statement[] = [];
  let at = 0;
  for (const wide of raw.split(GAP)) {
    for (const part of normalise(wide).split(MARK)) {
      if (part === "") continue;
      const from = text.indexOf(part, at);
      at = from + part.length;
      if (BARE_MARK.test(part)) continue;
      const before = found.at(-1);
      const labelled = innerLabelLength(part) > 0 || endsInColon(part);
      const isOwn = labelled && (MARKED.test(part) || (before !== undefined && /[:：]./.test(before.text)));
      if (before && !isOwn) before.text = text.slice(before.from, from + part.length);
      else found.push({ text: part, from, parted: isOwn });
    }
  }
  return found;
}
