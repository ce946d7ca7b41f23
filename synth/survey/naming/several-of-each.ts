import { dataRows, type Relation } from "../../../core/relation.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import type { Naming } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { ENTRY } from "./entry-noun.ts";

/** How many of each there are, or were. */
const HOW_MANY =
  /^(?:(?:number|no\.?|total|quantity|units) (?:currently )?(?:active|built|delivered|in (?:(?:the|our) )?(?:fleet|operation|service|use)|made|manufactured|operated|ordered|produced)|(?:fleet|production) (?:number|numbers|quantity|size|total)|quantity|qty)$/i;
/** What is made by somebody may be made many times; a depot that has so many in service is one. */
const MAKER = /^(?:built by|builder|made by|maker|make|manufactured by|manufacturer|producer)s?$/i;
/** Words for what has many specimens already; goods are called what they are by whoever sells them. */
const OF_MANY =
  /^(?:brand|breed|category|class|design|edition|item|kind|line|make|model|pattern|product|range|series|sort|species|style|type|variant|variety|version)$/i;
/** In this order: the plainest first. */
const SORTS = ["type", "model", "class"];

/** Are rows made things of which each stands for several, by a column of how many there are of each, beside one of who makes them? */
export function areSeveralEach(relation: Relation, noun: string): boolean {
  if (nounKind(noun) !== "artifact" || OF_MANY.test(headWord(noun))) return false;
  if (!relation.columns.some(({ name }) => MAKER.test(humanise(name)))) return false;
  return relation.columns.some(({ name, type }, at) => {
    if (type !== "number" || !HOW_MANY.test(humanise(name))) return false;
    const counts = dataRows(relation).flatMap(({ cells }) =>
      cells[at]!.value.kind === "number" ? [Number(cells[at]!.value.decimal)] : [],
    );
    return counts.every(Number.isInteger) && 2 * counts.filter((count) => count > 1).length > counts.length;
  });
}

/**
 * "Boat types" of "boats", where a row stands for all boats of a type and says how many they are: "how many boats have a cabin?" is asked
 * of the boats. The word is one that no column has ("type: ferry" says something else of them); where each has one, they are
 * called nothing. What leads to them under their own word is called so, too.
 */
export function withTypesCalled(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const renamed = new Map<SurveyedRelation, Pick<Naming, "singular" | "plural">>();
  for (const one of relations)
    if (one.hasNoun && areSeveralEach(one.relation, one.naming.singular)) renamed.set(one, typesOf(one));
  if (renamed.size === 0) return [...relations];
  return relations.map((one) => {
    const noun = renamed.get(one);
    const names = namesOfLeading(one.relation, renamed);
    const naming = {
      ...one.naming,
      ...(Object.keys(names).length > 0 ? { names: { ...one.naming.names, ...names } } : {}),
    };
    if (!noun) return { ...one, naming };
    const source = naming.source.replace(`the ${naming.plural} listed`, `the ${noun.plural} listed`);
    return { ...one, hasNoun: noun !== ENTRY, naming: { ...naming, ...noun, source } };
  });
}

function typesOf({ relation, naming }: SurveyedRelation): Pick<Naming, "singular" | "plural"> {
  const taken = new Set(relation.columns.map(({ name }) => headWord(singular(humanise(name)))));
  const sort = SORTS.find((word) => !taken.has(word));
  if (sort === undefined) return ENTRY;
  return { singular: `${naming.singular} ${sort}`, plural: `${naming.singular} ${plural(sort)}` };
}

/** What columns are called that lead to such things under the word for one of them. */
function namesOfLeading(
  relation: Relation,
  renamed: ReadonlyMap<SurveyedRelation, Pick<Naming, "singular" | "plural">>,
): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [{ relation: to, naming }, noun] of renamed) {
    const pages = new Set(to.rows.flatMap(({ about }) => about ?? []));
    if (noun === ENTRY || to === relation) continue;
    for (const [at, { name }] of relation.columns.entries()) {
      const own = [naming.singular, naming.plural].findIndex((word) => foldText(word) === foldText(humanise(name)));
      if (own >= 0 && leads(relation, at, pages)) names[name] = own === 0 ? noun.singular : noun.plural;
    }
  }
  return names;
}

const leads = (relation: Relation, at: number, pages: ReadonlySet<string>): boolean =>
  dataRows(relation).some(({ cells }) => {
    const { value } = cells[at]!;
    const items = value.kind === "list" ? value.items : [value];
    return items.some((item) => item.kind === "entity" && pages.has(item.href));
  });
