import { apartIn } from "../distance.ts";
import { absolute, type Fraction, minus, over, times, total, whole } from "../fraction.ts";
import { number, type Operation, operand } from "../outcome.ts";

/** How many of the smallest one of each kind makes: lengths in tenths of a millimetre, areas in square centimetres… */
const MULTIPLES: readonly Record<string, number>[] = [
  { km: 10_000_000, m: 10_000, cm: 100, mm: 10, mi: 16_093_440, yd: 9144, ft: 3048, in: 254, nm: 18_520_000 },
  { "sq km": 10_000_000_000, "km²": 10_000_000_000, ha: 100_000_000, "sq m": 10_000, "m²": 10_000 },
  { kg: 1_000_000, g: 1000, mg: 1 },
  { weeks: 10_080, days: 1440, hours: 60, h: 60, minutes: 1, min: 1 },
  { TWh: 1e12, GWh: 1e9, MWh: 1e6, kWh: 1000, Wh: 1 },
  { GW: 1e9, MW: 1e6, kW: 1000, W: 1 },
];

/** A number of one unit in another. */
function inUnit(number: Fraction, from: string | undefined, to: string | undefined): Fraction {
  const kind = from === to ? undefined : MULTIPLES.find((units) => String(from) in units && String(to) in units);
  return kind ? over(times(number, whole(kind[from!]!)), whole(kind[to!]!)) : number;
}

const pair =
  (
    first: string,
    second: string,
    compute: (a: Fraction, b: Fraction) => Fraction,
    unitOf: (unit?: string) => string | undefined,
  ): Operation =>
  (_, given) => {
    const [a, b] = [operand(given(first)), operand(given(second))];
    return number(compute(a.number, inUnit(b.number, b.unit, a.unit)), unitOf(a.unit));
  };

/** Formulas of a few values. */
export const formula: Record<string, Operation> = {
  difference: pair("a", "b", (a, b) => absolute(minus(a, b)), apartIn),
  ratio: pair("a", "b", over, () => undefined),
  percent_of: pair(
    "part",
    "whole",
    (a, b) => times(over(a, b), whole(100)),
    () => "%",
  ),
  sum_of(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    return number(total(operands.map((each) => each.number)), operands[0]!.unit);
  },
  product(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    const value = operands.map((each) => each.number).reduce(times);
    return number(value, operands.find(({ unit }) => unit !== undefined)?.unit);
  },
};
