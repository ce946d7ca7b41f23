import type { Answer } from "../core/answer.ts";
import type { Evidence } from "../core/evidence.ts";
import { canonicalJson } from "../core/ids.ts";
import type { Program, Subtype } from "../core/program.ts";
import type { Relation } from "../core/relation.ts";
import type { DerivationStep } from "../core/task.ts";
import { answerOf } from "./answer-of.ts";
import { answerText } from "./answer-text.ts";
import { bindProgram } from "./bind-program.ts";
import { type BoundStep, decisiveSubtype } from "./decisive.ts";
import { GuardError } from "./guard-error.ts";
import type { Result, UsedCell } from "./operation.ts";
import { evidenceOf, printedText, relationTable } from "./table.ts";

/** What a program gave, and how. */
export interface Execution {
  answer: Answer;
  /** As a person would write it. */
  answerText: string;
  /** Results by name: of the relations that the program binds, and of its steps. */
  results: ReadonlyMap<string, Result>;
  /** One line per step, each with the cells that it read first-hand. */
  readonly derivation: DerivationStep[];
  /** Where every cell stands that the program read, each once. */
  readonly evidence: Evidence[];
  /** URLs of the pages that they stand on, in the order of the steps. */
  readonly pages: ReadonlySet<string>;
  subtype: Subtype;
  /** `family > subtype > operation`, one per step, in order. */
  operations: string[];
}

/**
 * Runs a program over relations. Pure and deterministic: the same program over the same relations gives the same execution.
 *
 * @param relations by id, as the program's `relations` name them
 * @param known results of steps that ran before, guards and all, by the name of the step: a search has most of them
 * @throws GuardError with the guard and the step, where the program is malformed, not meaningful or not unambiguous
 */
export function run(
  candidate: Program,
  relations: ReadonlyMap<string, Relation>,
  known: (step: string) => Result | undefined = () => undefined,
): Execution {
  const { program, steps } = bindProgram(candidate);
  const results = new Map<string, Result>();
  for (const [name, id] of Object.entries(program.relations)) {
    const relation = relations.get(id);
    if (!relation) throw new GuardError("unknown_relation", `"${name}" stands for relation ${id}, which is not there`);
    results.set(name, relationTable(relation));
  }
  for (const [name, bound] of steps) results.set(name, known(name) ?? runStep(bound, results));
  const answer = answerOf(results.get(program.answer)!, program.round, steps.get(program.answer)!.op.ordered === true);
  // A search runs thousands of programs and looks at the derivation of few: it is made when it is asked for.
  let derivation: DerivationStep[] | undefined;
  let evidence: Evidence[] | undefined;
  let pages: ReadonlySet<string> | undefined;
  return {
    answer,
    answerText: answerText(answer),
    results,
    get derivation() {
      derivation ??= [...steps.values()].map((bound) => derive(bound, results));
      return derivation;
    },
    get pages() {
      pages ??= pagesOf(steps.values(), results);
      return pages;
    },
    get evidence() {
      evidence ??= distinct(
        [...steps.values()].flatMap((bound) => firstHand(bound, results).map(({ evidence }) => evidence)),
      );
      return evidence;
    },
    subtype: decisiveSubtype(program, steps, results),
    operations: [...steps.values()].map(({ op }) => `${op.family} > ${op.subtype} > ${op.name}`),
  };
}

function runStep({ step, op, params, inputs }: BoundStep, results: ReadonlyMap<string, Result>): Result {
  const given = inputs.map((name) => results.get(name)!);
  try {
    const [guard] = op.guards(params, given);
    if (guard) throw new GuardError(guard.guard, guard.message);
    return op.evaluate(params, given);
  } catch (error) {
    if (error instanceof GuardError && error.step === undefined)
      throw new GuardError(error.guard, error.message, step.as);
    throw error;
  }
}

function derive(bound: BoundStep, results: ReadonlyMap<string, Result>): DerivationStep {
  const { step, op, params, inputs } = bound;
  const given = inputs.map((name) => results.get(name)!);
  const uses = firstHand(bound, results);
  return {
    as: step.as,
    op: step.op,
    text: op.explain(params, given, results.get(step.as)!),
    uses: uses.map(({ use, evidence }) => ({ label: use.label, printed: printedText(use.cell.value), evidence })),
  };
}

function pagesOf(steps: Iterable<BoundStep>, results: ReadonlyMap<string, Result>): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const bound of steps) for (const { evidence } of firstHand(bound, results)) pages.add(evidence.url);
  return pages;
}

/** Cells that a step read first-hand: from one place, not computed from several. */
function firstHand(
  { op, params, inputs }: BoundStep,
  results: ReadonlyMap<string, Result>,
): { use: UsedCell; evidence: Evidence }[] {
  const given = inputs.map((name) => results.get(name)!);
  return op.uses(params, given).flatMap((use) => {
    const [evidence, another] = evidenceOf(use.cell);
    return evidence && !another ? [{ use, evidence }] : [];
  });
}

const evidenceKeys = new WeakMap<Evidence, string>();

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map<string, Evidence>();
  for (const item of new Set(evidence)) {
    let key = evidenceKeys.get(item);
    if (key === undefined) {
      key = canonicalJson(item);
      evidenceKeys.set(item, key);
    }
    seen.set(key, item);
  }
  return [...seen.values()];
}
