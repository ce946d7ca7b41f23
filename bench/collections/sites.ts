import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Values by attribute and page, and by page and label: as `ground-truth.json` has them. */
export interface SiteTruth {
  attributes: Record<string, Record<string, string[]>>;
  pairs?: Record<string, Record<string, string[]>>;
}

export interface SitePage {
  /** Its file's name without the ending. */
  name: string;
  html: string;
}

/** Detail pages of one template with what a person said of them. */
export interface TrueSite {
  name: string;
  pages: SitePage[];
  truth: SiteTruth;
}

/**
 * The sites of a folder `pages/SITE/PAGE.html` with `ground-truth.json` beside it; undefined where there is no such folder.
 */
export function trueSites(folder: string): TrueSite[] | undefined {
  if (!existsSync(join(folder, "ground-truth.json"))) return undefined;
  const truth = JSON.parse(readFileSync(join(folder, "ground-truth.json"), "utf8")) as Record<string, SiteTruth>;
  return Object.entries(truth).map(([name, site]) => ({
    name,
    truth: site,
    pages: readdirSync(join(folder, "pages", name))
      .filter((file) => file.endsWith(".html"))
      .sort()
      .map((file) => ({
        name: file.replace(/\.html$/, ""),
        html: readFileSync(join(folder, "pages", name, file), "utf8"),
      })),
  }));
}
