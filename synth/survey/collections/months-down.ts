import { contentId } from "../../../core/ids.ts";
import { type Cell, type Column, isFileKind, type Relation, type Row } from "../../../core/relation.ts";
import { capitalise } from "../../../logic/english/english.ts";
import { partOfYear } from "../../../logic/values/period.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { headsOf } from "./column-heads.ts";
import { isWholeYear } from "./months-of-years.ts";
import { quantityOf } from "./wide-tables.ts";

/** Fewer columns that are called by months or quarters are a choice of some. */
const LEAST = 4;

/**
 * A table with the months or quarters of a year side by side ("Gauge | Jan | Feb | …") as one with a row per thing and month, its
 * figures called as the table is; what it says of the whole year is left out. Other tables are given as they are.
 */
export function monthsDown(table: Relation, page: FamilyPage | undefined): Relation {
  const { columns, rows, source } = table;
  const [label] = columns;
  const parts = columns.flatMap(({ name, type }, at) =>
    type === "number" && partOfYear(name)?.anyYear ? [{ name: name.trim(), at }] : [],
  );
  if (parts.length < LEAST || !label || label.unnamed || rows.length === 0) return table;
  if (source !== "html_table" && !isFileKind(source)) return table;
  const others = columns.slice(1).filter((_, at) => parts.every((part) => part.at !== at + 1));
  if ((label.type !== "text" && label.type !== "entity") || !others.every(({ name }) => isWholeYear(name)))
    return table;
  const quantity = quantityOf(withoutTime(table.name).replace(/^(?:monthly|quarterly)\s+(?=\p{Ll})/iu, ""));
  const heads = headsOf(
    table,
    parts.map(({ name, at }) => ({ at, fits: (text) => text === name, length: name.length })),
    page,
  );
  if (quantity === undefined || !heads) return table;
  return turned(table, parts, heads, quantity);
}

function turned(
  table: Relation,
  parts: readonly { name: string; at: number }[],
  heads: readonly Cell["evidence"][],
  quantity: string,
): Relation {
  const grain = partOfYear(parts[0]!.name)!.grain;
  const isChinese = /\p{Script=Han}/u.test(parts[0]!.name);
  const heading = grain === "month" ? (isChinese ? "月份" : "Month") : isChinese ? "季度" : "Quarter";
  const month: Column = { name: heading, type: "text", role: "category" };
  const printed = table.rows.flatMap(({ cells }) => parts.map(({ at }) => ({ text: cells[at]!.value.printed })));
  const { column } = typeColumn(capitalise(quantity), printed);
  const unit = column.unit ?? table.columns[parts[0]!.at]!.unit;
  const figures: Column = { ...column, role: "measure", ...(unit === undefined ? {} : { unit }) };
  const rows = table.rows.flatMap(({ cells, total }) =>
    parts.map(({ name, at }, index): Row => {
      const time: Cell = { value: { kind: "text", printed: name }, evidence: heads[index]! };
      return { cells: [cells[0]!, time, cells[at]!], ...(total ? { total } : {}) };
    }),
  );
  const label: Column = { ...table.columns[0]!, role: "category" };
  return { ...table, id: contentId("months_down", table.id), columns: [label, month, figures], rows };
}

/** "Monthly rainfall (mm), 2013" -> "Monthly rainfall (mm)" */
function withoutTime(name: string): string {
  const time = timeWithin(name);
  if (!time) return name;
  const left = `${name.slice(0, time.start)} ${name.slice(time.start + time.printed.length)}`;
  return left
    .replace(/\s+/g, " ")
    .replace(/^年/, "")
    .replace(/[\s,，:：–—-]+(?:in|of|for)?[\s,，:：–—-]*$/i, "")
    .trim();
}
