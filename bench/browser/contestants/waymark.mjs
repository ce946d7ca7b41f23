// Waymark with every page rendered: settled, unfolded, read, and stored with its archive.
import "../../../bin/engine.mjs";
import { join } from "node:path";
import { crawl } from "../../../dist/waymark.js";
import { runLap } from "../../crawl/lap.mjs";

const [folder = "", origin = "", pages = ""] = process.argv.slice(2);
await runLap(async () => {
  const { sites } = await crawl([`${origin}/`], {
    db: join(folder, "crawl.db"),
    maxPages: Number(pages),
    maxDepth: 10,
    render: "always",
  });
  return sites[0]?.pages ?? 0;
});
