import type { Relation } from "../../../core/relation.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isSortOf } from "../../../logic/english/kind-nouns.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Links of a column that lead to other pages may do so by mistake; most do not. */
const MOSTLY = 0.5;

/**
 * Sorts that have pages of their own and are called so and nothing else ("classes"), as boats name them under “Class”: they are "classes of
 * boat", for a bare class may be one of pupils. Where things of several kinds name them they keep their noun, as they do where
 * they are made of those ("classes" of a program).
 */
export function withSortsOfThings(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  return relations.map((one) => {
    const { singular: sort } = one.naming;
    if (!one.hasNoun || !isSortOf(sort, "")) return one;
    const pages = new Set(one.relation.rows.flatMap(({ about }) => about ?? []));
    const sorted = relations.filter(
      (other) => other !== one && other.hasNoun && namesSorts(other.relation, sort, pages),
    );
    const [noun, ...others] = new Set(sorted.map(({ naming }) => naming.singular));
    if (noun === undefined || others.length > 0 || !isSortOf(sort, noun) || isSortOf(noun, "")) return one;
    return { ...one, naming: { ...one.naming, singular: `${sort} of ${noun}`, plural: `${plural(sort)} of ${noun}` } };
  });
}

/** Does a column that is called as the sort lead to its pages? */
function namesSorts({ columns, rows }: Relation, sort: string, pages: ReadonlySet<string>): boolean {
  return columns.some(({ name, role }, at) => {
    if (role === "label" || singular(humanise(name).toLowerCase()) !== sort) return false;
    const led = rows.filter(({ cells }) => {
      const { value } = cells[at]!;
      return value.kind === "entity" && pages.has(value.href);
    });
    return led.length > MOSTLY * rows.length;
  });
}
