import type { Random } from "../../core/random.ts";
import { overTablesColumn } from "../../logic/over-tables.ts";
import { printedText } from "../../logic/table.ts";
import { answerColumnOf } from "./columns-for.ts";
import { restrict } from "./condition-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { isSayableLimit, roundThreshold } from "./round-threshold.ts";
import type { TablesTogether } from "./tables-together.ts";
import type { Workbench } from "./workbench.ts";

/** Places that people count: who came first, who stood among the first three. */
const LAST_PLACES = [1, 3, 3] as const;
/** Share of questions about some of the things alone, by what their pages say of them. */
const SOME = 0.4;

/** Share of questions about what one thing comes to. */
const ONE = 0.2;

type Params = Parameters<typeof overTablesColumn>[0];

/** "Which club has the highest total number of points in the final tables from 2020 to 2024?" */
export function seedTablesTogether(bench: Workbench, random: Random): Branch | undefined {
  if (bench.together.length === 0) return undefined;
  const found = random.pick(bench.together);
  const taken = takenOf(found, random);
  if (!taken) return undefined;
  const of = thingsOf(bench, found, random);
  if (!of && found.by === undefined) return undefined;
  const params = { ...taken, ...(found.by === undefined ? {} : { by: found.by }) };
  const from = leaf(found.surveyed.relation.id);
  const tables: Branch = { op: "over_tables", params, inputs: of ? { of, from } : { from } };
  const made = overTablesColumn(taken);
  // What one thing comes to is asked of tables on several pages: its own page has all that it takes.
  if (of === undefined && random.next() < ONE) return ofOne(bench, tables, made, random);
  return asked(bench, tables, made, { of, isEven: found.isEven }, random);
}

function takenOf(
  { tables, span, sums, place, areSelections, isAmongOthers, isEven }: TablesTogether,
  random: Random,
): Params | undefined {
  const choices: Params[] = [
    ...sums.map(({ name }) => ({ tables, ...span, take: "sum" as const, column: name })),
    ...(place === undefined
      ? []
      : [{ tables, ...span, take: "places" as const, column: place, last: random.pick(LAST_PLACES) }]),
    // What stands in every table (a prize, a discipline) stands there as often as any other; and where something adds up, nobody
    // counts how often the things are mentioned.
    ...(areSelections && !isAmongOthers && !isEven && sums.length === 0
      ? [{ tables, ...span, take: "appearances" as const }]
      : []),
  ];
  return choices.length === 0 ? undefined : random.pick(choices);
}

/** The things by their pages: all of them where each page has its table, or those that something is said of. */
function thingsOf(bench: Workbench, { things, by }: TablesTogether, random: Random): Node | undefined {
  if (!things) return undefined;
  const all = leaf(things.relation.id);
  const some = random.next() < SOME ? restrict(bench, all, random) : undefined;
  return some ?? (by === undefined || random.next() < SOME ? all : undefined);
}

/** "What is the total number of points in the final tables from 2020 to 2024 for Oban Rovers?" */
function ofOne(bench: Workbench, tables: Branch, made: string, random: Random): Branch | undefined {
  const table = bench.table(tables);
  if (!table) return undefined;
  const label = table.columns.findIndex(({ role }) => role === "label");
  const row = random.pick(table.rows);
  // What has a page of its own is told of there, and often row by row.
  if (row.cells[label]!.value.kind === "entity") return undefined;
  return over("lookup", tables, { label: printedText(row.cells[label]!.value), column: made });
}

function asked(
  bench: Workbench,
  tables: Branch,
  made: string,
  { of, isEven }: { of: Node | undefined; isEven: boolean },
  random: Random,
): Branch | undefined {
  const table = bench.table(tables);
  if (!table) return undefined;
  const values = table.rows.flatMap(({ cells }) => {
    const { value } = cells.at(-1)!;
    return value.kind === "number" ? [value.decimal] : [];
  });
  const chance = random.next();
  if (chance < 0.2) {
    const value = roundThreshold(values, table.columns.at(-1)?.unit);
    if (value === undefined || !isSayableLimit(value, values)) return undefined;
    return over("count", over("filter", tables, { where: { column: made, is: random.pick([">", "<"]), value } }));
  }
  const isSum = tables.params["take"] === "sum";
  if (chance < 0.3) return isSum ? over("count_above_average", tables, { column: made, side: "above" }) : undefined;
  // Who came later, or left, has less for that alone.
  const end = isSum && isEven && random.next() < 0.25 ? "lowest" : "highest";
  const best = over("kth", tables, { by: made, k: end === "lowest" ? 1 : random.pick([1, 1, 2]), end });
  const give = of && random.next() < 0.35 ? answerColumnOf(bench, of, random) : undefined;
  return give ? over("lookup", best, { column: give.name }) : over("label_of", best);
}
