import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { playwright } from "./playwright.ts";

/** Chromium without windows, bars and buttons: the same pages for half the CPU time and fewer processes. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell", "chrome-headless-shell.exe"];
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
 * Finds Chromium: what was `given` (--browser), then WAYMARK_BROWSER, then one on the system, then Playwright's own; a
 * headless shell before a whole browser. Undefined where there is none; also where the given one does not exist, for a user
 * who names one wants that one.
 */
export function findBrowser(given = "", environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  const named = given || environment.WAYMARK_BROWSER;
  if (named) {
    const usable = isRemote(named) || existsSync(named);
    return usable ? { path: named, from: given ? "given" : "environment" } : undefined;
  }
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = (names: readonly string[]) => folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const system = [...onPath(SHELLS), ...onPath(NAMES), ...USUAL_PLACES].find((file) => existsSync(file));
  if (system) return { path: system, from: "system" };
  const own = playwright().chromium.executablePath();
  const path = shellBeside(own) ?? (existsSync(own) ? own : undefined);
  return path === undefined ? undefined : { path, from: "playwright" };
}

/** Whether a browser runs elsewhere and is reached over a WebSocket. */
export function isRemote(path: string): boolean {
  return /^wss?:\/\//.test(path);
}

/** Whether a program is Chromium without windows. */
export function isShell(path: string): boolean {
  return /headless[-_]shell(?:\.exe)?$/.test(path);
}

/** The headless shell that Playwright puts beside the browser of the same build: `chromium_headless_shell-N` beside `chromium-N`. */
function shellBeside(browser: string): string | undefined {
  const [, folder, build] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(browser) ?? [];
  if (folder === undefined) return undefined;
  const home = join(folder, `chromium_headless_shell-${build}`);
  if (!existsSync(home)) return undefined;
  const files = readdirSync(home).flatMap((inner) => SHELLS.map((name) => join(home, inner, name)));
  return files.find((file) => existsSync(file));
}
