import type { ProvenTask } from "../../core/task.ts";
import type { FactsIndex } from "./facts-index.ts";

/** Of fewer parts a row that names both is chance. */
const LEAST_PARTS = 4;

/**
 * The page, or the file, of which a table has a row for each of the things that a question counts by what they belong to, and says
 * there to what: whoever has a register with the operator of each station counts its rows. Only where nothing else is asked.
 */
export function pageOfParts(
  { program, derivation }: Pick<ProvenTask, "program" | "derivation">,
  facts: FactsIndex,
): string | undefined {
  const group = program.steps.find(({ op, take }) => op === "group" && take === "count");
  if (!group) return undefined;
  const lead = `${String(group["by"])} of `;
  const uses = derivation.flatMap((step) => step.uses);
  const parts = uses.flatMap(({ label, printed }) =>
    label.startsWith(lead) ? [{ thing: label.slice(lead.length), printed }] : [],
  );
  const named = new Set(parts.flatMap(({ thing, printed }) => [thing, printed]));
  const asksMore = uses.some(({ label, printed }) => !label.startsWith(lead) && !named.has(printed));
  if (parts.length < LEAST_PARTS || asksMore) return undefined;
  const [first, ...rest] = parts;
  let left = [...facts.pagesPairing(first!.thing, first!.printed)];
  for (const { thing, printed } of rest) {
    if (left.length === 0) return undefined;
    const pages = facts.pagesPairing(thing, printed);
    left = left.filter((url) => pages.has(url));
  }
  return left[0];
}

/** The pages of whose tables a row says what a cell says that no relation is known to hold: by its label, "County of Acme: Kent". */
export function pagesPrinting({ label, printed }: { label: string; printed: string }, facts: FactsIndex): Set<string> {
  const [, ...things] = label.split(OF).map((_, at, words) => words.slice(at).join(OF));
  if (things.length === 0) return facts.pagesNaming(printed);
  return new Set(things.flatMap((thing) => [...facts.pagesPairing(thing, printed)]));
}

const OF = " of ";
