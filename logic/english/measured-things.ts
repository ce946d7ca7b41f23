import { isCurrency } from "../values/units.ts";

/** A thing that stands for one quantity of it, told by what that is measured in: the end of a heading, the unit, the quantity. */
const OF_THINGS: readonly (readonly [thing: RegExp, unit: RegExp, quantity: string])[] = [
  [
    /\b(?:screen|display|monitor|blade|tyre|tire|frame|wheels?|lens|nozzle|mouth)$/i,
    /^(?:"|″|''|in|inch(?:es)?|[cm]m)$/i,
    "size",
  ],
  [
    /\b(?:roof|spire|steeple|tip|top floor|antenna(?: spire)?|mast|dome|tower|building|peak)$/i,
    /^(?:m|ft|feet|met(?:re|er)s?)$/i,
    "height",
  ],
  [
    /\b(?:tank|bin|barrel|boot|trunk|bag|pack|backpack|bottle|bowl|bucket|reservoir)$/i,
    /^(?:l|lit(?:re|er)s?|gal\.?|gallons?|ml|cl|cu ft|m³)$/i,
    "size",
  ],
  [
    /\b(?:lot|plot|garden|yard|site|grounds|house|flat|apartment|estate)$/i,
    /^(?:[a-z]{0,2}m²|sq\.? ?(?:ft|k?m|mi|yd)|sqm|ha|hectares?|acres?)$/i,
    "size",
  ],
  [
    /^(?:(?:fresh |drinking |waste |black |grey |hot )?water|fuel|diesel|petrol|oil)(?: tanks?)?$/i,
    /^(?:l|lit(?:re|er)s?|gal\.?|gallons?)$/i,
    "capacity",
  ],
  [/\b(?:hard (?:disk|drive)|HDD|SSD|disk|drive|card)$/i, /^[KMGT]i?B$/i, "size"],
  [/\bengine$/i, /^(?:l|lit(?:re|er)s?|cc|ccm|cm³)$/i, "size"],
  [
    /\b(?:alcohol|fat|protein|carbohydrates?|sugars?|fib(?:re|er)|salt|sodium|cholesterol|caffeine|moisture|gold|silver|iron)$/i,
    /^(?:%|% ?vol\.?|k?g|mg|µg|kcal)$/i,
    "content",
  ],
];

/**
 * "screen size" of a screen in inches, "fat content" of fat in grams: what is measured of a thing that a heading names; undefined
 * of other headings.
 */
export function measuredThing(said: string, unit: string | undefined): string | undefined {
  if (unit === undefined || isCurrency(unit)) return undefined;
  const quantity = OF_THINGS.find(([thing, units]) => thing.test(said) && units.test(unit))?.[2];
  if (quantity === undefined) return undefined;
  const thing =
    quantity === "content" ? said.replace(/(carbohydrate|sugar)s$/i, "$1") : said.replace(/\bwheels$/i, "wheel");
  return `${thing} ${quantity}`;
}
