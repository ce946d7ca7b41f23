import type { Relation } from "../../../core/relation.ts";
import { plural } from "../../../logic/english/english.ts";
import type { Naming } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { RowNoun } from "../surveyed.ts";
import { nounOfRows } from "./noun-of-rows.ts";
import { headingNouns } from "./row-naming.ts";

/**
 * What some of the rows are called. What is said of all is no name for some of them, and neither is what only happened to them
 * ("Premieres" of operas): where all have a name, a heading names those that no heading calls so. Nor is what a column states of each:
 * clubs under "New comers", which are of the sort "New comer", are clubs of that sort.
 */
export function nounsOfSome(nouns: RowNoun[], all: string | undefined, relation: Relation): RowNoun[] {
  if (all === undefined) return nouns;
  const { rows } = relation;
  const sorts = sortsOf(relation);
  const own = nouns.find(({ plural }) => plural === all)?.rows;
  return nouns.filter(
    (noun) =>
      noun.plural !== all &&
      !sorts.has(foldText(noun.plural)) &&
      noun.rows.size < rows.length &&
      own !== undefined &&
      ![...noun.rows].some((row) => own.has(row)),
  );
}

/** The last words of what columns sort the rows by, in the plural. */
const sortsOf = ({ columns, rows }: Relation): ReadonlySet<string> =>
  new Set(
    columns.flatMap(({ role }, at) =>
      role === "category"
        ? rows.flatMap(({ cells }) => {
            const last = cells[at]!.value.printed.trim().split(/\s+/).at(-1)!;
            return [last, plural(last)].map(foldText);
          })
        : [],
    ),
  );

/** What a part's rows are called: as the whole is, unless a heading says that of some of them only. */
export function nounOfPart(
  listed: Naming,
  hasNoun: boolean,
  relation: Relation,
  listing: readonly LinkingPage[],
): Pick<Naming, "singular" | "plural"> {
  const nouns = headingNouns(relation, listing);
  const own = nouns.find(({ plural: said }) => said === listed.plural);
  const isOfSome = own !== undefined && own.rows.size < relation.rows.length;
  if (hasNoun && !isOfSome) return listed;
  return nounOfRows(nouns, [...relation.rows.keys()]) ?? listed;
}
