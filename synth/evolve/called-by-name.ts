import { nameKey } from "../../logic/values/normalise.ts";
import { isQuantityName } from "../survey/naming/salience.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** The headings, of whatever table, that are names of somebody or something. */
export function calledByName(all: readonly SurveyedRelation[]): ReadonlySet<string> {
  const things = namesOfThings(all);
  return new Set(all.flatMap((one) => [...calledBySomebody(one), ...calledByThing(one, things)]));
}

/** "Tom Lane" beside "Release date": capitals throughout, where the relation's other headings are written as sentences are. */
function calledBySomebody({ columns }: SurveyedRelation): string[] {
  const several = columns.filter(({ column }) => /^\p{L}+(?: \p{L}+)+$/u.test(column.name));
  const capital = several.filter(({ column }) => CAPITALS.test(column.name));
  if (capital.length * 2 > several.length) return [];
  return capital.filter(({ column }) => !isQuantityName(column.name)).map(({ column }) => column.name);
}

/** What things with a page of their own are called, as keys. */
const namesOfThings = (all: readonly SurveyedRelation[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ relation, label }) =>
      label === undefined || relation.source !== "page_collection"
        ? []
        : relation.rows.map(({ cells }) => nameKey(cells[label.index]!.value.printed)),
    ),
  );

/** So many columns of bare figures are headed by things of the site: their figures have no name, "the mean Ayr of all regattas". */
const LEAST_HEADED = 2;

function calledByThing({ columns }: SurveyedRelation, things: ReadonlySet<string>): string[] {
  const headed = columns.filter(
    ({ column: { name, type, unit } }) =>
      type === "number" && unit === undefined && !isQuantityName(name) && things.has(nameKey(name)),
  );
  return headed.length < LEAST_HEADED ? [] : headed.map(({ column }) => column.name);
}

/** Two or three words of small letters with a capital each. */
const CAPITALS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u;
