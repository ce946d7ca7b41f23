import type { CellVerdict } from "../../core/attempt.ts";
import type { CellReference, ScoringRule } from "../../core/matrix.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { amountIn } from "./amount-in-unit.ts";
import type { AnswerCell } from "./answer-cells.ts";

/** What rules say of one cell. */
export type CellScore = Pick<CellVerdict, "score" | "fourTier" | "generous" | "rule" | "explanation" | "needs">;

/** What beside the cell itself its score depends on. */
export interface CellContext {
  /** Sum of parts: do the candidate's own parts come to the whole? */
  partsComeToWhole?: boolean;
  /** What the cell asks, with its entity: a reason why there is no value speaks of it. */
  subject?: string;
}

/** Sources that disagree, in an answer's words. */
const DIVERGENCE =
  /\b(?:differ|differs|differing|disagree\w*|diverg\w*|conflict\w*|discrepan\w*|inconsisten\w*|contradict\w*|mismatch\w*|two (?:different )?(?:values|figures|numbers)|both (?:values|figures)|whereas|while another)\b|不一致|不同|分歧|矛盾|相差|冲突|出入/i;
/** A sentence that says that something is not there. */
const ABSENCE =
  /\b(?:no|not|none|never|neither|nor|nowhere|without|un(?:disclosed|available|stated|published|reported|known)|missing|absent|omits?|omitted|lacks?|blank|empty)\b|n['’]t\b|没有|未|无|缺|不(?:详|提供|披露|公布)/i;
/** Words of a question that say nothing of what it asks for. */
const COMMON = new Set(
  "what which whose when where there much many does have with from that this these those were about into over than value values available figure figures number cell state stated states".split(
    " ",
  ),
);
/** Letters of a word that says what is spoken of. */
const TELLING_LETTERS = 4;
/** A justification has more words than "not available" itself; Chinese ones so many characters. */
const SENTENCE_WORDS = 5;
const SENTENCE_CHARACTERS = 6;

/**
 * The score of one cell by DeepWeb-Bench's appendix A.3, as far as rules can tell it, and the same in the four tiers of the
 * paper's body. A candidate that is not there scores 0.
 *
 * Precise: 1 within the tolerance; half with the right sign off it (generous where it is off the relaxed tolerance too).
 * Range: 1 where the candidate's covers enough of it and says how it was estimated; half where it covers less, or does not say.
 * Not available: 1 for saying so, with a sentence that says of what is asked that it is not there (other sentences must be read); half for a range with a method that brackets what is plausible.
 * Overrides: parts come to their whole, what must be mentioned is, a divergence is met or flagged with a cause.
 */
export function scoreCell(
  reference: CellReference,
  rule: ScoringRule,
  given: AnswerCell | undefined,
  context: CellContext = {},
): CellScore {
  if (!given) return tier(0, "missing", "The answer has no such cell.");
  const plain = byType(reference, rule, given, context);
  return overridden(plain, reference, rule, given, context);
}

function byType(
  reference: CellReference,
  rule: ScoringRule,
  given: AnswerCell,
  { subject = "" }: CellContext,
): CellScore {
  switch (reference.type) {
    case "precise":
      return precise(reference, rule, given);
    case "range":
      return range(reference, rule, given);
    case "not_available":
      return notAvailable(rule, given, reference.unit, subject);
  }
}

function precise(
  reference: Extract<CellReference, { type: "precise" }>,
  rule: ScoringRule,
  given: AnswerCell,
): CellScore {
  if (given.type === "not_available")
    return tier(0, "precise.not_available", "A value that is stated was said to be not available.");
  const wanted = new Decimal(reference.value);
  const ends = endsOf(given, reference.unit);
  if (ends === "no number") return tier(0, "precise.no_number", "The cell states no number.");
  if (ends === "other unit")
    return tier(0, "precise.unit", `The unit is ${given.unit}, expected ${reference.unit ?? "none"}.`);
  const [low, high] = ends;
  const sign = low.s === high.s && (low.eq(0) ? wanted.eq(0) : low.s === wanted.s && !wanted.eq(0));
  if (!sign && !(low.eq(wanted) && high.eq(wanted)))
    return { ...tier(0, "precise.sign", `${low} has another sign than ${wanted}.`), fourTier: attempted(given) };
  if (given.type === "range") {
    const brackets = low.lte(wanted) && high.gte(wanted);
    return brackets
      ? half("precise.range", `A range with the right value ${wanted} in it, where one value was asked for.`, false)
      : half("precise.range", `A range without the right value ${wanted}, of the right sign.`, true);
  }
  if (within(low, wanted, rule.tolerance))
    return tier(1, "precise.within", `${low} is within the tolerance of ${wanted}.`);
  const near = within(low, wanted, rule.relaxed);
  const far = low.abs().gt(wanted.abs().times(10)) || low.abs().times(10).lt(wanted.abs());
  return {
    ...half("precise.outside", `${low} has the sign of ${wanted} and is off its tolerance.`, !near),
    fourTier: far ? 0.25 : 0.5,
  };
}

function range(reference: Extract<CellReference, { type: "range" }>, rule: ScoringRule, given: AnswerCell): CellScore {
  if (given.type === "not_available")
    return tier(0, "range.not_available", "A range that can be given was said to be not available.");
  const ends = endsOf(given, reference.unit);
  if (ends === "no number") return tier(0, "range.no_number", "The cell states no number.");
  if (ends === "other unit")
    return tier(0, "range.unit", `The unit is ${given.unit}, expected ${reference.unit ?? "none"}.`);
  const [low, high] = ends;
  const [from, to] = [new Decimal(reference.low), new Decimal(reference.high)];
  const shared = Decimal.min(high, to).minus(Decimal.max(low, from));
  const inside = low.lte(to) && high.gte(from);
  const overlap = from.eq(to) ? Number(inside) : Math.max(0, shared.div(to.minus(from)).toNumber());
  const said = `The candidate covers ${(100 * overlap).toFixed(0)} % of ${from} to ${to}`;
  if (overlap < rule.overlap.half || given.type === "precise") {
    const score = tier(0, given.type === "precise" ? "range.precise" : "range.overlap", `${said}.`);
    return { ...score, fourTier: inside ? attempted(given) : 0 };
  }
  if (overlap < rule.overlap.full) return half("range.overlap", `${said}.`, false);
  return given.derivation === ""
    ? half("range.no_method", `${said} and does not say how it was estimated.`, false)
    : tier(1, "range.overlap", `${said} and says how it was estimated.`);
}

function notAvailable(rule: ScoringRule, given: AnswerCell, unit: string | undefined, subject: string): CellScore {
  if (given.type === "precise") return tier(0, "not_available.precise", "A value was made up that no source states.");
  if (given.type === "not_available") {
    if (!isSentence(given.derivation))
      return tier(0, "not_available.bare", "Said to be not available, without a sentence that says why.");
    if (ABSENCE.test(given.derivation) && speaksOf(given.derivation, subject))
      return tier(1, "not_available.justified", "Said to be not available, and why.");
    return reading(
      "justification",
      1,
      "not_available.unread",
      "Said to be not available; whether its words say why must be read.",
    );
  }
  // What is not available often comes without a unit: any will do then.
  const ends = endsOf(given, unit ?? given.unit);
  if (ends === "no number" || ends === "other unit")
    return tier(0, "not_available.no_range", "A range that states no two numbers in the unit asked for.");
  if (given.derivation === "")
    return tier(0, "not_available.no_method", "A range that does not say how it was estimated.");
  if (!rule.plausible)
    return reading("method", 0.5, "not_available.unread", "Whether so wide a range is plausible must be read.");
  const brackets = ends[0].lte(rule.plausible.low) && ends[1].gte(rule.plausible.high);
  return brackets
    ? half("not_available.range", "A range with its method that brackets what is plausible.", false)
    : tier(0, "not_available.range", "A range that leaves out some of what is plausible.");
}

/** What a cell demands beside the default rule. Overrides take away and never give. */
function overridden(
  score: CellScore,
  reference: CellReference,
  rule: ScoringRule,
  given: AnswerCell,
  { partsComeToWhole }: CellContext,
): CellScore {
  let result = score;
  if (rule.parts && partsComeToWhole === false && result.score === 1)
    result = half("parts.sum", "Right by itself, but the parts do not come to their whole.", false);
  const unsaid = (rule.mentions ?? []).filter((mention) => !mentions(given.derivation, mention));
  if (unsaid.length > 0 && result.score === 1)
    result = half("mentions.missing", `The derivation does not mention ${unsaid.join(", ")}.`, false);
  if (!rule.flagsDivergence || result.score === 0) return result;
  if (isInside(reference, given)) return result;
  if (!DIVERGENCE.test(given.derivation))
    return tier(0, "conflict.silent", "Off the reference, without a word that the sources disagree.");
  return reading(
    "cause",
    result.score ?? result.needs?.score ?? 0,
    "conflict.unread",
    "It says that sources disagree; whether it cites a cause must be read.",
  );
}

/** Does the candidate lie within the reference: its range, or the value itself? */
function isInside(reference: CellReference, given: AnswerCell): boolean {
  if (reference.type === "not_available") return given.type === "not_available";
  const ends = endsOf(given, reference.unit);
  if (typeof ends === "string") return false;
  const [low, high] = reference.type === "range" ? [reference.low, reference.high] : [reference.value, reference.value];
  return ends[0].gte(low) && ends[1].lte(high);
}

/** "tariff tier|duty rate": one of the names is enough. */
function mentions(derivation: string, mention: string): boolean {
  const text = ` ${nameKey(derivation)} `;
  return mention.split("|").some((name) => text.includes(nameKey(name)));
}

function endsOf(given: AnswerCell, unit: string | undefined): readonly [Decimal, Decimal] | "no number" | "other unit" {
  const low = given.type === "range" ? given.range_low : given.value;
  const high = given.type === "range" ? given.range_high : given.value;
  if (!low || !high) return "no number";
  const [from, to] = [amountIn(low, given.unit, unit), amountIn(high, given.unit, unit)];
  if (!from || !to) return "other unit";
  return from.lte(to) ? [from, to] : [to, from];
}

function within(said: Decimal, wanted: Decimal, tolerance: ScoringRule["tolerance"]): boolean {
  const off = said.minus(wanted).abs();
  return "points" in tolerance ? off.lte(tolerance.points) : off.lte(wanted.abs().times(tolerance.relative));
}

function isSentence(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 ? han >= SENTENCE_CHARACTERS : text.split(/\s+/).filter(Boolean).length >= SENTENCE_WORDS;
}

/** Has the text a telling word of the subject, or two Chinese characters in a row? */
function speaksOf(text: string, subject: string): boolean {
  const said = nameKey(text);
  const words = nameKey(subject)
    .split(" ")
    .filter((word) => word.length >= TELLING_LETTERS && !COMMON.has(word) && !/\p{Script=Han}/u.test(word));
  const pairs = [...subject.matchAll(/(?=(\p{Script=Han}{2}))/gu)]
    .map(([, pair]) => pair!)
    .filter((pair) => !/[多少哪什么几]/.test(pair));
  return words.some((word) => ` ${said} `.includes(` ${word} `)) || pairs.some((pair) => text.includes(pair));
}

/** The paper's body gives a quarter for "a marginally relevant attempt": here one with a derivation and a source. */
function attempted(given: AnswerCell): 0 | 0.25 {
  return given.derivation !== "" && given.source_urls.length > 0 ? 0.25 : 0;
}

const tier = (score: 0 | 1, rule: string, explanation: string): CellScore => ({
  score,
  fourTier: score,
  generous: false,
  rule,
  explanation,
});
const half = (rule: string, explanation: string, generous: boolean): CellScore => ({
  score: 0.5,
  fourTier: 0.5,
  generous,
  rule,
  explanation,
});
const reading = (
  what: NonNullable<CellVerdict["needs"]>["reading"],
  score: number,
  rule: string,
  explanation: string,
): CellScore => ({
  score: null,
  fourTier: 0,
  generous: false,
  rule,
  explanation,
  needs: { reading: what, score },
});
