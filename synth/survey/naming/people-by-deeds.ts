import { dataRows, type Relation } from "../../../core/relation.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isPersonName } from "../../../logic/english/person-role.ts";

/** What people alone, or those of a kind with them, are said to have done or had done to them. */
const DEED =
  /^(?:(?:year |date )?(?:born|joined|graduated|retired|married|died)(?: (?:the|our|in|on|from|at|us)\b.*)?|(?:date|year|place) of birth|birth ?(?:day|date|place|year))$/i;
/** So many of them are called as people are. */
const NAMED = 0.9;

/** What is done, said, owned or thought: nobody of that is born, or joins anything. */
const NOT_LIVING: ReadonlySet<string | undefined> = new Set([
  "act",
  "attribute",
  "cognition",
  "communication",
  "event",
  "possession",
  "state",
  "time",
]);

/** Whether pages are called by people's names and say what people do ("Joined the firm", "Born"). */
export function tellsOfPeople(relation: Relation, label: number | undefined): boolean {
  if (label === undefined || !relation.columns.some(({ name, role }) => role !== "label" && DEED.test(name.trim())))
    return false;
  const rows = dataRows(relation);
  return rows.filter(({ cells }) => isPersonName(cells[label]!.value.printed)).length >= NAMED * rows.length;
}

/** "Prize", "course": a word for what is no person, and no animal or thing that is named and counted among people. */
export const isNothingLiving = (noun: string): boolean => NOT_LIVING.has(nounKind(noun));
