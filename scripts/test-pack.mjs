// Packs the package, installs it into an empty folder, and uses it there as a stranger would: the demo and ten lines.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "waymark-pack-"));
const prefix = join(dirname(process.execPath), "..");
const headers = existsSync(join(prefix, "include", "node", "node.h")) ? { npm_config_nodedir: prefix } : {};
const env = { ...process.env, ...headers };
let passed = 0;
let failed = 0;

function run(title, command, args, cwd) {
  const result = spawnSync(command, args, { cwd, env, encoding: "utf8", maxBuffer: 1 << 28, timeout: 900_000 });
  if (result.status !== 0) {
    process.stderr.write(
      `${title}: ended with ${result.status ?? result.signal}\n${result.stderr}\n${result.stdout.slice(-2000)}\n`,
    );
  }
  return result;
}

function expect(title, fine) {
  if (fine) passed += 1;
  else failed += 1;
  process.stdout.write(`${fine ? "ok" : "NOT OK"}  ${title}\n`);
}

const packed = run("npm pack", "npm", ["pack", "--silent", "--pack-destination", folder], root);
const tarball = packed.stdout.trim().split("\n").at(-1);
expect("the package packs", packed.status === 0 && existsSync(join(folder, tarball)));

writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "stranger", private: true, type: "module" }));
const installed = run(
  "npm install",
  "npm",
  ["install", "--no-audit", "--no-fund", "--loglevel=error", join(folder, tarball)],
  folder,
);
expect("it installs into an empty folder", installed.status === 0);

const demo = run("npx waymark demo", "npx", ["--no-install", "waymark", "demo", "--json", "--out", "demo"], folder);
const report = demo.status === 0 ? JSON.parse(demo.stdout) : undefined;
expect("npx waymark demo accepts at least 60 tasks", (report?.tasks.accepted ?? 0) >= 60);
expect(
  "its oracle is always right",
  report !== undefined && report.agents.oracle.incorrect + report.agents.oracle.unscored === 0,
);

writeFileSync(
  join(folder, "ten-lines.mjs"),
  `import { generate, startStaticSites } from "waymark";

const sites = await startStaticSites(["site"]);
const report = await generate([sites.origins[0]], { db: "ten.db", count: 3 });
for (const task of report.accepted) {
  console.log(task.question, "->", task.answer);
}
await sites.close();
`,
);
run("copy a site", "cp", ["-r", join(root, "fixtures", "sites", "wiki"), join(folder, "site")], folder);
const ten = run("ten lines", process.execPath, ["ten-lines.mjs"], folder);
expect(
  "ten lines of import { generate } print three tasks",
  ten.stdout.split("\n").filter((line) => line.includes(" -> ")).length === 3,
);

rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
