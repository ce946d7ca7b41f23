import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { UsageError } from "../../core/errors.ts";
import { packageRoot } from "../../core/package-root.ts";

/** A file of `configs/` as the data that it must be. Throws `UsageError` that says what is wrong with it. */
export function readRules<T>(name: string, schema: z.ZodType<T>): T {
  const file = join(packageRoot(), "configs", name);
  let content: unknown;
  try {
    content = parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`cannot read ${file}: ${reason}`, { mend: "put the file that came with Waymark back" });
  }
  const result = schema.safeParse(content);
  if (!result.success)
    throw new UsageError(`${file} is not what it should be: ${z.prettifyError(result.error)}`, {
      mend: "compare it with the file that came with Waymark",
    });
  return result.data;
}
