import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What one contestant came to. */
export interface Lap {
  pages: number;
  /** From its first request to its last write. */
  seconds: number;
  /** Of all its threads, at work: what a shared machine disturbs least. */
  cpuSeconds: number;
  /** Bytes of resident memory at most. */
  memory: number;
}

/** The made-up site of so many pages, served by a process of its own. */
export async function serveSite(pages: number): Promise<{ origin: string; close(): void }> {
  const server = script(join(import.meta.dirname, "serve-site.ts"), [String(pages)], ["pipe", "pipe", "inherit"]);
  if (!server.stdout) throw new Error("the site's server has no output");
  const [origin] = (await once(createInterface(server.stdout), "line")) as [string];
  return { origin, close: () => server.stdin?.end() };
}

/** Runs a script that prints its result as JSON last, in a process and a folder of its own: `SCRIPT FOLDER ...ARGS`. */
export async function resultOf<Result>(path: string, args: readonly string[]): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  try {
    const child = script(path, [folder, ...args], ["ignore", "pipe", "inherit"]);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    const [status] = (await once(child, "close")) as [number | null];
    if (status !== 0) throw new Error(`${path} ended with status ${status}`);
    return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function script(path: string, args: readonly string[], stdio: ("pipe" | "ignore" | "inherit")[]): ChildProcess {
  const tsx = path.endsWith(".ts") ? ["--import", "tsx"] : [];
  return spawn(process.execPath, [...tsx, path, ...args], { stdio });
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
