import { dataRows, type Relation } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** A column leads to owners where so many of the pages that it leads to are of one kind, and to so many of them. */
const OF_KIND = 0.8;
const LEAST_OWNERS = 3;
/** Owners have more than have a page where so many of those that state a number state a larger one. */
const MORE = 0.5;
/** What people are called where nothing is said of what they do, and what those are called who belong to something. */
const ANYBODY = /^(?:people|persons?|profiles?|members?|staff|personnel)$/;
const BELONGING = /^(?:members?|staff|personnel|employees?|people|persons?)$/;

/**
 * Marks the columns of collections that name owners of whom not all things have a page: as the owners' pages say in words (`stated`), and
 * as they count themselves, under a label that is what the things are called ("Boats: 52" of yards), or what those are called
 * who belong to something ("Members: 18" of clubs, of people). What is summed or counted over the few with a page is nobody's sum.
 *
 * @param stated columns by the collection's id
 */
export function withOwnersMarked(
  relations: readonly SurveyedRelation[],
  stated: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): SurveyedRelation[] {
  const kinds = relations.filter(({ relation }) => relation.source === "page_collection");
  return relations.map((one) => {
    const counted = one.relation.source === "page_collection" && !one.scoped ? countedColumns(one, kinds) : [];
    const said = stated.get(one.relation.id);
    return {
      ...one,
      ...(said || counted.length > 0 ? { ownedElsewhere: new Set([...(said ?? []), ...counted]) } : {}),
      ...(counted.length > 0 ? { countedByOwners: new Set(counted) } : {}),
    };
  });
}

function countedColumns({ relation, naming, columns }: SurveyedRelation, kinds: readonly SurveyedRelation[]): string[] {
  return columns.flatMap(({ column, index }) => {
    if (column.unnamed) return [];
    const owned = new Map<string, number>();
    for (const { cells } of dataRows(relation)) {
      const { value } = cells[index]!;
      if (value.kind === "entity") owned.set(value.href, (owned.get(value.href) ?? 0) + 1);
    }
    if (owned.size < LEAST_OWNERS) return [];
    const owners = kinds.find(
      (kind) =>
        kind.relation !== relation &&
        kind.relation.rows.filter(({ about }) => about !== undefined && owned.has(about)).length >=
          OF_KIND * owned.size,
    );
    return owners && countMore(owners.relation, owned, naming.plural) ? [column.name] : [];
  });
}

/** Whether a column of the owners counts the things, and mostly more of them than there are. */
function countMore({ columns, rows }: Relation, owned: ReadonlyMap<string, number>, things: string): boolean {
  return columns.some(({ name, type, unnamed }, at) => {
    if (type !== "number" || unnamed || !countsThem(name, things)) return false;
    const counts = rows.flatMap(({ about, cells }) => {
      const { value } = cells[at]!;
      const own = owned.get(about ?? "");
      return own !== undefined && value.kind === "number" ? [{ own, said: Number(value.decimal) }] : [];
    });
    const more = counts.filter(({ own, said }) => said > own).length;
    return counts.length >= LEAST_OWNERS && more > MORE * counts.length && counts.every(({ own, said }) => said >= own);
  });
}

function countsThem(label: string, things: string): boolean {
  // “在编教师” are 教师.
  if (isChinese(things)) return things.length > 1 && label.replace(/(?:人数|数量?)$/u, "").endsWith(things);
  const counted = headWord(humanise(label).replace(/^(?:total )?(?:number|count) of /i, ""));
  const called = headWord(things);
  return singular(counted) === singular(called) || (BELONGING.test(counted) && ANYBODY.test(called));
}
