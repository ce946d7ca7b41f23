import type { Value } from "../../core/value.ts";
import type { TableResult } from "../operation.ts";

/** What is still to come, as it is said behind a date. */
const EXPECTED =
  /\b(?:anticipated|due|est(?:imated|\.)?|expected|forecast|planned|projected|proposed|provisional|scheduled|target(?:ed)?|tentative)(?![\p{L}\d])|预[计期定]|计划|拟定?|暂定/iu;
/** A heading that says so itself. */
const SAID = /\b(?:due|deadline|planned|expected|estimated|scheduled|target)\b|预[计期定]|计划|拟|暂定|截止/iu;
const FULL: Readonly<Record<string, string>> = {
  est: "estimated",
  "est.": "estimated",
  due: "expected",
  拟: "计划",
  拟定: "计划",
};

/** The word behind a date that is still to come: “计划” of “2031年4月（计划）”; undefined of what has come. */
export function expectedWord(value: Value): string | undefined {
  const word = value.kind === "date" ? EXPECTED.exec(value.qualifier ?? "")?.[0].toLowerCase() : undefined;
  return word === undefined ? undefined : (FULL[word] ?? word);
}

/** Of how many of a column's dates is it said that they are still to come, and in which word, where its heading says nothing of it? */
export function expectedIn(table: TableResult, name: string): { are: "all" | "some" | "none"; word?: string } {
  const at = table.columns.findIndex((column) => column.name === name);
  const dates = table.rows.flatMap(({ cells }) => (cells[at]?.value.kind === "date" ? [cells[at]!.value] : []));
  const words = dates.flatMap((date) => expectedWord(date) ?? []);
  const [word] = words;
  if (word === undefined || SAID.test(name)) return { are: "none" };
  return { are: words.length === dates.length ? "all" : "some", word };
}
