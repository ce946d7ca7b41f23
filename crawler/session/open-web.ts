import type { Blocklist } from "../../core/blocklist.ts";
import { StopError } from "../../core/errors.ts";
import { refuseAddress, refusePage } from "../blocked.ts";
import type { Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import { partsOf } from "../read/observe/parts.ts";
import { read as readAny } from "../read/read.ts";
import type { Read } from "../read/reader.ts";
import type { Session, SessionOptions, Web } from "../web.ts";
import type { BrowserRoom, Tab } from "./browser-room.ts";
import { BrowsingSession } from "./browsing-session.ts";
import type { OpenAddress, OpenPage } from "./open-page.ts";
import { remembersReadings } from "./remembered-readings.ts";
import { SessionFault } from "./session-text.ts";
import { ShapeMemory } from "./shape-memory.ts";
import type { SiteBounds } from "./site-bounds.ts";
import { StaticPage } from "./static-page.ts";
import { TypedSecrets } from "./typed-secrets.ts";

export interface WebOptions {
  backend: Web["backend"];
  /** Gets pages over HTTP (static, auto), files (all) or from a recorded crawl (archive). Closed with the web. */
  fetcher: Fetcher;
  /** Where browser pages are opened. `browser` needs it; `auto` stays static, with a note, where it is absent or fails. */
  browser?: BrowserRoom;
  /** Default: the reader of every supported kind. */
  read?: Read;
  /** What no session may open. */
  blocklist?: Blocklist;
  /** The site that all sessions stay on; they go everywhere without. */
  bounds?: SiteBounds;
  /** Told what is typed into fields for passwords in any session. */
  secrets?: TypedSecrets;
  /** Told once where a browser would be needed and there is none. */
  note?: (message: string) => void;
}

/**
 * Opens the web for agents. Sessions are independent of each other; they share the fetcher (and so its pace and archive)
 * and the browser. Rejects with `StopError` where `backend` is `browser` and there is none.
 */
export async function openWeb(options: WebOptions): Promise<Web> {
  const read = remembersReadings(options.read ?? readAny);
  const { backend, blocklist, bounds, fetcher } = options;
  if (backend === "browser") await requireBrowser(options.browser);
  const sessions = new Set<Session>();
  let noted = false;
  const noBrowser = (why: string) => {
    if (!noted) options.note?.(`no browser: pages that need one are read without (${why})`);
    noted = true;
  };

  async function open({ language = "en" }: SessionOptions = {}): Promise<Session> {
    const typed = new TypedSecrets(options.secrets);
    const tab = new LazyTab(options.browser, read, typed);
    // Each session is a visitor of its own: what one is logged in to is nothing to the others.
    const visitor = {};
    const shapes = new ShapeMemory();
    const openStatic = unlessRefused(options, async (request) =>
      StaticPage.open(await fetcher.fetch({ ...request, visitor }), read, typed),
    );
    const openInBrowser = unlessRefused(options, async (request) => (await tab.get()).open(request));
    const session: Session = new BrowsingSession({
      language,
      open: { static: openStatic, archive: openStatic, browser: openInBrowser, auto: openAuto }[backend],
      openFile: openStatic,
      split: partsOf,
      withhold: (text) => typed.hideInText(text),
      refuse: (page) => {
        refusePage(page, blocklist);
        bounds?.refuse(page.url);
        bounds?.opened(page);
      },
      ...(backend === "browser" ? { toBrowser: openInBrowser } : {}),
      ...(backend === "auto" && options.browser ? { toBrowser: openIfThereIsOne } : {}),
      close: async () => {
        sessions.delete(session);
        await tab.close();
      },
    });
    sessions.add(session);
    return session;

    /** An action that only a browser can do is the agent's own to give up; the run goes on without a browser. */
    async function openIfThereIsOne(request: FetchRequest): Promise<OpenPage> {
      try {
        return await openInBrowser(request);
      } catch (error) {
        if (!(error instanceof StopError)) throw error;
        noBrowser(error.message);
        throw new SessionFault("no_browser", { error: error.message }, { cause: error });
      }
    }

    async function openAuto(request: FetchRequest): Promise<OpenPage> {
      const plain = (request.method ?? "GET") === "GET";
      if (plain && options.browser && shapes.needsBrowser(request.url)) {
        const shown = await openInBrowser(request).catch((error: unknown) => {
          // The browser is gone; what a page says without one is better than nothing.
          if (!(error instanceof StopError)) throw error;
          noBrowser(error.message);
        });
        if (shown) return shown;
      }
      const page = await openStatic(request);
      const why = page.page.needsBrowser;
      if (!plain) return page;
      shapes.learn(request.url, why !== undefined);
      if (why === undefined) return page;
      if (!options.browser) {
        noBrowser("none was given");
        return page;
      }
      try {
        return await openInBrowser({ url: page.page.url });
      } catch (error) {
        if (!(error instanceof StopError)) throw error;
        noBrowser(error.message);
        shapes.learn(request.url, false);
        return page;
      }
    }
  }

  return {
    backend,
    open,
    close: async () => {
      await Promise.allSettled([...sessions].map((session) => session.close()));
      await Promise.allSettled([fetcher.close(), options.browser?.close()]);
    },
  };
}

async function requireBrowser(room: BrowserRoom | undefined): Promise<void> {
  if (!room) {
    throw new StopError("there is no browser for the browser backend", {
      mend: "install one (npx playwright install chromium) or name it with --browser",
    });
  }
  await room.ready();
}

/** Refuses an address before it is asked for, and again where it redirects. */
function unlessRefused({ blocklist, bounds }: WebOptions, open: OpenAddress): OpenAddress {
  const refuse = (url: string) => {
    refuseAddress(url, blocklist);
    bounds?.refuse(url);
  };
  return async (request) => {
    refuse(request.url);
    return await open({
      ...request,
      approve: async (url) => {
        refuse(url);
        await request.approve?.(url);
      },
    });
  };
}

/** A session's tab, opened when a page first needs it. */
class LazyTab {
  readonly #room: BrowserRoom | undefined;
  readonly #read: Read;
  readonly #typed: TypedSecrets;
  #tab: Promise<Tab> | undefined;

  constructor(room: BrowserRoom | undefined, read: Read, typed: TypedSecrets) {
    this.#room = room;
    this.#read = read;
    this.#typed = typed;
  }

  get(): Promise<Tab> {
    if (!this.#room) throw new StopError("this session has no browser", { mend: "name one with --browser" });
    this.#tab ??= this.#room.openTab(this.#read, this.#typed);
    return this.#tab;
  }

  async close(): Promise<void> {
    if (!this.#tab) return;
    const [opened] = await Promise.allSettled([this.#tab]);
    if (opened?.status === "fulfilled") await opened.value.close();
  }
}
