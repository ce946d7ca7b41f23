import type { CellReference, MatrixCell } from "../core/matrix.ts";
import type { Task } from "../core/task.ts";

/** A case as whoever solves it gets it: entities, dimensions and prompt, nothing of references, families or rules. */
export function openCase(task: Task): Record<string, unknown> {
  const { matrix, question, root, language, sourceId, id, imported } = task;
  return {
    case_id: sourceId ?? id,
    ...(imported?.topic === undefined ? {} : { domain: imported.topic }),
    language,
    root,
    prompt: question,
    scope: matrix?.scope ?? "",
    entities: matrix?.entities.map(({ name }) => ({ name })) ?? [],
    dimensions:
      matrix?.dimensions.map(({ id: dimension, question: asked, metric }) => ({
        id: dimension,
        question: asked,
        period: metric.period,
        unit: metric.unit,
        places: metric.places,
        mapping: metric.mapping,
        answer_types: metric.answerTypes,
        assumptions: metric.assumptions,
      })) ?? [],
  };
}

/** The same with the reference of every cell, its sources and its rule of scoring (DeepWeb-Bench, appendix A.1). */
export function caseWithReferences(task: Task): Record<string, unknown> {
  const { matrix } = task;
  const open = openCase(task);
  return {
    ...open,
    entities: matrix?.entities ?? [],
    dimensions: (open["dimensions"] as Record<string, unknown>[]).map((dimension, at) => {
      const { family, type } = matrix!.dimensions[at]!;
      return { ...dimension, family, type };
    }),
    cells: matrix?.cells.map(cellRow) ?? [],
  };
}

function cellRow({
  entity,
  dimension,
  reference,
  derivation,
  trace,
  sources,
  agreement,
  divergence,
  scoring,
}: MatrixCell) {
  return {
    entity,
    dimension,
    ...referenceRow(reference),
    derivation,
    // Each intermediate value, with what the pages print and where (appendix C.3).
    trace: trace.map(({ step, text, uses }) => ({
      step,
      text,
      values: uses.map(({ label, printed, evidence }) => ({
        label,
        printed,
        url: evidence.url,
        place: evidence.place,
      })),
    })),
    source_urls: sources.map(({ url }) => url),
    sources: sources.map(({ url, title, provenance, why, support }) => ({
      url,
      title,
      level: provenance,
      support,
      justification: why,
    })),
    agreement,
    divergence_note: divergence ?? null,
    scoring,
  };
}

/** The fields of an answer cell, all of them (appendix D). */
function referenceRow(reference: CellReference) {
  const empty = { type: reference.type, value: null, range_low: null, range_high: null, unit: reference.unit ?? null };
  switch (reference.type) {
    case "precise":
      return { ...empty, value: figure(reference.value) };
    case "range":
      return {
        ...empty,
        value: figure(reference.central),
        range_low: figure(reference.low),
        range_high: figure(reference.high),
      };
    case "not_available":
      return empty;
  }
}

/** A number; text where JSON's numbers would lose a digit. */
function figure(decimal: string): number | string {
  return String(Number(decimal)) === decimal ? Number(decimal) : decimal;
}
