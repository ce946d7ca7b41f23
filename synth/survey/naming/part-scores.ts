import type { Column, Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { grouped } from "../grouped.ts";

/** So many marks in one block, and no more than so much each, are marks for the parts of a thing. */
const LEAST_PARTS = 3;
const MOST = 10;

/**
 * "Sound 8.5, Comfort 7.0, Build 9.0" in one block of a review: marks for parts of what is reviewed, which have no "comfort of 7". By
 * the columns' names, what they are called.
 */
export function partScores({ columns, rows }: Relation): Readonly<Record<string, string>> {
  const placed = columns.flatMap((column, at) => {
    const paths = rows.flatMap(({ cells }) => {
      const { value, evidence } = cells[at]!;
      return value.kind !== "missing" && evidence.place.at === "node" ? [evidence.place.path] : [];
    });
    const [path] = paths;
    return path === undefined ? [] : [{ column, at, block: path.split("/").slice(0, -2).join("/") }];
  });
  const blocks = [...grouped(placed, ({ block }) => block).values()];
  const scores = blocks.filter(
    (block) => block.length >= LEAST_PARTS && block.every(({ column, at }) => isMark(column, at, rows)),
  );
  return Object.fromEntries(
    scores.flat().map(({ column: { name } }) => [name, `${humanise(name).toLowerCase()} score`]),
  );
}

const isMark = ({ name, type, unit }: Column, at: number, rows: Relation["rows"]): boolean =>
  type === "number" &&
  unit === undefined &&
  !/score|rating/i.test(name) &&
  rows.every(({ cells }) => {
    const { value } = cells[at]!;
    return (
      value.kind === "missing" ||
      (value.kind === "number" && Number(value.decimal) >= 0 && Number(value.decimal) <= MOST)
    );
  });
