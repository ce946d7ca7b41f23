import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { StopError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";
import type { Target } from "./dataset-target.ts";
import { isOwnCard, refuseForeign } from "./foreign-files.ts";
import { jsonLine, jsonLinesOf } from "./json-lines.ts";
import type { Companion, RowFile } from "./sft-format.ts";
import { SPLITS, type Split } from "./splits.ts";

/** Rows as the bytes of one file. */
export interface RowEncoder {
  /** Bytes that are ready once this row is taken; "" where it waits for others. */
  add(row: unknown): string | Uint8Array;
  /** What ends the file. */
  end(): string | Uint8Array;
}

const jsonLines = (): RowEncoder => ({ add: jsonLine, end: () => "" });

/** Bytes that are gathered before they are written. */
const CHUNK = 262_144;

interface OpenFile {
  /** Undefined once it is closed. */
  descriptor: number | undefined;
  encoder: RowEncoder;
  chunks: (string | Uint8Array)[];
  /** Length of what waits to be written. */
  waiting: number;
}

/**
 * Writes rows to temporary files and renames all of them at the end, so that a reader sees the old dataset or the new one
 * and never a half of it. Memory stays flat: a row is written as it comes.
 */
export class DatasetWriter {
  readonly #target: Target;
  readonly #encoder: () => RowEncoder;
  readonly #open = new Map<string, OpenFile>();
  readonly #splits = new Map<string, Split>();
  /** A dataset of Waymark's stood here before, and its files may go. */
  readonly #replaces: boolean;
  rows = 0;

  /** `encoder` makes the encoder of each file; JSON lines where none is given. */
  constructor(target: Target, encoder: () => RowEncoder = jsonLines) {
    this.#target = target;
    this.#encoder = encoder;
    this.#replaces = isOwnCard(target.card);
  }

  write(split: Split, row: unknown): void {
    const path = this.#target.fileOf(split);
    if (!this.#splits.has(path)) this.#splits.set(path, split);
    const file = this.#fileAt(path);
    this.#append(path, file, file.encoder.add(row));
    this.rows += 1;
  }

  /** The files of rows so far, in the order of the splits. */
  files(): RowFile[] {
    const order = (split: string) => (SPLITS as readonly string[]).indexOf(split);
    return [...this.#splits]
      .map(([path, split]) => ({ split, name: basename(path) }))
      .sort((a, b) => order(a.split) - order(b.split));
  }

  /**
   * Reads the rows of JSON lines again, as they stand in the temporary files. `faults` says what is wrong with one. Rejects
   * with `StopError` that names the first bad row; nothing is put in place then.
   */
  async verify(faults: (row: unknown) => string[]): Promise<void> {
    for (const path of this.#splits.keys()) {
      this.#flush(path, this.#open.get(path)!);
      for await (const { line, row } of jsonLinesOf(temporary(path))) {
        const [fault] = faultsOf(row, faults);
        if (fault !== undefined)
          throw new StopError(`row ${line} of ${basename(path)} is not what its trainer reads: ${fault}`, {
            mend: "nothing was written; please report it, with the set and the format",
          });
      }
    }
  }

  /** Puts the files in place and gives their paths, the card last. Files of a former dataset that have no rows now go. */
  finish(card: string, companions: readonly Companion[] = []): string[] {
    const beside = companions.map(({ name }) => this.#target.beside(name));
    refuseForeign(this.#target.card, beside);
    const extra = companions.map(({ text }, at) => {
      const path = beside[at]!;
      this.#append(path, this.#fileAt(path), text);
      return path;
    });
    this.#append(this.#target.card, this.#fileAt(this.#target.card), card);
    const rows = [...this.#splits.keys()].sort();
    for (const [path, file] of this.#open) {
      if (this.#splits.has(path)) this.#append(path, file, file.encoder.end());
      this.#flush(path, file);
      guarded(path, () => fsyncSync(file.descriptor!));
      close(file);
    }
    for (const path of this.#open.keys()) {
      guarded(path, () => renameSync(temporary(path), path));
      this.#open.delete(path);
    }
    for (const split of this.#replaces ? SPLITS : []) {
      const path = this.#target.fileOf(split);
      if (!rows.includes(path)) rmSync(path, { force: true });
    }
    return [...rows, ...extra, this.#target.card];
  }

  /** Runs `work`; where it fails, what it wrote is taken back. */
  static async during<T>(
    target: Target,
    encoder: (() => RowEncoder) | undefined,
    work: (writer: DatasetWriter) => Promise<T>,
  ): Promise<T> {
    const writer = new DatasetWriter(target, encoder);
    try {
      return await work(writer);
    } catch (error) {
      writer.abandon();
      throw error;
    }
  }

  /** Takes back what was not finished. */
  abandon(): void {
    for (const [path, file] of this.#open) {
      close(file);
      rmSync(temporary(path), { force: true });
    }
    this.#open.clear();
  }

  #fileAt(path: string): OpenFile {
    const known = this.#open.get(path);
    if (known) return known;
    return guarded(path, () => {
      makeFolder(dirname(path));
      sweep(path);
      const file = { descriptor: openSync(temporary(path), "w"), encoder: this.#encoder(), chunks: [], waiting: 0 };
      this.#open.set(path, file);
      return file;
    });
  }

  #append(path: string, file: OpenFile, bytes: string | Uint8Array): void {
    if (bytes.length === 0) return;
    file.chunks.push(bytes);
    file.waiting += bytes.length;
    if (file.waiting >= CHUNK) this.#flush(path, file);
  }

  #flush(path: string, file: OpenFile): void {
    const bytes = Buffer.concat(file.chunks.map((chunk) => (typeof chunk === "string" ? Buffer.from(chunk) : chunk)));
    file.chunks = [];
    file.waiting = 0;
    // Writes on after a short write, which a disk that fills up gives before it gives an error.
    guarded(path, () => writeFileSync(file.descriptor!, bytes));
  }
}

function close(file: OpenFile): void {
  if (file.descriptor !== undefined) closeSync(file.descriptor);
  file.descriptor = undefined;
}

function faultsOf(row: unknown, faults: (row: unknown) => string[]): string[] {
  try {
    return faults(row);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function temporary(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

/** Removes what a process that was killed left of this file. */
function sweep(path: string): void {
  const left = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const pid = name.startsWith(left) ? /^(\d+)\.tmp$/.exec(name.slice(left.length))?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function guarded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const mend = code === "ENOSPC" ? "free some space and export again" : "name another place with --out";
    throw new StopError(`cannot write ${file} (${code || String(error)})`, { cause: error, mend });
  }
}
