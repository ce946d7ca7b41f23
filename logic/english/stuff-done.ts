import { isCurrency } from "../values/units.ts";
import { isMass, isPlural } from "./english.ts";
import { headWord, nounKind } from "./noun-kinds.ts";

/** What is done with a stuff by whatever has such a figure: its past, and the form that questions need. */
const DONE: Readonly<Record<string, readonly [past: string, base: string]>> = {
  avoided: ["avoided", "avoid"],
  captured: ["captured", "capture"],
  composted: ["composted", "compost"],
  consumed: ["consumed", "consume"],
  emitted: ["emitted", "emit"],
  exported: ["exported", "export"],
  generated: ["generated", "generate"],
  harvested: ["harvested", "harvest"],
  imported: ["imported", "import"],
  produced: ["produced", "produce"],
  recycled: ["recycled", "recycle"],
  reused: ["reused", "reuse"],
  saved: ["saved", "save"],
  used: ["used", "use"],
};
const STUFF_DONE = /^(?<stuff>\S.*) (?<participle>\p{Ll}+)(?: in (?:1[5-9]|20)\d\d)?$/u;
const ENERGY = /^(?:[kMGT]?Wh|[kMGT]?J)$/;
const MASS_OR_VOLUME = /^(?:t|tons?|tonnes?|kg|g|k?l|lit(?:re|er)s?|m³|m3)$/i;
/** "CO₂", "NOx" */
const FORMULA = /^(?=.*\p{Lu})[\p{L}\d₀-₉]*(?:\d|[₀-₉]|\p{Lu}.*\p{Lu}|x$)[\p{L}\d₀-₉]*$/u;

/** Is it measured, and not counted: CO₂, water, waste? */
const isStuff = (said: string): boolean =>
  FORMULA.test(said) ||
  (!isPlural(said) && (isMass(said) || /^(?:phenomenon|substance)$/.test(nounKind(headWord(said)) ?? "")));

/**
 * "amount of water used" of "Water used": nobody says "the highest water used", for a stuff with what was done to it is no measure. What
 * stands alone before a unit of energy is energy, and weighed or filled in so much of something: "amount of energy generated" of
 * "Generated (kWh)", "amount recycled" of "Recycled (t)". Undefined of other headings.
 */
export function amountDone(said: string, unit: string | undefined): string | undefined {
  if (unit === undefined || unit.startsWith("%") || isCurrency(unit)) return undefined;
  if (Object.hasOwn(DONE, said))
    return ENERGY.test(unit) ? `amount of energy ${said}` : MASS_OR_VOLUME.test(unit) ? `amount ${said}` : undefined;
  const { stuff, participle } = STUFF_DONE.exec(said)?.groups ?? {};
  if (stuff === undefined || participle === undefined || !Object.hasOwn(DONE, participle)) return undefined;
  return /^amounts? /.test(stuff) || !isStuff(stuff) ? undefined : `amount of ${said}`;
}

/** "amount of water", "used" and "use" of the "amount of water used", which is so by somebody; undefined of other names. */
export function stuffDone(
  name: string,
): { things: string; done: string; base: string; participle: string } | undefined {
  const { stuff, participle } = /^amount/.test(name) ? (STUFF_DONE.exec(name)?.groups ?? {}) : {};
  if (stuff === undefined || participle === undefined || !Object.hasOwn(DONE, participle)) return undefined;
  if (!/^amount(?: of .+)?$/.test(stuff)) return undefined;
  const [done, base] = DONE[participle]!;
  return { things: stuff, done, base, participle };
}
