import type { Cell } from "../../core/relation.ts";
import type { DerivationStep } from "../../core/task.ts";
import { sameUnit } from "../../logic/values/units.ts";
import { grouped } from "../survey/grouped.ts";
import type { FactsIndex } from "./facts-index.ts";
import { columnOf } from "./use-column.ts";

type Use = DerivationStep["uses"][number];

/** Of fewer things two figures come to a third by chance. */
const LEAST_THINGS = 4;

/**
 * The page that gives the figures in two parts: of each thing two cells of a table there, always under the same headings, add up to
 * what its own page states ("Adults" and "Children" to "Guests"). What else is used has to stand there as it is.
 *
 * @param stating the pages that state each of the values, in their order
 */
export function pageOfSums(
  uses: readonly Use[],
  stating: readonly ReadonlySet<string>[],
  facts: FactsIndex,
): string | undefined {
  const parts = uses.map((use) => partsOf(use, facts));
  const pages = new Set(parts.flatMap((found) => [...found.keys()]));
  return [...pages].find((page) => {
    const unsaid = uses.flatMap((use, at) => (stating[at]!.has(page) ? [] : [{ use, parts: parts[at]!.get(page) }]));
    const columns = grouped(unsaid, ({ use }) => columnOf(use, facts));
    return (
      unsaid.length > 0 &&
      [...columns.values()].every((own) => {
        const [first, ...rest] = own.map((one) => one.parts ?? new Set<string>());
        return own.length >= LEAST_THINGS && [...first!].some((pair) => rest.every((others) => others.has(pair)));
      })
    );
  });
}

/** By page: the pairs of columns of its tables that come to a figure for the thing that this is of. */
function partsOf({ evidence: { url, place } }: Use, facts: FactsIndex): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const whole = facts.statementAt(url, place)?.value;
  if (whole?.kind !== "number") return found;
  for (const { relation, row } of facts.rowsMentioning(url, place)) {
    const figures = row.cells.flatMap((cell, at) => (isFigure(cell) ? [{ cell, at }] : []));
    for (const [index, one] of figures.entries())
      for (const other of figures.slice(index + 1)) {
        const page = one.cell.evidence.url;
        const [a, b] = [one.cell.value, other.cell.value];
        if (page !== other.cell.evidence.url || Number(a.decimal) + Number(b.decimal) !== Number(whole.decimal))
          continue;
        if (!sameUnit(a.unit, b.unit)) continue;
        found.set(page, (found.get(page) ?? new Set()).add(`${relation.id} ${one.at} ${other.at}`));
      }
  }
  return found;
}

/** A part has something in it. */
const isFigure = (cell: Cell): cell is Cell & { value: { kind: "number"; decimal: string; unit?: string } } =>
  cell.value.kind === "number" && Number(cell.value.decimal) !== 0;
