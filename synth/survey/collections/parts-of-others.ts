import { dataRows } from "../../../core/relation.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { isTableFamily } from "./table-family.ts";

/**
 * Relations that hold some of what another one does, by page or by name, and that a question would call as it calls all of
 * them: "all stations" of the six of one district, where the site has sixteen "fire stations". Where the place that is said
 * of a relation, or a word of its own for its rows, tells which are meant, it is no part.
 */
export function partsOfOthers(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const asked = relations.filter(({ scoped, yearly }) => !scoped && !yearly);
  const collections = asked.filter(({ relation }) => relation.source === "page_collection");
  const known = new Map<SurveyedRelation, readonly [ReadonlySet<string>, ReadonlySet<string>]>();
  const thingsOf = (one: SurveyedRelation) => {
    const things = known.get(one) ?? [pagesOf(one), namesOf(one)];
    known.set(one, things);
    return things;
  };
  return asked.filter((one) => {
    const wholes = collections.filter((other) => other !== one && isCalledAlike(one, other));
    return wholes.some((whole) => thingsOf(whole).some((all, at) => isProperPart(thingsOf(one)[at]!, all)));
  });
}

/**
 * Tables of the same headings on pages of one collection that were gathered apart, under one word for what the pages are
 * about: a question of all of these would be answered from some of the pages.
 */
export function familiesApart(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const families = relations.filter(({ relation, scoped }) => !scoped && isTableFamily(relation));
  const headingsOf = ({ relation }: SurveyedRelation) => relation.columns.map(({ name }) => name).join("\n");
  const alike = [...grouped(families, headingsOf).values()].filter(({ length }) => length > 1);
  if (alike.length === 0) return [];
  const collections = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  const pages = collections.map(pagesOf).filter(({ size }) => size > 0);
  const inside = (one: SurveyedRelation) =>
    pages.findIndex((all) => one.relation.rows.every(({ cells }) => all.has(cells[0]!.evidence.url)));
  return alike.flatMap((ones) => {
    const placed = ones.filter((one) => inside(one) >= 0);
    return [...grouped(placed, (one) => String(inside(one))).values()].flatMap((apart) =>
      apart.length > 1 ? apart : [],
    );
  });
}

/** "Stations" may be meant by "fire stations", and the other way round, where both are said to stand at the same place. */
function isCalledAlike({ naming: one }: SurveyedRelation, { naming: other }: SurveyedRelation): boolean {
  const [own, others] = [` ${one.plural.toLowerCase()}`, ` ${other.plural.toLowerCase()}`];
  return one.source === other.source && (own.endsWith(others) || others.endsWith(own));
}

const isProperPart = (own: ReadonlySet<string>, all: ReadonlySet<string>) =>
  own.size > 0 && own.size < all.size && [...own].every((thing) => all.has(thing));

/** The pages that its rows are about; none where some of them are about no page. */
function pagesOf({ relation }: SurveyedRelation): ReadonlySet<string> {
  const rows = dataRows(relation);
  const pages = new Set(rows.flatMap(({ about }) => about ?? []));
  return rows.every(({ about }) => about !== undefined) ? pages : new Set();
}

/** What its rows are called. */
function namesOf({ relation, label }: SurveyedRelation): ReadonlySet<string> {
  if (!label) return new Set();
  return new Set(dataRows(relation).map(({ cells }) => nameKey(cells[label.index]!.value.printed)));
}
