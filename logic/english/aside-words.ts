import type { Column } from "../../core/relation.ts";
import type { TableResult, ThingsPhrase, WorkRow } from "../operation.ts";
import { columnIndex, columnNamed, rowName } from "../table.ts";
import { listOf } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { columnWords, nameWords } from "./phrasing.ts";
import { isCounted, numberOf } from "./quantity-name.ts";
import { timeVerb } from "./time-verbs.ts";

/** Words of a page longer than this (characters) are not quoted in a question. */
const LONGEST_QUOTED = 40;

/** What is set aside together, and why: the column that says it in other words, and these words; absent where nothing says why. */
export interface Reason {
  column: Column;
  /** They state nothing there. */
  isMissing: boolean;
  /** As the page prints them; absent where it prints none, or more than a question can quote. */
  said: string | undefined;
  names: string[];
}

/**
 * Why each of some rows is set aside, those of one reason together: the first of the columns in which it states nothing, or what
 * is neither a figure nor a date.
 */
export function reasonsAside(table: TableResult, rows: readonly WorkRow[], columns: readonly string[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const row of rows) {
    const name = columns.find((one) => !isPlain(row, table, one)) ?? columns[0]!;
    const { kind, printed } = row.cells[columnIndex(table, name)]!.value;
    const isMissing = kind === "missing";
    const said = isMissing ? undefined : quoted(printed);
    const key = `${name}|${isMissing}|${said ?? ""}`;
    const reason = reasons.get(key) ?? { column: columnNamed(table, name), isMissing, said, names: [] };
    reason.names.push(rowName(table, row));
    reasons.set(key, reason);
  }
  return [...reasons.values()];
}

function isPlain({ cells }: WorkRow, table: TableResult, name: string): boolean {
  const { value } = cells[columnIndex(table, name)]!;
  return value.kind === table.columns[columnIndex(table, name)]!.type;
}

/** Short words without marks of quotation can be quoted. Marks of a footnote are none of them. */
function quoted(printed: string): string | undefined {
  const said = printed
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/(?<=\p{L})[*†‡]+$/u, "");
  return said !== "" && said.length <= LONGEST_QUOTED && !/[“”"[\]]/.test(said) ? said : undefined;
}

/** "Leave aside Ash House, for which “varies” is given as the number of seats." */
export function asideWords(
  table: TableResult,
  rows: readonly WorkRow[],
  columns: readonly string[],
  things: ThingsPhrase,
): string {
  const arePeople = nounKind(things.singular) === "person" && !areFounded(table, things);
  const pronoun = arePeople ? "whom" : "which";
  const said = reasonsAside(table, rows, columns).map(({ column, isMissing, said: words, names }) => {
    const noun = columnWords(column, things);
    const called = isCounted(column, noun) ? numberOf(noun) : noun;
    const why =
      words === undefined
        ? `no ${isMissing ? "" : "clear "}${called} is given`
        : `“${words}” is given as the ${called}`;
    return `${listOf(nameWords(names))}, for ${pronoun} ${why}`;
  });
  return `Leave aside ${said.join(", and ")}.`;
}

/** A developer that was founded is a firm, and so is one that has employees: nobody founds a person. */
const areFounded = ({ columns }: TableResult, { singular }: ThingsPhrase): boolean =>
  columns.some(
    (column) =>
      /^was (?:established|formed|founded|incorporated)$/.test(timeVerb(column, singular)?.one ?? "") ||
      /\bemployees$/i.test(column.name),
  );
