import { existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { UsageError } from "../core/errors.ts";
import { refuseForeign } from "./foreign-files.ts";
import { SPLITS, type Split } from "./splits.ts";

/** Where the rows of a dataset go: a folder with a file per split, or one file. */
export interface Target {
  /** File of the rows of a split. */
  fileOf(split: Split): string;
  card: string;
  /** Path of another file of the dataset. */
  beside(name: string): string;
}

/** Extensions of files of rows. */
const ROW_FILES = [".jsonl", ".parquet", ".csv"];

/**
 * `PATH.jsonl` (or the extension that the format has) is one file with its card beside it; any other path is a folder of
 * `train.jsonl`, … and `README.md`. Throws `UsageError` where it cannot be, or where it would take the place of files that are
 * not Waymark's.
 */
export function targetOf(out: string, extension = ".jsonl"): Target {
  if (out === "") throw new UsageError("say where to write", { mend: `--out FOLDER or --out FILE${extension}` });
  const given = extname(out);
  if (given === extension) {
    const base = out.slice(0, -extension.length);
    return { fileOf: () => out, card: `${base}.README.md`, beside: (name) => `${base}.${name}` };
  }
  if (ROW_FILES.includes(given)) {
    throw new UsageError(`${out} ends with ${given}, and this format is written as ${extension}`, {
      mend: `name a folder, or a file that ends with ${extension}`,
    });
  }
  if (existsSync(out) && !statSync(out).isDirectory()) {
    throw new UsageError(`${out} is a file, not a folder`, {
      mend: `name a folder, or a file that ends with ${extension}`,
    });
  }
  const fileOf = (split: Split) => join(out, `${split}${extension}`);
  const card = join(out, "README.md");
  refuseForeign(card, [card, ...SPLITS.map(fileOf)]);
  return {
    fileOf,
    card,
    beside: (name) => join(out, name),
  };
}
