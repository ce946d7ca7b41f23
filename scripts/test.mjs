// All of the project's own checks, one after the other, with one closing line over all of them: "N passed, N failed".
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "waymark-test-"));
const bin = (name) => join(root, "node_modules", ".bin", name);
const totals = { passed: 0, failed: 0, skipped: 0 };

/** A check that passes or fails as a whole. */
function check(title, command, args) {
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  totals[status === 0 ? "passed" : "failed"] += 1;
}

/** A test runner; its report counts, and a runner that ends badly without one counts as one failure. */
function suite(title, command, args, reportFile, count) {
  process.stdout.write(`\n== ${title}\n`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  const counted = existsSync(reportFile)
    ? count(JSON.parse(readFileSync(reportFile, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

check("types", bin("tsc"), ["--noEmit"]);
check("biome", bin("biome"), ["check", "."]);
check("imports point down", bin("depcruise"), ["--config", ".dependency-cruiser.cjs", "--output-type", "err", "."]);
check("nothing unused", bin("knip"), []);

const unit = join(scratch, "unit.json");
suite(
  "unit tests",
  bin("vitest"),
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unit}`],
  unit,
  (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + r.numFailedTestSuites * (r.numFailedTests === 0 ? 1 : 0),
    skipped: r.numPendingTests + r.numTodoTests,
  }),
);
const e2e = join(scratch, "e2e.json");
suite("end-to-end tests", bin("playwright"), ["test", "--reporter=line,json"], e2e, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));

rmSync(scratch, { recursive: true, force: true });
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
process.exit(totals.failed === 0 ? 0 : 1);
