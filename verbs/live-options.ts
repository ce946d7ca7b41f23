import { UsageError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import { findBrowser } from "../crawler/browser/find-browser.ts";
import { readStorageState } from "../crawler/fetch/storage-state.ts";
import type { LiveDeps, LiveOptions } from "../crawler/live.ts";
import type { Store } from "../storage/open-store.ts";
import type { Complete } from "./options.ts";

/** Settings that every verb takes that visits the live web. */
export type LiveKeys =
  | "db"
  | "seed"
  | "concurrency"
  | "allowPrivate"
  | "browser"
  | "userAgent"
  | "header"
  | "proxy"
  | "storageState"
  | "ignoreRobots"
  | "pace";

/** Settings as the crawler takes them. Throws `UsageError` where a browser or file that the user named is not there. */
export function liveOptions(settings: Complete): LiveOptions {
  if (settings.browser !== "" && !findBrowser(settings.browser)) {
    throw new UsageError(`there is no browser at ${settings.browser}`, {
      mend: "name an installed Chromium with --browser, or leave the flag out to use the one that is found",
    });
  }
  return {
    allowPrivate: settings.allowPrivate,
    ignoreRobots: settings.ignoreRobots,
    concurrency: settings.concurrency,
    headers: Object.fromEntries(settings.header.map(headerOf)),
    ...(settings.pace < 0 ? {} : { pace: settings.pace }),
    ...(settings.userAgent === "" ? {} : { userAgent: settings.userAgent }),
    ...(settings.proxy === "" ? {} : { proxy: settings.proxy }),
    ...(settings.storageState === "" ? {} : { storageState: readStorageState(settings.storageState) }),
    ...(settings.browser === "" ? {} : { browser: settings.browser }),
  };
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}

export function liveDeps(store: Store, settings: Complete): LiveDeps {
  return { store, version: packageVersion(), progress: settings.progress, clock: settings.clock };
}
