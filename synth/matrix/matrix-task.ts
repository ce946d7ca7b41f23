import type { Answer } from "../../core/answer.ts";
import { canonicalJson, contentId } from "../../core/ids.ts";
import type { CellReference, Matrix, MatrixCell } from "../../core/matrix.ts";
import type { Program, Step } from "../../core/program.ts";
import { type Provenance, worseOf } from "../../core/provenance.ts";
import type { DerivationStep, ProvenTask } from "../../core/task.ts";
import type { SiteFacts } from "../check/check.ts";
import { HARDEST } from "../level.ts";
import type { Survey } from "../survey/survey.ts";
import { operationPaths } from "./operation-paths.ts";
import { matrixPrompt } from "./prompt.ts";

/** The task that a matrix is, within a set. Its id depends on nothing but set, root, programs and prompt. */
export function matrixTask(matrix: Matrix, survey: Survey, setId: string, facts: SiteFacts): ProvenTask {
  const question = matrixPrompt(matrix, survey.root, survey.language);
  const program = allSteps(matrix.cells);
  const derivation = allReadings(matrix.cells);
  const urls = [...new Set(derivation.flatMap((step) => step.uses.map((use) => use.evidence.url)))];
  const levels: Provenance[] = matrix.cells.flatMap(({ sources }) => sources.map(({ provenance }) => provenance));
  const marks = new Set(matrix.cells.map(({ agreement }) => agreement));
  const relations = Object.values(program.relations).map((id) => facts.relations.get(id)!);
  return {
    id: contentId(
      setId,
      survey.root,
      matrix.cells.map(({ programs }) => programs),
      question,
    ),
    kind: "matrix",
    question,
    answer: matrixAnswer(
      matrix.cells.map(({ reference }) => reference),
      matrix,
    ),
    answerText: answerSummary(matrix),
    root: survey.root,
    language: survey.language,
    subtype: "computation",
    operations: operationPaths(matrix.cells.flatMap(({ programs }) => programs)),
    level: HARDEST,
    program,
    derivation,
    pages: urls.map((url) => {
      const page = survey.pages.get(url);
      return { url, title: page?.title ?? "", depth: page?.depth ?? -1, path: page?.path ?? [url] };
    }),
    sources: [...new Set(relations.map(({ source }) => source))],
    domain: survey.domain,
    provenance: levels.length === 0 ? survey.provenance : levels.reduce(worseOf),
    agreement: marks.has("divergent") ? "divergent" : marks.has("consistent") ? "consistent" : "single",
    matrix,
  };
}

/** All references as one typed answer: a part per cell; a range as its two ends. */
export function matrixAnswer(references: readonly CellReference[], { cells }: Pick<Matrix, "cells">): Answer {
  return {
    type: "parts",
    parts: references.map((reference, at) => ({
      name: `${cells[at]!.entity}, ${cells[at]!.dimension}`,
      answer: cellAnswer(reference),
    })),
  };
}

function cellAnswer(reference: CellReference): Answer {
  const unit = reference.unit === undefined ? {} : { unit: reference.unit };
  const number = (decimal: string): Answer => ({ type: "number", decimal, ...unit });
  switch (reference.type) {
    case "precise":
      return number(reference.value);
    case "range":
      return { type: "list", items: [number(reference.low), number(reference.high)], ordered: true };
    case "not_available":
      return { type: "name", text: "not available" };
  }
}

/** "8 entities by 8 dimensions: 52 precise values, 8 ranges, 4 not available" */
export function answerSummary({ entities, dimensions, cells }: Matrix): string {
  const count = (type: CellReference["type"]) => cells.filter(({ reference }) => reference.type === type).length;
  return `${entities.length} entities by ${dimensions.length} dimensions: ${count("precise")} precise values, ${count("range")} ranges, ${count("not_available")} not available`;
}

/** The steps of all cells, each once, under new names; `answer` is the last of them. */
function allSteps(cells: readonly MatrixCell[]): Program {
  const relations: Record<string, string> = {};
  const steps: Step[] = [];
  const known = new Map<string, string>();
  for (const program of cells.flatMap(({ programs }) => programs)) {
    const names = new Map<string, string>();
    for (const [name, id] of Object.entries(program.relations)) {
      const own =
        Object.entries(relations).find(([, other]) => other === id)?.[0] ??
        `relation_${Object.keys(relations).length + 1}`;
      relations[own] = id;
      names.set(name, own);
    }
    for (const { as, op, ...params } of program.steps) {
      const given = renamed(params, names) as Record<string, unknown>;
      const key = canonicalJson([op, given]);
      const own = known.get(key) ?? `step_${steps.length + 1}`;
      names.set(as, own);
      if (known.has(key)) continue;
      known.set(key, own);
      steps.push({ as: own, op, ...given });
    }
  }
  return { relations, steps, answer: steps.at(-1)!.as };
}

function renamed(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof data === "string") return names.get(data) ?? data;
  if (Array.isArray(data)) return data.map((one) => renamed(one, names));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, renamed(value, names)]));
}

/** All that was read, each step of a derivation once. */
function allReadings(cells: readonly MatrixCell[]): DerivationStep[] {
  const steps = new Map<string, DerivationStep>();
  for (const { trace, programs } of cells) {
    const ops = new Map(programs.flatMap((program) => program.steps.map(({ as, op }) => [as, op] as const)));
    for (const { step, text, uses } of trace) {
      const key = canonicalJson([text, uses]);
      const op = ops.get(step.slice(step.indexOf(".") + 1)) ?? "";
      if (!steps.has(key)) steps.set(key, { as: `reading_${steps.size + 1}`, op, text, uses });
    }
  }
  return [...steps.values()];
}
