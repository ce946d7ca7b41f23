import { keptOf, keptOfTwo } from "../../../core/kept-of.ts";
import type { Column } from "../../../core/relation.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { regionNames } from "../../../logic/values/region-names.ts";
import type { Survey } from "../../survey/survey.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Operations that tell the rows of one value from those of another. */
const SORTING = new Set(["filter", "identify", "identify_by", "probability"]);
const TELLING = new Set(["mode", "distinct"]);
const PARTED = new Set(["group", "group_dispersion", "count_above_group"]);
/** "Lisbon, Portugal", "Lisbon (Portugal)" */
const WITHIN = /^(?<part>[^,，(（]{2,40})(?:[,，]\s?|\s?[(（])(?<whole>[^,，()（）]{2,40})[)）]?$/u;

const known = new WeakMap<Survey, ReadonlyMap<string, ReadonlySet<string>>>();

/** What lies in what, as cells of the site print it. */
function within(survey: Survey): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(survey);
  if (found) return found;
  const wholes = new Map<string, Set<string>>();
  for (const { relation } of [...survey.relations, ...survey.lone])
    for (const { cells } of relation.rows)
      for (const { value } of cells) {
        if (value.kind !== "text" && value.kind !== "entity") continue;
        const { part, whole } = WITHIN.exec(value.printed)?.groups ?? {};
        if (part === undefined || whole === undefined) continue;
        const key = foldText(part);
        wholes.set(key, (wholes.get(key) ?? new Set()).add(foldText(whole)));
      }
  known.set(survey, wholes);
  return wholes;
}

let countries: ReadonlySet<string> | undefined;

/** Groups of countries, islands of some, a continent, and what is as well the name of a part of another. */
const NO_COUNTRIES = new Set([
  "AC",
  "AQ",
  "CP",
  "CQ",
  "DG",
  "EA",
  "EU",
  "EZ",
  "GE",
  "IC",
  "JE",
  "QO",
  "TA",
  "UN",
  "XA",
  "XB",
  "ZZ",
]);

/** The names of countries and territories, in both languages; put together once. */
function countryNames(): ReadonlySet<string> {
  countries ??= new Set(
    (["en", "zh"] as const).flatMap((language) =>
      [...regionNames(language)].flatMap(([code, name]) => (NO_COUNTRIES.has(code) ? [] : foldText(name))),
    ),
  );
  return countries;
}

const OF_COUNTRIES = /countr|nation|国/i;

/**
 * Rows are told apart by a column of which one value lies in another ("Lisbon", "Portugal"): whether what is in Lisbon is meant
 * by Portugal is anyone's guess.
 */
export function isOnTwoLevels(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  const names = SORTING.has(node.op)
    ? ownConditionColumns(node)
    : TELLING.has(node.op)
      ? [node.params["column"]]
      : PARTED.has(node.op)
        ? [node.params["by"]]
        : [];
  if (names.length === 0) return false;
  // What a condition leaves has fewer values than the whole.
  const table = bench.table(wholeOf(from));
  return (table?.columns ?? []).some(
    (column, index) =>
      names.includes(column.name) &&
      (column.type === "text" || column.type === "entity") &&
      areOnTwoLevels(column, foldedIn(table!, index), bench.survey),
  );
}

const foldedIn = keptOfTwo(
  ({ rows }: TableResult, index: number): ReadonlySet<string> =>
    new Set(rows.map(({ cells }) => foldText(cells[index]!.value.printed))),
);

function areOnTwoLevels(column: Column, values: ReadonlySet<string>, survey: Survey): boolean {
  if (lieInEachOther(values, survey)) return true;
  return !OF_COUNTRIES.test(column.name) && areSomeCountries(values);
}

const lieInEachOther = keptOfTwo((values: ReadonlySet<string>, survey: Survey): boolean => {
  const inside = within(survey);
  for (const value of values) for (const whole of inside.get(value) ?? []) if (values.has(whole)) return true;
  return false;
});

/** Whether fewer than half of them are countries. */
const areSomeCountries = keptOf((values: ReadonlySet<string>): boolean => {
  const named = [...values].filter((value) => countryNames().has(value)).length;
  return named > 0 && named * 2 < values.size;
});

function wholeOf(from: Branch["inputs"][string]): Branch["inputs"][string] {
  const [inner] = isLeaf(from) || (from.op !== "filter" && from.op !== "stated") ? [] : Object.values(from.inputs);
  return inner === undefined ? from : wholeOf(inner);
}
