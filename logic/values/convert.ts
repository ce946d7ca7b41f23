import { Decimal } from "../numerics/decimal.ts";
import { sameUnit, unitKey } from "./units.ts";

/**
 * Units of one kind with their sizes in one of them: decimal multiples of the SI (SI Brochure, 9th edition, tables 7 and 8) and
 * units that are defined by them exactly (the yard and the pound of 1959, the nautical mile of 1929). Units of several meanings
 * (ton, gallon, ounce, kilobyte), of changing length (month, year) and of changing value (money) are never converted.
 */
const KINDS: readonly Readonly<Record<string, string>>[] = [
  { km: "1000", m: "1", cm: "0.01", mm: "0.001", mi: "1609.344", yd: "0.9144", ft: "0.3048", in: "0.0254", nm: "1852" },
  {
    "sq km": "1000000",
    ha: "10000",
    "sq m": "1",
    "sq mi": "2589988.110336",
    acres: "4046.8564224",
    "sq ft": "0.09290304",
  },
  { "cu km": "1000000000000", "cu m": "1000", l: "1", ml: "0.001" },
  { t: "1000000", kg: "1000", g: "1", mg: "0.001", lb: "453.59237" },
  { weeks: "604800", days: "86400", hours: "3600", minutes: "60", seconds: "1", ms: "0.001" },
  { GiB: "1073741824", MiB: "1048576", KiB: "1024", B: "1" },
  { GHz: "1000000000", MHz: "1000000", kHz: "1000", Hz: "1" },
  { GW: "1000000000", MW: "1000000", kW: "1000", W: "1" },
  { TWh: "1000000000000", GWh: "1000000000", MWh: "1000000", kWh: "1000", Wh: "1" },
  { MPa: "1000000", bar: "100000", kPa: "1000", hPa: "100", Pa: "1" },
];

/** A number in another unit, exactly; undefined where the one is no exact multiple of the other. */
export function converted(number: Decimal, from: string | undefined, to: string | undefined): Decimal | undefined {
  if (sameUnit(from, to)) return number;
  if (from === undefined || to === undefined || [from, to].some(isShortOrLong)) return undefined;
  const [own, wanted] = [unitKey(from), unitKey(to)];
  const kind = KINDS.find((units) => own in units && wanted in units);
  if (!kind) return undefined;
  const size = new Decimal(kind[own]!);
  const exact = number.times(size).div(kind[wanted]!);
  // A third of a week has no last digit: such a value would be rounded before it is computed with.
  return exact.times(kind[wanted]!).eq(number.times(size)) ? exact : undefined;
}

/** How many of one unit one of another is, rounded; undefined where they are of different kinds. */
export function unitsIn(from: string, to: string): Decimal | undefined {
  if ([from, to].some(isShortOrLong)) return undefined;
  const [own, wanted] = [unitKey(from), unitKey(to)];
  const kind = KINDS.find((units) => own in units && wanted in units);
  return kind && new Decimal(kind[own]!).div(kind[wanted]!);
}

/** A "ton" is of 1,000 kg, or of 2,000 or 2,240 pounds; a tonne, and 吨, of 1,000 kg. */
const isShortOrLong = (unit: string): boolean => /^tons?$/i.test(unit.trim());
