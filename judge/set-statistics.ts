import type { Task } from "../core/task.ts";

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
  /** Pages that an answer needs: least, median and most. */
  pages: { min: number; median: number; max: number } | null;
}

/** Statistics of a task set. */
export function setStatistics(
  set: { name: string; purpose: "train" | "evaluation" },
  tasks: readonly Task[],
): SetStatistics {
  const pages = tasks.map((task) => task.pages.length).sort((a, b) => a - b);
  return {
    set: set.name,
    purpose: set.purpose,
    tasks: tasks.length,
    subtypes: tally(tasks.map((task) => task.subtype)),
    levels: tally(tasks.map((task) => String(task.level))),
    sources: tally(tasks.flatMap((task) => [...new Set(task.sources)])),
    operations: tally(tasks.flatMap((task) => [...new Set(task.operations)])),
    sites: tally(tasks.map((task) => task.root)),
    languages: tally(tasks.map((task) => task.language)),
    pages:
      pages.length === 0
        ? null
        : { min: pages[0]!, median: pages[Math.floor((pages.length - 1) / 2)]!, max: pages.at(-1)! },
  };
}

/** How often each name stands in the list, the most frequent first. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}
