import type { Cell, Relation } from "../../../core/relation.ts";
import { evidenceOfPart, type Part, partColumn } from "./part-column.ts";

/** A rating stands on so many of the pages that state one so, and on as many at least. */
const ALIKE = 0.95;
const LEAST = 4;
/** "★ 4.5", "4.5 out of 5 stars (15 reviews)", "8.2 / 10", "Rated 4 out of 5": a figure of so many, or one with a star. */
const RATING =
  /^(?:rated\s)?(?<star>[★⭐☆]\s?)?(?<figure>\d{1,2}(?:\.\d{1,2})?)(?:\s?(?:out of|\/)\s?(?<whole>5|10|20|100))?(?<stars>\s(?:stars?|points?)|\s?[★⭐])?(?:[\s,·-]*\(?(?<count>\d[\d,]*)\s(?<what>reviews?|ratings?|votes?|opinions?)\)?)?$/iu;
const RATED = /\b(?:rating|score|stars?)\b/i;

/**
 * A collection whose pages print under no label a figure out of so many ("4.5 out of 5 stars"), or one with a star, has a
 * column of ratings, and one of how many there are where it is said with them. Only where one place of the pages does.
 */
export function withRatings(relation: Relation): Relation {
  const { columns, rows } = relation;
  if (columns.some(({ name, unnamed }) => !unnamed && RATED.test(name))) return relation;
  const found = columns.flatMap((column, index) => {
    const cells = rows.map((row) => row.cells[index]!);
    const ratings = column.unnamed && column.role !== "label" ? ratingsIn(cells) : undefined;
    return ratings ? [{ index, cells, ratings }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.length > 0) return relation;
  const { index, cells, ratings } = first;
  const rating = made(
    "Rating",
    cells,
    ratings.map((one) => one?.figure),
  );
  const what = ratings
    .find((one) => one?.count)
    ?.what.toLowerCase()
    .replace(/s$/, "");
  const counts =
    what === undefined
      ? undefined
      : made(
          `Number of ${what}s`,
          cells,
          ratings.map((one) => one?.count),
        );
  return {
    ...relation,
    columns: [...columns.with(index, rating.column), ...(counts ? [counts.column] : [])],
    rows: rows.map((row, at) => ({
      ...row,
      cells: [...row.cells.with(index, rating.cells[at]!), ...(counts ? [counts.cells[at]!] : [])],
    })),
  };
}

interface Rating {
  figure: Part;
  count: Part | undefined;
  what: string;
}

function ratingsIn(cells: readonly Cell[]): (Rating | undefined)[] | undefined {
  const stated = cells.filter(({ value }) => value.kind !== "missing").length;
  const wholes = new Set<string | undefined>();
  const read = cells.map(({ value }): Rating | undefined => {
    if (value.kind === "missing" || value.kind === "list") return undefined;
    const text = value.printed;
    const groups = RATING.exec(text)?.groups;
    const { star, stars, whole, figure, count, what = "" } = groups ?? {};
    if (figure === undefined || (star === undefined && stars === undefined && whole === undefined)) return undefined;
    wholes.add(whole);
    const start = text.indexOf(figure);
    return {
      figure: { text: figure, start },
      count: count === undefined ? undefined : { text: count, start: text.lastIndexOf(count) },
      what,
    };
  });
  const count = read.filter((one) => one !== undefined).length;
  return wholes.size === 1 && count >= LEAST && count >= ALIKE * stated ? read : undefined;
}

const made = (name: string, cells: readonly Cell[], parts: readonly (Part | undefined)[]) =>
  partColumn(
    name,
    cells,
    parts,
    ({ start, text }, row) => evidenceOfPart(cells[row]!.evidence, start, text.length),
    ({ value }) => ({ kind: "unsure", printed: value.printed, why: "it is no rating like the others" }),
  );
