import { UsageError } from "../core/errors.ts";
import { type ImportReport, importTasks } from "../datasets/import-tasks.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

const IMPORTS = ["waymark"] as const;

/** Reads tasks from a file or folder in `format` into a set; bad rows are listed, the others imported. */
export async function importDataset(
  format: string,
  path: string,
  options: Options<"db" | "set"> = {},
): Promise<ImportReport> {
  const { db, set, clock } = complete(options);
  if (!(IMPORTS as readonly string[]).includes(format)) {
    throw new UsageError(`there is no format "${format}" to import`, { mend: `say one of: ${IMPORTS.join(", ")}` });
  }
  return withStore(db, (store) => importTasks(store, path, set, clock));
}
