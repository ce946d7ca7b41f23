import type { Task } from "../../core/task.ts";

/**
 * Over how many pages the answer of a kind of task has to be spread: `many` no single page suffices, `each` every page
 * that the task names is needed, `one` it stands on one page by its nature and only has to be found.
 */
export type Spread = "many" | "each" | "one";

const SPREADS: Readonly<Record<string, Spread>> = { single_source: "one", multi_source: "each" };

export const spreadOf = (task: Task): Spread => SPREADS[task.kind] ?? "many";
