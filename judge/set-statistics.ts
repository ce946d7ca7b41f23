import type { Task } from "../core/task.ts";
import { type MatrixSetStatistics, matrixSetStatistics } from "./matrix/matrix-set-statistics.ts";
import { domainOf } from "./slices.ts";

/** What a task set is made of; every count is of tasks. */
export interface SetStatistics {
  set: string;
  purpose: "train" | "evaluation";
  tasks: number;
  subtypes: Record<string, number>;
  levels: Record<string, number>;
  sources: Record<string, number>;
  operations: Record<string, number>;
  sites: Record<string, number>;
  languages: Record<string, number>;
  kinds: Record<string, number>;
  domains: Record<string, number>;
  /** Of the least well disclosed value of each answer, T1 to T4. */
  provenances: Record<string, number>;
  /** Whether other sources say the same of what the answers are made of. */
  agreement: Record<string, number>;
  /** Of walks: easy, medium, hard. */
  difficulties: Record<string, number>;
  /** Different pages that the answers need, all tasks together. */
  urls: number;
  /** Pages that an answer needs. */
  pages: Spread | null;
  /** Steps of a task's program. */
  operations_per_task: Spread | null;
  /** Of its matrices; absent where it has none. */
  matrices?: MatrixSetStatistics;
  /** How the sites were explored: each page that was read is a step, by the tool that read it. */
  exploration: Exploration;
  /** What models did while it was made; absent where none helped. */
  synthesis?: SetSynthesis;
}

/** What models did while a set was made, and what it cost. */
export interface SetSynthesis {
  models: string[];
  tokens: number;
  /** US dollars. */
  cost: number;
  /** US dollars for each task of the set; null where it has none. */
  cost_per_task: number | null;
  /** Questions that were to be put in other words, by what became of them. */
  rewordings: Readonly<Record<string, number>>;
  /** Tasks that the rules accepted and a model looked at again; those that it turned away are in no set. */
  second_stage?: {
    asked: number;
    dropped: number;
    /** Dropped of asked, 0 to 1. */
    share: number;
    /** Of each part: tasks that both rules and model decided, and those of them that they agree on. */
    agreement: Readonly<Record<string, { compared: number; agreed: number }>>;
  };
}

/** Least, median and most. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

export interface Exploration {
  steps: number;
  tools: Record<string, number>;
}

/**
 * Statistics of a task set.
 *
 * @param tools pages of its sites that were read, by the tool that read them
 */
export function setStatistics(
  set: { name: string; purpose: "train" | "evaluation" },
  tasks: readonly Task[],
  tools: Readonly<Record<string, number>> = {},
): SetStatistics {
  const matrices = matrixSetStatistics(tasks);
  return {
    ...(matrices ? { matrices } : {}),
    set: set.name,
    purpose: set.purpose,
    tasks: tasks.length,
    subtypes: tally(tasks.flatMap((task) => task.subtype ?? [])),
    levels: tally(tasks.map((task) => String(task.level ?? "unknown"))),
    sources: tally(tasks.flatMap((task) => [...new Set(task.sources)])),
    operations: tally(tasks.flatMap((task) => [...new Set(task.operations)])),
    sites: tally(tasks.map((task) => task.root)),
    languages: tally(tasks.map((task) => task.language)),
    kinds: tally(tasks.map((task) => task.kind)),
    domains: tally(tasks.map(domainOf)),
    provenances: tally(tasks.map((task) => task.provenance ?? "unknown")),
    agreement: tally(tasks.map((task) => task.agreement ?? "unknown")),
    difficulties: tally(tasks.flatMap((task) => task.walk?.difficulty ?? [])),
    urls: new Set(tasks.flatMap((task) => task.pages.map((page) => page.url))).size,
    pages: spreadOf(tasks.map((task) => task.pages.length)),
    operations_per_task: spreadOf(tasks.map((task) => task.operations.length)),
    exploration: { steps: Object.values(tools).reduce((sum, count) => sum + count, 0), tools: { ...tools } },
  };
}

function spreadOf(counts: readonly number[]): Spread | null {
  const sorted = [...counts].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  return { min: sorted[0]!, median: sorted[Math.floor((sorted.length - 1) / 2)]!, max: sorted.at(-1)! };
}

/** How often each name stands in the list, the most frequent first. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}
