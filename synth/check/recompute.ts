const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/**
 * A second implementation of the aggregates, in floating point and from printed texts, that shares nothing with the first.
 * Undefined where the operation is none of them or a text does not begin with one plain number.
 */
export function recompute(op: string, texts: readonly string[]): number | undefined {
  const compute = COMPUTE[op];
  if (!compute || texts.length === 0) return undefined;
  const numbers: number[] = [];
  for (const text of texts) {
    const number = plainNumber(text);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return compute(numbers);
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const COMPUTE: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  sum,
  mean: (numbers) => sum(numbers) / numbers.length,
  median(numbers) {
    const sorted = [...numbers].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  },
  range: (numbers) => Math.max(...numbers) - Math.min(...numbers),
};

/** The number of "$1,234.5 million (2020 est.)"; only where commas can be nothing but thousands. */
function plainNumber(text: string): number | undefined {
  const time = /^(\d+)\s*h\p{L}*\.?\s*(?:(\d+)\s*m\p{L}*\.?)?$/iu.exec(text.trim());
  // "2 hours" are as many minutes only beside others that have minutes.
  if (time) return time[2] === undefined ? undefined : Number(time[1]) * 60 + Number(time[2]);
  const clock = /^(?:(\d+):)?(\d+):(\d\d(?:\.\d+)?)$/.exec(text.trim());
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const found =
    /^[^\d\s-]{0,4}\s?([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d,.]*\d)\s*(thousand|million|billion|trillion)?\b/i.exec(
      text.trim(),
    );
  if (!found) return undefined;
  const size = Number(found[2]!.replace(/,/g, "") + (found[3] ?? "")) * (SCALES[(found[4] ?? "").toLowerCase()] ?? 1);
  return found[1] === "" ? size : -size;
}
