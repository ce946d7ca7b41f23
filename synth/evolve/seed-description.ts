import type { Random } from "../../core/random.ts";
import type { Value } from "../../core/value.ts";
import { type Condition, conditionColumns as conditionColumnsOf } from "../../logic/condition.ts";
import type { WorkRow } from "../../logic/operation.ts";
import { printedText, rowName } from "../../logic/table.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import type { ColumnLink } from "./column-links.ts";
import { answerColumnOf } from "./columns-for.ts";
import { describeRow } from "./describe-row.ts";
import { type Branch, isLeaf, leaf, type Node, nodesOf, over } from "./node.ts";
import { hasIdleLink } from "./refusals/idle-links.ts";
import type { Workbench } from "./workbench.ts";

/** Share of inner descriptions that are nested once more where tables lead on. */
const DEEPER = 0.35;
const DEEPEST = 3;
/** Rows that are tried before a column is given up. */
const ATTEMPTS = 4;

/** "Which is the only edition that has as its venue the only hall whose … and whose …?": trees of descriptions. */
export function seedDescription(bench: Workbench, random: Random): Branch | undefined {
  const link = random.pick(bench.leads);
  const one = describedBy(bench, link, random, 1);
  if (!one || saysName(bench, one) || hasIdleLink(one, bench)) return undefined;
  const give = random.next() < 0.6 ? answerColumnOf(bench, one, random, link.on) : undefined;
  return give ? over("lookup", one, { column: give.name }) : over("label_of", one);
}

/** Does a description on the way say what it leads to: "the head of the group whose lecturer works at the group X"? */
function saysName(bench: Workbench, one: Branch): boolean {
  const table = bench.table(one);
  const found = table?.rows[0];
  if (!table || !found) return true;
  const name = foldText(rowName(table, found));
  const said = nodesOf(one).flatMap((node) => (isLeaf(node) ? [] : literalsIn(node.params)));
  return said.some((text) => foldText(text).includes(name) || name.includes(foldText(text)));
}

/** The texts that conditions compare with; limits are no texts. */
function literalsIn(data: unknown, key = ""): string[] {
  if (typeof data === "string") return key === "value" && /\p{L}/u.test(data) ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((item) => literalsIn(item, key));
  return data !== null && typeof data === "object"
    ? Object.entries(data).flatMap(([name, item]) => literalsIn(item, name))
    : [];
}

/** One row of `from`, by the one thing that it names and by conditions where that alone does not single it out. */
function describedBy(
  bench: Workbench,
  { from, on, to }: ColumnLink,
  random: Random,
  depth: number,
  wanted?: WorkRow,
): Branch | undefined {
  const rows = leaf(from.relation.id);
  const index = from.relation.columns.findIndex(({ name }) => name === on);
  const table = bench.table(rows);
  if (!table) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = wanted ?? random.pick(table.rows);
    const { value } = row.cells[index]!;
    const inner = innerOf(bench, to, value, random, depth);
    if (!inner) continue;
    const alone = naming(rows, inner, on);
    if (bench.result(alone) && !hasIdleLink(alone, bench)) return alone;
    const alike = over("filter", rows, { where: { column: on, is: "equals", value: value.printed } });
    const at = bench.table(alike)?.rows.indexOf(row) ?? -1;
    const where = at < 0 ? undefined : describeRow(bench, alike, at, random, 1);
    const both = where && !conditionColumnsOf(where).includes(on) ? naming(rows, inner, on, where) : undefined;
    if (both && bench.result(both) && !hasIdleLink(both, bench)) return both;
  }
  return undefined;
}

const naming = (from: Node, one: Node, on: string, where?: Condition): Branch => ({
  op: "identify_by",
  params: { on, ...(where === undefined ? {} : { where }) },
  inputs: { from, one },
});

/** The thing that a cell names, described in its turn: by what it names itself, or by its own facts. */
function innerOf(
  bench: Workbench,
  to: ColumnLink["to"],
  value: Value,
  random: Random,
  depth: number,
): Branch | undefined {
  const things = leaf(to.relation.id);
  const table = bench.table(things);
  if (!table || !to.label) return undefined;
  const label = to.label.index;
  const wanted = nameKey(printedText(value));
  const at = table.rows.findIndex(
    (row) =>
      (value.kind === "entity" && row.about === value.href) || nameKey(printedText(row.cells[label]!.value)) === wanted,
  );
  if (at < 0) return undefined;
  const onward = bench.leads.filter((link) => link.from === to);
  if (depth < DEEPEST && onward.length > 0 && random.next() < DEEPER) {
    const deeper = describedBy(bench, random.pick(onward), random, depth + 1, table.rows[at]);
    if (deeper) return deeper;
  }
  const where = describeRow(bench, things, at, random);
  return where && over("identify", things, { where });
}
