import type { Relation } from "../../../core/relation.ts";
import { isMoment } from "../../../logic/values/times-of-day.ts";
import { LONGEST_LABEL } from "../cells/columns.ts";

/**
 * A collection of pages without a column of names, in which an unlabelled text of the pages tells every one from the
 * others in a few words (a line in bold where others have a heading): that text is the pages' name. When something was names nothing.
 */
export function namedByText(relation: Relation): Relation {
  if (relation.columns.some(({ role, name }) => role === "label" || name === NAME)) return relation;
  const at = relation.columns.findIndex(({ unnamed, type }, index) => {
    if (!unnamed || type !== "text") return false;
    const names = relation.rows.map(({ cells }) => cells[index]!.value.printed.trim());
    return (
      names.every((name) => name.length <= LONGEST_LABEL && /\p{L}/u.test(name) && !SENTENCE.test(name)) &&
      !names.every(isMoment) &&
      new Set(names.map((name) => name.toLowerCase())).size === names.length
    );
  });
  if (at < 0) return relation;
  const { unnamed: _, ...text } = relation.columns[at]!;
  const label = { ...text, name: NAME, role: "label" as const };
  return { ...relation, columns: relation.columns.map((column, index) => (index === at ? label : column)) };
}

/** What collections call the column of their pages' names. */
const NAME = "name";
/** What ends or reads on like a sentence names nothing. */
const SENTENCE = /[.!?:;]$|[.!?] \p{Lu}/u;
