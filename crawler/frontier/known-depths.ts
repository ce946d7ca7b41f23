/** So many addresses are remembered at most. Then all are forgotten: the frontier knows them, too. */
const MOST = 50_000;

/**
 * In how few clicks addresses are known to be reached that were found again. Pages of a site lead to the same ones over and
 * over, and to ask the frontier each time takes longer than all else that is done with a link. What is remembered may be more
 * clicks than there are by now, and is never fewer: depths only shrink.
 */
export class KnownDepths {
  readonly #depths = new Map<string, number>();

  /** @param depth as the frontier knows it; -1 where no click leads there, which is not remembered */
  note(url: string, depth: number): void {
    if (depth < 0) return;
    if (this.#depths.size >= MOST) this.#depths.clear();
    this.#depths.set(url, depth);
  }

  /** Is an address known to be reached in fewer clicks than these? */
  isNearer(url: string, depth: number): boolean {
    const known = this.#depths.get(url);
    return known !== undefined && known < depth;
  }
}
