import type { Cell, Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { boundedIn, inBounds } from "./bounded-figures.ts";
import { BUILDERS, type Build, type Builder, dateRanges, type Part } from "./cell-builds.ts";
import { arePageNames } from "./names-of-pages.ts";
import { evidenceOfPart } from "./part-column.ts";

const LEAST_CELLS = 4;

/**
 * A collection whose cells print several figures, or one among words, with a column for each figure: the low and the high end of
 * a range, what is counted in a list ("3 bedrooms, 2 bathrooms"), a score out of so many, a date with a place behind it. Only
 * where nine of ten cells are built so; a cell that is not is stated and not understood. Its words are the page's own.
 */
export const withSplitCells = (relation: Relation): Relation => splitBy(relation, BUILDERS);

/**
 * A table or list whose cells print two dates that something lasted between, with a column for each, or a figure as the least or the
 * most that there is, with what that is called: "起" behind a sum of money is no unit of it.
 */
export const withRangesAndBounds = (relation: Relation): Relation => splitBy(relation, [dateRanges, inBounds]);

function splitBy(relation: Relation, builders: readonly Builder[]): Relation {
  const names = new Set(relation.columns.map(({ name }) => foldText(name)));
  const added: { column: Column; cells: Cell[] }[] = [];
  const replaced = new Map<number, { column: Column; cells: Cell[] }>();
  for (const [index, column] of relation.columns.entries()) {
    if (column.unnamed || column.role === "label") continue;
    const cells = relation.rows.map((row) => row.cells[index]!);
    const hasFurther = cells.some(hasFurtherFigure);
    if ((column.type !== "text" && column.type !== "entity" && !hasFurther) || arePageNames(cells)) continue;
    const texts = cells.map((cell) => printedOf(cell, hasFurther));
    const build = buildOf(column.name, texts, relation.name, builders);
    if (!build) continue;
    for (const [at, name] of build.names.entries()) {
      const made = columnOf(
        name,
        cells,
        build.parts.map((parts) => parts?.[at]),
        build,
      );
      if (made.column.type !== "number" && made.column.type !== "date") continue;
      if (build.replaces && build.names.length === 1) replaced.set(index, made);
      else if (!names.has(foldText(name))) {
        names.add(foldText(name));
        added.push(made);
      }
    }
  }
  if (added.length === 0 && replaced.size === 0) return relation;
  return {
    ...relation,
    columns: [
      ...relation.columns.map((column, index) => replaced.get(index)?.column ?? column),
      ...added.map(({ column }) => column),
    ],
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: [
        ...row.cells.map((cell, index) => replaced.get(index)?.cells[at] ?? cell),
        ...added.map(({ cells }) => cells[at]!),
      ],
    })),
  };
}

/** "27 city / 36 highway" was read as 27 of something, and "298元起" in a unit of its own. */
const hasFurtherFigure = ({ value }: Cell): boolean => value.kind === "number" && /\d|起/.test(value.unit ?? "");

/** What a cell prints. "24 city / 32 highway" is not understood as one figure where "27 city / 36 highway" was: their units differ. */
const printedOf = ({ value }: Cell, hasFurther: boolean): string =>
  ["text", "entity", "number", "date"].includes(value.kind) ||
  FROM_ON.test(value.printed.trim()) ||
  (value.kind === "unsure" && boundedIn(value.printed.trim()) !== undefined) ||
  (hasFurther && value.kind === "unsure" && /\d.*\d/.test(value.printed))
    ? value.printed
    : "";

/** "6+": from so many on, which of small numbers (ages, players) people know. */
const FROM_ON = /^\d{1,2}\s?\+$/;

function buildOf(name: string, texts: readonly string[], of: string, builders: readonly Builder[]): Build | undefined {
  const stated = texts.filter((text) => text.trim() !== "");
  if (stated.length < LEAST_CELLS || !/\d/.test(stated[0]!)) return undefined;
  return builders.reduce<Build | undefined>(
    (found, build) => found ?? build(name, texts, stated.length, of),
    undefined,
  );
}

function columnOf(
  name: string,
  cells: readonly Cell[],
  parts: readonly (Part | undefined)[],
  { unit = "", readAs = (printed) => printed }: Pick<Build, "unit" | "readAs">,
): { column: Column; cells: Cell[] } {
  const narrowed = cells.map((cell, index) => narrow(cell, parts[index]));
  const texts = narrowed.map(({ value }, index) => (parts[index] ? value.printed : ""));
  const { column, values: read } = typeColumn(
    name,
    texts.map(readAs).map((text) => ({
      text: text === "" || unit === "" || text.endsWith(unit) ? text : `${text} ${unit}`,
    })),
  );
  const values = read.map((value, index) => (parts[index] ? { ...value, printed: texts[index]! } : value));
  return {
    column,
    cells: narrowed.map((cell, index) => ({
      ...cell,
      value: readOrUnsure(cells[index]!.value, values[index]!, parts[index]),
    })),
  };
}

/** What is built otherwise is stated, but what it says of this is not understood. */
function readOrUnsure(whole: Value, read: Value, part: Part | undefined): Value {
  if (part || whole.kind === "missing") return part ? read : whole;
  return { kind: "unsure", printed: whole.printed, why: "it is not built as the others of its column" };
}

/** The cell of a part of what is printed. */
function narrow(cell: Cell, part: Part | undefined): Cell {
  const { value, evidence } = cell;
  if (!part) return cell;
  const printed = value.printed.slice(part.start, part.end);
  return { value: { kind: "text", printed }, evidence: evidenceOfPart(evidence, part.start, printed.length) };
}
