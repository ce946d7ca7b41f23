import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { kindOfNoun } from "../../../core/word-kinds.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isPremises } from "../../../logic/english/premises.ts";
import { isSingleName } from "../../../logic/english/single-name.ts";
import { verbHeading } from "../../../logic/english/verb-headings.ts";

/** So many cells say it by themselves. */
const LEAST = 3;

/**
 * What headings in the plural are called where each of their cells names one thing: "language" of "Languages: Norn". Nobody asks what
 * the languages of a place are that has one. What has a meaning of its own in the plural ("goods", "premises") stays as it is.
 */
export function singleValued(relation: Relation): Record<string, string> {
  const rows = dataRows(relation);
  return Object.fromEntries(
    relation.columns.flatMap((column, at): [string, string][] => {
      if ((column.type !== "text" && column.type !== "entity") || column.role === "label" || column.unnamed) return [];
      const said = humanise(column.name);
      if (!isPlural(said) || verbHeading(column) || isPremises(headWord(said))) return [];
      const stated = rows.flatMap(({ cells }) => (cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value]));
      const isOne = ({ kind, printed }: Value) => kind === "entity" || isSingleName(printed);
      if (stated.length < LEAST || !stated.every(isOne)) return [];
      const one = singularOf(said);
      return one === undefined ? [] : [[column.name, one]];
    }),
  );
}

/** "club colour" of "club colours"; undefined where the plural is a word of its own, or nothing is known of the singular. */
function singularOf(said: string): string | undefined {
  const head = headWord(said);
  const one = singular(said);
  return one === said || kindOfNoun(head) !== undefined || kindOfNoun(headWord(one)) === undefined ? undefined : one;
}
