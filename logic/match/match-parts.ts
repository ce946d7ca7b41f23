import type { Answer, AnswerPart } from "../../core/answer.ts";
import { escaped } from "../../core/escaped.ts";
import { nameKey } from "../values/normalise.ts";
import type { Match } from "./match.ts";

type MatchPart = (expected: Answer, given: string) => Match;

/** What stands between a part's name and its value: "alpha = 0.3", "MSE: 12", "the forecast is 5", "forecast of 5". */
const NAMED = /^(?<name>[^:=：≈]+?)\s*(?:[:=：≈]|\s(?:is|was|of)\s)\s*(?<value>.+)$/iu;

/**
 * Every part must be there and right: by name, or all of them in the order asked for. They may stand in lines, between
 * semicolons, or in one sentence ("alpha = 0.3, error = 12 and forecast = 5").
 */
export function matchParts(expected: readonly AnswerPart[], text: string, matchPart: MatchPart): Match {
  let first: Match | undefined;
  for (const segments of splits(text)) {
    const match = matchSegments(expected, segments, matchPart);
    if (match.match) return match;
    first ??= match;
  }
  return first!;
}

/** By lines and semicolons; by commas and "and" too, but never within a number. */
function splits(text: string): string[][] {
  const clean = (segments: readonly string[]) => segments.map((each) => each.trim()).filter((each) => each !== "");
  const sentence = clean(text.split(/\n|;|；|,\s+(?:and\s+)?|，|\s(?:and|with)\s(?:an?\s)?/));
  return [...jsonParts(text), clean(text.split(/\n|;|；/)), sentence];
}

/** The members of a JSON object as "name: value". */
function jsonParts(text: string): string[][] {
  if (!/^\{.*\}$/s.test(text)) return [];
  try {
    const members: unknown = JSON.parse(text);
    return members === null || typeof members !== "object"
      ? []
      : [Object.entries(members).map(([name, value]) => `${name}: ${value}`)];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

function matchSegments(expected: readonly AnswerPart[], segments: readonly string[], matchPart: MatchPart): Match {
  const named = segments.map((segment) => namedIn(segment.replace(/^[-*•]\s+/, ""), expected));
  const inOrder =
    segments.length === expected.length && !expected.some((part) => named.some((one) => calls(part, one)));
  const turned =
    inOrder && !expected.every((part, at) => matchPart(part.answer, segments[at]!).match)
      ? byUnit(expected, segments)
      : undefined;
  for (const [index, part] of expected.entries()) {
    const found = named.filter((one) => calls(part, one));
    const given = found[0]?.value ?? (inOrder ? (turned ?? segments)[index] : undefined);
    if (given === undefined || found.length > 1) {
      return { match: false, rule: "parts.missing", explanation: `The answer does not say its "${part.name}".` };
    }
    const match = matchPart(part.answer, given);
    if (!match.match)
      return { match: false, rule: `parts.${match.rule}`, explanation: `${part.name}: ${match.explanation}` };
  }
  return { match: true, rule: "parts", explanation: "Every part is right." };
}

/** A segment's name and value: "alpha = 0.3", and with a part's name anywhere in it: "Alba has 12 beds", "12 (Alba)", "| Alba | 12 |". */
function namedIn(segment: string, expected: readonly AnswerPart[]): { name: string; value: string } | undefined {
  const { name, value } = NAMED.exec(segment)?.groups ?? {};
  const said = name === undefined || value === undefined ? undefined : { name: partKey(name), value };
  if (said && expected.some((part) => calls(part, said))) return said;
  const within = expected.flatMap((part) => {
    const called = [part.name, ...(part.aliases ?? [])].find((each) => holdsName(segment, each));
    return called === undefined ? [] : [called];
  });
  if (within.length !== 1) return said;
  const rest = segment
    .replace(within[0]!, " ")
    .replace(/^[\s|:()-]*(?:has|have|had|is|was|with|at)?\s+|[\s|:()]+$/gi, "")
    .trim();
  return { name: partKey(within[0]!), value: rest };
}

const holdsName = (segment: string, name: string) =>
  name.length > 1 && ` ${segment.replace(/[|:()]/g, " ")} `.includes(` ${name} `);

/** The segments in the order of the parts, where each says by its unit which it is: "1998, 120 m" for height and year. */
function byUnit(expected: readonly AnswerPart[], segments: readonly string[]): string[] | undefined {
  const places = expected.map(({ answer }) => {
    const unit = answer.type === "number" ? answer.unit : undefined;
    return unit === undefined
      ? undefined
      : segments.findIndex((segment) => new RegExp(`\\d\\s?${escaped(unit)}(?![\\p{L}])`, "u").test(segment));
  });
  const open = segments.map((_, at) => at).filter((at) => !places.includes(at));
  const withUnit = places.filter((at) => at !== undefined);
  if (withUnit.length !== expected.length - 1 || withUnit.includes(-1) || new Set(withUnit).size !== withUnit.length)
    return undefined;
  return places.map((at) => segments[at ?? open[0]!]!);
}

const calls = (part: AnswerPart, one: { name: string } | undefined): boolean =>
  one !== undefined && [part.name, ...(part.aliases ?? [])].some((name) => partKey(name) === one.name);

/** Without what explains the name in brackets, and without words around it: "the best alpha (α)". */
function partKey(name: string): string {
  return nameKey(name.replace(/\s*\([^)]*\)/g, "").replace(/^(?:(?:and|the|best|optimal|its)\s+)+/i, ""));
}
