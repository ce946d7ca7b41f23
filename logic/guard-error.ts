import { WaymarkError } from "../core/errors.ts";

/** A program is not meaningful, not unambiguous or not well-formed. `guard` says why in one word, `step` where. */
export class GuardError extends WaymarkError {
  /** e.g. "not_additive", "tie", "unknown_column", "rounding_edge" */
  readonly guard: string;
  /** The step's name; absent where the whole program is meant. */
  readonly step: string | undefined;

  constructor(guard: string, message: string, step?: string) {
    super(step === undefined ? message : `Step "${step}": ${message}`);
    this.guard = guard;
    this.step = step;
  }
}
