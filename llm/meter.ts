import { BudgetError } from "../core/errors.ts";
import { addUsage, NO_USAGE, totalTokens, type Usage } from "./chat.ts";

/** What may be spent; absent: no limit. */
export interface SpendingLimits {
  tokens?: number;
  /** US dollars. */
  cost?: number;
}

/** Tokens and US dollars. What may still be spent of them is infinite where there is no limit. */
export interface Spending {
  tokens: number;
  /** US dollars. */
  cost: number;
}

/** What a call under way may cost at most, kept for it until it is over. */
export interface Reservation {
  /** What the call may spend. */
  left: Spending;
  /** Gives back what was kept; what the call did use was added before. */
  release(): void;
}

const NOTHING: Spending = { tokens: 0, cost: 0 };

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
  #spent = NOTHING;
  /** What calls under way may still spend. */
  #reserved = NOTHING;
  /** Calls that something is kept for. */
  #underWay = 0;
  /** Told when a reservation is given back; those of all meters below it wait at the topmost one. */
  readonly #waiting = new Set<() => void>();
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

  /** What this budget and those above it leave beside the calls that are under way, never below 0. */
  get left(): Spending {
    const above = this.#parent?.left ?? { tokens: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
    const { tokens = Number.POSITIVE_INFINITY, cost = Number.POSITIVE_INFINITY } = this.#limits;
    return {
      tokens: Math.max(0, Math.min(above.tokens, tokens - this.#spent.tokens - this.#reserved.tokens)),
      cost: Math.max(0, Math.min(above.cost, cost - this.#spent.cost - this.#reserved.cost)),
    };
  }

  /** There is a budget here or above. */
  get limited(): boolean {
    const { tokens, cost } = this.#limits;
    return tokens !== undefined || cost !== undefined || (this.#parent?.limited ?? false);
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
   * Keeps what a call may cost at most, so that calls made at the same time do not go beyond a budget together. Where it does
   * not fit beside those that are under way it waits for one of them to end: most use less than was kept for them. A call that
   * is alone is always let in. Rejects with `BudgetError` where a budget is used up, and with the signal's reason.
   */
  async reserve(most: Spending, signal?: AbortSignal): Promise<Reservation> {
    this.check();
    while (this.#isCrowded(most)) {
      await this.#top.#nextRelease(signal);
      this.check();
    }
    const { left } = this;
    this.#hold(most, 1);
    return {
      left,
      release: () => {
        this.#hold(most, -1);
        for (const wake of [...this.#top.#waiting]) wake();
      },
    };
  }

  /** Calls are under way that leave, by what they may cost, too little of this budget or one above it. */
  #isCrowded(most: Spending): boolean {
    const crowded = (of: keyof Spending) => {
      const { [of]: limit = Number.POSITIVE_INFINITY } = this.#limits;
      return this.#reserved[of] > 0 && this.#spent[of] + this.#reserved[of] + most[of] > limit;
    };
    return crowded("tokens") || crowded("cost") || (this.#parent ? this.#parent.#isCrowded(most) : false);
  }

  #hold(most: Spending, sign: 1 | -1): void {
    if (this.#parent) this.#parent.#hold(most, sign);
    const { tokens, cost } = this.#reserved;
    this.#underWay += sign;
    // Money is no whole number: what is left of sums and differences is not to keep anybody waiting.
    this.#reserved =
      this.#underWay === 0 ? NOTHING : { tokens: tokens + sign * most.tokens, cost: cost + sign * most.cost };
  }

  get #top(): Meter {
    return this.#parent ? this.#parent.#top : this;
  }

  async #nextRelease(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        this.#waiting.delete(wake);
        signal?.removeEventListener("abort", leave);
        settle();
      };
      const wake = () => end(resolve);
      const leave = () => end(() => reject(signal?.reason));
      this.#waiting.add(wake);
      signal?.addEventListener("abort", leave, { once: true });
    });
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
