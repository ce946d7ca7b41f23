import { z } from "zod";
import { chineseNotes, chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { chinesePointer, ownerAnd } from "../chinese/pointer-noun.ts";
import { columnNoun } from "../english/column-noun.ts";
import { linkVerb } from "../english/link-verbs.ts";
import { mergeNotes, mergeSources, thingsInput } from "../english/phrasing.ts";
import { pointerNoun } from "../english/pointer-noun.ts";
import { possessive } from "../english/possessive.ts";
import { isRole } from "../english/roles.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import {
  columnCells,
  columnIndex,
  columnNamed,
  labelIndex,
  namingCells,
  printedText,
  rowName,
  tableInput,
} from "../table.ts";
import { foldText, nameKey } from "../values/normalise.ts";

const Params = z.strictObject({
  left: z.string(),
  right: z.string(),
  /** Columns of the right table that are added. */
  columns: z.array(z.string()).min(1),
  /** The left column that names, or links to, the right table's rows; without it both tables are about the same things. */
  on: z.string().optional(),
  /** Leave out rows of the left table that the right one does not have. */
  unmatched: z.literal("drop").optional(),
});
type Params = z.infer<typeof Params>;

/** Fewer matches than this are chance. */
const LEAST_MATCHES = 3;

/** Rows of a table that others point to. */
interface Targets {
  byPage: ReadonlyMap<string, readonly WorkRow[]>;
  byName: ReadonlyMap<string, readonly WorkRow[]>;
}
type Matches = ReadonlyMap<WorkRow, readonly WorkRow[]>;

// A search joins the same tables again and again: once per pair is enough.
const targets = new WeakMap<TableResult, Targets>();
const joined = new WeakMap<TableResult, WeakMap<TableResult, Map<string, TableResult>>>();
const matched = new WeakMap<TableResult, WeakMap<TableResult, Map<string | undefined, Matches>>>();

function targetsOf(right: TableResult): Targets {
  const known = targets.get(right);
  if (known) return known;
  const label = labelIndex(right);
  const byPage = new Map<string, WorkRow[]>();
  const byName = new Map<string, WorkRow[]>();
  const add = (map: Map<string, WorkRow[]>, key: string, row: WorkRow) => {
    const rows = map.get(key);
    if (rows) rows.push(row);
    else map.set(key, [row]);
  };
  for (const row of right.rows) {
    if (row.about !== undefined) add(byPage, row.about, row);
    add(byName, nameKey(printedText(row.cells[label]!.value)), row);
  }
  const made = { byPage, byName };
  targets.set(right, made);
  return made;
}

/** For each left row the right rows that it stands for: by the page that it links to or is about, else by name. */
function matches(left: TableResult, right: TableResult, on: string | undefined): Matches {
  const ofLeft = matched.get(left) ?? new WeakMap<TableResult, Map<string | undefined, Matches>>();
  matched.set(left, ofLeft);
  const ofPair = ofLeft.get(right) ?? new Map<string | undefined, Matches>();
  ofLeft.set(right, ofPair);
  let found = ofPair.get(on);
  if (!found) {
    found = matchRows(left, targetsOf(right), on === undefined ? labelIndex(left) : columnIndex(left, on), on);
    ofPair.set(on, found);
  }
  return found;
}

function matchRows(left: TableResult, { byPage, byName }: Targets, index: number, on: string | undefined): Matches {
  return new Map(
    left.rows.map((row) => {
      const { value } = row.cells[index]!;
      const page = value.kind === "entity" ? value.href : on === undefined ? row.about : undefined;
      const linked = page === undefined ? undefined : byPage.get(page);
      return [row, linked ?? byName.get(nameKey(printedText(value))) ?? []];
    }),
  );
}

function joinRows(
  left: TableResult,
  right: TableResult,
  columns: readonly string[],
  on: string | undefined,
): TableResult {
  const indices = columns.map((column) => columnIndex(right, column));
  const rows: WorkRow[] = [];
  for (const [row, [counterpart]] of matches(left, right, on)) {
    if (counterpart) rows.push({ ...row, cells: [...row.cells, ...indices.map((index) => counterpart.cells[index]!)] });
  }
  const added = indices.map((index) => {
    const column = right.columns[index]!;
    // What names the rows of the right table only describes those of the left one.
    return column.role === "label" ? { ...column, role: "text" as const } : column;
  });
  return { type: "table", columns: [...left.columns, ...added], rows };
}

/** Rows of one table with columns of another: of the same things, or of the things that a column names. */
export const join: Operation<Params> = {
  name: "join",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ left, right }) => [left, right],
  guards({ left: a, right: b, columns, on, unmatched }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    if (a === b) return [{ guard: "trivial", message: "a table is joined with itself" }];
    for (const column of columns) columnIndex(right, column);
    const taken = columns.find((column) => left.columns.some(({ name }) => name === column));
    if (taken !== undefined) return [{ guard: "name_taken", message: `both tables have a column "${taken}"` }];
    const found = [...matches(left, right, on)];
    const guards: Guard[] = [];
    const doubled = found.find(([, rows]) => rows.length > 1);
    if (doubled) guards.push({ guard: "ambiguous", message: `"${rowName(left, doubled[0])}" stands for several rows` });
    const lost = found.filter(([, rows]) => rows.length === 0);
    if (lost.length > 0 && unmatched !== "drop") {
      guards.push({
        guard: "unmatched",
        message: `${lost.length} rows have no counterpart (${rowName(left, lost[0]![0])})`,
      });
    }
    if (found.length - lost.length < LEAST_MATCHES)
      guards.push({ guard: "too_few", message: "hardly any row has a counterpart" });
    return guards;
  },
  evaluate({ columns, on }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const key = JSON.stringify([on, columns]);
    const ofLeft = joined.get(left) ?? new WeakMap<TableResult, Map<string, TableResult>>();
    joined.set(left, ofLeft);
    const ofPair = ofLeft.get(right) ?? new Map<string, TableResult>();
    ofLeft.set(right, ofPair);
    const made = ofPair.get(key) ?? joinRows(left, right, columns, on);
    ofPair.set(key, made);
    return made;
  },
  uses({ on }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    // Which rows there are is read from the left table, so its page is needed even where only the right one is computed on.
    const own = on === undefined ? namingCells(left) : columnCells(left, on);
    // That a row has a counterpart is seen at the counterpart, even where nothing else of it is read.
    const found = new Set([...matches(left, right, on).values()].flatMap((rows) => rows.slice(0, 1)));
    return [...own, ...namingCells({ ...right, rows: right.rows.filter((row) => found.has(row)) })];
  },
  explain({ columns, on }, inputs, result) {
    const by = on === undefined ? "the same things" : `"${on}"`;
    const { rows } = tableInput([result]);
    return `${rows.length} of ${tableInput(inputs).rows.length} rows joined by ${by} with ${columns.join(", ")}`;
  },
  describe({ columns, on, unmatched }, inputs, results) {
    const [left, right] = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
    const added = tableInput(results, 1);
    const heading = on === undefined ? undefined : (left.names?.[on] ?? on);
    const names = Object.fromEntries(
      columns.flatMap((column) => {
        const known = right.names?.[column];
        // The version of a version is itself.
        const owner = heading === undefined ? undefined : pointerNoun(heading, right.singular);
        if (owner === undefined || foldText(owner) === foldText(left.singular))
          return known === undefined ? [] : [[column, known]];
        return [[column, ownedBy(owner, known ?? columnNoun(columnNamed(added, column)))]];
      }),
    );
    const pointer = heading === undefined ? undefined : pointerNoun(heading, right.singular);
    const verb = heading === undefined ? undefined : linkVerb({ name: heading }, left.singular);
    const role = pointer !== undefined && isRole(pointer, right.singular) ? ({ isRole: true } as const) : {};
    const { singular, plural, names: called } = right;
    const one = { singular, plural, ...(called ? { names: called } : {}) };
    const led = Object.fromEntries(
      pointer === undefined
        ? []
        : columns.map((column) => [column, { pointer, one, ...(verb ? { verb } : role) }] as const),
    );
    const lost = [...matches(tableInput(results, 0), tableInput(results, 1), on).values()].some(
      (rows) => rows.length === 0,
    );
    const dropped = lost && unmatched === "drop";
    return {
      ...left,
      sources: mergeSources(left, right),
      names: { ...left.names, ...names },
      led: { ...left.led, ...led },
      notes: mergeNotes(
        left.notes,
        right.notes,
        dropped ? [`Consider only ${left.plural} that both sources know.`] : [],
      ),
    };
  },
  describeChinese({ columns, on, unmatched }, inputs, results) {
    const [left, right] = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
    const [from, added] = [tableInput(results, 0), tableInput(results, 1)];
    const names = Object.fromEntries(
      columns.flatMap((column) => {
        const known = right.names?.[column];
        if (on === undefined || columnName(columnNamed(from, on), left) === left.noun)
          return known === undefined ? [] : [[column, known]];
        return [
          [
            column,
            ownerAnd(
              chinesePointer(columnName(columnNamed(from, on), left), right.noun),
              columnName(columnNamed(added, column), right),
            ),
          ],
        ];
      }),
    );
    const lost = [...matches(from, added, on).values()].some((rows) => rows.length === 0);
    const dropped = lost && unmatched === "drop" ? [`只考虑两处来源都列出的${left.noun}。`] : [];
    return {
      ...left,
      sources: chineseSources(left, right),
      names: { ...left.names, ...names },
      notes: chineseNotes(left.notes, right.notes, dropped),
    };
  },
};

/** "motor's weight", and not "motor's motor weight". */
const ownedBy = (owner: string, name: string): string =>
  `${possessive(owner)} ${name.startsWith(`${owner} `) ? name.slice(owner.length + 1) : name}`;
