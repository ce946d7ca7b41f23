import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { agreedType } from "../facts/own-type.ts";
import { grouped } from "../grouped.ts";
import { kindOfFolder } from "../naming/address-nouns.ts";
import { printedValue } from "./tables-together.ts";

/** So many facts in common, each stated by so many of the pages of either, make two collections parts of one kind. */
const LEAST_FACTS = 3;
const STATED = 0.5;
/** So many facts of their own make those of one folder another kind than those of the next. */
const LEAST_OWN = 2;

/**
 * Collections of one shape of addresses whose pages all state one type, and some of the same facts, are one kind of thing with other
 * facts besides: a shop's kettles and teas are both "products", and all products are both. Nobody could tell which of them a
 * question of "all products" means.
 *
 * @param typeOf what a page states that it is itself
 */
export function unitedKinds(
  collections: readonly Relation[],
  typeOf: (url: string) => string | undefined,
): readonly Relation[] {
  const byShape = grouped(collections, ({ name }) => name);
  if (byShape.size === collections.length) return collections;
  const made = new Map<Relation, Relation | undefined>();
  for (const alike of byShape.values()) {
    if (alike.length < 2) continue;
    const typed = alike.flatMap((one) => {
      const type = agreedType(one.rows.map(({ about }) => (about === undefined ? undefined : typeOf(about))));
      return type === undefined ? [] : [{ one, type }];
    });
    for (const ones of grouped(typed, ({ type }) => type).values()) {
      const sorts = grouped(
        ones.map(({ one }) => one),
        folderOf,
      );
      for (const together of areKinds(sorts) ? sorts.values() : [ones.map(({ one }) => one)]) {
        const [first, ...others] = together.sort((a, b) => b.rows.length - a.rows.length);
        const parts = [first!, ...others.filter((other) => statesAlike(first!, other))];
        if (parts.length < 2) continue;
        for (const part of parts) made.set(part, undefined);
        made.set(first!, unitedOf(parts));
      }
    }
  }
  return collections.flatMap((one) => (made.has(one) ? (made.get(one) ?? []) : [one]));
}

/** The one folder in which all of its pages stand, "" where there are several. */
function folderOf({ rows }: Relation): string {
  const folders = new Set(rows.map(({ about = "" }) => about.replace(/[^/]*\/?$/, "")));
  const [folder = ""] = folders;
  return folders.size === 1 ? folder : "";
}

/** Does each folder say what stands in it, and does what stands there state facts that all others lack? */
function areKinds(sorts: ReadonlyMap<string, readonly Relation[]>): boolean {
  if (sorts.size < 2) return false;
  const facts = [...sorts.values()].map((parts) => new Set(parts.flatMap(commonFacts)));
  return (
    [...sorts.keys()].every((folder) => folder !== "" && kindOfFolder(folder) !== undefined) &&
    facts.every((own) =>
      facts.every((other) => other === own || [...own].filter((fact) => !other.has(fact)).length >= LEAST_OWN),
    )
  );
}

function statesAlike(one: Relation, other: Relation): boolean {
  const others = new Set(commonFacts(other));
  return commonFacts(one).filter((name) => others.has(name)).length >= LEAST_FACTS;
}

const commonFacts = ({ columns, rows }: Relation): string[] =>
  columns.flatMap(({ name, role, unnamed }, at) => {
    const stated = rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length;
    return role === "label" || unnamed || stated < STATED * rows.length ? [] : [foldText(name)];
  });

/** All rows over the columns of all parts; the columns of one name are one. */
function unitedOf(parts: readonly Relation[]): Relation {
  const [first] = parts as [Relation];
  const keyOf = ({ name, role }: Relation["columns"][number]) => (role === "label" ? "" : foldText(name));
  const columns = new Map(
    parts.flatMap((part) => part.columns.map((column) => [keyOf(column), column] as const)).reverse(),
  );
  const keys = [...new Set(parts.flatMap((part) => part.columns.map(keyOf)))];
  const rows = parts.flatMap((part) => {
    const places = keys.map((key) => part.columns.findIndex((column) => keyOf(column) === key));
    return part.rows.map((row) => ({
      ...row,
      cells: places.map(
        (at): Cell => row.cells[at] ?? { value: { kind: "missing", printed: "" }, evidence: row.cells[0]!.evidence },
      ),
    }));
  });
  const united = keys.map((key, at) => {
    const column = columns.get(key)!;
    const cells = rows.map((row) => row.cells[at]!);
    if (column.role === "label" || column.unnamed) return { column, values: cells.map(({ value }) => value) };
    const typed = typeColumn(
      column.name,
      cells.map(({ value }) => printedValue(value)),
    );
    // A unit that a heading said stands in no cell.
    return typed.column.type === column.type && typed.column.unit !== column.unit
      ? { column, values: cells.map(({ value }) => value) }
      : typed;
  });
  return {
    ...first,
    id: contentId("united_kinds", ...parts.map(({ id }) => id)),
    columns: united.map(({ column }) => column),
    rows: rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, index) => ({ ...cell, value: united[index]!.values[at]! })),
    })),
  };
}
