import type { Program } from "../../core/program.ts";
import { operation } from "../../logic/registry.ts";

/** `family > subtype > operation` of everything that some programs do, each once, in order. */
export function operationPaths(programs: readonly Program[]): string[] {
  const names = new Set(programs.flatMap(({ steps }) => steps.map(({ op }) => op)));
  return [...names].flatMap((name) => {
    const op = operation(name);
    return op ? [`${op.family} > ${op.subtype} > ${op.name}`] : [];
  });
}
