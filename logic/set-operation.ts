import { z } from "zod";
import type { ChineseThings } from "./chinese/phrase.ts";
import { chineseNotes, chineseNoun, chineseSources, chineseThings } from "./chinese/phrasing.ts";
import { cutAlike } from "./cuts.ts";
import { mergeNotes, mergeSources, thingsInput } from "./english/phrasing.ts";
import type { Guard, Operation, Result, TableResult, ThingsPhrase, WorkRow } from "./operation.ts";
import { labelCells, rowKey, tableInput, withRows } from "./table.ts";

const TwoSets = z.strictObject({ a: z.string(), b: z.string() });
type TwoSets = z.infer<typeof TwoSets>;

/** What distinguishes one way of combining two sets of rows from another. */
interface Combination {
  name: "union" | "intersection" | "none_of";
  subtype: "compose" | "existence";
  /** Does a row belong to the result? */
  keeps(inA: boolean, inB: boolean): boolean;
  /** What follows "that are". */
  membership(a: ThingsPhrase, b: ThingsPhrase): string;
  /** The same as a predicate in Chinese: "既是A、又是B". */
  chinese(a: string, b: string): string;
}

function keysOf(table: TableResult): Map<string, WorkRow> {
  return new Map(table.rows.map((row) => [rowKey(table, row), row]));
}

function combine(combination: Combination, inputs: readonly Result[]): TableResult {
  const [a, b] = [tableInput(inputs, 0), tableInput(inputs, 1)];
  const [inA, inB] = [keysOf(a), keysOf(b)];
  const all = new Map([...inB, ...inA]);
  // Rows of A first, in its order, then those that only B has.
  const keys = [...inA.keys(), ...[...inB.keys()].filter((key) => !inA.has(key))];
  const kept = keys.filter((key) => combination.keeps(inA.has(key), inB.has(key)));
  return withRows(
    a,
    kept.map((key) => all.get(key)!),
  );
}

/** What both were chosen from, where that is said of both: it is then said once, before both. */
function chosenFrom<T extends ThingsPhrase | ChineseThings>(a: T, b: T): string | undefined {
  const plain = a.clauses.length === 0 && b.clauses.length === 0;
  return plain && a.chosen?.within === b.chosen?.within ? a.chosen?.within : undefined;
}

/** An operation that combines two sets of rows of one kind; rows are the same when their page or their label is. */
export function setOperation(combination: Combination): Operation<TwoSets> {
  return {
    name: combination.name,
    family: "set",
    subtype: combination.subtype,
    params: TwoSets,
    inputs: ({ a, b }) => [a, b],
    guards(_, inputs): Guard[] {
      const [a, b] = [tableInput(inputs, 0), tableInput(inputs, 1)];
      const shape = (table: TableResult) => table.columns.map(({ name }) => name).join("\u0000");
      if (shape(a) !== shape(b)) return [{ guard: "different_tables", message: "the two sets have different columns" }];
      if (cutAlike(a, b))
        return [{ guard: "trivial_sets", message: "both sets are cut from one table by one and the same column" }];
      const doubled = [a, b].find((table) => keysOf(table).size < table.rows.length);
      if (doubled) return [{ guard: "ambiguous", message: "two rows of a set have the same name" }];
      const size = combine(combination, inputs).rows.length;
      if (size === 0) return [{ guard: "empty", message: "no row is left" }];
      if (combination.name === "union" && size === a.rows.length + b.rows.length)
        return [{ guard: "trivial_sets", message: "the two sets have no row in common" }];
      const idle = size === a.rows.length || (combination.name !== "none_of" && size === b.rows.length);
      return idle ? [{ guard: "trivial", message: "the result is one of the two sets" }] : [];
    },
    evaluate: (_, inputs) => combine(combination, inputs),
    uses: (_, inputs) => [...labelCells(tableInput(inputs, 0)), ...labelCells(tableInput(inputs, 1))],
    explain(_, inputs, result) {
      const sizes = [0, 1].map((index) => tableInput(inputs, index).rows.length);
      return `${combination.name} of ${sizes.join(" and ")} rows: ${tableInput([result]).rows.length} rows`;
    },
    describe(_, inputs) {
      const [a, b] = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
      const within = chosenFrom(a, b);
      const part = ({ chosen, ...things }: ThingsPhrase): ThingsPhrase =>
        within === undefined ? things : { ...things, fixed: chosen!.what };
      const rest = combination.membership(part(a), part(b));
      return {
        kind: "things",
        ...(within === undefined ? {} : { fixed: within }),
        singular: a.singular,
        plural: a.plural,
        clauses: [{ form: "that", head: "that are", one: "that is", rest, predicate: `are ${rest}` }],
        sources: mergeSources(a, b),
        notes: mergeNotes(a.notes, b.notes),
        names: { ...b.names, ...a.names },
      };
    },
    describeChinese(_, inputs) {
      const [a, b] = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
      const within = chosenFrom(a, b);
      const short = (things: ChineseThings) => {
        if (within === undefined) return things.clauses.length === 0 ? things.short : undefined;
        return things.short === undefined ? undefined : things.chosen!.what.slice(0, -things.noun.length);
      };
      const shown = (things: ChineseThings) =>
        short(things) ?? (within === undefined ? chineseNoun(things) : things.chosen!.what);
      const [first, second] = [shown(a), shown(b)];
      return {
        kind: "things",
        noun: a.noun,
        ...(a.measure ? { measure: a.measure } : {}),
        ...(within === undefined ? {} : { fixed: within }),
        clauses: [{ form: "that", text: combination.chinese(first, second) }],
        sources: chineseSources(a, b),
        notes: chineseNotes(a.notes, b.notes),
        names: { ...b.names, ...a.names },
      };
    },
  };
}
