import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { StopError, UsageError } from "../core/errors.ts";
import { SPLITS, type Split } from "./splits.ts";

/** Where the rows of a dataset go: a folder with a file per split, or one file. */
export interface Target {
  /** File of the rows of a split. */
  fileOf(split: Split): string;
  card: string;
}

/** `PATH.jsonl` is one file with its card beside it; any other path is a folder of `train.jsonl`, … and `README.md`. */
export function targetOf(out: string): Target {
  if (out === "") throw new UsageError("say where to write", { mend: "--out FOLDER or --out FILE.jsonl" });
  if (extname(out) === ".jsonl") {
    return { fileOf: () => out, card: out.replace(/\.jsonl$/, ".README.md") };
  }
  if (existsSync(out) && !statSync(out).isDirectory()) {
    throw new UsageError(`${out} is a file, not a folder`, { mend: "name a folder, or a file that ends with .jsonl" });
  }
  return { fileOf: (split) => join(out, `${split}.jsonl`), card: join(out, "README.md") };
}

/**
 * Writes rows line by line to temporary files and renames all of them at the end, so that a reader sees the old dataset
 * or the new one and never a half of it. Memory stays flat: a row is written as it comes.
 */
export class DatasetWriter {
  readonly #target: Target;
  readonly #open = new Map<string, number>();
  rows = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  write(split: Split, row: unknown): void {
    this.#append(this.#target.fileOf(split), `${JSON.stringify(row)}\n`);
    this.rows += 1;
  }

  /** Puts the files in place and gives their paths, the card last. Files of a former dataset that have no rows now go. */
  finish(card: string): string[] {
    this.#append(this.#target.card, card);
    const files = [...this.#open.keys()].filter((file) => file !== this.#target.card).sort();
    for (const [file, descriptor] of this.#open) {
      guarded(file, () => fsyncSync(descriptor));
      closeSync(descriptor);
      guarded(file, () => renameSync(temporary(file), file));
    }
    this.#open.clear();
    for (const split of SPLITS) {
      const file = this.#target.fileOf(split);
      if (!files.includes(file)) rmSync(file, { force: true });
    }
    return [...files, this.#target.card];
  }

  /** Takes back what was not finished. */
  abandon(): void {
    for (const [file, descriptor] of this.#open) {
      closeSync(descriptor);
      rmSync(temporary(file), { force: true });
    }
    this.#open.clear();
  }

  #append(file: string, text: string): void {
    guarded(file, () => {
      let descriptor = this.#open.get(file);
      if (descriptor === undefined) {
        mkdirSync(dirname(file), { recursive: true });
        descriptor = openSync(temporary(file), "w");
        this.#open.set(file, descriptor);
      }
      writeSync(descriptor, text);
    });
  }
}

function temporary(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

function guarded(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const mend = code === "ENOSPC" ? "free some space and export again" : "name another place with --out";
    throw new StopError(`cannot write ${file} (${code || String(error)})`, { cause: error, mend });
  }
}
