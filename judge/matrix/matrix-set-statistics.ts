import type { Matrix } from "../../core/matrix.ts";
import type { Task } from "../../core/task.ts";
import { mean } from "../mean.ts";

/** What the matrices of a set are made of, as DeepWeb-Bench prints it of its own (3.3, appendices G.1 and G.2). */
export interface MatrixSetStatistics {
  matrices: number;
  cells: number;
  /** Means. */
  entities: number;
  dimensions: number;
  /** Different addresses that a cell cites, and those of a whole matrix; means. */
  urls_per_cell: number;
  urls_per_matrix: number;
  /** Different hosts that a cell's sources stand on; a mean. */
  publishers_per_cell: number;
  /** Steps of the derivation of a cell of the derivation family; a mean, null where there is none. */
  derivation_steps: number | null;
  /** Dimensions by family. */
  families: Record<string, number>;
  /** Dimensions by type of question. */
  types: Record<string, number>;
  /** Cells by type of reference. */
  references: Record<string, number>;
  /** Source records by level, and cells by agreement mark, as shares of 1. */
  levels: Record<string, number>;
  agreement: Record<string, number>;
}

/** Undefined where the set has no matrix. */
export function matrixSetStatistics(tasks: readonly Task[]): MatrixSetStatistics | undefined {
  const matrices = tasks.flatMap(({ matrix }) => matrix ?? []);
  if (matrices.length === 0) return undefined;
  const cells = matrices.flatMap((matrix) => matrix.cells);
  const sources = cells.flatMap((cell) => cell.sources);
  const dimensions = matrices.flatMap((matrix) => matrix.dimensions);
  return {
    matrices: matrices.length,
    cells: cells.length,
    entities: mean(matrices.map(({ entities }) => entities.length)) ?? 0,
    dimensions: mean(matrices.map((matrix) => matrix.dimensions.length)) ?? 0,
    urls_per_cell: mean(cells.map((cell) => different(cell.sources.map(({ url }) => url)))) ?? 0,
    urls_per_matrix:
      mean(matrices.map((matrix) => different(matrix.cells.flatMap((cell) => cell.sources.map(({ url }) => url))))) ??
      0,
    publishers_per_cell: mean(cells.map((cell) => different(cell.sources.map(({ url }) => hostOf(url))))) ?? 0,
    derivation_steps: mean(matrices.flatMap(derivationSteps)),
    families: counted(dimensions.map(({ family }) => family)),
    types: counted(dimensions.map(({ type }) => type)),
    references: counted(cells.map(({ reference }) => reference.type)),
    levels: shares(sources.map(({ provenance }) => provenance)),
    agreement: shares(cells.map(({ agreement }) => agreement)),
  };
}

/** Of each cell of the derivation family that has a value: how many steps led to it. */
function derivationSteps({ cells, dimensions }: Matrix): number[] {
  const derived = new Set(dimensions.flatMap(({ id, family }) => (family === "derivation" ? [id] : [])));
  return cells.flatMap(({ dimension, trace }) => (derived.has(dimension) && trace.length > 0 ? [trace.length] : []));
}

const different = (texts: readonly string[]): number => new Set(texts).size;

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function counted(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const shares = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(counted(names)).map(([name, count]) => [name, count / names.length]));
