import type { Column } from "../../core/relation.ts";
import { unitsIn } from "./convert.ts";

/** What comes about in a year, a month or a day, on the mean of several. */
const MEAN_FLOW =
  /\b(?:average|mean) (?:annual|yearly|monthly|daily)\b|\b(?:annual|yearly|monthly|daily) (?:average|mean)\b|[年月日]均/i;
/** What falls to one person, plot or household is as much where there are more of them. */
const OF_EACH = /\bper\b|\b(?:each|per-?capita)\b|[人户亩车船吨床井]均|每/i;
/** What there is of something at any one time comes about in none. */
const STOCK =
  /\b(?:stocks?|stored?|storage|inventor(?:y|ies)|levels?|balances?|reserves?|holdings?)\b|库存|存[量储栏]|蓄[水量]|储[量备]|余额|水位|保有/i;
/** A unit of each sort that amounts are measured in. */
const AMOUNTS = ["kg", "l", "m³", "kWh"];

/**
 * Is it the mean over time of an amount? "Average annual output" says how much a plant makes, as its output in one year does: it is held
 * against the size of the plant as that is, where a mean over things, over the people or fields that share in it, or of a stock is not.
 */
export const isMeanFlow = ({ name, unit }: Pick<Column, "name" | "unit">): boolean =>
  unit !== undefined &&
  MEAN_FLOW.test(name) &&
  !OF_EACH.test(name) &&
  !STOCK.test(name) &&
  AMOUNTS.some((amount) => unitsIn(unit, amount) !== undefined);
