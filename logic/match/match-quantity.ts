import { Decimal } from "../numerics/decimal.ts";
import { isCurrency, unitKey } from "../values/units.ts";

/**
 * Sizes of units by the key of `unitKey`; each line is one kind of quantity. Inch, pound and their multiples as the
 * international yard and pound agreement of 1959 fixed them; 里 and 斤 as the market system of 1930 did.
 */
const KINDS: readonly Readonly<Record<string, string>>[] = [
  {
    mm: "0.001",
    cm: "0.01",
    m: "1",
    km: "1000",
    里: "500",
    in: "0.0254",
    ft: "0.3048",
    yd: "0.9144",
    mi: "1609.344",
    nm: "1852",
  },
  {
    mg: "0.001",
    g: "1",
    kg: "1000",
    t: "1000000",
    斤: "500",
    oz: "28.349523125",
    lb: "453.59237",
    stone: "6350.29318",
  },
  { "sq m": "1", ha: "10000", "sq km": "1000000", "sq ft": "0.09290304", "sq mi": "2589988.110336" },
  { ml: "0.001", l: "1", "cu m": "1000", "cu km": "1000000000000" },
  { ms: "0.001", seconds: "1", minutes: "60", hours: "3600", days: "86400", weeks: "604800" },
  { months: "1", years: "12" },
  { W: "1", kW: "1000", MW: "1000000", GW: "1000000000" },
  { Wh: "1", kWh: "1000", MWh: "1000000", GWh: "1000000000", TWh: "1000000000000" },
  { Hz: "1", kHz: "1000", MHz: "1000000", GHz: "1000000000" },
  { "km/h": "1000", "m/s": "3600", mph: "1609.344", kn: "1852" },
  { bp: "0.01", "‰": "0.1", "%": "1" },
  { "°C": "1" },
  { "°F": "1" },
];
const KIND_OF = new Map(KINDS.flatMap((sizes) => Object.keys(sizes).map((key) => [key, sizes] as const)));
/** Units of other systems: what they come to in another is rarely said exactly. */
const OTHER_SYSTEM = new Set("in ft yd mi nm oz lb stone mph kn m/s °F".split(" ").concat("sq ft", "sq mi"));
/** A conversion between systems counts as equal where it states at least so many significant figures. */
const FIGURES_OF_CONVERSION = 3;

/** The same quantity in another unit, exactly ("2 hours" in minutes is 120); undefined where units differ in kind. */
export function inUnit(decimal: string, unit: string, wanted: string): Decimal | undefined {
  const [from, to] = [unitKey(unit), unitKey(wanted)];
  const value = new Decimal(decimal);
  if (from === "°F" && to === "°C") return value.minus(32).times(5).div(9);
  if (from === "°C" && to === "°F") return value.times(9).div(5).plus(32);
  const kind = KIND_OF.get(from);
  const target = kind?.[to];
  return target === undefined ? undefined : value.times(kind![from]!).div(target);
}

/** Is this unit one of a kind that is measured, or money? What is counted may go by many nouns, this by its own units alone. */
export function isMeasure(unit: string): boolean {
  return KIND_OF.has(unitKey(unit)) || isCurrency(unit);
}

/**
 * Is a conversion the wanted quantity as far as its figures go ("93.2 mph" for 150 km/h)? True of three significant figures
 * at least that round to it.
 */
export function isRoundedConversion(decimal: string, unit: string, wanted: string, wantedUnit: string): boolean {
  const value = new Decimal(decimal);
  if (!OTHER_SYSTEM.has(unitKey(unit)) && !OTHER_SYSTEM.has(unitKey(wantedUnit))) return false;
  if (value.precision() < FIGURES_OF_CONVERSION) return false;
  const exact = inUnit(wanted, wantedUnit, unit);
  return exact?.toDecimalPlaces(value.decimalPlaces()).eq(value) ?? false;
}

/** Is the first of these units larger than the second, of the same kind: hours before minutes? */
export function isLargerUnit(unit: string, than: string): boolean {
  const size = inUnit("1", unit, than);
  return size?.gt(1) ?? false;
}
