// Waymark's static crawl from the compiled package, whole: pages read, relations, links, frontier and WARC stored.
import "../../../bin/engine.mjs";
import { join } from "node:path";
import { crawl } from "../../../dist/waymark.js";
import { runLap } from "../lap.mjs";

const [folder = "", origin = "", pages = ""] = process.argv.slice(2);
await runLap(async () => {
  const { sites } = await crawl([`${origin}/`], {
    db: join(folder, "crawl.db"),
    maxPages: Number(pages),
    maxDepth: 10,
    render: "never",
  });
  return sites[0]?.pages ?? 0;
});
