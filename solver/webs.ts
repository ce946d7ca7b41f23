import type { Web } from "../crawler/web.ts";

/** One web per root, opened when its first task begins; sessions on it are isolated. */
export class Webs {
  readonly #open = new Map<string, Promise<Web>>();
  readonly #webFor: (root: string) => Promise<Web>;

  constructor(webFor: (root: string) => Promise<Web>) {
    this.#webFor = webFor;
  }

  /** The web of a root. */
  of(root: string): Promise<Web> {
    let web = this.#open.get(root);
    if (!web) {
      web = this.#webFor(root);
      this.#open.set(root, web);
    }
    return web;
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.#open.values());
    await Promise.allSettled(opened.map((web) => (web.status === "fulfilled" ? web.value.close() : undefined)));
  }
}
