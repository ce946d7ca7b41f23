import type { Column } from "../core/relation.ts";
import type { TableResult } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { decimalOf } from "./values/measure.ts";

/** What says only how many there are, or of all of them. */
const HOW_MANY = /(?:总人数|总数|人数|数量|总量|总计|数|人)$/u;
const PEOPLE = /^[十百千万亿]*[人名位]$/u;
/** Words that say nothing of who is counted. */
const EMPTY = new Set(["number", "total", "with", "from", "under", "over", "full", "time", "aged", "count"]);
/** All who work somewhere. */
const WHOLE_STAFF = /^(?:total |number of )?(?:staff|employees|personnel|workforce|headcount)$/i;
/** Some of them, by what they do. */
const WORKERS =
  /\b(?:staff|employees|personnel|workers|engineers|researchers|scientists|technicians|apprentices)\b|(?:人员|员工|职工|技师|工程师)$/iu;

/**
 * Is one number of people a part of another, by their names and in every row: “研发人员数” of “员工人数”, "research staff" of "staff"? Of
 * these people tell the share; of pupils and teachers, of whom there are always more of the one, they tell how many come to each.
 */
export function isPartOfPeople(part: Column, whole: Column, table: TableResult): boolean {
  if (!areOfOneSort(part, whole)) return false;
  const [some, all] = [columnIndex(table, part.name), columnIndex(table, whole.name)];
  return table.rows.every(({ cells }) => {
    const [few, many] = [cells[some]!.value, cells[all]!.value];
    return few.kind !== "number" || many.kind !== "number" || decimalOf(few).lte(decimalOf(many));
  });
}

function areOfOneSort(part: Column, whole: Column): boolean {
  if (part.name === whole.name || part.type !== "number" || whole.type !== "number") return false;
  const [some, all] = [part.name, whole.name].map(headOf);
  if (/\p{Script=Han}/u.test(part.name)) {
    if (![part, whole].every(({ unit, name }) => (unit === undefined ? /人数$/u.test(name) : PEOPLE.test(unit))))
      return false;
    return /(?:员工|职工|人员)$/u.test(all!) ? WORKERS.test(some!) : some!.length > all!.length && some!.endsWith(all!);
  }
  return (
    WHOLE_STAFF.test(whole.name.trim()) &&
    (WORKERS.test(part.name) || wordsOf(part.name).some((word) => wordsOf(whole.name).includes(word)))
  );
}

const headOf = (name: string): string =>
  name
    .replace(/[（(].*$/u, "")
    .trim()
    .replace(HOW_MANY, "");

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !EMPTY.has(word));
