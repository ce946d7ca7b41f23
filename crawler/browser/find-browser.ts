import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** Loaded where it is asked for: it takes a second and 90 MB, and most runs need no browser. */
const load = createRequire(import.meta.url);

/** Names under which Chromium and Chrome stand on PATH. */
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "chromium.exe",
  "chrome.exe",
];
/** Where installers put them when PATH does not say. */
const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google", "Chrome", "Application", "chrome.exe"),
];

/** A browser that can be used: a program on this machine, or a remote one over WebSocket (CDP). */
export interface FoundBrowser {
  /** File of the program, or a ws:// or wss:// address. */
  path: string;
  /** Who named it: the caller, WAYMARK_BROWSER, the system, or Playwright's own download. */
  from: "given" | "environment" | "system" | "playwright";
}

/**
 * Finds Chromium: what was `given` (--browser), then WAYMARK_BROWSER, then one on the system, then Playwright's own.
 * Undefined where there is none; also where the given one does not exist, for a user who names one wants that one.
 */
export function findBrowser(given = "", environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  const named = given || environment.WAYMARK_BROWSER;
  if (named) {
    const usable = /^wss?:\/\//.test(named) || existsSync(named);
    return usable ? { path: named, from: given ? "given" : "environment" } : undefined;
  }
  const onPath = (environment.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const system = [...onPath, ...USUAL_PLACES].find((file) => existsSync(file));
  if (system) return { path: system, from: "system" };
  const own = (load("playwright") as typeof import("playwright")).chromium.executablePath();
  return existsSync(own) ? { path: own, from: "playwright" } : undefined;
}
