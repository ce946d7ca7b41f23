import { z } from "zod";
import { AgreementMark } from "./agreement.ts";
import { Evidence } from "./evidence.ts";
import { Program } from "./program.ts";
import { Provenance } from "./provenance.ts";

/** What a dimension demands of whoever answers it (DeepWeb-Bench, 3.1), with the kinds of question of each. */
export const CAPABILITIES = {
  retrieval: ["retrieval"],
  derivation: ["chain", "cross_column", "sum_of_parts"],
  calibration: ["cross_source_conflict", "hallucination_resistance"],
  reasoning: ["scenario", "extrapolation"],
} as const;
export type Capability = keyof typeof CAPABILITIES;
export type DimensionType = (typeof CAPABILITIES)[Capability][number];
const DIMENSION_TYPES = Object.values(CAPABILITIES).flat() as [DimensionType, ...DimensionType[]];
const FAMILY_NAMES = Object.keys(CAPABILITIES) as [Capability, ...Capability[]];

/** Dimensions of each family in a full matrix (DeepWeb-Bench, 3.3). */
export const FAMILY_SPLIT: Readonly<Record<Capability, number>> = {
  retrieval: 1,
  derivation: 4,
  calibration: 1,
  reasoning: 2,
};
/** Entities, and dimensions, of a full matrix. */
export const MATRIX_SIDE = 8;
/** A set that ends of itself is taken whole up to so many: "the eight largest of nine" leaves one out for no reason but the form. */
export const MOST_ENTITIES = 10;
/** At most this share of a matrix's cells is not available. The paper caps it and does not say where: Waymark's default. */
export const MOST_NOT_AVAILABLE = 0.25;

export const AnswerType = z.enum(["precise", "range", "not_available"]);
export type AnswerType = z.infer<typeof AnswerType>;

/** What a question leaves open, fixed (appendix C.2). Everything here is told to whoever answers. */
export const MetricSpec = z.object({
  /** "2023", "the period that the site states the value for" */
  period: z.string(),
  unit: z.string(),
  /** Which thing of the site each entity is. */
  mapping: z.string(),
  answerTypes: z.array(AnswerType).min(1),
  /** Decimal places asked for. */
  places: z.number().int(),
  /** Sentences. */
  assumptions: z.array(z.string()),
});
export type MetricSpec = z.infer<typeof MetricSpec>;

export const MatrixDimension = z.object({
  /** "D1" */
  id: z.string(),
  family: z.enum(FAMILY_NAMES),
  type: z.enum(DIMENSION_TYPES),
  question: z.string(),
  metric: MetricSpec,
});
export type MatrixDimension = z.infer<typeof MatrixDimension>;

export const MatrixEntity = z.object({
  name: z.string(),
  /** Why it is one of them. */
  why: z.string(),
  /** What the site does not state of it, of what is asked. */
  undisclosed: z.array(z.string()),
});
export type MatrixEntity = z.infer<typeof MatrixEntity>;

/** Decimal strings throughout. */
export const CellReference = z.discriminatedUnion("type", [
  z.object({ type: z.literal("precise"), value: z.string(), unit: z.string().optional() }),
  z.object({
    type: z.literal("range"),
    low: z.string(),
    high: z.string(),
    /** Halfway between the two. */
    central: z.string(),
    unit: z.string().optional(),
  }),
  z.object({ type: z.literal("not_available"), unit: z.string().optional() }),
]);
export type CellReference = z.infer<typeof CellReference>;

/** Does the page, read again, state what is taken from it? */
export const SupportVerdict = z.enum(["yes", "partial", "no", "unverifiable"]);
export type SupportVerdict = z.infer<typeof SupportVerdict>;

export const CellSource = z.object({
  url: z.string(),
  title: z.string(),
  provenance: Provenance,
  /** Why it has that level, one sentence. */
  why: z.string(),
  support: SupportVerdict,
});
export type CellSource = z.infer<typeof CellSource>;

/** An intermediate value: what a step of a program gave, with where its operands were read. */
export const TraceStep = z.object({
  step: z.string(),
  text: z.string(),
  uses: z.array(z.object({ label: z.string(), printed: z.string(), evidence: Evidence })),
});

/** How a candidate's cell is scored (appendix A.3), every figure filled in: no file need be at hand. */
export const ScoringRule = z.object({
  rule: AnswerType,
  /** Of a precise value: a share of it, or percentage points where it is a percentage. */
  tolerance: z.union([z.object({ relative: z.number() }), z.object({ points: z.number() })]),
  /** As `tolerance`; within it half the score. */
  relaxed: z.union([z.object({ relative: z.number() }), z.object({ points: z.number() })]),
  /** Shares of the reference range that a candidate's covers: for the whole score, and for half of it. */
  overlap: z.object({ full: z.number(), half: z.number() }),
  /** What a wide range has to bracket to be worth half, where the value is not available. */
  plausible: z.object({ low: z.string(), high: z.string() }).optional(),
  /** Sum of the parts: the shares of all entities have to come to 100 %, within this share of it. */
  parts: z.object({ within: z.number() }).optional(),
  /** Cross-source conflict: an answer off the reference has to name the divergence and its cause. */
  flagsDivergence: z.boolean().optional(),
  /** What the derivation has to mention for the whole score; other names of one thing parted by "|". */
  mentions: z.array(z.string()).optional(),
});
export type ScoringRule = z.infer<typeof ScoringRule>;

export const MatrixCell = z.object({
  entity: z.string(),
  dimension: z.string(),
  reference: CellReference,
  /** What computes it: one program, or two that give the ends of a range. Of a value that is not available: what fails for want of it. None where the matrix was imported. */
  programs: z.array(Program).max(2),
  /** How the value comes about, or why there is none, in words. */
  derivation: z.string(),
  trace: z.array(TraceStep),
  sources: z.array(CellSource),
  agreement: AgreementMark,
  /** Of divergent cells: what the sources state, and how that was reconciled. */
  divergence: z.string().optional(),
  scoring: ScoringRule,
});
export type MatrixCell = z.infer<typeof MatrixCell>;

/** Entities by dimensions with the reference of every cell, as DeepWeb-Bench has them. */
export const Matrix = z.object({
  /** What the entities are all of: "all eight farms on the site". */
  scope: z.string(),
  entities: z.array(MatrixEntity).min(1),
  dimensions: z.array(MatrixDimension).min(1),
  /** Entity by entity, in the order of the dimensions. */
  cells: z.array(MatrixCell).min(1),
  /** What of a full matrix the site did not allow, one sentence each. */
  notAllowed: z.array(z.string()),
});
export type Matrix = z.infer<typeof Matrix>;
