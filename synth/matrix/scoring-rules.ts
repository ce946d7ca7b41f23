import { z } from "zod";
import type { CellReference, DimensionType, ScoringRule } from "../../core/matrix.ts";
import { readRules } from "../subject/rules-file.ts";

const share = z.number().min(0).max(1);
const RulesFile = z.strictObject({
  relative_tolerance: share,
  relaxed_tolerance: share,
  stated_tolerance: share,
  percentage_points: z.number().positive(),
  relaxed_percentage_points: z.number().positive(),
  percentage_share: share,
  relaxed_percentage_share: share,
  range_overlap_full: share,
  range_overlap_half: share,
  parts_within: share,
});
type Rules = z.infer<typeof RulesFile>;

let packaged: Rules | undefined;

/**
 * The rule that a cell is scored by: the defaults of `configs/scoring/deepweb.yaml` for its reference, with what its type
 * of question demands besides (DeepWeb-Bench, appendix A.3).
 *
 * @param plausible the ends between which a guess at a value that is not available may lie
 */
export function scoringRule(
  reference: CellReference,
  type: DimensionType,
  options: { plausible?: { low: string; high: string }; divergent: boolean },
): ScoringRule {
  packaged ??= readRules("scoring/deepweb.yaml", RulesFile);
  const rules = packaged;
  const percent = reference.unit?.startsWith("%") === true || reference.unit === "percentage points";
  const stated = type === "retrieval" && reference.type === "precise";
  return {
    rule: reference.type,
    tolerance: percent
      ? {
          points: pointsOf(
            reference,
            rules.percentage_points,
            stated ? rules.stated_tolerance : rules.percentage_share,
          ),
        }
      : { relative: stated ? rules.stated_tolerance : rules.relative_tolerance },
    relaxed: percent
      ? { points: pointsOf(reference, rules.relaxed_percentage_points, rules.relaxed_percentage_share) }
      : { relative: rules.relaxed_tolerance },
    overlap: { full: rules.range_overlap_full, half: rules.range_overlap_half },
    ...(options.plausible && reference.type === "not_available" ? { plausible: options.plausible } : {}),
    ...(type === "sum_of_parts" && reference.type === "precise" ? { parts: { within: rules.parts_within } } : {}),
    ...(type === "cross_source_conflict" && options.divergent ? { flagsDivergence: true } : {}),
  };
}

/** Percentage points that a percentage may be off: fewer where it is small itself. */
function pointsOf(reference: CellReference, most: number, part: number): number {
  const size = reference.type === "precise" ? Math.abs(Number(reference.value)) : 0;
  return size === 0 ? most : Math.min(most, Number((part * size).toPrecision(2)));
}
