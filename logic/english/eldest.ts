import type { Column } from "../../core/relation.ts";
import type { TableResult, ThingsPhrase } from "../operation.ts";
import { nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";
import { columnVerb } from "./phrasing.ts";
import { timeVerb } from "./time-verbs.ts";

/** Whoever was born before may have died: of them the one who was born first is not the oldest. */
const MAY_LIVE_FROM = 1930;

/** How the first and the last of living people to be born are called. */
export const BY_AGE = { most: "youngest", least: "oldest" } as const;

/** Does a column say when somebody was born? */
export const isOfBirth = (column: Column): boolean => timeVerb(column, "")?.participle === "born";

/**
 * Are these people who live, as far as the site tells: with a date of birth each, none of them long ago, and none of a death? The first of
 * them to be born is the oldest, and nobody asks where "the driver who was born earliest" was born.
 */
export function areLivingPeople(table: TableResult, column: Column, things: ThingsPhrase): boolean {
  const { singular } = things;
  const isPerson = mayBePeople(singular) || relative(singular, "") === "who" || nounKind(singular) === "person";
  if (!isPerson || columnVerb(column, things)?.participle !== "born") return false;
  if (table.columns.some((other) => columnVerb(other, things)?.one === "died")) return false;
  const at = table.columns.findIndex(({ name }) => name === column.name);
  return table.rows.every(({ cells }) => {
    const { value } = cells[at]!;
    if (value.kind === "missing") return true;
    const year = value.kind === "date" ? value.iso.slice(0, 4) : value.kind === "number" ? value.decimal : "";
    return Number(year) >= MAY_LIVE_FROM;
  });
}
