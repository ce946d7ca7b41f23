import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { MissingError, StopError, UsageError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";
import { packageVersion } from "../core/package-root.ts";
import type { Store } from "../storage/open-store.ts";
import { type SiteTable, siteRows } from "../storage/site-rows.ts";
import { type Site, siteOfRoot } from "../storage/site-store.ts";
import { rootsOf } from "../storage/solved-tasks.ts";
import { taskSetNamed } from "../storage/task-store.ts";
import { BUNDLE_VERSION, type BundleFile, type BundleManifest, MANIFEST } from "./bundle/bundle-manifest.ts";
import { packWeb } from "./bundle/frozen-web.ts";
import { sitePrint } from "./bundle/site-print.ts";
import type { ExportReport } from "./export-report.ts";
import { exportTasks } from "./export-tasks.ts";
import { jsonLine } from "./json-lines.ts";
import { writeWhole } from "./write-whole.ts";

const TABLES: Readonly<Partial<Record<BundleFile, SiteTable>>> = {
  "site/sites.jsonl": "sites",
  "site/pages.jsonl": "pages",
  "site/links.jsonl": "links",
  "site/relations.jsonl": "relations",
};

/** Files that are packed already. */
const PACKED: readonly string[] = ["web.wacz"];

/**
 * Writes a set with its frozen web as one file: tasks, card, what is known of the sites, and all that was recorded of them
 * as WACZ. Whoever has it can solve, judge and check the set without the network (`import bundle`).
 *
 * Rejects with `MissingError` where a site of the set is not recorded here, `UsageError` and `StopError` as other exports.
 */
export async function exportBundle(
  store: Store,
  options: { set: string; out: string; limit: number; format: string },
): Promise<ExportReport> {
  const { out, limit } = options;
  if (extname(out) !== ".zip") throw new UsageError("say where to write the bundle", { mend: "--out FILE.zip" });
  if (options.format !== "")
    throw new UsageError(`a bundle has no format "${options.format}"`, { mend: "leave it out" });
  const set = await taskSetNamed(store, options.set);
  const sites = await sitesOf(store, set.id, set.name);
  const folder = temporaryFolder(out);
  try {
    const tasks = join(folder, "tasks.jsonl");
    const { rows, skipped } = await exportTasks(store, { set: set.id, format: "jsonl", out: tasks, limit });
    const web = await packWeb(store, sites, join(folder, "web.wacz"), folder);
    const files = new Map<BundleFile, string>([
      ["README.md", join(folder, "tasks.README.md")],
      ["tasks.jsonl", tasks],
      ["web.wacz", join(folder, "web.wacz")],
    ]);
    const ids = sites.map(({ id }) => id);
    for (const [name, table] of Object.entries(TABLES) as [BundleFile, SiteTable][]) {
      const path = join(folder, `${table}.jsonl`);
      await pipeline(Readable.from(lines(siteRows(store, table, ids))), createWriteStream(path));
      files.set(name, path);
    }
    const manifest: BundleManifest = {
      waymark_bundle: BUNDLE_VERSION,
      software: `Waymark/${packageVersion()}`,
      set: set.name,
      purpose: set.purpose,
      tasks: rows,
      sites: sites.map(({ id, root }) => ({ root, ...sitePrint(store.sql, id) })),
      files: await Promise.all([...files].map(async ([name, path]) => ({ name, ...(await digestOf(path)) }))),
    };
    await writeWhole(out, async (stream) => {
      const zip = new ZipFile();
      const mtime = new Date(set.createdAt);
      zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST, { mtime });
      for (const [name, path] of files) zip.addFile(path, name, { mtime, compress: !PACKED.includes(name) });
      zip.end();
      await pipeline(zip.outputStream, stream);
    });
    return { rows, skipped: { ...skipped, ...(web.left > 0 ? { records_of_others: web.left } : {}) }, files: [out] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sites that the tasks are about, all of them recorded. */
async function sitesOf(store: Store, setId: string, name: string): Promise<Site[]> {
  const roots = await rootsOf(store, setId);
  const sites = await Promise.all(roots.map(async (root) => ({ root, site: await siteOfRoot(store, root) })));
  const missing = sites.find(({ site }) => !site);
  if (missing) {
    const what = missing.root === "" ? `tasks of set ${name} name no site` : `${missing.root} is not recorded here`;
    throw new MissingError(`${what}: there is no web to freeze`, {
      mend: missing.root === "" ? "waymark export tasks" : `waymark crawl ${missing.root}`,
    });
  }
  if (sites.length === 0) throw new MissingError(`set ${name} has no tasks`, { mend: "waymark generate URL" });
  return sites.map(({ site }) => site!);
}

/** Beside the bundle: where there is room for it, there is for its parts. */
function temporaryFolder(out: string): string {
  const parent = dirname(resolve(out));
  try {
    makeFolder(parent);
    return mkdtempSync(join(parent, ".waymark-bundle-"));
  } catch (error) {
    throw new StopError(`cannot write in ${parent}`, { cause: error, mend: "name another place with --out" });
  }
}

function* lines(rows: Iterable<unknown>): Generator<string> {
  for (const row of rows) yield jsonLine(row);
}

async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: statSync(path).size, sha256: hash.digest("hex") };
}
