import { keptOf } from "../../../core/kept-of.ts";
import { type Column, dataRows } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { Survey } from "../../survey/survey.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import type { Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Where one of them has so many of all there are, others have the same. */
const CLOSE = 0.5;

/**
 * Does a column count things that its rows share? Their names stand beside the number, and some of them with several rows ("piers: 12" of
 * ferry lines that call at the same pier); or the site lists the things, one row has a good part of them, none has more than there
 * are, and the rows together have: "episodes" of actors, "concerts" of players. Added up they are counted several times.
 */
export function areShared(column: Column, from: Node, bench: Workbench): boolean {
  const counted = foldText(column.counts ?? humanise(column.name).replace(/^number of /, ""));
  const own = new Set(bench.sources(from).map(({ relation }) => relation.id));
  const values = bench.columns(from).find((one) => one.column.name === column.name)?.values ?? [];
  const counts = values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : []));
  if (column.unit !== undefined || counts.length === 0) return false;
  const table = bench.table(from);
  if (table && nameShared(table, counted)) return true;
  const most = Math.max(...counts);
  const sum = counts.reduce((all, one) => all + one, 0);
  return (byNoun(bench.survey).get(counted) ?? []).some(({ relation, pagesOfSome, scoped }) => {
    if (own.has(relation.id) || pagesOfSome || scoped) return false;
    const all = dataRows(relation).length;
    return most <= all && most >= CLOSE * all && sum > all;
  });
}

/** What a site tells of, by how it is called in the plural. */
const byNoun = keptOf(({ relations, lone }: Survey): ReadonlyMap<string, readonly SurveyedRelation[]> => {
  const found = new Map<string, SurveyedRelation[]>();
  for (const one of [...relations, ...lone]) {
    const noun = foldText(one.naming.plural);
    const known = found.get(noun);
    if (known) known.push(one);
    else found.set(noun, [one]);
  }
  return found;
});

/** Does a column that lists the counted things by name ("Main piers") have one of them in several rows? */
function nameShared({ columns, rows }: TableResult, counted: string): boolean {
  return columns.some(({ name }, at) => {
    if (!` ${foldText(humanise(name))}`.endsWith(` ${counted}`)) return false;
    const seen = new Set<string>();
    return rows.some(({ cells }) => {
      const { value } = cells[at]!;
      const own = new Set((value.kind === "list" ? value.items : []).filter(isNamed).map(keyOf));
      const recurs = [...own].some((key) => seen.has(key));
      for (const key of own) seen.add(key);
      return recurs;
    });
  });
}

/** A page, or a name that is no common noun: the "Kitchen" of one house is none of another's. */
const isNamed = (value: Value): boolean =>
  value.kind === "entity" ||
  (value.kind === "text" && /^\p{Lu}/u.test(value.printed) && nounKind(value.printed) === undefined);

const keyOf = (value: Value): string => (value.kind === "entity" ? value.href : foldText(value.printed));
