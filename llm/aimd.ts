/**
 * How many calls may be under way to one endpoint: additive increase, multiplicative decrease (Chiu and Jain 1989, the rule
 * of TCP). A whole window of successes adds one, a 429 halves; a burst of 429 of one window counts once.
 */
export class AimdLimiter {
  readonly #most: number;
  #window: number;
  #active = 0;
  /** Successes since the window last grew. */
  #successes = 0;
  /** Calls that began before this number of the sequence cannot halve the window again. */
  #halvedAt = 0;
  #sequence = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param most calls at once at most, and the window that it begins with */
  constructor(most: number) {
    this.#most = Math.max(1, most);
    this.#window = this.#most;
  }

  /** Calls that may be under way now. */
  get window(): number {
    return Math.floor(this.#window);
  }

  /** Waits for its turn, runs `work`, and lets the next one in. Rejects with the signal's reason when that aborts first. */
  async run<T>(work: (slot: Slot) => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter(signal);
    const begun = ++this.#sequence;
    try {
      return await work({
        succeeded: () => this.#grow(),
        limited: () => this.#halve(begun),
      });
    } finally {
      this.#active--;
      this.#admit();
    }
  }

  async #enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#active < this.window && this.#waiting.length === 0) {
      this.#active++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal?.reason);
      };
      this.#waiting.push(enter);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  #admit(): void {
    while (this.#active < this.window) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#active++;
      next();
    }
  }

  #grow(): void {
    if (++this.#successes < this.window) return;
    this.#successes = 0;
    this.#window = Math.min(this.#most, this.#window + 1);
    this.#admit();
  }

  #halve(begun: number): void {
    if (begun <= this.#halvedAt) return;
    this.#halvedAt = this.#sequence;
    this.#successes = 0;
    this.#window = Math.max(1, this.#window / 2);
  }
}

/** Told by the call how it went. */
export interface Slot {
  succeeded(): void;
  limited(): void;
}
