import type { Cell, Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { evidenceOfPart, type Part, partColumn } from "./part-column.ts";

/** A heading over both ends of a life. */
const LIFE =
  /^(?:生卒(?:年|年份|年代|年月|时间)?|lived|life ?(?:span|dates|time)|(?:born|birth)\s?(?:and|&|[-–—/])\s?(?:died|death)|(?:dates|years) of birth and death)$/iu;
/** "1862—1941", "1938—", "(1862–1941)". */
const BOTH = /^[（(]?(?<born>\d{3,4})\s?年?\s?(?:[-–—―~～至到]|\bto\b){1,2}\s?(?<died>\d{3,4})?\s?年?[)）]?$/u;
/** "1938年生", "born 1938", "b. 1938". */
const BORN = /^(?:(?<before>\d{3,4})\s?年?(?:生|出生)|(?:born|b\.|生于)\s?(?<behind>\d{3,4})年?)$/iu;
const NAMES = { zh: ["出生年份", "去世年份"], en: ["Year of birth", "Year of death"] } as const;
/** Fewer lives say nothing of how the others are written; so many of the stated are understood. */
const LEAST_LIVES = 4;
const ALIKE = 0.8;

/** Does a column say of both ends of a life what two others of its relation say of each? */
export function isSaidByEnds({ name }: Column, columns: readonly Column[]): boolean {
  if (!LIFE.test(name.trim())) return false;
  return [NAMES.zh, NAMES.en].some((ends) => ends.every((end) => columns.some((column) => column.name === end)));
}

interface Life {
  born: Part;
  died?: Part;
}

/**
 * A collection of people with a column for both ends of their lives ("生卒年: 1862—1941") has columns of the years of birth and
 * death; who is said to be born alone has no year of death. What is written otherwise is not understood.
 */
export function withLifeYears(relation: Relation): Relation {
  const { columns, rows } = relation;
  const index = columns.findIndex(({ name, unnamed }) => !unnamed && LIFE.test(name.trim()));
  if (index < 0) return relation;
  const cells = rows.map((row) => row.cells[index]!);
  const lives = cells.map(({ value }) => lifeIn(value.printed));
  const stated = cells.filter(({ value }) => value.kind !== "missing").length;
  const read = lives.filter((life) => life !== undefined).length;
  if (read < LEAST_LIVES || read < ALIKE * stated) return relation;
  const isChinese = /\p{Script=Han}/u.test(columns[index]!.name);
  const names = isChinese ? NAMES.zh : NAMES.en;
  const made = names.flatMap((name, end) => {
    if (columns.some((column) => foldText(column.name) === foldText(name))) return [];
    const parts = lives.map((life) => (end === 0 ? life?.born : life?.died));
    const evidenceOf = ({ start, text }: Part, row: number) => evidenceOfPart(cells[row]!.evidence, start, text.length);
    const without = (cell: Cell, blank: Cell["value"]): Cell["value"] =>
      lives[cells.indexOf(cell)]
        ? blank
        : { kind: "unsure", printed: cell.value.printed, why: "it is not written as the others of its column" };
    return [partColumn(name, cells, parts, evidenceOf, without)];
  });
  return {
    ...relation,
    columns: [...columns, ...made.map(({ column }) => column)],
    rows: rows.map((row, at) => ({ ...row, cells: [...row.cells, ...made.map((one) => one.cells[at]!)] })),
  };
}

function lifeIn(printed: string): Life | undefined {
  const { born, died } = BOTH.exec(printed.trim())?.groups ?? {};
  const { before, behind } = born === undefined ? (BORN.exec(printed.trim())?.groups ?? {}) : {};
  const first = born ?? before ?? behind;
  if (first === undefined || (died !== undefined && Number(died) <= Number(first))) return undefined;
  const start = printed.indexOf(first);
  const part = { text: first, start };
  return died === undefined
    ? { born: part }
    : { born: part, died: { text: died, start: printed.indexOf(died, start + first.length) } };
}
