import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { Blocklist, blocklistFile } from "../core/blocklist.ts";
import { UsageError } from "../core/errors.ts";
import { packageRoot } from "../core/package-root.ts";

/** The blocklist of a file, of the package where `path` is empty. Throws `UsageError` where it is none. */
export function readBlocklist(path: string): Blocklist {
  const file = path || join(packageRoot(), "configs", "blocklist.yaml");
  let content: unknown;
  try {
    content = parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(
      `cannot read the blocklist ${file}: ${error instanceof Error ? error.message : String(error)}`,
      {
        mend: "name a YAML file like configs/blocklist.yaml",
      },
    );
  }
  const result = blocklistFile.safeParse(content);
  if (!result.success) {
    throw new UsageError(`${file} is no blocklist: ${z.prettifyError(result.error)}`, {
      mend: "see configs/blocklist.yaml for its shape",
    });
  }
  return new Blocklist(result.data);
}
