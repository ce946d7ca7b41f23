import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily, isYearlyFamily } from "./table-family.ts";

/** Two tables name the same things where they share so many of the names of the fewer. */
const SAME_THINGS = 0.5;
/** So many of the things of a part are among those of the whole. */
const NEARLY_ALL = 0.9;

/**
 * Relations that hold some of what another one does, by page or by name, and that a question would call as it calls all of
 * them: "all stations" of the six of one district, where the site has sixteen "fire stations". Where the place that is said
 * of a relation, or a word of its own for its rows, tells which are meant, it is no part.
 */
export function partsOfOthers(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const asked = relations.filter(({ scoped, yearly, filed }) => !scoped && !yearly && filed === undefined);
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

/**
 * Tables on pages of two kinds whose rows are called alike, and are other things ("works" of evenings' programmes, "works" of records):
 * "which composer has the most works" is about all of them. Tables that name the same things tell two matters of these.
 */
export function namedAlikeApart(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const families = relations.filter(
    ({ relation, hasNoun, scoped }) => hasNoun && !scoped && (isTableFamily(relation) || isYearlyFamily(relation)),
  );
  const alike = [...grouped(families, ({ naming }) => naming.plural).values()].filter(({ length }) => length > 1);
  return alike.flatMap((ones) => {
    const named = ones.map((one) => [one, namesByNoun(one)] as const).filter(([, names]) => names.size > 0);
    return named
      .filter(([one, names]) =>
        named.some(([other, others]) => other !== one && !areToldApart(one, other) && areOthers(names, others)),
      )
      .map(([one]) => one);
  });
}

/** Tables of the same headings are said to be those of what their pages are about, where these have a name. */
function areToldApart({ relation: one }: SurveyedRelation, { relation: other }: SurveyedRelation): boolean {
  const headings = ({ columns }: Relation) =>
    columns
      .slice(1)
      .map(({ name }) => name)
      .join("\n");
  return headings(one) === headings(other) && [one, other].every(({ columns }) => columns[0]!.name !== PAGE_COLUMN);
}

function areOthers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((name) => other.has(name)).length;
  return shared < SAME_THINGS * Math.min(one.size, other.size);
}

/** What stands in the column that is headed by what the rows are. */
function namesByNoun({ relation, naming }: SurveyedRelation): ReadonlySet<string> {
  const at = relation.columns.findIndex(({ name }) => foldText(name) === foldText(naming.singular));
  return new Set(at < 0 ? [] : dataRows(relation).map(({ cells }) => nameKey(cells[at]!.value.printed)));
}

/** "Stations" may be meant by "fire stations", and the other way round, where both are said to stand at the same place. */
function isCalledAlike({ naming: one }: SurveyedRelation, { naming: other }: SurveyedRelation): boolean {
  const [own, others] = [` ${one.plural.toLowerCase()}`, ` ${other.plural.toLowerCase()}`];
  return one.source === other.source && (own.endsWith(others) || others.endsWith(own));
}

/** One or two may be written otherwise in the one than in the other. */
const isProperPart = (own: ReadonlySet<string>, all: ReadonlySet<string>) =>
  own.size > 0 && own.size < all.size && [...own].filter((thing) => all.has(thing)).length >= NEARLY_ALL * own.size;

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
