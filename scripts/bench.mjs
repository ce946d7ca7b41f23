// Measures one thing, beside its peers, in one run: npm run bench -- NAME [options of the bench]. Peers are packages of
// bench/package.json, installed on first use: nobody who only uses Waymark needs them.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const home = join(root, "bench");
const names = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(home, entry.name, "bench.ts")))
  .map((entry) => entry.name);

const [name, ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  process.stderr.write(
    `bench: ${name ? `there is no bench "${name}"` : "name a bench"}; there are: ${names.join(", ")}\n`,
  );
  process.exit(2);
}
installPeers();
const run = spawnSync(process.execPath, ["--import", "tsx", join(home, name, "bench.ts"), ...args], {
  cwd: root,
  stdio: "inherit",
});
process.exit(run.status ?? 1);

function installPeers() {
  const installed = join(home, "node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(home, "package-lock.json")).mtimeMs) return;
  process.stderr.write("bench: installing the peers with npm ci\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: home,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  process.stderr.write("bench: npm ci failed in bench/; its own message stands above\n");
  process.exit(1);
}
