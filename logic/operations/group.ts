import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { deedOfRole } from "../chinese/deeds.ts";
import { groupedNoun } from "../chinese/grouped-noun.ts";
import { isKin } from "../chinese/kin.ts";
import { chineseMean } from "../chinese/mean-words.ts";
import { sortWord } from "../chinese/measure-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import type { ChineseThings } from "../chinese/phrase.ts";
import {
  chineseNotes,
  chineseNoun,
  chineseThings,
  columnName,
  countingWord,
  isWhole,
  tallyWord,
  withinWords,
} from "../chinese/phrasing.ts";
import { hasMembers, membersOf, ownerWord } from "../english/holder-nouns.ts";
import { isSortOf, sortsOf } from "../english/kind-nouns.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { byOrOf, closed, columnWords, kindOfThings, mergeNotes, nounPhrase, thingsInput } from "../english/phrasing.ts";
import { isTime } from "../english/quantity.ts";
import { asCombined, quantityName } from "../english/quantity-name.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult, ThingsPhrase, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, tableInput } from "../table.ts";
import { cellGuards, computed, measure, measureGuards, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { scheduleAmong } from "../values/schedules.ts";
import { absenceAmong } from "../values/stated-absence.ts";

const Params = z.discriminatedUnion("take", [
  z.strictObject({ from: z.string(), by: z.string(), take: z.literal("count"), missing: z.literal("skip").optional() }),
  z.strictObject({
    from: z.string(),
    by: z.string(),
    take: z.enum(["sum", "mean"]),
    column: z.string(),
    missing: z.literal("skip").optional(),
  }),
]);
type Params = z.infer<typeof Params>;

/** Fewer groups than this are no grouping. */
const LEAST_GROUPS = 2;

function groupRows(table: TableResult, by: string): Map<string, WorkRow[]> {
  const index = columnIndex(table, by);
  const groups = new Map<string, WorkRow[]>();
  for (const row of table.rows) {
    const { value } = row.cells[index]!;
    if (value.kind === "missing") continue;
    const key = foldText(value.printed);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** "combined area", "mean number of partners": what is taken of each group. "The mean mean age" would read like a slip. */
function takenWords(params: Extract<Params, { column: string }>, table: TableResult, things: ThingsPhrase): string {
  const name = quantityName(columnNamed(table, params.column), things, measure(table, params.column).unit);
  if (params.take === "sum") return `combined ${asCombined(name)}`;
  return /^(?:mean|average)\s/i.test(name) ? `mean value of the ${name}` : `mean ${name}`;
}

/** Name of the column that a grouping makes: "count", "sum of Area", "mean of Area". */
function valueName(params: Params): string {
  return params.take === "count" ? "count" : `${params.take} of ${params.column}`;
}

function readColumns(params: Params): string[] {
  return params.take === "count" ? [params.by] : [params.by, params.column];
}

/** One row per category, with the number, sum or mean of its rows: a table that can be filtered and ranked. */
export const group: Operation<Params> = {
  name: "group",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const by = columnNamed(table, params.by);
    if (by.role !== "category" && by.role !== "year") {
      return [{ guard: "not_a_category", message: `"${params.by}" holds no recurring values` }];
    }
    const index = columnIndex(table, params.by);
    const absent = table.rows.filter((row) => row.cells[index]!.value.kind === "missing");
    const unsure = table.rows.filter((row) => row.cells[index]!.value.kind === "unsure");
    const guards = cellGuards(table, params.by, { missing: absent, unsure }, params.missing);
    if (params.take !== "count") {
      const column = columnNamed(table, params.column);
      guards.push(...measureGuards(table, params.column, params.missing), ...quantityGuards(column));
      if (params.take === "sum" && column.additive !== true) {
        guards.push({ guard: "not_additive", message: `values of "${params.column}" do not add up to anything` });
      }
    }
    const absence = absenceAmong(table.rows, index);
    if (absence !== undefined)
      guards.push({ guard: "stated_absence", message: `"${absence}" may or may not count as a "${params.by}"` });
    const when = scheduleAmong(table.rows, index);
    if (when !== undefined)
      guards.push({ guard: "not_a_category", message: `"${when}" says when, and is no "${params.by}"` });
    if (guards.length > 0) return guards;
    const groups = groupRows(table, params.by).size;
    if (groups < LEAST_GROUPS) return [{ guard: "too_few", message: `"${params.by}" has ${groups} different values` }];
    return groups === table.rows.length ? [{ guard: "trivial", message: "every group has one row" }] : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const index = columnIndex(table, params.by);
    const numbers = params.take === "count" ? undefined : measure(table, params.column);
    const byRow = new Map(numbers?.measured.map((measured) => [measured.row, measured]));
    const rows: WorkRow[] = [];
    for (const members of groupRows(table, params.by).values()) {
      const key = members.map((row) => row.cells[index]!);
      const label = { value: key[0]!.value, evidence: key.flatMap(evidenceOf) };
      if (params.take === "count") {
        rows.push({
          cells: [label, { value: computed(new Decimal(members.length), undefined), evidence: [] }],
        });
        continue;
      }
      const measured = members.map((row) => byRow.get(row)).filter((found) => found !== undefined);
      if (measured.length === 0) continue;
      const sum = Decimal.sum(...measured.map(({ number }) => number));
      const value = computed(params.take === "sum" ? sum : sum.div(measured.length), numbers?.unit);
      rows.push({ cells: [label, { value, evidence: measured.flatMap(({ cell }) => evidenceOf(cell)) }] });
    }
    const made: Column = { name: valueName(params), type: "number", role: "measure", additive: params.take !== "mean" };
    if (numbers?.unit !== undefined) made.unit = numbers.unit;
    return { type: "table", columns: [{ ...table.columns[index]!, role: "label" }, made], rows };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    return readColumns(params).flatMap((column) => columnCells(table, column));
  },
  explain(params, _, result) {
    const rows = tableInput([result]).rows.map(({ cells }) => cells.map(({ value }) => value.printed).join(": "));
    return `${valueName(params)} by ${params.by}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const by = columnWords(columnNamed(table, params.by), things);
    const isSort = isSortOf(by, things.singular);
    const sorts = params.take === "count" && !isSort ? undefined : sortsOf(by, things);
    const nouns = sorts ?? groupNouns(by);
    const bare = membersOf(nouns.singular, withoutOwner(nounPhrase(things, { bare: true }), nouns.singular));
    const members = things.listed === true ? `${things.plural} among ${bare}` : bare;
    const taken = params.take === "count" ? undefined : takenWords(params, table, things);
    const names = table.rows.map(({ cells }) => cells[0]!.value.printed);
    const named =
      taken === undefined
        ? `number of ${members}`
        : sorts
          ? taken
          : `${closed(taken)} ${byOrOf(taken, things.singular)} ${ownerWord(nouns.singular, names)} ${members}`;
    const values = {
      column: valueName(params),
      rows: kindOfThings(things),
      ...(sorts ? { said: true as const } : {}),
      ...(taken ? { taken: `${closed(taken)} ${byOrOf(taken, things.singular)} the ${members}` } : {}),
    };
    const isCountedSort = params.take === "count" && isSort;
    const isNamedAlone =
      !isCountedSort &&
      (sorts !== undefined ||
        isHolder(nouns.singular, things.singular, table, params.by) ||
        isTime(columnNamed(table, params.by)));
    return {
      kind: "things",
      ...nouns,
      ...(isNamedAlone ? {} : { values }),
      clauses: [],
      sources: things.sources,
      names: { [params.by]: by, [valueName(params)]: named },
      notes: mergeNotes(things.notes, missingTextNotes(table, readColumns(params), params.missing, things)),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const by = columnName(columnNamed(table, params.by), things);
    const whole = isWhole(things);
    const members = whole ? things.noun : chineseNoun(things);
    const quantity = takenInChinese(params, table, things);
    const within = whole ? "" : `${withinWords(things)}，`;
    const deed = deedOfRole(by, things.ledTo?.[params.by]);
    const noun = deed === undefined ? groupedNoun(by) : { noun: deed.noun };
    const owned = deed === undefined ? members : deed.verb + (whole && deed.verb === by ? "" : "的") + members;
    return {
      kind: "things",
      ...noun,
      measure: isKin(by) ? countingWord(things) : sortWord(noun.noun),
      grouped: { column: valueName(params), quantity, members: things.noun, within, ...(deed ? { deed } : {}) },
      clauses: [],
      sources: things.sources,
      names: { [params.by]: by, [valueName(params)]: `${owned}${params.take === "count" ? "" : "的"}${quantity}` },
      notes: chineseNotes(things.notes, chineseMissingNotes(table, readColumns(params), params.missing, things)),
    };
  },
};

/** "数量", "面积之和", "平均售价" */
function takenInChinese(params: Params, table: TableResult, things: ChineseThings): string {
  if (params.take === "count") return tallyWord(things);
  const name = columnName(columnNamed(table, params.column), things);
  return params.take === "sum" ? `${name}之和` : chineseMean(name);
}

/** What is printed once for all its rows, as the title above a table is, holds them; so do things of some kinds. */
function isHolder(noun: string, members: string, table: TableResult, by: string): boolean {
  if (hasMembers(noun, members)) return true;
  const index = columnIndex(table, by);
  const groups = [...groupRows(table, by).values()];
  const places = groups.map(
    (rows) =>
      new Set(
        rows.map(({ cells }) =>
          evidenceOf(cells[index]!)
            .map(({ url, place }) => JSON.stringify([url, place]))
            .join(),
        ),
      ),
  );
  return groups.length < table.rows.length && places.every((one) => one.size === 1 && !one.has(""));
}

/** "the number of player seasons" of each player is that of its seasons. */
const withoutOwner = (members: string, owner: string) =>
  members.startsWith(`${owner} `) ? members.slice(owner.length + 1) : members;
