import { seedsFrom } from "../seeds.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";
import { CRAWL_SETTINGS } from "../verb-settings.ts";

export const crawlVerb: Verb = {
  name: "crawl",
  arguments: "[url-or-archive...]",
  summary:
    "explore websites and store their pages, files, links and relations, with a WARC archive; a .warc.gz or .wacz file can stand for the web",
  settings: [...CRAWL_SETTINGS, "seeds"],
  example: "waymark crawl https://example.org --max-pages 100",
  async run({ args, settings, progress, signal, print, warn }) {
    const { crawl } = await import("../../waymark.ts");
    const report = await crawl(seedsFrom(args, settings.seeds), { ...settings, progress, signal });
    print({ sites: report.sites }, () =>
      textTable(
        ["site", "pages", "files", "failed", "skipped", "bytes", "seconds"],
        report.sites.map((site) => [
          site.root,
          site.pages,
          site.files,
          site.failed,
          Object.entries(site.skipped)
            .map(([reason, count]) => `${count} ${reason}`)
            .join(", "),
          site.bytes,
          Math.round(site.seconds * 10) / 10,
        ]),
      ),
    );
    for (const problem of report.problems) warn(problem);
    return report.problems.length > 0 ? 1 : 0;
  },
};
