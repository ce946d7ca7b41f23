import type { MatrixSetStatistics } from "../matrix/matrix-set-statistics.ts";
import type { SetStatistics, SetSynthesis } from "../set-statistics.ts";
import type { Table } from "./table.ts";

/** A sentence or two on a set. */
export function setSummary(set: SetStatistics): string[] {
  const { pages, operations_per_task: steps, exploration } = set;
  const size =
    pages && steps
      ? `${pages.min} to ${pages.max} pages an answer (median ${pages.median}), ${steps.min} to ${steps.max} operations a task (median ${steps.median})`
      : "no tasks";
  const tools = Object.entries(exploration.tools).map(([tool, count]) => `${count} ${tool}`);
  return [
    `${set.tasks} tasks for ${set.purpose} from ${Object.keys(set.sites).length} sites; ${size}; ${set.urls} different pages needed.`,
    `Exploration: ${exploration.steps} steps${tools.length > 0 ? ` (${tools.join(", ")})` : ""}.`,
    ...(set.matrices ? [matrixSentence(set.matrices)] : []),
    ...(set.synthesis ? synthesisSentences(set.synthesis) : []),
  ];
}

function matrixSentence(matrices: MatrixSetStatistics): string {
  const { entities, dimensions, cells, urls_per_cell, urls_per_matrix, publishers_per_cell, derivation_steps } =
    matrices;
  const steps = derivation_steps === null ? "" : `, ${derivation_steps.toFixed(1)} steps a derivation`;
  return `Matrices: ${matrices.matrices} of ${entities.toFixed(1)} entities by ${dimensions.toFixed(1)} dimensions, ${cells} cells; ${urls_per_cell.toFixed(1)} addresses a cell and ${urls_per_matrix.toFixed(1)} a matrix, ${publishers_per_cell.toFixed(1)} publishers a cell${steps}.`;
}

/** What matrices are made of: dimensions and cells counted, sources and marks as shares. */
function matrixTables({ families, types, references, levels, agreement }: MatrixSetStatistics): Table[] {
  const percent = (shares: Record<string, number>) =>
    Object.entries(shares).map(([name, share]) => [name, `${(100 * share).toFixed(1)} %`]);
  return [
    { caption: "Dimensions by family", header: ["family", "dimensions"], rows: Object.entries(families) },
    { caption: "Dimensions by type", header: ["type", "dimensions"], rows: Object.entries(types) },
    { caption: "Cells by reference", header: ["reference", "cells"], rows: Object.entries(references) },
    { caption: "Sources by level", header: ["level", "share"], rows: percent(levels) },
    { caption: "Cells by agreement", header: ["agreement", "share"], rows: percent(agreement) },
  ];
}

function synthesisSentences({ models, tokens, cost, cost_per_task, rewordings, second_stage }: SetSynthesis): string[] {
  const each = cost_per_task === null ? "" : `, $${cost_per_task.toFixed(4)} an accepted task`;
  const words = Object.entries(rewordings).map(([outcome, count]) => `${count} ${outcome.replaceAll("_", " ")}`);
  const sentences = [`Made with ${models.join(", ")}: ${tokens} tokens, $${cost.toFixed(4)}${each}.`];
  if (words.length > 0) sentences.push(`Questions in a model's words: ${words.join(", ")}.`);
  if (second_stage) {
    const { asked, dropped, share, agreement } = second_stage;
    const agreed = Object.entries(agreement).map(([part, { compared, agreed }]) => `${part} ${agreed} of ${compared}`);
    sentences.push(
      `The second stage dropped ${dropped} of ${asked} tasks, ${(100 * share).toFixed(2)} % (that of WebAggregator: 11.72 %); it agrees with the rules on ${agreed.join(", ")}.`,
    );
  }
  return sentences;
}

/** How many tasks of a set are what; what no task has is left out. */
export function setTables(set: SetStatistics): Table[] {
  const counts: [string, Record<string, number>][] = [
    ["subtype", set.subtypes],
    ["level", set.levels],
    ["kind", set.kinds],
    ["difficulty", set.difficulties],
    ["domain", set.domains],
    ["language", set.languages],
    ["provenance", set.provenances],
    ["other sources", set.agreement],
    ["source", set.sources],
    ["operation", set.operations],
    ["site", set.sites],
  ];
  const tables: Table[] = counts.map(([title, tasks]) => ({
    caption: `Tasks by ${title}`,
    header: [title, "tasks"],
    rows: Object.entries(tasks),
  }));
  return [...tables, ...(set.matrices ? matrixTables(set.matrices) : [])].filter(({ rows }) => rows.length > 0);
}
