import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { chineseList } from "../chinese/numerals.ts";
import { chineseThings, columnName } from "../chinese/phrasing.ts";
import { cut } from "../cuts.ts";
import { isPlural, listOf } from "../english/english.ts";
import { leftOut } from "../english/missing-notes.ts";
import { columnVerb, columnWords, mergeNotes, thingsInput } from "../english/phrasing.ts";
import { isCounted, numberOf } from "../english/quantity-name.ts";
import type { TimeVerb } from "../english/time-verbs.ts";
import type { Guard, Operation, TableResult, ThingsPhrase, UsedCell, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, namingCells, tableInput, withRows } from "../table.ts";
import { cellGuards } from "../values/measure.ts";
import { openAbsence } from "../values/open-absence.ts";
import { isUnknown } from "../values/stated-absence.ts";
import { yearOfColumn } from "../values/year-text.ts";

/** Says that there is none of it, where a dash or "not known" leaves it open. */
const NONE = /^(?:无|没有|none|nil)$/iu;

const Params = z.strictObject({
  from: z.string(),
  /** Columns that a row has to state a value in, each of them. */
  columns: z.array(z.string()).min(1).max(3),
});

/** A cell of numbers or dates that holds other words ("call us") states none, and neither does "unknown" among words. */
function states({ kind, printed }: Value, { type }: Column): boolean {
  if (kind === "missing" || kind === "unsure" || (kind === "text" && isUnknown(printed))) return false;
  return type === "number" || type === "date" ? kind === type : true;
}

function statedRows(table: TableResult, columns: readonly string[]): WorkRow[] {
  const tests = columns.map((name) => ({ index: columnIndex(table, name), column: columnNamed(table, name) }));
  return table.rows.filter(({ cells }) => tests.every(({ index, column }) => states(cells[index]!.value, column)));
}

/** What prints that there is none of it is no row that leaves it out, and none that has it. */
function saysNone(table: TableResult, name: string): Guard[] {
  const index = columnIndex(table, name);
  const row = table.rows.find(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "missing" && NONE.test(value.printed.trim());
  });
  if (row) return [{ guard: "stated_absence", message: `"${name}" is said to be none in some rows` }];
  const open = openAbsence(table, name);
  return open === undefined
    ? []
    : [{ guard: "stated_absence", message: `"${open}" may say that there is no "${name}", or that nobody knows` }];
}

/** The rows that state a value in each of some columns: real sites leave facts out, and then not all can be compared. */
export const stated: Operation<z.infer<typeof Params>> = {
  name: "stated",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ columns }, inputs) {
    const table = tableInput(inputs);
    const guards = columns.flatMap((name) => {
      const index = columnIndex(table, name);
      const unsure = table.rows.filter(({ cells }) => cells[index]!.value.kind === "unsure");
      return cellGuards(table, name, { missing: [], unsure }, undefined);
    });
    if (guards.length > 0) return guards;
    const none = columns.flatMap((name) => saysNone(table, name));
    if (none.length > 0) return none;
    const kept = statedRows(table, columns).length;
    if (kept === 0) return [{ guard: "empty", message: "no row states all of it" }];
    return kept === table.rows.length ? [{ guard: "trivial", message: "every row states all of it" }] : [];
  },
  evaluate({ columns }, inputs) {
    const table = tableInput(inputs);
    return cut(withRows(table, statedRows(table, columns)), table, columns);
  },
  /** That a row states nothing is seen where the row stands: what names it is read there. */
  uses({ columns }, inputs) {
    const table = tableInput(inputs);
    const kept = new Set(statedRows(table, columns));
    const left = table.rows.filter((row) => !kept.has(row));
    return [
      ...columns.flatMap((name) => columnCells(table, name, [...kept])),
      ...namingCells(withRows(table, left)).map(({ cell }): UsedCell => ({ label: `no ${columns.join(", ")}`, cell })),
    ].filter(({ cell }) => cell.value.kind !== "missing");
  },
  explain({ columns }, inputs, result) {
    const table = tableInput(inputs);
    return `${tableInput([result]).rows.length} of ${table.rows.length} rows state ${columns.join(" and ")}`;
  },
  describe({ columns }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { asked: _, order: __, ...rest } = things;
    // Things that are told by a condition already are not told by another adverbial before them.
    if (things.clauses.length > 0) {
      const left = leftOut(
        columns.map((name) => columnNamed(table, name)),
        things,
      );
      return { ...rest, notes: mergeNotes(things.notes, [left]) };
    }
    const which = statingWords(
      columns.map((name) => columnNamed(table, name)),
      things,
      hasPageEach(table),
    );
    const [plain, ...others] = things.sources;
    const said = among(things, which);
    return { ...rest, sources: [said, ...others], stating: { columns, said, plain } };
  },
  describeChinese({ columns }, inputs, results) {
    const table = tableInput(results);
    const { asked: _, order: __, counted: ___, ...things } = chineseThings(inputs);
    const names = columns.map((name) => columnName(columnNamed(table, name), things));
    return {
      ...things,
      clauses: [...things.clauses, { form: "that", text: `列有${chineseList(names)}`, states: names }],
    };
  },
};

/** Each row is read from the page that it is about. */
const hasPageEach = ({ rows }: TableResult) =>
  rows.every(({ about, cells }) => about !== undefined && cells.every((cell) => evidenceOf(cell)[0]?.url === about));

/** "whose pages give the price and say when they were built"; of other rows "for which the price is given". */
function statingWords(columns: readonly Column[], things: ThingsPhrase, pageEach: boolean): string {
  const years = ofYears(columns);
  if (pageEach && years)
    return `whose pages give ${givenWords(years.column, things)} for ${columns.length === 2 ? "both " : ""}${listOf(years.years)}`;
  const named = columns.map((column) => ({ verb: givenVerb(column, things), words: givenWords(column, things) }));
  if (!pageEach)
    return `for which ${listOf(named.map(({ verb, words }) => (verb === undefined ? words : `the time when it ${verb.one}`)))} ${named.length > 1 ? "are" : "is"} given`;
  const nouns = named.flatMap(({ verb, words }) => (verb === undefined ? [words] : []));
  // Pages that give the number of pages are of two sorts.
  if (PAPER.test(things.plural) || nouns.some((words) => PAPER.test(words)))
    return `for which the site ${listOf([...nouns.map((words) => `gives ${words}`), ...named.flatMap(({ verb }) => (verb === undefined ? [] : [`says when they ${verb.many}`]))])}`;
  const verbs = named.flatMap(({ verb }) => (verb === undefined ? [] : [`when they ${verb.many}`]));
  const both = nouns.length === 2 ? "both " : "";
  return `whose pages ${listOf([
    ...(nouns.length === 0 ? [] : [`give ${both}${listOf(nouns)}`]),
    ...(verbs.length === 0 ? [] : [`say ${listOf(verbs)}`]),
  ])}`;
}

/** What has pages of its own, which are not the site's. */
const PAPER = /\bpages?\b/i;

/** Columns that state one quantity of several years: the quantity, and the years in order. */
function ofYears(columns: readonly Column[]): { column: Column; years: string[] } | undefined {
  const found = columns.map(({ name }) => yearOfColumn(name));
  const [first] = found;
  if (!first || found.length < 2 || found.some((one) => one?.what !== first.what)) return undefined;
  return { column: { ...columns[0]!, name: first.what }, years: found.map((one) => one!.year).sort() };
}

/** "founded"; what a noun says is given by the noun. */
function givenVerb(column: Column, things: ThingsPhrase): TimeVerb | undefined {
  const verb = columnVerb(column, things);
  return verb?.isNamed ? undefined : verb;
}

/** "the price", "the number of doors", "languages": each page gives its own, and no article has to fit what is not counted. */
function givenWords(column: Column, things: ThingsPhrase): string {
  const name = columnWords(column, things);
  if (isCounted(column, name)) return `the ${numberOf(name)}`;
  if (/^number\b/.test(name)) return `the ${name}`;
  return isPlural(name) ? name : `the ${name}`;
}

/** "among those of the ten entries listed on … whose pages give the price", "among the cars on the … site whose pages …". */
function among({ sources, plural }: ThingsPhrase, which: string): string {
  const [source = ""] = sources;
  const listed = /^among the (.*)$/.exec(source)?.[1];
  if (listed !== undefined) return `among those of the ${listed} ${which}`;
  return `among the ${plural} ${source === "" ? "" : `${source} `}${which}`;
}
