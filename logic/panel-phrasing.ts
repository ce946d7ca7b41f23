import type { ChinesePhrase } from "./chinese/phrase.ts";
import { chineseNotes, chineseSources, chineseThings, columnName } from "./chinese/phrasing.ts";
import { isOfParts, partNouns } from "./english/parts-of-quantity.ts";
import { columnWords, mergeNotes, mergeSources, thingsInput, unitWords } from "./english/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import { groupNouns } from "./english/superlative.ts";
import type { Phrase, Result, ThingsPhrase } from "./operation.ts";
import { type PanelParams, panelIndex, panelTable } from "./panel.ts";
import { columnNamed } from "./table.ts";

/** What an operation says of the column that it computed: how people call it, and what must be said of it. */
export interface ComputedWords {
  names: Readonly<Record<string, string>>;
  notes?: readonly string[];
}

/** A unit that says of what a figure is a share. */
export const isShareOf = (unit: string | undefined): boolean => unit !== undefined && /^%\s?of\s/.test(unit);

/** How the quantity is called that the panel gives year by year; of a share it is said of what. */
export function panelQuantity(params: PanelParams, inputs: readonly Phrase[], results: readonly Result[]): string {
  const measured = columnNamed(panelTable(params, results), params.column);
  const name = quantityName(measured, thingsInput(inputs, panelIndex(params)), measured.unit);
  const unit = isShareOf(measured.unit) ? unitWords(name, measured.unit).replace(/^, | ?,$/g, "") : "";
  return unit === "" ? name : `${name} (${unit})`;
}

/** The things of a panel with the column that was computed for them. */
export function panelPhrase(
  params: PanelParams,
  inputs: readonly Phrase[],
  results: readonly Result[],
  { names, notes = [] }: ComputedWords,
): ThingsPhrase {
  const years = thingsInput(inputs, panelIndex(params));
  if (params.of === undefined) {
    const by = columnWords(columnNamed(panelTable(params, results), params.by), years);
    const { sources } = years;
    const nouns = isOfParts(panelQuantity(params, inputs, results), by) ? partNouns(by) : groupNouns(by);
    return { kind: "things", ...nouns, clauses: [], sources, names, notes: mergeNotes(years.notes, notes) };
  }
  const things = thingsInput(inputs, 0);
  return {
    ...things,
    sources: mergeSources(things, years),
    names: { ...things.names, ...names },
    notes: mergeNotes(things.notes, years.notes, notes),
  };
}

/** `panelQuantity` in Chinese. */
export function chinesePanelQuantity(
  params: PanelParams,
  inputs: readonly ChinesePhrase[],
  results: readonly Result[],
): string {
  return columnName(columnNamed(panelTable(params, results), params.column), chineseThings(inputs, panelIndex(params)));
}

/** `panelPhrase` in Chinese. */
export function chinesePanelPhrase(
  params: PanelParams,
  inputs: readonly ChinesePhrase[],
  results: readonly Result[],
  { names, notes = [] }: ComputedWords,
): ChinesePhrase {
  const years = chineseThings(inputs, panelIndex(params));
  const noun = columnName(columnNamed(panelTable(params, results), params.by), years);
  if (params.of === undefined) {
    const { sources } = years;
    return { kind: "things", noun, clauses: [], sources, names, notes: chineseNotes(years.notes, notes) };
  }
  const things = chineseThings(inputs, 0);
  // Figures of some of a kind alone ("重点苗圃") are no figures of the whole kind.
  const some = things.noun !== noun && noun.endsWith(things.noun);
  return {
    ...things,
    ...(some ? { noun } : {}),
    sources: chineseSources(things, years),
    names: { ...things.names, ...names },
    notes: chineseNotes(things.notes, years.notes, notes),
  };
}
