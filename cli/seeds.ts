import { readFileSync } from "node:fs";
import { UsageError } from "../core/errors.ts";

/** Root URLs from the command line and from a file with one a line (`#` begins a comment). */
export function seedsFrom(args: readonly string[], file: string): string[] {
  const roots = [...args, ...(file === "" ? [] : linesOf(file))];
  if (roots.length === 0 && file !== "")
    throw new UsageError(`the seeds file ${file} names no root URL`, { mend: "write one a line; # begins a comment" });
  if (roots.length === 0) throw new UsageError("say where to begin", { mend: "name a root URL, or --seeds FILE" });
  return [...new Set(roots)];
}

function linesOf(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(
      `cannot read the seeds file ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
