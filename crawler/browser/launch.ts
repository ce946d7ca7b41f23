import type { Browser, BrowserType } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { StopError } from "../../core/errors.ts";
import { disabledFeatures } from "./features.ts";
import { findBrowser, isRemote, isShell } from "./find-browser.ts";
import { playwright } from "./playwright.ts";

/** Milliseconds for starting, and for ending before it is ended by force. */
const LAUNCH_DEADLINE_MS = 30_000;
const CLOSE_DEADLINE_MS = 5_000;

/** Chromium's bypass rule that takes loopback out of what passes a proxy by. */
export const EVEN_LOOPBACK = "<-loopback>";

/** Keep Chromium from calling home: pages are all that it may fetch. */
const QUIET_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-default-apps",
  "--no-first-run",
  "--disable-dev-shm-usage",
];

/**
 * Nothing passes the proxy by: Chromium resolves no name itself (the proxy is an address, not a name), and calls between
 * browsers send no datagram of their own (the flag has another name in Chrome than in its headless shell).
 */
const PROXY_ONLY_FLAGS = [
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/** Not even asked for, so that nobody has to refuse them one by one. */
const NO_IMAGES = ["--blink-settings=imagesEnabled=false"];

export interface LaunchOptions {
  /** Program or ws:// address; empty: find one. */
  browser?: string;
  /** HTTP proxy for everything that the browser fetches, loopback included. */
  proxy?: string;
  /** Nobody will see its pages: images are not loaded. */
  unseen?: boolean;
  /** Told once what the user should know: no sandbox as root. */
  note?: (message: string) => void;
}

/** A running browser; `close` ends it within a deadline, by its pid if need be. */
export interface LaunchedBrowser {
  browser: Browser;
  close(): Promise<void>;
}

/** Starts Chromium, or connects to the remote one. Rejects with `StopError` that says how to get a browser. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<LaunchedBrowser> {
  const found = findBrowser(options.browser);
  if (!found) throw missing(options.browser);
  try {
    const { chromium } = playwright();
    if (isRemote(found.path)) {
      const browser = await chromium.connectOverCDP(found.path, { timeout: LAUNCH_DEADLINE_MS });
      return { browser, close: () => closeWithin(() => browser.close()) };
    }
    return await launchProgram(chromium, found.path, options);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new StopError(`the browser ${found.path} did not start: ${reason}`, {
      cause: error,
      mend: "check that it runs by itself, or name another one with --browser",
    });
  }
}

async function launchProgram(chromium: BrowserType, path: string, options: LaunchOptions): Promise<LaunchedBrowser> {
  const asRoot = process.getuid?.() === 0;
  if (asRoot) options.note?.("running as root: Chromium runs without its sandbox");
  const browser = await chromium.launch({
    executablePath: path,
    headless: true,
    chromiumSandbox: !asRoot,
    args: [
      ...QUIET_FLAGS,
      disabledFeatures(isShell(path)),
      ...(options.unseen ? NO_IMAGES : []),
      ...(options.proxy ? PROXY_ONLY_FLAGS : []),
    ],
    timeout: LAUNCH_DEADLINE_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    ...(options.proxy ? { proxy: { server: options.proxy, bypass: EVEN_LOOPBACK } } : {}),
  });
  const pid = await pidOf(browser);
  // A process of ours that ends without close() must not leave the browser behind.
  const onExit = () => {
    if (browser.isConnected()) endByPid(pid);
  };
  process.once("exit", onExit);
  return {
    browser,
    close: async () => {
      process.off("exit", onExit);
      const [ended] = await Promise.allSettled([
        withDeadline(CLOSE_DEADLINE_MS, "closing the browser", () => browser.close()),
      ]);
      if (ended?.status === "rejected" && browser.isConnected()) endByPid(pid);
    },
  };
}

/** The process of a browser that was started here. */
async function pidOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const [own] = processInfo.filter(({ type }) => type === "browser");
  if (!own) throw new StopError("the browser does not say which process it is");
  return own.id;
}

/** Waits for the end within the deadline; a browser that hangs is ended by its caller, by pid. */
async function closeWithin(close: () => Promise<void>): Promise<void> {
  await Promise.allSettled([withDeadline(CLOSE_DEADLINE_MS, "closing the browser", close)]);
}

function endByPid(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // ESRCH: it has ended already, which is what was wanted.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function missing(given: string | undefined): StopError {
  const named = given || process.env.WAYMARK_BROWSER;
  return new StopError(named ? `there is no browser at ${named}` : "no Chromium or Chrome was found", {
    mend: "install Chromium, run `npx playwright install chromium`, or name one with --browser or WAYMARK_BROWSER",
  });
}
