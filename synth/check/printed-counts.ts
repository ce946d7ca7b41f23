import { Lists } from "../../core/lists.ts";
import { dataRows, type Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import type { Value } from "../../core/value.ts";
import { Condition, conjuncts } from "../../logic/condition.ts";
import { singular } from "../../logic/english/english.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** Operations that ask how many are of which kind, and nothing else. */
const OF_KINDS = new Set(["filter", "count", "percent_of", "probability", "mode", "distinct", "label_of", "sort"]);
/** What is done with the numbers of a grouping: the kind that has most is chosen, and something is asked of it. */
const OF_GROUPS = new Set([...OF_KINDS, "group", "kth", "ranked_value", "follow", "lookup", "identify"]);
/** A table of so many rows lists things, and no kinds. */
const MOST_KINDS = 60;
const LEAST_KINDS = 2;
/** Of fewer groups that their numbers stand somewhere is chance. */
const LEAST_GROUPS = 4;

interface Row {
  relation: Relation;
  values: readonly Value[];
}

/** Rows, and columns, of tables by what they are headed by. */
interface Heads {
  rows: Lists<Row>;
  columns: Lists<Row>;
}

const known = new WeakMap<ReadonlyMap<string, Relation>, Heads>();

/**
 * The page whose table prints how many there are of each kind that a question is about: a row for each type with their number, or a
 * cell for each type and grade. Whoever finds it need not look at the things.
 */
export function pageOfCounts(
  { program, derivation }: Pick<ProvenTask, "program" | "derivation">,
  relations: ReadonlyMap<string, Relation>,
): string | undefined {
  const group = program.steps.find(({ op, take }) => op === "group" && take === "count");
  if (!program.steps.every(({ op }) => (group ? OF_GROUPS : OF_KINDS).has(op))) return undefined;
  if (group) return pageOfGroups(String(group["by"]), program, derivation, relations);
  const tests = program.steps.flatMap((step) => {
    const where = Condition.safeParse(step["where"]);
    return where.success ? conjuncts(where.data).flat() : [];
  });
  if (tests.some(({ is }) => is !== "equals" && is !== "in")) return undefined;
  const [first, second, ...more] = kindsRead(derivation);
  if (!first || more.length > 0) return undefined;
  const { rows, columns } = headsOf(relations);
  return second
    ? (crossed(first, second, rows) ?? crossed(second, first, rows))
    : (counted(first, rows) ?? counted(first, columns));
}

/** The seats of each party stand in a table of parties: they are as many as the members that pages name it of. */
function pageOfGroups(
  by: string,
  { steps }: ProvenTask["program"],
  derivation: ProvenTask["derivation"],
  relations: ReadonlyMap<string, Relation>,
): string | undefined {
  if (steps.some(({ op }) => op === "filter" || op === "stated")) return undefined;
  const kinds = columnsRead(derivation).get(by);
  return kinds && new Set(kinds.values()).size >= LEAST_GROUPS ? counted(kinds, headsOf(relations).rows) : undefined;
}

/** By column: of which kind each thing is; the things by where they were read. */
const kindsRead = (derivation: ProvenTask["derivation"]): ReadonlyMap<string, string>[] => [
  ...columnsRead(derivation).values(),
];

function columnsRead(derivation: ProvenTask["derivation"]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const columns = new Map<string, Map<string, string>>();
  for (const { label, printed, evidence } of derivation.flatMap(({ uses }) => uses)) {
    const [column, ...thing] = label.split(" of ");
    if (thing.length === 0) continue;
    const kinds = columns.get(column!) ?? new Map<string, string>();
    columns.set(column!, kinds.set(`${evidence.url} ${thing.join(" of ")}`, kindKey(printed)));
  }
  return columns;
}

/** A table whose rows, or columns, are headed by the kinds and have their numbers in one cell each, or in all of them together. */
function counted(kinds: ReadonlyMap<string, string>, rows: Lists<Row>): string | undefined {
  const counts = tally([...kinds.values()]);
  return tableOf([...counts.keys()], rows, (found) => {
    const columns = found
      .values()
      .next()
      .value!.map((_, at) => at);
    const isCount = (at: number) => [...counts].every(([kind, count]) => numberOf(found.get(kind)![at]) === count);
    const isSum = [...counts].every(
      ([kind, count]) => found.get(kind)!.reduce((sum, value) => sum + (numberOf(value) ?? 0), 0) === count,
    );
    return isSum || columns.some(isCount);
  });
}

/** A table with a row for each of some kinds and a column for each of others. */
function crossed(
  down: ReadonlyMap<string, string>,
  across: ReadonlyMap<string, string>,
  rows: Lists<Row>,
): string | undefined {
  const pairs = [...down].flatMap(([thing, kind]) => (across.has(thing) ? [[kind, across.get(thing)!] as const] : []));
  const counts = tally(pairs.map((pair) => pair.join("\n")));
  return tableOf([...new Set(pairs.map(([kind]) => kind))], rows, (found, { columns }) =>
    [...counts].every(([pair, count]) => {
      const [kind, other] = pair.split("\n") as [string, string];
      const at = columns.findIndex(({ name }) => kindKey(name) === other);
      return at >= 0 && numberOf(found.get(kind)![at]) === count;
    }),
  );
}

/** The page of a table that heads a row by each of the kinds and prints what is wanted of them. */
function tableOf(
  kinds: readonly string[],
  rows: Lists<Row>,
  prints: (found: ReadonlyMap<string, readonly Value[]>, relation: Relation) => boolean,
): string | undefined {
  if (kinds.length < LEAST_KINDS) return undefined;
  for (const { relation } of rows.of(kinds[0]!)) {
    const found = new Map(
      kinds.flatMap((kind) => {
        const row = rows.of(kind).find((one) => one.relation === relation);
        return row ? [[kind, row.values] as const] : [];
      }),
    );
    if (found.size === kinds.length && prints(found, relation)) return relation.url;
  }
  return undefined;
}

const tally = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** A dash among counts is none. */
function numberOf(value: Value | undefined): number | undefined {
  if (value?.kind === "missing") return 0;
  return value?.kind === "number" ? Number(value.decimal) : undefined;
}

/** "II*" is another grade than "II", and "Mills" are of the kind "Mill". */
const kindKey = (text: string) => `${singular(nameKey(text))}${/\*+$/.exec(text.trim())?.[0] ?? ""}`;

function headsOf(relations: ReadonlyMap<string, Relation>): Heads {
  let found = known.get(relations);
  if (!found) {
    found = { rows: new Lists<Row>(), columns: new Lists<Row>() };
    for (const relation of relations.values()) {
      if (relation.source === "page_collection" || relation.rows.length > MOST_KINDS) continue;
      for (const { cells } of relation.rows) {
        const head = cells[0]?.value;
        if (head?.kind === "text" || head?.kind === "entity")
          found.rows.add(kindKey(head.printed), { relation, values: cells.map(({ value }) => value) });
      }
      const rows = dataRows(relation);
      for (const [at, { name, type }] of relation.columns.entries())
        if (type === "number")
          found.columns.add(kindKey(name), { relation, values: rows.map(({ cells }) => cells[at]!.value) });
    }
    known.set(relations, found);
  }
  return found;
}
