import { Decimal } from "../../../logic/numerics/decimal.ts";
import { converted } from "../../../logic/values/convert.ts";
import { parseValue } from "../../../logic/values/parse-value.ts";

/** What values that stand below each other are. */
interface ValueKinds {
  /** Kinds of figures among them: dates, bare numbers, and one for each quantity that is measured ("kg" and "g" are one). */
  figures: number;
  /** The share of the commonest kind, words among them, of those that are not missing. */
  commonest: number;
}

/** The properties of one thing are figures of several kinds… */
const LEAST_FIGURES = 2;
/** …and no more of them than this share are of one kind: those of a column are. */
const COMMONEST_SHARE = 0.75;
const ONE = new Decimal(1);
const BYTES = /^(?:[kMGTP]i?)?B$/i;

/**
 * Are these the values of one thing's several properties, each with a unit of its own, and not one property of several
 * things? "895 g", "46 min", "Brass" are; prices, or the ages of some people, are not.
 *
 * @param marked the page sets labels apart from values: then one kind of figures among words will do
 */
export function areProperties(values: readonly string[], marked: boolean): boolean {
  const { figures, commonest } = valueKinds(values);
  return figures >= (marked ? 1 : LEAST_FIGURES) && commonest <= COMMONEST_SHARE;
}

function valueKinds(values: readonly string[]): ValueKinds {
  const counts = new Map<string, number>();
  let stated = 0;
  for (const text of values) {
    const value = parseValue(text);
    if (value.kind === "missing") continue;
    stated++;
    const own = value.kind === "number" ? `number ${value.unit ?? ""}` : value.kind === "date" ? "date" : "words";
    const kind = [...counts.keys()].find((known) => isSameKind(own, known)) ?? own;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    figures: [...counts.keys()].filter((kind) => kind !== "words").length,
    commonest: Math.max(0, ...counts.values()) / Math.max(1, stated),
  };
}

function isSameKind(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a.slice("number ".length), b.slice("number ".length)];
  if (!a.startsWith("number") || !b.startsWith("number") || one === "" || other === "") return false;
  if (BYTES.test(one) && BYTES.test(other)) return true;
  return (converted(ONE, one, other) ?? converted(ONE, other, one)) !== undefined;
}
