import type { Column } from "../../core/relation.ts";
import { unitsIn } from "./convert.ts";

/** What comes about in a year, a month or a day, on the mean of several. */
const MEAN_FLOW =
  /\b(?:average|mean) (?:annual|yearly|monthly|daily)\b|\b(?:annual|yearly|monthly|daily) (?:average|mean)\b|[年月日]均/i;
/** A unit of each sort that amounts are measured in. */
const AMOUNTS = ["kg", "l", "m³", "kWh"];

/**
 * Is it the mean over time of an amount? "Average annual output" says how much a plant makes, as its output in one year does: it is held
 * against the size of the plant as that is, where a mean over things is not.
 */
export const isMeanFlow = ({ name, unit }: Pick<Column, "name" | "unit">): boolean =>
  unit !== undefined && MEAN_FLOW.test(name) && AMOUNTS.some((amount) => unitsIn(unit, amount) !== undefined);
