import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import type { Sent } from "../browser/go-on.ts";

const CLOSE_DEADLINE_MS = 5_000;
/** A window is announced before it asks for anything; the request follows within so many milliseconds, or never. */
const REQUEST_MS = 2_000;
const LOOK_MS = 20;

/** What a new window would have loaded. */
export interface WantedWindow {
  url: string;
  /** A form that is sent into a new window. */
  sends?: Sent;
}

/**
 * Windows that the page of a tab opens. None of them loads anything: those that scripts open on their own are closed, and
 * of those that an agent's action opens the first says where the action leads.
 */
export class NewWindows {
  readonly #open = new Set<Page>();
  /** While an action is under way. */
  #action: { announced: string[]; asked: WantedWindow[] } | undefined;

  /** From here on windows are the action's. */
  begin(): void {
    this.#closeAll();
    this.#action = { announced: [], asked: [] };
  }

  /** The page says that it is about to open one; its address may be empty. */
  announce(url: string): void {
    this.#action?.announced.push(url);
  }

  /** A request of another window, which is refused. */
  refuse(request: Request): void {
    if (!request.isNavigationRequest()) return;
    const body = request.postDataBuffer();
    const contentType = request.headers()["content-type"] ?? "application/x-www-form-urlencoded";
    const sends =
      request.method() === "GET"
        ? {}
        : { sends: { method: request.method(), body: body ?? Buffer.alloc(0), contentType } };
    this.#action?.asked.push({ url: request.url(), ...sends });
  }

  /** A window stands; during an action scripts may still lead it somewhere. */
  add(window: Page): void {
    if (this.#action) this.#open.add(window);
    else close(window);
  }

  /** The action is over: where the first window that it opened wanted to go, undefined where it opened none. */
  async end(): Promise<WantedWindow | undefined> {
    const { announced, asked } = this.#action ?? { announced: [], asked: [] };
    const some = () => announced.length > 0 || this.#open.size > 0;
    for (let waited = 0; asked.length === 0 && some() && waited < REQUEST_MS; waited += LOOK_MS) await delay(LOOK_MS);
    this.#action = undefined;
    const unasked = announced.find((url) => url !== "") ?? [...this.#open][0]?.url() ?? announced[0];
    this.#closeAll();
    return asked[0] ?? (unasked === undefined ? undefined : { url: unasked });
  }

  #closeAll(): void {
    for (const window of this.#open) close(window);
    this.#open.clear();
  }
}

function close(window: Page): void {
  void Promise.allSettled([withDeadline(CLOSE_DEADLINE_MS, "closing a window", () => window.close())]);
}
