import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Clock } from "../core/clock.ts";
import { UsageError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import { Recorder } from "../crawler/archive/recorder.ts";
import { takeIn } from "../crawler/archive/take-in.ts";
import type { Store } from "../storage/open-store.ts";
import { SITE_TABLES, type SiteRow, SiteRowWriter } from "../storage/site-rows.ts";
import { siteOfRoot } from "../storage/site-store.ts";
import type { BundleManifest } from "./bundle/bundle-manifest.ts";
import { sitePrint } from "./bundle/site-print.ts";
import { unpackBundle, unpacked } from "./bundle/unpack-bundle.ts";
import { type ImportReport, importOwnTasks } from "./import-tasks.ts";
import { jsonLinesOf } from "./json-lines.ts";

/**
 * Takes a bundle in: its sites as they were known, all that was recorded of them, and its tasks. After that the set is
 * solved, judged and checked on the archive without the network. The same bundle again changes nothing.
 *
 * Rejects with `UsageError` where the file is no whole bundle, or a site of it is here already and was recorded otherwise.
 */
export async function importBundle(
  store: Store,
  options: { path: string; set: string; signal?: AbortSignal },
  clock: Clock,
): Promise<ImportReport> {
  const { path, set, signal } = options;
  const folder = mkdtempSync(join(dirname(store.path), ".waymark-bundle-"));
  try {
    const manifest = await unpackBundle(path, folder);
    const wanted = await newSites(store, manifest, path);
    const recorder = await Recorder.open(store, { software: `Waymark/${packageVersion()}`, clock });
    try {
      const { damage } = await takeIn(unpacked(folder, "web.wacz"), store, recorder, signal);
      if (damage) throw damage;
    } finally {
      await recorder.close();
    }
    if (wanted.size > 0) await addSites(store, folder, wanted);
    return await importOwnTasks(store, { path: unpacked(folder, "tasks.jsonl"), set }, clock);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Roots of the sites that are not here yet. */
async function newSites(store: Store, { sites }: BundleManifest, path: string): Promise<Set<string>> {
  const wanted = new Set<string>();
  for (const { root, print } of sites) {
    const known = await siteOfRoot(store, root);
    if (!known) wanted.add(root);
    else if (sitePrint(store.sql, known.id).print !== print) {
      throw new UsageError(`${root} is in this database already, recorded otherwise than in ${path}`, {
        mend: "name another database with --db",
      });
    }
  }
  return wanted;
}

async function addSites(store: Store, folder: string, roots: ReadonlySet<string>): Promise<void> {
  await store.db.transaction().execute(async () => {
    const writer = new SiteRowWriter(store.sql);
    const sites = new Set<unknown>();
    const pages = new Set<unknown>();
    for (const table of SITE_TABLES) {
      for await (const { row } of jsonLinesOf(unpacked(folder, `site/${table}.jsonl`))) {
        const given = row as SiteRow;
        const isOwn =
          table === "sites"
            ? roots.has(String(given["root"]))
            : table === "links"
              ? pages.has(given["page_id"])
              : sites.has(given["site_id"]);
        if (!isOwn) continue;
        if (table === "sites") sites.add(given["id"]);
        if (table === "pages") pages.add(given["id"]);
        writer.add(table, given);
      }
    }
    writer.end();
  });
}
