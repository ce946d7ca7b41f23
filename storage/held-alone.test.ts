import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { heldAlone } from "./held-alone.ts";
import { openStore, type Store } from "./open-store.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-held-"));
  store = await openStore(join(folder, "x.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it("is had by one at a time, by its name, and leaves nothing behind", () => {
  const release = heldAlone(store, "run-1");
  expect(heldAlone(store, "run-1")).toBeUndefined();
  heldAlone(store, "run-2")!();
  release!();
  heldAlone(store, "run-1")!();
  expect(readdirSync(folder).filter((name) => name.includes("lock"))).toEqual([]);
});

it("is let go of by whoever was killed", async () => {
  const module = JSON.stringify(import.meta.resolve("better-sqlite3"));
  const file = JSON.stringify(`${store.path}.run-1.lock`);
  const script = `import D from ${module}; const lock = new D(${file}); lock.exec("BEGIN EXCLUSIVE"); console.log("held"); setInterval(() => lock.open, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => other.stdout.once("data", resolve));
  expect(heldAlone(store, "run-1")).toBeUndefined();
  const ended = new Promise((resolve) => other.once("exit", resolve));
  other.kill("SIGKILL");
  await ended;
  const release = heldAlone(store, "run-1");
  expect(release).toBeDefined();
  release!();
});
