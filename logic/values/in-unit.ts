import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";

/** A number as its column tells it, in the unit that a heading, or a column beside it, gives: "1150" of beds is “1150张” where it is asked for. */
export const inUnitOf = (value: Value, { unit }: Column): Value =>
  value.kind === "number" && value.unit === undefined && unit !== undefined ? { ...value, unit } : value;
