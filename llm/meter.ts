import { BudgetError } from "../core/errors.ts";
import { addUsage, NO_USAGE, totalTokens, type Usage } from "./chat.ts";

/** What may be spent; absent: no limit. */
export interface SpendingLimits {
  tokens?: number;
  /** US dollars. */
  cost?: number;
}

/** What may still be spent; infinite where there is no limit. */
export interface Left {
  tokens: number;
  /** US dollars. */
  cost: number;
}

/**
 * Counts what model calls use, and says when a budget is used up. Meters nest: what an attempt spends its run spends, too,
 * and whichever budget is reached first ends the call. Replies from the record count as what they cost when they were made, so
 * that a replayed run shows the same figures; each counts once, and no budget pays for it a second time.
 */
export class Meter {
  readonly #limits: SpendingLimits;
  readonly #name: string;
  readonly #parent: Meter | undefined;
  #usage: Usage = NO_USAGE;
  #cost = 0;
  #calls = 0;
  /** What was spent since the meter was made: budgets are about this. */
  #spent = { tokens: 0, cost: 0 };
  readonly #counted = new Set<number>();

  /** @param name for messages: "task", "run" */
  constructor(name: string, limits: SpendingLimits = {}, parent?: Meter) {
    this.#name = name;
    this.#limits = limits;
    this.#parent = parent;
  }

  get usage(): Usage {
    return this.#usage;
  }

  get tokens(): number {
    return totalTokens(this.#usage);
  }

  /** US dollars. */
  get cost(): number {
    return this.#cost;
  }

  /** Calls that were answered, each once. */
  get calls(): number {
    return this.#calls;
  }

  /** What this budget and those above it leave, never below 0. */
  get left(): Left {
    const above = this.#parent?.left ?? { tokens: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
    const { tokens = Number.POSITIVE_INFINITY, cost = Number.POSITIVE_INFINITY } = this.#limits;
    return {
      tokens: Math.max(0, Math.min(above.tokens, tokens - this.#spent.tokens)),
      cost: Math.max(0, Math.min(above.cost, cost - this.#spent.cost)),
    };
  }

  /** Throws `BudgetError` where a budget, this one or one above it, is used up. Asked before each call. */
  check(): void {
    this.#parent?.check();
    const { tokens, cost } = this.#limits;
    if (tokens !== undefined && this.#spent.tokens >= tokens) {
      throw new BudgetError("tokens", `the ${this.#name}'s budget of ${tokens} tokens is used up`);
    }
    if (cost !== undefined && this.#spent.cost >= cost) {
      throw new BudgetError("cost", `the ${this.#name}'s budget of $${cost} is used up`);
    }
  }

  /**
   * @param cost US dollars
   * @param lost nothing came back for it
   * @param call its id on record: the same call counts once, however often its reply is taken from there
   * @param spent false where nothing was spent now
   */
  add(usage: Usage, cost: number, from: { call?: number; spent?: boolean; lost?: boolean } = {}): void {
    const { call, spent = true, lost = false } = from;
    this.#parent?.add(usage, cost, from);
    if (call !== undefined && this.#counted.has(call)) return;
    if (call !== undefined) this.#counted.add(call);
    this.#usage = addUsage(this.#usage, usage);
    this.#cost += cost;
    if (!lost) this.#calls++;
    if (spent) this.#spent = { tokens: this.#spent.tokens + totalTokens(usage), cost: this.#spent.cost + cost };
  }
}
