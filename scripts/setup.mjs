// Makes a fresh clone ready: packages, then a browser. Plain Node, no packages of its own; speaks on stderr alone.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const say = (line) => process.stderr.write(`setup: ${line}\n`);

requireNode(20, 19);
installPackages();
runInCheckout("scripts/setup-browser.ts");

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  say(`Node ${process.versions.node} is too old; Waymark needs ${major}.${minor} or newer`);
  process.exit(2);
}

/** `npm ci` where node_modules is missing or older than the lockfile. */
function installPackages() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const lockfile = join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  say("installing packages with npm ci (native parts may compile for some minutes)");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    // npm's stdout goes to our stderr: stdout belongs to the command that follows.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, ...localHeaders() },
    shell: process.platform === "win32",
  });
  if (result.status === 0) return;
  const missing = ["python3", "make", "c++"].filter((tool) => !onPath(tool));
  if (missing.length > 0) {
    say(`npm ci failed, and ${missing.join(", ")} missing: native packages need python3, make and a C++ compiler`);
  } else {
    say(`npm ci failed (status ${result.status ?? result.signal}); its own message stands above`);
  }
  process.exit(1);
}

/** Native packages build without the network where Node's headers lie beside its binary. */
function localHeaders() {
  const prefix = join(dirname(process.execPath), "..");
  return existsSync(join(prefix, "include", "node", "node.h")) ? { npm_config_nodedir: prefix } : {};
}

function onPath(tool) {
  const folders = (process.env.PATH ?? "").split(process.platform === "win32" ? ";" : ":");
  return folders.some((folder) => existsSync(join(folder, tool)));
}

/** From here on packages are there: the rest is TypeScript and shares the product's own code. */
function runInCheckout(script) {
  const result = spawnSync(process.execPath, ["--import", "tsx", join(root, script)], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
