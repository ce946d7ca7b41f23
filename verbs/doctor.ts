import { accessSync, constants, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { WaymarkError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import { findBrowser } from "../crawler/browser/find-browser.ts";
import { launchBrowser } from "../crawler/browser/launch.ts";
import { openStore } from "../storage/open-store.ts";
import { complete, type Options } from "./options.ts";

export interface Diagnosis {
  name: string;
  ok: boolean;
  detail: string;
  /** What to do about it; absent where all is well. */
  mend?: string;
}

/** Less free disk than this is too little for a crawl with its archive, in bytes. */
const LEAST_FREE_BYTES = 500_000_000;

/** Tries what Waymark needs on this machine, for real: the browser is started, the database opened. */
export async function doctor(options: Options<"db" | "browser"> = {}): Promise<{ checks: Diagnosis[] }> {
  const { db, browser } = complete(options);
  return { checks: [node(), await chromium(browser), await database(db), disk(db)] };
}

function node(): Diagnosis {
  return { name: "node", ok: true, detail: `${process.versions.node} (Waymark ${packageVersion()})` };
}

async function chromium(given: string): Promise<Diagnosis> {
  const found = findBrowser(given);
  try {
    const launched = await launchBrowser({ browser: given });
    const version = launched.browser.version();
    await launched.close();
    return { name: "browser", ok: true, detail: `${found?.path} ${version}` };
  } catch (error) {
    return failed("browser", error);
  }
}

async function database(path: string): Promise<Diagnosis> {
  try {
    // One that is not there yet is tried in memory: looking must not make a file.
    const store = await openStore(exists(path) ? path : ":memory:");
    await store.close();
    return { name: "database", ok: true, detail: exists(path) ? path : `${path} (will be made)` };
  } catch (error) {
    return failed("database", error);
  }
}

function disk(path: string): Diagnosis {
  const { bavail, bsize } = statfsSync(exists(path) ? path : dirname(resolve(path)));
  const free = bavail * bsize;
  const detail = `${(free / 1e9).toFixed(1)} GB free beside ${path}`;
  const ok = free >= LEAST_FREE_BYTES;
  return {
    name: "disk",
    ok,
    detail,
    ...(ok ? {} : { mend: "free some space, or name a database elsewhere with --db" }),
  };
}

function exists(path: string): boolean {
  try {
    accessSync(path, constants.F_OK);
    return true;
  } catch {
    // Not there, or not to be seen: for a look-up both mean no.
    return false;
  }
}

function failed(name: string, error: unknown): Diagnosis {
  if (!(error instanceof WaymarkError)) throw error;
  return { name, ok: false, detail: error.message, ...(error.mend ? { mend: error.mend } : {}) };
}
