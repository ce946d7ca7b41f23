import { kept } from "../../core/kept.ts";
import { keptOf } from "../../core/kept-of.ts";
import type { Column } from "../../core/relation.ts";
import { isClock } from "../values/clock-unit.ts";
import { withoutQualifier } from "../values/infer-column.ts";
import { lasts } from "../values/takes-time.ts";
import { isCurrency } from "../values/units.ts";
import { isPlural } from "./english.ts";
import { humanise } from "./humanise.ts";
import { soMuch } from "./so-much.ts";

/** Words that fit what a column measures. */
interface QuantityWords {
  more: string;
  less: string;
  most: string;
  least: string;
}

const TIME: QuantityWords = { more: "after", less: "before", most: "latest", least: "earliest" };
const HEIGHT: QuantityWords = { more: "higher than", less: "lower than", most: "highest", least: "lowest" };
const LENGTH: QuantityWords = { more: "longer than", less: "shorter than", most: "longest", least: "shortest" };
/** A result that is a time is fast or slow. */
const PACE: QuantityWords = { more: "slower than", less: "faster than", most: "slowest", least: "fastest" };
const GREATNESS: QuantityWords = { more: "greater than", less: "less than", most: "greatest", least: "smallest" };
const LENGTH_ITSELF: QuantityWords = { ...LENGTH, most: GREATNESS.most };
const HEIGHT_ITSELF: QuantityWords = { ...GREATNESS, least: HEIGHT.least };
const SIZE: QuantityWords = { more: "larger than", less: "smaller than", most: "largest", least: "smallest" };
const DEFAULT: QuantityWords = { more: "more than", less: "less than", most: "highest", least: "lowest" };

/** Header words decide first; the last noun of the name is what is measured, so "population density" is no population. */
const RATED =
  /\b(?:rate|ratio|density|growth|share|percentage|level|age|expectancy|price|cost|fee|score|rating|temperature|index|ceiling|speed|elevation|altitude|rank|per)\b/i;
const BY_NAME: readonly (readonly [RegExp, QuantityWords])[] = [
  [/^amount of /, SIZE],
  [/\b(?:ascent|climb|descent|drop|gain)$/i, GREATNESS],
  [/\b(?:age|temperature) range$/i, SIZE],
  // How far down or up something goes is no length of it.
  [/\b(?:vertical|altitude|elevation|height|tidal|dynamic) range$/i, GREATNESS],
  // Nobody says "the longest length" either; a small one is short.
  [/\blength$/i, LENGTH_ITSELF],
  // "A longest run of less than 5 km" and "a highest point greater than 900 m" say one thing in two ways.
  [/^(?:longest|shortest) /i, LENGTH],
  // One superlative is enough: nobody says "the longest mean longest run".
  [/^(?:(?:mean|median) (?:longest|shortest)|highest|lowest) /i, HEIGHT],
  [/^height (?:above|over) /i, HEIGHT_ITSELF],
  [RATED, HEIGHT],
  // "MPG (highway)" and "highway fuel economy" are no lengths.
  [/\b(?:mpge?|mileage|(?:fuel|energy) (?:consumption|economy|efficiency))\b/i, HEIGHT],
  // Nobody says "the highest height" or "the lowest depth".
  [/\bheight$/i, HEIGHT_ITSELF],
  [/\b(?:depth|height)\b/i, GREATNESS],
  [
    /\b(?:length|coastline|(?:water|rail|road|motor|express|high)ways?|pipelines?|distance|duration|runway|runtime|running time|boundar(?:y|ies)|borders?|river|route|wingspan)\b|^(?:\p{L}+ )?(?<!(?:age|price|size|temperature) )range$/iu,
    LENGTH,
  ],
  [
    /\b(?:area|land|forest|size|sleeps|accommodates|holds|carries|width|breadth|diameter|circumference|girth|radius|aperture|bore|calib(?:re|er)|thickness|population|capacity|volume|enrol?lment|budget|attendance|catchment|circulation|crew|membership|readership|staff|(?:brood|choir|colony|fleet|flock|garrison|herd|orchestra)(?: size)?|(?:labou?r |work)force)\b/i,
    SIZE,
  ],
];

const byName = kept((name) => BY_NAME.find(([pattern]) => pattern.test(name))?.[1]);

/** Is it a point in time: a date or a calendar year? */
export function isTime(column: Column): boolean {
  return column.type === "date" || column.role === "year";
}

/** The comparison and the superlative that English uses for this column. */
export const quantityWords = keptOf((column: Column): QuantityWords => {
  if (isTime(column)) return TIME;
  const said = humanise(column.name);
  const name = withoutQualifier(column.type === "number" ? (soMuch(said, column) ?? said) : said);
  if (takesRoom(column)) return SIZE;
  // The lowest of several increases may be a fall: none is small.
  if (INCREASE.test(column.name)) return { ...HEIGHT, most: SIZE.most };
  if (FITTED.test(column.name)) return HEIGHT;
  if (isClock(column.unit) && RACED.test(name)) return PACE;
  // Hours of experience are gathered, and no long ones.
  if (/\bexperience$/.test(name)) return DEFAULT;
  // "Typical time: 2 h 30 min" is short or long, "price per hour" high or low.
  if (lasts(column) && !RATED.test(name)) return /\blength$/.test(name) ? LENGTH_ITSELF : LENGTH;
  const words =
    byName(measuredIn(name, column.unit)) ?? byUnit((HIGH_OR_LOW.test(name) ? undefined : column.unit) ?? "");
  // A sum of lengths is large; none of them is long for it.
  if ((words === LENGTH || words === LENGTH_ITSELF) && SUM.test(column.name)) return SIZE;
  // A share of a population is high or low, not large.
  return words === SIZE && column.unit?.startsWith("%") ? HEIGHT : words;
});

/** What is paid is high or low, and land large or small, whatever it is called. */
const byUnit = (unit: string): QuantityWords =>
  GROUND.test(unit) ? SIZE : isCurrency(unit) ? HEIGHT : DISTANCE.test(unit) ? GREATNESS : DEFAULT;

/** How far, thick or deep something is, by whatever name: a span, a beam, a draught. */
const DISTANCE =
  /^(?:[cmk]?m|ft\.?|feet|in\.?|inch(?:es)?|["″]|(?:centi|kilo|milli)?met(?:re|er)s?|mi|miles?|yd|yards?)$/i;

/** Times that somebody made, of which the better is the faster; a "running time" is long or short. */
const RACED =
  /\b(?:finish(?:ing)?|win(?:ning|ner's)?|race|lap|qualifying|best|record|chip|gun|net|swim|bike|run|split|marathon) (?:times?|laps?|splits?)$|\b(?:record|personal best|season's best|result|PB)$/i;

/** "days" of "days with danger level 3": what is counted is no level. */
function measuredIn(name: string, unit: string | undefined): string {
  const head = name.split(/ (?:at|from|in|on|with|without) /)[0]!;
  return unit === undefined && head !== name && isPlural(head) ? head : name;
}

/** What a development makes of a column: an increase is large, whatever it is of, and a value on a line high. */
const INCREASE = /^(?:absolute|percent) change of /;
const FITTED = /^forecast of .+ for \d{4}$/;

/** What is measured in these is large or small, whatever it is called. */
const GROUND = /^(?:[a-z]{0,2}m[²³]|sq\.? ?(?:ft|k?m|mi(?:les)?|yd)|sqm|ha|hectares?|acres?)$/i;

const DATA_UNIT = /^(?:B|[kKMGTP]i?B|bytes?)$/;
/** A mean is high or low, whatever it is of, and so is what falls from the sky. */
const HIGH_OR_LOW = /^(?:average|mean|median) |(?:fall|precipitation)\b/;
/** How a grouping calls what it adds up. */
const SUM = /^sum of /;

/** "Slides: 15 MB": what is measured is how much room they take. */
export const takesRoom = ({ type, unit }: Column): boolean =>
  type === "number" && unit !== undefined && DATA_UNIT.test(unit);
