import type { Column } from "../../core/relation.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Panel } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import type { Quantity } from "./quantity.ts";
import { matrixWords } from "./words/matrix-words.ts";

/** A measure of a panel as a quantity that questions speak of; undefined where it has no noun. */
export function panelQuantity({ surveyed }: Panel, column: Column, survey: Survey): Quantity | undefined {
  const found = surveyed.columns.find((one) => one.column === column);
  const noun = matrixWords(survey.language).scope.noun(column, surveyed.naming);
  if (!found || noun === undefined) return undefined;
  const { unit, additive } = column;
  return {
    surveyed,
    column: found,
    noun,
    unit,
    additive: additive === true,
    averaged: false,
    period: undefined,
    stated: new Map(),
    missing: new Map(),
    sparse: false,
  };
}

/** What a panel calls an entity. */
export const panelName = ({ members }: Panel, entity: string): string =>
  [...members.keys()].find((name) => foldText(name) === foldText(entity)) ?? entity;

/** The years that are stated for every entity alike; undefined where they differ or one has none. */
export function panelYears(panel: Panel, names: readonly string[]): { since: number; until: number } | undefined {
  const spans = names.map((name) => panel.members.get(panelName(panel, name)) ?? []);
  if (spans.some((years) => years.length === 0)) return undefined;
  const [since, until] = [Math.min(...spans[0]!), Math.max(...spans[0]!)];
  const alike = spans.every((years) => Math.min(...years) === since && Math.max(...years) === until);
  return alike ? { since, until } : undefined;
}
