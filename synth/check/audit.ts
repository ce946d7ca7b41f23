import type { CheckResult } from "../../core/task.ts";
import type { CheckContext } from "./check.ts";
import { checksOf } from "./registry.ts";

/** Runs every check on one task, each whatever the others say. */
export async function auditTask(context: CheckContext): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checksOf(context.task.kind)) results.push(await check.run(context));
  return results;
}

/** Runs the checks until one turns the task away; for candidates, of which most are turned away by a cheap one. */
export async function screenTask(context: CheckContext): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checksOf(context.task.kind)) {
    const result = await check.run(context);
    results.push(result);
    if (result.outcome === "fail") break;
  }
  return results;
}
