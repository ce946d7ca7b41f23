import type { MatrixCell } from "../../core/matrix.ts";
import type { Program } from "../../core/program.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { SiteFacts } from "../check/check.ts";
import type { Survey } from "../survey/survey.ts";
import { agreementOf, searchedSources, sourcesOf } from "./cell-sources.ts";
import type { DimensionDraft } from "./draft.ts";
import { type CellRun, numbersOf } from "./run-cell.ts";
import { scoringRule } from "./scoring-rules.ts";
import { type DerivationWords, derivationWords } from "./words/derivation-words.ts";

/** Pages that are cited for a value that is not there. */
const MOST_CITED = 4;
/** Digits of an intermediate value that a reader follows. */
const SHOWN_DIGITS = 8;
/** Steps that pick a row, or make a column of one: what they say is how the program works, and no part of the sum. */
const BY_THE_WAY = new Set(["filter", "formula_column", "named", "series"]);

/** Steps that take values of a series by their years. */
const OF_YEARS = new Set(["absolute_change", "percent_change", "cagr"]);

/** An entity of which the site does not state what is asked. */
export interface Gap {
  entity: string;
  programs: Program[];
  /** URLs that were read in search of it. */
  read: string[];
  /** What it does not state. */
  nouns: string[];
}

/** The record of a cell that has a value. */
export async function valueCell(
  entity: string,
  { reference, executions, programs }: CellRun,
  draft: DimensionDraft,
  survey: Survey,
  facts: SiteFacts,
): Promise<Omit<MatrixCell, "dimension">> {
  const trace = executions.flatMap((execution, at) =>
    execution.derivation.map((step) => ({
      step: executions.length > 1 ? `${at + 1}.${step.as}` : step.as,
      text: step.text,
      // A row that is picked by name takes no other row to be read.
      uses:
        step.op === "filter" ? step.uses.filter(({ printed }) => foldText(printed) === foldText(entity)) : step.uses,
      op: step.op,
    })),
  );
  const uses = trace.flatMap((step) => step.uses);
  const { agreement, divergence } = agreementOf(uses, survey);
  const reconciled =
    divergence &&
    `${divergence} ${reference.type === "range" ? "The reference is the range between them." : ""}`.trim();
  const words = derivationWords(survey.language);
  const done = trace.filter(({ op }) => !BY_THE_WAY.has(op));
  const told = [
    ...readings(draft, entity, words),
    ...done.map((step) => withReadings(step, words)),
    reference.type === "range"
      ? words.range(reference.low, reference.high)
      : words.rounded(numbersOf(reference).join()),
  ];
  return {
    entity,
    reference,
    programs,
    derivation: words.joined([...new Set(told)]),
    trace: trace.map(({ step, text, uses }) => ({ step, text, uses })),
    sources: await sourcesOf(uses, survey, facts),
    agreement,
    ...(reconciled ? { divergence: reconciled } : {}),
    scoring: scoringRule(reference, draft.type, { divergent: agreement === "divergent" }),
  };
}

/**
 * The record of a cell that is not available.
 *
 * @param values those of the others: between their ends a guess may lie
 */
export async function gapCell(
  { entity, programs, read, nouns }: Gap,
  draft: DimensionDraft,
  { unit, values }: { unit: string | undefined; values: readonly string[] },
  survey: Survey,
  facts: SiteFacts,
): Promise<Omit<MatrixCell, "dimension">> {
  const sorted = values.map((value) => new Decimal(value)).sort((a, b) => a.cmp(b));
  const plausible = { low: String(sorted[0]), high: String(sorted.at(-1)) };
  const reference = { type: "not_available" as const, ...(unit === undefined ? {} : { unit }) };
  return {
    entity,
    reference,
    programs,
    derivation: derivationWords(survey.language).missing(entity, nouns, read.length),
    trace: [],
    sources: await searchedSources(read.slice(0, MOST_CITED), survey, facts),
    agreement: "single",
    scoring: scoringRule(reference, draft.type, { plausible, divergent: false }),
  };
}

/** What the site states of the entity itself: the operands of what follows. */
const readings = ({ own }: DimensionDraft, entity: string, { reading }: DerivationWords): string[] =>
  own.flatMap(({ column, stated, gathered }) => {
    // What several rows have together is said by the step that adds them up.
    const cell = stated.get(entity);
    return cell && (gathered?.rows.get(entity) ?? 1) === 1
      ? [reading(column.column.name, entity, cell.value.printed)]
      : [];
  });

/** A step over a series with the values of the years that it is worked out of: no step before says them. */
export function withReadings(
  { op, text, uses }: { op: string; text: string; uses: readonly Reading[] },
  { inYear, step }: DerivationWords,
): string {
  // Beside each value stands its year: "trees in 2021" = 31, "year" = 2021.
  const values = uses.filter((use) => uses.some((other) => other !== use && use.label.endsWith(other.printed)));
  const said = step(op, shortened(text));
  if (!OF_YEARS.has(op) || values.length === 0) return said;
  return `${values.map(({ label, printed }) => inYear(label, printed)).join(", ")}; ${said}`;
}

type Reading = Pick<MatrixCell["trace"][number]["uses"][number], "label" | "printed">;

/** Nobody follows 34 digits. */
const shortened = (text: string): string =>
  text.replace(/\d+\.\d{7,}/g, (number) => new Decimal(number).toSignificantDigits(SHOWN_DIGITS).toString());
