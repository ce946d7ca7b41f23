import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { limitedNode } from "../../crawler/limited-child.ts";
import { FromChild, type ToChild } from "./messages.ts";

/** Of the child: Node with QuickJS takes some 250 MB. */
const LIMITS = { dataKib: 800_000, cpuSeconds: 120 };
/** Milliseconds that a program may compute: QuickJS looks at them itself, now and then. */
const COMPUTE_MS = 10_000;
/** Milliseconds more in which the child has to say something before it is killed. */
const GRACE_MS = 10_000;
/** Milliseconds in which the child has to start: no time of the program's, and long on a machine that is busy. */
const START_MS = 60_000;
/** Functions that one program may call. */
const MOST_CALLS = 50;
/** Bytes of one message of the child; more is no message. */
const MESSAGE_BYTES = 4_000_000;

/** Carries out a function that a program calls: arguments and result are JSON. What it rejects with ends up in the program. */
export type CallFunction = (name: string, args: unknown) => Promise<unknown>;

/** What a program came to. */
export interface ProgramResult {
  /** What it printed. */
  printed: string;
  /** JSON of what it returned. */
  returned?: string;
  /** Why it did not come to its end. */
  error?: string;
  /** Its limits ended it, and with it what it put into `state`: what earlier programs left there stands. */
  lost: boolean;
}

/** A fault of ours that a program must not see: it ends the program, and `run` rejects with its cause. */
export class EndProgram extends Error {}

/**
 * Runs programs of agents in JavaScript, in a child process of their own: QuickJS within limits of the operating system, with
 * a kill timer here. Only JSON crosses. A program finds what the one before left in `state`, which is kept here, and nothing
 * else of it. The child stays for the attempt; it is killed where a limit is passed, and the next program has a new one.
 */
export class Sandbox {
  readonly #computeMs: number;
  readonly #startMs: number;
  #child: ChildProcess | undefined;
  #state = "{}";

  /** Milliseconds that a program may compute, and that its process may take to start. */
  constructor(computeMs = COMPUTE_MS, startMs = START_MS) {
    this.#computeMs = computeMs;
    this.#startMs = startMs;
  }

  /** Runs one program to its end. Rejects with what `call` throws as the cause of an `EndProgram`, with nothing else. */
  async run(code: string, functions: readonly string[], call: CallFunction): Promise<ProgramResult> {
    const ready = this.#child && isAlive(this.#child) ? this.#child : undefined;
    const child = ready ?? start();
    // A program that is still under way has lost whoever waited for it: its child is not used again.
    this.#child = undefined;
    const { state, ...result } = await converse(
      child,
      { is: "run", code, functions: [...functions], computeMs: this.#computeMs, state: this.#state },
      call,
      ready ? undefined : this.#startMs,
    );
    this.#state = state ?? this.#state;
    if (result.lost) child.kill("SIGKILL");
    else this.#child = child;
    return result;
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

type Program = Extract<ToChild, { is: "run" }>;

/** `state`: JSON of what it left there; absent where that is lost. */
type Ran = ProgramResult & { state?: string };

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function start(): ChildProcess {
  const [command, ...args] = limitedNode("./interpreter-child", import.meta.url, [], LIMITS);
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], env: { PATH: process.env.PATH ?? "" } });
  // How a child ended says why; that nobody reads its input any more says nothing.
  child.stdin?.on("error", () => child.stdin?.destroy());
  return child;
}

/** `startMs`: what is left to a child that has not yet said that it is ready; the program's clock begins when it has. */
function converse(
  child: ChildProcess,
  program: Program,
  call: CallFunction,
  startMs: number | undefined,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let starting = startMs !== undefined;
    let calls = 0;
    let underWay = 0;
    let bytes = 0;
    let timer: NodeJS.Timeout | undefined;
    const lines = createInterface({ input: child.stdout! });
    const say = (message: ToChild) => child.stdin?.write(`${JSON.stringify(message)}\n`);
    const finish = () => {
      clearTimeout(timer);
      lines.removeAllListeners();
      lines.close();
      // A closed interface leaves its listeners on the stream, which is the next program's, too.
      for (const event of ["data", "end"]) child.stdout?.removeAllListeners(event);
      child.removeListener("close", died);
      child.removeListener("error", failed);
    };
    const lost = (error: string) => {
      finish();
      child.kill("SIGKILL");
      resolve({ printed: "", error, lost: true });
    };
    const notRun = (why: string) => lost(`the program was not run, for no fault of its own: ${why}`);
    const died = () =>
      starting
        ? notRun("its process ended while it started")
        : lost("the program passed the limits on memory or time and was ended");
    const failed = (error: Error) => notRun(error.message);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MESSAGE_BYTES) lost("the program says too much and was ended");
    };
    const watch = () => {
      clearTimeout(timer);
      if (underWay > 0) return;
      const ms = program.computeMs + GRACE_MS;
      timer = setTimeout(() => lost(`the program said nothing for ${ms / 1000} s and was ended`), ms);
    };
    const carryOut = async (id: number, name: string, json: string) => {
      underWay++;
      watch();
      try {
        if (++calls > MOST_CALLS) throw new Error(`a program may call ${MOST_CALLS} functions`);
        const result = await call(name, JSON.parse(json));
        say({ is: "reply", call: id, json: JSON.stringify(result) ?? "null" });
      } catch (error) {
        if (error instanceof EndProgram) {
          finish();
          child.kill("SIGKILL");
          reject(error.cause);
          return;
        }
        say({ is: "reply", call: id, error: error instanceof Error ? error.message : String(error) });
      } finally {
        underWay--;
      }
      watch();
    };
    child.on("close", died);
    child.on("error", failed);
    child.stdout?.on("data", count);
    lines.on("line", (line) => {
      bytes = 0;
      const parsed = FromChild.safeParse(parseLine(line));
      if (!parsed.success) {
        lost("the program's process said what is no message and was ended");
        return;
      }
      const message = parsed.data;
      if (message.is === "ready") {
        starting = false;
        watch();
        say(program);
        return;
      }
      if (message.is === "call") {
        void carryOut(message.call, message.name, message.json);
        return;
      }
      finish();
      const { printed, returned, error, spent, state } = message;
      resolve({
        printed,
        lost: spent,
        ...(returned === undefined ? {} : { returned }),
        ...(error === undefined ? {} : { error }),
        ...(state === undefined || spent ? {} : { state }),
      });
    });
    if (startMs === undefined) {
      watch();
      say(program);
    } else {
      const late = `its process did not start within ${startMs / 1000} s; the machine is busy, run it again`;
      timer = setTimeout(() => notRun(late), startMs);
    }
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Said of by the schema, which takes no undefined.
    return undefined;
  }
}
