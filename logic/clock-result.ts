import type { Value } from "../core/value.ts";
import type { Result } from "./operation.ts";
import { isClock } from "./values/clock-unit.ts";

const isTold = (value: Value): boolean => value.kind === "number" && isClock(value.unit);

/** Is what came out a time by the clock, or several, which is rounded to the second? */
export const isClockResult = (result: Result | undefined): boolean =>
  result?.type === "parts"
    ? result.parts.some(({ value }) => isTold(value))
    : result?.type === "value" && isTold(result.value);
