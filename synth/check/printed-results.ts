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
 * faculty beside those of its departments. None of the figures that it is made of.
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
  for (const { words, relation, at } of headingsOf(relations)) {
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
