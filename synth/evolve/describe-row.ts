import type { Random } from "../../core/random.ts";
import { type Condition, compileCondition, type Test } from "../../logic/condition.ts";
import type { WorkRow } from "../../logic/operation.ts";
import { rowName } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { drawColumn } from "./columns-for.ts";
import { conditionFor } from "./condition-for.ts";
import type { Node } from "./node.ts";
import { isSayableLimit, roundLimitNear } from "./round-threshold.ts";
import type { Workbench, WorkColumn } from "./workbench.ts";

/** Columns that a description is looked for among, and tests that it has at most. */
const COLUMNS = 7;
const MOST_TESTS = 3;

/** A test with the rows that pass it. */
interface Tested {
  test: Test;
  rows: ReadonlySet<WorkRow>;
}

/**
 * Conditions on different columns that one row of the set meets and no other, none of them idle, none with the row's name in
 * it; as few as will do. Undefined where the facts that were drawn do not single it out.
 *
 * @param least fewest conditions
 */
export function describeRow(
  bench: Workbench,
  set: Node,
  row: number,
  random: Random,
  least = 2,
): Condition | undefined {
  const table = bench.table(set);
  const own = table?.rows[row];
  if (!table || !own) return undefined;
  const name = foldText(rowName(table, own));
  const tests = testsOf(bench, set, row, random)
    .filter(({ value }) => ![value].flat().some((text) => holdsName(foldText(text), name)))
    .map((test): Tested => ({ test, rows: new Set(table.rows.filter(compileCondition(table, test))) }))
    .filter(({ rows }) => rows.has(own) && (least === 1 || rows.size > 1) && rows.size < table.rows.length);
  for (let size = least; size <= MOST_TESTS; size++) {
    const found = random.shuffle(choices(tests, size)).find((chosen) => singlesOut(chosen));
    const [only, ...more] = found?.map(({ test }) => test) ?? [];
    if (only) return more.length === 0 ? only : { and: [only, ...more] };
  }
  return undefined;
}

function testsOf(bench: Workbench, set: Node, row: number, random: Random): Test[] {
  const drawn: WorkColumn[] = [];
  while (drawn.length < COLUMNS) {
    const next = drawColumn(bench, set, random, ({ column }) => drawn.every((one) => one.column.name !== column.name));
    if (!next) break;
    drawn.push(next);
  }
  return drawn.flatMap((found) => {
    const plain = conditionFor(found, random, row);
    const value = found.values[row];
    const numbers = found.values.flatMap((each) => (each.kind === "number" ? [each.decimal] : []));
    const near =
      found.column.role === "measure" && value?.kind === "number"
        ? roundLimitNear(numbers, value.decimal, value.unit)
        : undefined;
    return [
      ...(plain ? [plain] : []),
      ...(near && isSayableLimit(near.value, numbers) ? [{ column: found.column.name, ...near }] : []),
    ];
  });
}

const holdsName = (text: string, name: string) => name !== "" && (text.includes(name) || name.includes(text));

/** All ways to choose tests of different columns. */
function choices(tests: readonly Tested[], size: number): Tested[][] {
  if (size === 0) return [[]];
  return tests.flatMap((first, index) =>
    choices(
      tests.slice(index + 1).filter(({ test }) => test.column !== first.test.column),
      size - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** Do they leave one row together, and more where any of them is left out? */
function singlesOut(chosen: readonly Tested[]): boolean {
  const shared = (tested: readonly Tested[]) =>
    [...tested[0]!.rows].filter((row) => tested.every(({ rows }) => rows.has(row))).length;
  if (shared(chosen) !== 1) return false;
  if (chosen.length === 1) return true;
  return chosen.every((one) => shared(chosen.filter((other) => other !== one)) > 1);
}
