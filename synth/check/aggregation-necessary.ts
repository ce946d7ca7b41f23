import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { operation } from "../../logic/registry.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Check, verdict } from "./check.ts";
import type { FactsIndex } from "./facts-index.ts";
import { printedResult } from "./printed-results.ts";
import { spreadOf } from "./spread.ts";
import { pageTellingResult } from "./told-results.ts";

const say = verdict("aggregation_necessary");

/** Operations that only pick what stands there: by name, by page, or the result of the step before. */
const PICKING = new Set(["lookup", "label_of", "named", "join"]);
/** Leads from a fact to the page of what it names: two hops are work, one is a look-up. */
const HOP = "follow";

/** The answer is made of several values; it does not stand anywhere to be read off. */
export const aggregationNecessary: Check = {
  name: "aggregation_necessary",
  async run(context) {
    const { task, facts, relations } = context;
    if (spreadOf(task) === "one") return say("skipped", `A ${task.kind} task may ask for what one page says.`);
    const deciding = task.program.steps.filter((step) => !PICKING.has(step.op) && operation(step.op));
    if (deciding.length === 0) return say("fail", "The answer is one look-up.");
    const operands = new Set(task.derivation.flatMap((step) => step.uses.map((use) => JSON.stringify(use.evidence))));
    if (operands.size < 2) return say("fail", "The answer is read off one cell.");
    const shortcut = shortcutOf(
      task,
      facts,
      deciding.every((step) => step.op === HOP),
    );
    if (shortcut) return say("fail", shortcut);
    const printed = printedTotal(task, relations);
    if (printed) return say("fail", `A totals row of “${printed}” prints the answer.`);
    const result = printedResult(task, relations);
    if (result) return say("fail", `${result.evidence.url} prints the result.`, [result.evidence]);
    const telling = await pageTellingResult(context);
    if (telling !== undefined) return say("fail", `${telling} tells the result, if only rounded.`);
    return say(
      "pass",
      `${deciding.length === 1 ? "1 operation" : `${deciding.length} operations`} over ${operands.size} values, and no totals row prints the result.`,
    );
  },
};

/** Why a path from thing to thing need not be gone: its middle is told, or its end stands at its start. */
function shortcutOf({ question, derivation }: ProvenTask, facts: FactsIndex, onlyHops: boolean): string | undefined {
  // What was counted together has no place of its own.
  const hops = derivation.filter((step) => step.op === HOP).flatMap((step) => step.uses[1] ?? []);
  const asked = foldText(question);
  const told = hops.find(({ printed }) => asked.includes(foldText(printed)));
  if (told) return `The question itself says “${told.printed}”, which has to be found on the way.`;
  const [first] = hops;
  const end = derivation.at(-1)?.uses.at(-1);
  if (!onlyHops || !first || !end) return undefined;
  const answer = foldText(end.printed);
  const column = foldText(end.label.split(" of ")[0]!);
  const worded = /\p{L}{3}/u.test(answer);
  const there = facts
    .printedOn(first.evidence.url)
    .some((cell) => foldText(cell.printed) === answer && (worded || foldText(cell.column) === column));
  return there ? `${first.evidence.url}, where the path begins, prints “${end.printed}” already.` : undefined;
}

/** Name of a relation of the program whose totals row states the answer. */
function printedTotal({ answer, program }: ProvenTask, relations: ReadonlyMap<string, Relation>): string | undefined {
  if (answer.type !== "number") return undefined;
  const ids = Object.values(program.relations);
  const states = (relation: Relation) =>
    relation.rows.some(
      (row) => row.total && row.cells.some(({ value }) => value.kind === "number" && value.decimal === answer.decimal),
    );
  return ids.map((id) => relations.get(id)).find((relation) => relation && states(relation))?.name;
}
