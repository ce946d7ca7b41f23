// Finds a browser or installs one; run by setup.mjs once packages are there. Speaks on stderr alone.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../crawler/browser/find-browser.ts";

const say = (line: string) => process.stderr.write(`setup: ${line}\n`);
/** Milliseconds that a download may take. */
const DOWNLOAD_DEADLINE_MS = 300_000;

if (!findBrowser()) {
  if (process.env.WAYMARK_NO_INSTALL === "1") giveUp("and WAYMARK_NO_INSTALL=1 forbids installing one");
  else if (!installPlaywrights() && !installDebians()) giveUp("and none could be installed");
}

function installPlaywrights(): boolean {
  say("no Chromium found; trying Playwright's download");
  const command = join(import.meta.dirname, "..", "node_modules", "playwright", "cli.js");
  run(process.execPath, [command, "install", "chromium-headless-shell", "chromium"]);
  return findBrowser() !== undefined;
}

function installDebians(): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  say(
    "Playwright's download is not reachable; installing Debian's Chromium with apt-get (WAYMARK_NO_INSTALL=1 forbids it)",
  );
  const install = (name: string) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  // Older releases have no shell of it.
  const either = () => install("chromium-headless-shell") || install("chromium");
  if (!either()) {
    run("apt-get", ["update", "-qq"]);
    either();
  }
  return findBrowser() !== undefined;
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], timeout: DOWNLOAD_DEADLINE_MS, env }).status === 0;
}

/** Not fatal: static pages need no browser. Two lines that say what to do. */
function giveUp(why: string): void {
  say(`no Chromium was found ${why}; pages that need a browser will be read without one.`);
  say("Install Chromium or Chrome, or set WAYMARK_BROWSER to its path, and run the command again.");
}
