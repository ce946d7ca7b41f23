import type { Cell, Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** What is taken of all figures of a column and may stand somewhere as a figure of the whole; an average is called so there. */
const OF_A_WHOLE = new Set(["sum", "mean"]);
/** Words of such a figure's heading besides those of the column: "Total staff". */
const MOST_BESIDE = 2;

interface Heading {
  words: string;
  relation: Relation;
  at: number;
}

const known = new WeakMap<ReadonlyMap<string, Relation>, readonly Heading[]>();

/**
 * A cell that prints the result of adding up, or averaging, a column, under the column's own heading or one that has it: the students of a
 * faculty beside those of its departments; of a year's figures also in the row of that year, under what they are called. None of the
 * figures that it is made of.
 */
export function printedResult(
  { answer, program, derivation }: ProvenTask,
  relations: ReadonlyMap<string, Relation>,
): Cell | undefined {
  if (answer.type !== "number") return undefined;
  const result = Number(answer.decimal);
  const last = program.steps.at(-1);
  const column = last && OF_A_WHOLE.has(last.op) ? last["column"] : undefined;
  if (typeof column !== "string") return undefined;
  const uses = derivation.flatMap((step) => step.uses);
  const used = new Set(uses.map(({ evidence }) => JSON.stringify(evidence)));
  const of = ` ${nameKey(humanise(column))} `;
  const most = of.trim().split(" ").length + MOST_BESIDE;
  const ofYear = last?.op === "sum" ? figureOfYear(column, answer.decimal) : undefined;
  for (const { words, relation, at } of headingsOf(relations)) {
    const inYear =
      ofYear && isOfQuantity(words, ofYear.what) ? cellOfYear(relation, at, result, ofYear.year) : undefined;
    if (inYear && !used.has(JSON.stringify(inYear.evidence))) return inYear;
    if (!words.includes(of) || words.trim().split(" ").length > most || (last?.op === "mean" && words === of)) continue;
    for (const { cells } of relation.rows) {
      const cell = cells[at]!;
      const { value, evidence } = cell;
      if (value.kind === "number" && Number(value.decimal) === result && !used.has(JSON.stringify(evidence)))
        return cell;
    }
  }
  return undefined;
}

/** A result of so many digits, but for noughts at its ends, stands in a year's row under such a heading for nothing else. */
const LEAST_DIGITS = 3;
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)年?/u;

/** "people aided" and 2022 of "People aided > 2022"; undefined where the column names no year, or the result is too plain. */
function figureOfYear(column: string, decimal: string): { what: string; year: string } | undefined {
  const year = YEAR.exec(column)?.[1];
  const what = nameKey(humanise(column.replace(YEAR, " "))).replace(/^> | >$/g, "");
  const digits = decimal.replace(/\D/g, "").replace(/^0+|0+$/g, "");
  return year === undefined || what === "" || digits.length < LEAST_DIGITS ? undefined : { what, year };
}

/** Chinese quantities end alike: the 产量 of all of something beside the 毛产量 of each. */
function isOfQuantity(words: string, what: string): boolean {
  const end = /\p{Script=Han}{2}$/u.exec(what)?.[0];
  return end === undefined ? words.includes(` ${what} `) : words.trim().split(" ")[0]!.endsWith(end);
}

/** The cell of a column that prints a figure in the row of a year. */
function cellOfYear({ rows }: Relation, at: number, result: number, year: string): Cell | undefined {
  const row = rows.find(
    ({ cells }) =>
      cells.some(({ value }, other) => other !== at && YEAR.exec(value.printed)?.[1] === year) &&
      isFigure(cells[at], result),
  );
  return row?.cells[at];
}

const isFigure = (cell: Cell | undefined, figure: number): boolean =>
  cell?.value.kind === "number" && Number(cell.value.decimal) === figure;

/** The columns of figures of a site, with their headings as keys. */
function headingsOf(relations: ReadonlyMap<string, Relation>): readonly Heading[] {
  let found = known.get(relations);
  if (!found) {
    found = [...relations.values()].flatMap((relation) =>
      relation.columns.flatMap(({ name, type }, at) =>
        type === "number" ? [{ words: ` ${nameKey(humanise(name))} `, relation, at }] : [],
      ),
    );
    known.set(relations, found);
  }
  return found;
}
