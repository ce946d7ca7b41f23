import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { listedIn, type Test } from "../../logic/condition.ts";
import { printedText } from "../../logic/table.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { isSayable } from "../evolve/condition-for.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { isCoincidence } from "./coincidences.ts";

/** A value that more of them have is no reason to hold just two against each other: any two of three are picked by whoever asks. */
const SHARING = 2;
/** Of two values that are said together, either is one that so many have at least. */
const LEAST_EACH = 4;
/** Nor is one that more than this share of all have. */
const MOST_SHARE = 0.5;

/** What two things of a kind have in common, and the others have not. */
export interface Tie {
  tests: readonly Test[];
  /** Those that have it, each with a page of its own. */
  rows: readonly Row[];
  /** Every row says whether it has it. */
  isStated: boolean;
}

/** What one row says in one column that it may share with others. */
interface Shared {
  test: Test;
  rows: Row[];
}

/**
 * What people name two things together by: two bridges of one engineer, two nurses of one ward, two wells dug in one year. A value
 * that many have becomes one together with another: the wooden ones of one engineer.
 */
export function tiesOf(surveyed: SurveyedRelation): Tie[] {
  const { relation, label, columns } = surveyed;
  const rows = dataRows(relation);
  const sharing = columns
    .filter(({ column, index }) => index !== label?.index && canTie(column))
    .map((column) => ({ isStated: isStated(column, rows), values: valuesOf(column, rows) }));
  const isFew = ({ length }: readonly Row[]) => length === SHARING && length <= MOST_SHARE * rows.length;
  const pages = (found: readonly Row[]) => new Set(found.map(({ about }) => about)).size;
  const single = sharing.flatMap(({ isStated, values }) =>
    values.map(({ test, rows }): Tie => ({ tests: [test], rows, isStated })),
  );
  const joint = sharing.flatMap((one, at) =>
    sharing.slice(at + 1).flatMap((other) => bothOf(one, other).filter(({ rows }) => isFew(rows))),
  );
  return [...single, ...joint].filter(
    ({ tests, rows }) =>
      isFew(rows) &&
      rows.every(({ about }) => about !== undefined) &&
      pages(rows) === rows.length &&
      !tests.some((test) => isCoincidence(test, surveyed)),
  );
}

const canTie = ({ type, role }: Column): boolean =>
  role === "year" || role === "category" || type === "entity" || type === "text" || type === "list";

const isStated = ({ index }: SurveyedColumn, rows: readonly Row[]): boolean =>
  rows.every(({ cells }) => cells[index]!.value.kind !== "missing");

/** Values that several rows have, with these. */
function valuesOf({ column, index, parts }: SurveyedColumn, rows: readonly Row[]): Shared[] {
  const found = new Map<string, Shared>();
  for (const row of rows) {
    const { value } = row.cells[index]!;
    if (value.kind === "missing") continue;
    const listed = value.kind === "list" ? value.items.map(printedText) : listedIn(value.printed);
    const said = parts
      ? parts.filter((part) => listed.some((item) => nameKey(item) === nameKey(part)))
      : [value.printed.trim()];
    for (const text of new Set(said)) {
      const test = testOf(column, text, parts !== undefined);
      if (!test) continue;
      const known = found.get(nameKey(text));
      if (known) known.rows.push(row);
      else found.set(nameKey(text), { test, rows: [row] });
    }
  }
  return [...found.values()].filter((one) => one.rows.length > 1);
}

function testOf({ name, role, type }: Column, text: string, isPart: boolean): Test | undefined {
  if (role === "year") return /^\d{4}$/.test(text) ? { column: name, is: "=", value: text } : undefined;
  if (type === "list" && !isPart) return undefined;
  return isSayable(text) && /\p{L}/u.test(text)
    ? { column: name, is: isPart ? "includes" : "equals", value: text }
    : undefined;
}

/** Values of two columns that more have than are named together, where both are said of a few. */
function bothOf(
  one: { isStated: boolean; values: readonly Shared[] },
  other: { isStated: boolean; values: readonly Shared[] },
): Tie[] {
  const isMuch = ({ rows }: Shared) => rows.length >= LEAST_EACH;
  return one.values.filter(isMuch).flatMap((first) =>
    other.values.filter(isMuch).map((second): Tie => {
      const rows = first.rows.filter((row) => second.rows.includes(row));
      return { tests: [first.test, second.test], rows, isStated: one.isStated && other.isStated };
    }),
  );
}
