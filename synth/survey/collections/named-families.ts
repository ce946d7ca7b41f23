import type { Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { LONGEST_LABEL } from "../cells/columns.ts";
import { nounOf } from "../naming/chinese-naming.ts";
import { fromSingular } from "../naming/noun-phrases.ts";
import { timeHeading } from "../naming/said-times.ts";

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** “药品名称”, "Concert": things that no two pages call the same are named by the first column that is headed by what they are. */
export function namedByHeading(relation: Relation): Relation {
  const { columns, rows } = relation;
  const at = columns.findIndex(({ name, type, unnamed }, index) => {
    return index > 0 && !unnamed && (type === "text" || type === "entity") && isHeadedByKind(name);
  });
  const printed = rows.map(({ cells }) => cells[at]?.value.printed.trim() ?? "");
  const names = new Set(printed);
  if (at < 0 || names.size < rows.length || names.has("") || columns.some(({ role }) => role === "label"))
    return relation;
  if (printed.some((name) => name.length > LONGEST_LABEL)) return relation;
  return { ...relation, columns: columns.map((one, index) => (index === at ? { ...one, role: "label" } : one)) };
}

const isHeadedByKind = (name: string) => nounOf(name) !== undefined || fromSingular(name) !== undefined;

/**
 * What pages are about is a category, called by what they are. Where that is a year each, it is a year; where it is a season each,
 * or a year that two calendar years share, it is that, whatever tells of it ("Annual report 2009/10").
 */
export function subjectColumn(
  name: string,
  printed: readonly string[],
  table: Relation,
): { column: Column; values?: Value[] } {
  if (printed.every((text) => YEAR.test(text)))
    return typeColumn(
      "Year",
      printed.map((text) => ({ text })),
    );
  const areSeasons = printed.every((text) => {
    const time = timeWithin(text);
    return time?.kind === "season" && time.printed === text;
  });
  const heading = timeHeading("season", table, [name]);
  const isTaken = table.columns.some((column) => column.name.toLowerCase() === heading.toLowerCase());
  return { column: { name: areSeasons && !isTaken ? heading : name, type: "text", role: "category" } };
}
