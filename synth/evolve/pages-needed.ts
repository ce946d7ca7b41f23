import type { Execution } from "../../logic/interpreter.ts";

/** URLs of the pages that hold the cells that the program reads, in the order of its steps. */
export function neededPages(execution: Execution): string[] {
  return [...execution.pages];
}
