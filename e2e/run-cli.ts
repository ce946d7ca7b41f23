import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program as a checkout runs it. */
export const CHECKOUT = join(import.meta.dirname, "..", "bin", "waymark.mjs");
/** The program that is tested: `npm run test:pack` names the one of the package that it installed. */
const PROGRAM = process.env.WAYMARK_TEST_PROGRAM ?? CHECKOUT;

/** No single command of these tests takes longer, on a slow machine either, unless its test says so. */
const DEADLINE_MS = 480_000;

export interface RunOptions {
  cwd?: string;
  /** Run in place of the program that is tested. */
  program?: string;
  /** Added to the environment, from which every setting of the machine is taken out, but where its browser is. */
  env?: Record<string, string>;
  /** Fed to standard input. */
  input?: string;
  /** Milliseconds after which it is killed. */
  deadline?: number;
}

export interface Finished {
  /** Exit status; null where a signal ended it. */
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A command under way, the leader of a process group of its own. */
export interface Started {
  readonly pid: number;
  readonly done: Promise<Finished>;
  /** What it has printed so far. */
  stdout(): string;
  /** Sends a signal to its whole process group, as a terminal does; false where it had ended before. */
  signal(name: NodeJS.Signals): boolean;
}

/** Starts `waymark ARGS`. */
export function startCli(args: readonly string[], options: RunOptions = {}): Started {
  const child = spawn(process.execPath, [options.program ?? PROGRAM, ...args], {
    cwd: options.cwd,
    env: { ...plainEnvironment(), ...options.env },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  // A command that never reads its input may be gone before all of it is written.
  child.stdin.on("error", () => child.stdin.destroy());
  child.stdin.end(options.input ?? "");
  const done = new Promise<Finished>((resolve, reject) => {
    const deadline = setTimeout(() => {
      sendSignal(child, "SIGKILL");
      reject(new Error(`waymark ${args.join(" ")} did not end in time; it said:\n${said.stderr}`));
    }, options.deadline ?? DEADLINE_MS);
    child.once("error", reject);
    child.once("close", (status, signal) => {
      clearTimeout(deadline);
      resolve({ status, signal, ...said });
    });
  });
  return { pid: child.pid!, done, stdout: () => said.stdout, signal: (name) => sendSignal(child, name) };
}

/** Runs `waymark ARGS` to its end. */
export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return startCli(args, options).done;
}

/** Runs a command with --json that must succeed, and gives the one document that it prints. */
export async function runJson<T>(args: readonly string[], options: RunOptions = {}): Promise<T> {
  const { status, stdout, stderr } = await runCli([...args, "--json"], options);
  if (status !== 0) throw new Error(`waymark ${args.join(" ")} ended with ${status}:\n${stderr}`);
  return JSON.parse(stdout) as T;
}

/** A folder that goes when `work` is done. */
export async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-e2e-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sendSignal(child: ChildProcess, name: NodeJS.Signals): boolean {
  if (child.exitCode !== null || child.signalCode !== null) return false;
  try {
    process.kill(-child.pid!, name);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("WAYMARK_") || name === "WAYMARK_BROWSER",
  );
  return Object.fromEntries(kept);
}
