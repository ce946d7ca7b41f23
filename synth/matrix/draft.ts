import type { AnswerType, Capability, DimensionType } from "../../core/matrix.ts";
import type { Program } from "../../core/program.ts";
import type { Workbench } from "../evolve/workbench.ts";
import type { Quantity } from "./quantity.ts";
import type { Scope } from "./scopes.ts";
import type { Called, QuestionWords } from "./words/words.ts";

/** Forms of question that tire: shares in totals, one supposition after the other. */
export type Template = "share" | "best_rate" | "common_rate" | "shared_out";

/** A dimension before its cells are worked out. */
export interface DimensionDraft {
  family: Capability;
  type: DimensionType;
  question: string;
  /** What a cell is when its entity states all that it takes. */
  answers: readonly Exclude<AnswerType, "not_available">[];
  assumptions: readonly string[];
  /** All that it is made of. */
  quantities: readonly Quantity[];
  /** What an entity itself has to state: where it does not, its cell is not available. */
  own: readonly Quantity[];
  /** The period asked for, where it is not that of its quantities. */
  period?: string;
  /** The form of question, where a matrix asks few of it however many columns there are. */
  template?: Template;
  /** It says how far two figures lie apart, which does not follow from their ratio. */
  isDifference?: true;
  /** One program, or two that give the ends of a range. */
  programs(entity: string): Program[];
}

/** What dimensions are drawn from. */
export interface Material {
  scope: Scope;
  /** Names of the entities. */
  names: readonly string[];
  quantities: readonly Quantity[];
  /** Those that many of them do not disclose: asked for to see who makes something up. */
  sparse: readonly Quantity[];
  called: Called;
  /** Where the rules of the search for programs look at the site. */
  bench: Workbench;
  /** What questions are asked in. */
  say: QuestionWords;
}
