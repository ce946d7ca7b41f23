import { dataRows } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { isTableFamily, isYearlyFamily } from "./table-family.ts";

/** Tables name a kind's things where they name so many of those with a page. */
const NAMED = 0.8;

/**
 * Kinds of which only some have a page, where tables over several pages hold all of them: what these tables state is asked of all
 * ("which conductor had the most concerts" of five seasons), and only what the pages alone say of those that have one.
 */
export function withWholesPreferred(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const families = relations.filter(isFamilyOfThings);
  return relations.map((one) => {
    const label = one.label;
    if (one.pagesOfSome !== true || !label) return one;
    const own = namesAt(one, label.index);
    const wholes = families.filter((family) => {
      if (family.naming.plural !== one.naming.plural) return false;
      const all = namesAt(family, family.label!.index);
      return all.size > own.size && [...own].filter((name) => all.has(name)).length >= NAMED * own.size;
    });
    const stated = new Set(wholes.flatMap(({ columns }) => columns.map(({ column }) => foldText(column.name))));
    const isStated = ({ column }: SurveyedRelation["columns"][number]) => stated.has(foldText(column.name));
    if (!one.columns.some(isStated)) return one;
    return {
      ...one,
      columns: one.columns.filter((column) => !isStated(column)),
      dropped: [
        ...one.dropped,
        ...one.columns
          .filter(isStated)
          .map(({ column }) => ({ name: column.name, reason: "tables state it of all of them" })),
      ],
    };
  });
}

const isFamilyOfThings = ({ relation, label, hasNoun, scoped, ofPart }: SurveyedRelation): boolean =>
  label !== undefined && hasNoun && !scoped && !ofPart && (isTableFamily(relation) || isYearlyFamily(relation));

const namesAt = ({ relation }: SurveyedRelation, at: number): ReadonlySet<string> =>
  new Set(dataRows(relation).map(({ cells }) => nameKey(cells[at]!.value.printed)));
