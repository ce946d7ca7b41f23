import { spawn } from "node:child_process";
import { SkipError } from "../../../core/errors.ts";
import { sha256 } from "../../../core/ids.ts";
import { Recent } from "../../../core/recent.ts";
import { limitedNode } from "../../limited-child.ts";
import type { ForeignKind } from "./foreign-document.ts";
import { pdfJs } from "./pdf-js.ts";

/** Data segment of the child, in KiB: what Node reserves for a PDF is near 2 GB, of which it uses a third; a bomb wants everything. */
const DATA_KIB = 3_000_000;
const CPU_SECONDS = 60;
const WALL_MS = 90_000;
/** More output than this is a bomb. */
const OUTPUT_BYTES = 128 * 1024 * 1024;
const ERROR_BYTES = 4096;
/** Bytes of output that are kept: checks and agents read again what was read, and starting a child takes longer than most files. */
const KEPT_BYTES = 8 * 1024 * 1024;

const parsed = new Recent<Buffer>(KEPT_BYTES);

/**
 * Parses a foreign format in a child process under the limits of the operating system (`ulimit`, where there is a shell),
 * with a kill timer and a cap on its output from outside: parsers of binary formats have holes, and a limit inside the
 * same process does not hold. One child per file; the same bytes again are what they were.
 *
 * @returns the child's JSON
 * @throws SkipError unreadable, when the child dies, runs too long or says too much
 */
export async function parseInChild(kind: ForeignKind, bytes: Uint8Array, url: string): Promise<unknown> {
  const output = await parsed.get(
    `${kind} ${sha256(bytes)}`,
    () => outputOf(kind, bytes, url),
    (said) => said.byteLength,
  );
  try {
    return JSON.parse(output.toString("utf8"));
  } catch (cause) {
    throw new SkipError("unreadable", `${url} cannot be read as ${kind}: its reader gave no result`, { cause });
  }
}

async function outputOf(kind: ForeignKind, bytes: Uint8Array, url: string): Promise<Buffer> {
  const ahead = kind === "pdf" ? Object.values(pdfJs()) : [];
  const options = { dataKib: DATA_KIB, cpuSeconds: CPU_SECONDS, ahead };
  const [command, ...args] = limitedNode("./parse-child", import.meta.url, [kind], options);
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], env: { PATH: process.env.PATH ?? "" } });
  const output: Buffer[] = [];
  let size = 0;
  let errors = "";
  let stopped: string | undefined;
  const stop = (why: string) => {
    stopped ??= why;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => stop(`took longer than ${WALL_MS / 1000} s`), WALL_MS);
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > OUTPUT_BYTES) stop("expands beyond all measure");
    else output.push(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    if (errors.length < ERROR_BYTES) errors += chunk.toString("utf8");
  });
  // A child that dies early closes its stdin: how it ended says why, so this error itself says nothing.
  child.stdin.on("error", () => child.stdin.destroy());
  child.stdin.end(bytes);
  const ended = await new Promise<string | undefined>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) =>
      resolve(code === 0 ? undefined : (lastLine(errors) ?? `ended with ${signal ?? code}`)),
    );
  });
  clearTimeout(timer);
  const failure = stopped ?? ended;
  if (failure !== undefined) throw new SkipError("unreadable", `${url} cannot be read as ${kind}: ${failure}`);
  return Buffer.concat(output);
}

function lastLine(errors: string): string | undefined {
  const line = errors.split("\n").find((text) => /^\w*Error: \S/.test(text.trim()));
  return line
    ?.trim()
    .replace(/^(?:Error: )+/, "")
    .slice(0, 200);
}
