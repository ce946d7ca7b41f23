import { isTimeless } from "./comparable.ts";
import type { DimensionDraft } from "./draft.ts";
import type { Quantity } from "./quantity.ts";

/**
 * Is one quantity held against another of which only one is said to be of a year? What was raised so far, in whatever time, is no part of
 * what one year was to bring. How long or large something is goes with any year.
 */
export const isHalfDated = ({ period, quantities }: Pick<DimensionDraft, "period" | "quantities">): boolean =>
  period === undefined &&
  quantities.some((quantity) => quantity.period !== undefined) &&
  quantities.some(
    (quantity) => quantity.period === undefined && !isTimeless(quantity) && !isStanding(quantity, quantities),
  );

/** What a thing's own page says without a year is so now: it goes with the latest year that is stated of all. */
const isStanding = ({ surveyed, gathered }: Quantity, others: readonly Quantity[]): boolean =>
  gathered === undefined &&
  others.every(({ period, gathered }) => period === undefined || gathered?.kind === "year") &&
  surveyed.relation.source === "page_collection";
