/**
 * Things that take long to open and are used again. Whoever needs one while `atOnce` are open waits for one that is given back,
 * for as long as `patienceMs`; only then another is opened. So there are few of them where each is soon done with, and as
 * many as are asked for where each is used for long.
 */
export class Reused<Thing> {
  readonly #atOnce: number;
  readonly #patienceMs: number;
  readonly #free: Thing[] = [];
  readonly #waiting: ((thing: Thing | undefined) => void)[] = [];
  #open = 0;

  constructor(atOnce: number, patienceMs: number) {
    this.#atOnce = atOnce;
    this.#patienceMs = patienceMs;
  }

  /** The one that was given back last, or a new one. Rejects with what `open` rejects with. */
  async take(open: () => Promise<Thing>): Promise<Thing> {
    const free = this.#free.pop() ?? (this.#open < this.#atOnce ? undefined : await this.#comesFree());
    if (free !== undefined) return free;
    this.#open++;
    try {
      return await open();
    } catch (error) {
      this.#open--;
      throw error;
    }
  }

  giveBack(thing: Thing): void {
    const next = this.#waiting.shift();
    if (next) next(thing);
    else this.#free.push(thing);
  }

  /** One that was taken is no more; who has waited longest opens another. */
  lose(): void {
    this.#open--;
    this.#waiting.shift()?.(undefined);
  }

  /** All are gone: nobody gets one of them any more. */
  forget(): void {
    this.#free.length = 0;
    for (const next of this.#waiting.splice(0)) next(undefined);
  }

  #comesFree(): Promise<Thing | undefined> {
    return new Promise((resolve) => {
      const next = (thing: Thing | undefined) => {
        clearTimeout(timer);
        resolve(thing);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        resolve(undefined);
      }, this.#patienceMs);
      this.#waiting.push(next);
    });
  }
}
