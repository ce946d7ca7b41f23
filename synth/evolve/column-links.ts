import type { Relation } from "../../core/relation.ts";
import { isPlural } from "../../logic/english.ts";
import { nameKey } from "../../logic/normalise.ts";
import { dataRows } from "../survey/columns.ts";
import { nounPhrase } from "../survey/row-naming.ts";
import type { SurveyedRelation } from "../survey/survey.ts";

/** Cells of a column that lead nowhere are common; where fewer than this share lead on, the column is no reference. */
const LEAST_SHARE = 0.6;
/** Rows of the other relation that are led to, at least. */
const LEAST_ROWS = 2;

/** Links that lead through a site in its order say nothing about the thing. */
const ONWARD = /^(?:next|previous|prev|preceding|following|back|up|parent|see|related|more)\b/i;

/** A column whose cells name, or link to, rows of another relation: the venue of an edition. */
export interface ColumnLink {
  from: SurveyedRelation;
  /** Name of the column in `from`. */
  on: string;
  to: SurveyedRelation;
}

/**
 * The columns of relations that lead on to other relations. The rows of `to` are known by name, and the
 * column's name is a noun that the thing it leads to can be called by.
 */
export function columnLinks(relations: readonly SurveyedRelation[]): ColumnLink[] {
  const targets = relations.flatMap((to) => {
    if (to.label?.column.role !== "label") return [];
    const rows = dataRows(to.relation);
    const label = to.label.index;
    return [
      {
        to,
        pages: new Set(rows.flatMap((row) => row.about ?? [])),
        names: new Set(rows.map((row) => nameKey(row.cells[label]!.value.printed))),
      },
    ];
  });
  return relations.flatMap((from) => {
    return from.columns.flatMap(({ column, index }) => {
      if ((column.type !== "text" && column.type !== "entity") || !isReference(column.name)) return [];
      return targets.flatMap(({ to, pages, names }) => {
        if (to === from) return [];
        const { share, distinct } = leading(from.relation, index, pages, names);
        return share >= LEAST_SHARE && distinct >= LEAST_ROWS ? [{ from, on: column.name, to }] : [];
      });
    });
  });
}

/** One noun for one thing: no list, and not the way on through the site. */
function isReference(name: string): boolean {
  const noun = nounPhrase(name);
  return noun !== undefined && !isPlural(noun) && !ONWARD.test(noun);
}

function leading(relation: Relation, index: number, pages: ReadonlySet<string>, names: ReadonlySet<string>) {
  const rows = dataRows(relation);
  let stated = 0;
  let leads = 0;
  const distinct = new Set<string>();
  for (const row of rows) {
    const { value } = row.cells[index]!;
    if (value.kind === "missing") continue;
    stated += 1;
    const name = nameKey(value.printed);
    if (!(value.kind === "entity" && pages.has(value.href)) && !names.has(name)) continue;
    leads += 1;
    distinct.add(name);
  }
  return { share: stated === 0 ? 0 : leads / stated, distinct: distinct.size };
}
