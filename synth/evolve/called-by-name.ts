import { nameKey } from "../../logic/values/normalise.ts";
import { isQuantityName } from "../survey/naming/salience.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** The headings, of whatever table, that are names of somebody or something. */
export function calledByName(all: readonly SurveyedRelation[]): ReadonlySet<string> {
  const figures = all.map(bareFigures);
  const things = namesOfThings(all, new Set(figures.flat().map(nameKey)));
  return new Set(
    all.flatMap((one, at) => {
      const headed = figures[at]!.filter((name) => things.has(nameKey(name)));
      return [...calledBySomebody(one), ...(headed.length < LEAST_HEADED ? [] : headed)];
    }),
  );
}

/** "Tom Lane" beside "Release date": capitals throughout, where the relation's other headings are written as sentences are. */
function calledBySomebody({ columns }: SurveyedRelation): string[] {
  const several = columns.filter(({ column }) => /^\p{L}+(?: \p{L}+)+$/u.test(column.name));
  const capital = several.filter(({ column }) => CAPITALS.test(column.name));
  if (capital.length * 2 > several.length) return [];
  return capital.filter(({ column }) => !isQuantityName(column.name)).map(({ column }) => column.name);
}

/** Those of some names, as keys, by which a thing with a page of its own is called. */
function namesOfThings(all: readonly SurveyedRelation[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  if (wanted.size === 0) return found;
  for (const { relation, label } of all) {
    if (label === undefined || relation.source !== "page_collection") continue;
    for (const { cells } of relation.rows) {
      const key = nameKey(cells[label.index]!.value.printed);
      if (wanted.has(key)) found.add(key);
    }
  }
  return found;
}

/** So many columns of bare figures are headed by things of the site: their figures have no name, "the mean Ayr of all regattas". */
const LEAST_HEADED = 2;

/** Headings of columns of bare figures that name no quantity; none where they are too few. */
function bareFigures({ columns }: SurveyedRelation): string[] {
  const headed = columns.filter(
    ({ column: { name, type, unit } }) => type === "number" && unit === undefined && !isQuantityName(name),
  );
  return headed.length < LEAST_HEADED ? [] : headed.map(({ column }) => column.name);
}

/** Two or three words of small letters with a capital each. */
const CAPITALS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u;
