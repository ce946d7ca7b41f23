import type { Value } from "../../core/value.ts";
import { Decimal, plain } from "../numerics/decimal.ts";

/** Units of which so many of the smaller make one of the larger: pounds of ounces, feet of inches, and stones of pounds. */
const PAIRS: readonly { large: string; small: string; size: number; unit: string }[] = [
  { large: String.raw`(?:lbs?|pounds?)\.?`, small: String.raw`(?:oz|ounces?)\.?`, size: 16, unit: "oz" },
  {
    large: String.raw`(?:ft\.?|feet|foot|['’′])`,
    small: String.raw`(?:in\.?|inch(?:es)?|["”″])`,
    size: 12,
    unit: "in",
  },
  { large: String.raw`(?:st|stones?)\.?`, small: String.raw`(?:lbs?|pounds?)\.?`, size: 14, unit: "lb" },
];
const FIGURE = String.raw`\d{1,4}(?:\.\d{1,3})?`;
const FORMS = PAIRS.map((pair) => ({
  ...pair,
  form: new RegExp(
    String.raw`^(?:(?<large>${FIGURE})\s?${pair.large}(?:,?\s?(?:and\s)?(?<rest>${FIGURE})\s?${pair.small})?|(?<small>${FIGURE})\s?${pair.small})$`,
    "iu",
  ),
}));

/** "71 ft 6 in", "22 ft" of a column that is in inches: people give it in the larger of the two units. */
export const isInLargerUnit = (printed: string, unit: string): boolean =>
  FORMS.some((pair) => pair.unit === unit && pair.form.exec(printed.trim())?.groups?.["large"] !== undefined);

/**
 * The values of a column that gives quantities in two units at once ("1 lb 4 oz" beside "12 oz" and "2 lb") in the smaller of them,
 * exactly; as they are where one of them is built otherwise, or where one unit does for all.
 */
export function inSmallerUnit(values: readonly Value[]): readonly Value[] {
  const stated = values.filter(({ kind }) => kind !== "missing");
  // Nearly all columns end here.
  if (stated.length === 0 || !/^\d/.test(stated[0]!.printed)) return values;
  for (const { form, size, unit } of FORMS) {
    const read = values.map(({ kind, printed }) =>
      kind === "missing" ? undefined : form.exec(printed.trim())?.groups,
    );
    if (read.filter((groups) => groups !== undefined).length < stated.length) continue;
    const isMixed =
      read.some((groups) => groups?.["rest"] !== undefined) ||
      new Set(read.flatMap((groups) => (groups ? [groups["large"] !== undefined] : []))).size > 1;
    // "4 lb 20 oz" is said by nobody: then they are something else.
    if (!isMixed || read.some((groups) => Number(groups?.["rest"] ?? 0) >= size)) continue;
    return values.map((value, at): Value => {
      const groups = read[at];
      if (!groups) return value;
      const amount = new Decimal(groups["large"] ?? 0).times(size).plus(groups["rest"] ?? groups["small"] ?? 0);
      const precision = Math.max(0, amount.decimalPlaces());
      return { kind: "number", printed: value.printed, decimal: plain(amount), precision, unit };
    });
  }
  return values;
}
