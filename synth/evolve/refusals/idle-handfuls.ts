import type { Value } from "../../../core/value.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says how figures move from year to year. */
const MOVES: ReadonlySet<string> = new Set(["turning_year", "largest_change", "longest_streak", "trend"]);
/** One more or one less of fewer than this comes and goes… */
const HANDFUL = 5;
/** …and so it does of fewer than this where there are none in some year. */
const FEW = 10;
/** What counts things in Chinese: "件", "万人". */
const COUNTING =
  /^[个家所座部辆台套件张项种条间株棵头只匹艘架篇首幅册本卷集场枚方颗块片对双副组批起例处门栋幢孔户支尊道人名位次]$/u;

/**
 * "In which year did the number of patents first fall?", where they were 1, 0, 1 and 2: a rise, a fall or the first of them says
 * nothing of things of which there is a handful each year.
 */
export function movesIdly(node: Branch, bench: Workbench): boolean {
  if (!MOVES.has(node.op)) return false;
  const input = inputOf(node);
  const table = input && bench.table(input);
  const at = table?.columns.findIndex(({ name }) => name === node.params["column"]) ?? -1;
  if (!table || at < 0) return false;
  const values = table.rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind === "number");
  if (values.length === 0 || !values.every(isCount)) return false;
  const counts = values.map(({ decimal }) => Number(decimal)).sort((a, b) => a - b);
  const middle = counts[Math.floor(counts.length / 2)]!;
  return middle < HANDFUL || (counts[0] === 0 && middle < FEW);
}

const isCount = (value: Value): value is Extract<Value, { kind: "number" }> =>
  value.kind === "number" && (value.unit === undefined || COUNTING.test(value.unit)) && /^\d+$/.test(value.decimal);
