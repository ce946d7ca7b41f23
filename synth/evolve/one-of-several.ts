import { dataRows, type Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** A column of things whose cells name others. */
interface Naming {
  from: SurveyedRelation;
  on: string;
  to: SurveyedRelation;
}

/**
 * "The boat of Ada Holm", where the boats say that she built three: a column that is called like the things it leads to holds one of
 * several, the first that a page lists. What names a role of its own (a flagship, a capital) is one however many lead back.
 */
export function isOneOfSeveral({ from, on, to }: Naming, links: readonly Naming[]): boolean {
  if (from === to || foldText(humanise(on)) !== foldText(to.naming.singular)) return false;
  return links.some((back) => back.from === to && back.to === from && leadsBackTwice(back));
}

/** Whether several rows name one and the same. */
function leadsBackTwice({ from: { relation }, on, to }: Naming): boolean {
  const index = relation.columns.findIndex(({ name }) => name === on);
  const named = dataRows(relation).flatMap((row) => keyOf(row, index) ?? []);
  const known = new Set(
    dataRows(to.relation).flatMap(({ about, cells }) => [
      ...(about === undefined ? [] : [about]),
      ...(to.label ? [nameKey(cells[to.label.index]!.value.printed)] : []),
    ]),
  );
  const led = named.filter((key) => known.has(key));
  return new Set(led).size < led.length;
}

function keyOf({ cells }: Row, index: number): string | undefined {
  const value = cells[index]?.value;
  if (value === undefined || value.kind === "missing") return undefined;
  return value.kind === "entity" ? value.href : nameKey(value.printed);
}
