import type { Value } from "../core/value.ts";
import type { Result } from "./operation.ts";
import { isClock } from "./values/clock-unit.ts";
import { isHours } from "./values/hours-unit.ts";

/** What a time that is told in several units is told to. */
export type ToldTo = "second" | "minute";

const toldTo = (value: Value): ToldTo | undefined =>
  value.kind !== "number" ? undefined : isClock(value.unit) ? "second" : isHours(value.unit) ? "minute" : undefined;

/** To what a time that came out, or several, is told and rounded; undefined where it is none by the clock or in hours and minutes. */
export const clockResult = (result: Result | undefined): ToldTo | undefined =>
  result?.type === "parts"
    ? result.parts.map(({ value }) => toldTo(value)).find((one) => one !== undefined)
    : result?.type === "value"
      ? toldTo(result.value)
      : undefined;
