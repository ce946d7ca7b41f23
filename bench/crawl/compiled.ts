import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/**
 * Compiles the package as its users get it. The sources as they are run by tsx, which wraps every function for its name and
 * compiles as it loads, take a good second more to start, in each thread. What is measured in a process of its own is plain
 * JavaScript, for tsx alone takes 65 MB there.
 */
export function compilePackage(): void {
  const { status } = spawnSync(process.execPath, [join(root, "scripts", "build.mjs")], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.stderr.write("bench: the package has type errors; what was compiled is measured\n");
}

/** The compiled reader of pages. */
export async function compiledRead(): Promise<typeof import("../../crawler/read/read.ts").read> {
  const path = join(root, "dist", "crawler", "read", "read.js");
  return ((await import(path)) as typeof import("../../crawler/read/read.ts")).read;
}
