import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteTruth } from "./sites.ts";

/** What `waymark read FOLDER --relations --json` ends with. */
export interface CollectionsRead {
  collections: { columns: { name: string }[]; rows: { path: string; cells: (string | string[] | null)[] }[] }[];
}

/** As the data set's own scorer says it. */
export interface SiteScore {
  site: string;
  /** Mean over the attributes of the best column's strict F1. */
  f1: number;
  attributes: Record<string, number>;
  columns: number;
  constant: number;
  pairs?: { precision: number; recall: number; f1: number };
}

export interface Score {
  total: { attribute_f1: number; pair_f1: number; columns_per_site: number; constant_columns: number };
  rows: SiteScore[];
}

/** Has the data set's own scorer judge what was read of each site. Throws where it fails. */
export function score(
  scorer: string,
  sites: readonly { name: string; truth: SiteTruth; read: CollectionsRead }[],
): Score {
  const folder = mkdtempSync(join(tmpdir(), "waymark-collections-"));
  try {
    const truth = join(folder, "truth.json");
    writeFileSync(truth, JSON.stringify(Object.fromEntries(sites.map((site) => [site.name, site.truth]))));
    mkdirSync(join(folder, "out"));
    const files = sites.map((site) => {
      const file = join(folder, "out", `${site.name}.jsonl`);
      writeFileSync(file, `${JSON.stringify(site.read)}\n`);
      return file;
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [scorer, "--json", "--truth", truth, ...files], {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`the scorer failed: ${stderr}`);
    return JSON.parse(stdout) as Score;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
