import type { Place } from "../../../core/evidence.ts";
import { headerUnit } from "../../../logic/values/infer-column.ts";
import type { Draft } from "../tables/relation-draft.ts";
import { isFigure } from "../text/figure.ts";
import { type Box, boxAround, type Phrase, type TextLine } from "../text/text-lines.ts";
import { doubtOf } from "./placed-draft.ts";

/** A chart of fewer bars tells nothing. */
const LEAST_BARS = 3;
/** A figure is a bar's label when its middle is this near to the name's (in sizes of the type). */
const SAME_MIDDLE = 1.5;
const VALUE_COLUMN = "Value";

/**
 * A chart whose bars are labelled, as a relation: a line of names (the axis), and above each name in its middle exactly one
 * figure. Figures of the other axis stand above no name and are left out. undefined where any name has no figure or several.
 */
export function chartDraft(lines: readonly TextLine[], place: (page: number, box: Box) => Place): Draft | undefined {
  for (const axis of lines) {
    const names = axis.phrases.length >= LEAST_BARS ? axis.phrases : axis.phrases.flatMap(wordsOf);
    if (names.length < LEAST_BARS || names.some(({ text }) => isFigure(text))) continue;
    const above = lines.filter((line) => line.y < axis.y).flatMap((line) => line.phrases);
    const figures = names.map((name) =>
      above.filter((phrase) => isFigure(phrase.text) && isOver(phrase, name, axis.size)),
    );
    if (figures.some((found) => found.length !== 1)) continue;
    const title = lines.find((line) => line.y < axis.y && line.phrases.some(({ text }) => /\p{L}{3}/u.test(text)));
    const name = title?.phrases.map(({ text }) => text).join(" ") ?? "";
    const unit = headerUnit(name);
    return {
      name,
      source: "image",
      columns: [
        { name: "Name", unnamed: true, label: true },
        unit
          ? { name: `${name.slice(0, name.lastIndexOf("(")).trim()} (${unit})` }
          : { name: name || VALUE_COLUMN, unnamed: name === "" },
      ],
      rows: names.map((phrase, at) => ({
        cells: [phrase, figures[at]![0]!].map(({ text, words }) => ({
          text,
          place: place(1, boxAround(words)),
          ...doubtOf(words),
        })),
      })),
    };
  }
  return undefined;
}

function wordsOf(phrase: Phrase): Phrase[] {
  return phrase.words.map((word) => ({ words: [word], text: word.text, left: word.x, right: word.x + word.width }));
}

function isOver(figure: Phrase, name: Phrase, size: number): boolean {
  return Math.abs((figure.left + figure.right) / 2 - (name.left + name.right) / 2) <= SAME_MIDDLE * size;
}
