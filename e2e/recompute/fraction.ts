/** Exact arithmetic that shares nothing with the product's decimals: fractions of whole numbers. */
export interface Fraction {
  readonly top: bigint;
  /** Always positive. */
  readonly bottom: bigint;
}

/** Digits behind the point that roots are worked out to. */
const ROOT_DIGITS = 40n;

export function whole(number: number): Fraction {
  return { top: BigInt(number), bottom: 1n };
}

/** "-12.50" -> -1250/100. */
export function parse(decimal: string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new Error(`"${decimal}" is no decimal number`);
  const [, sign, digits = "", places = ""] = match;
  const top = BigInt(digits + places);
  return { top: sign === "-" ? -top : top, bottom: 10n ** BigInt(places.length) };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.bottom === b.bottom
    ? { top: a.top + b.top, bottom: a.bottom }
    : reduced({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom });
export const negative = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });
export const minus = (a: Fraction, b: Fraction): Fraction => add(a, negative(b));
export const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
export const absolute = (a: Fraction): Fraction => (a.top < 0n ? negative(a) : a);

export function over(a: Fraction, b: Fraction): Fraction {
  if (b.top === 0n) throw new Error("division by zero");
  const turned = b.top < 0n ? { top: -b.bottom, bottom: -b.top } : { top: b.bottom, bottom: b.top };
  return times(a, turned);
}

/** In lowest terms: sums of many fractions would else grow without end. */
function reduced({ top, bottom }: Fraction): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

/** Negative, zero or positive, as a lies below, at or above b. */
export function compare(a: Fraction, b: Fraction): number {
  const { top } = minus(a, b);
  return top < 0n ? -1 : top > 0n ? 1 : 0;
}

export const total = (numbers: readonly Fraction[]): Fraction => numbers.reduce(add, whole(0));
export const average = (numbers: readonly Fraction[]): Fraction => over(total(numbers), whole(numbers.length));

/** The square root, cut after many more digits than any answer prints. */
export function root({ top, bottom }: Fraction): Fraction {
  const scale = 10n ** ROOT_DIGITS;
  return { top: integerRoot((top * scale * scale) / bottom), bottom: scale };
}

/** Newton's method: the largest whole number whose square is not above `square`. */
function integerRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (guess + square / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The root of any degree of a number above zero, cut after many more digits than any answer prints. */
export function nthRoot({ top, bottom }: Fraction, degree: number): Fraction {
  const scale = 10n ** ROOT_DIGITS;
  const n = BigInt(degree);
  const power = (top * scale ** n) / bottom;
  // Bisection: slower than Newton's method, and nothing can go wrong with it.
  let [low, high] = [0n, 1n << BigInt(Math.ceil(power.toString(2).length / degree) + 1)];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** n <= power) low = middle;
    else high = middle;
  }
  return { top: low, bottom: scale };
}

/** A number in floating point, as near as its decimal notation is. */
export const fromFloat = (number: number): Fraction => parse(number.toFixed(12));

/** Rounded to so many decimal places, halves away from zero. */
export function roundHalfUp({ top, bottom }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places);
  const size = top < 0n ? -top : top;
  const rounded = (2n * size * scale + bottom) / (2n * bottom);
  return { top: top < 0n ? -rounded : rounded, bottom: scale };
}
