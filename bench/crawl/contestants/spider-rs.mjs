// spider-rs: fetches and follows links, and keeps nothing.
import { createRequire } from "node:module";
import { runLap } from "../lap.mjs";

// Its native part alone: the package around it names a part for each platform, not all of which registries have.
const { Website } = createRequire(import.meta.url)("@spider-rs/spider-rs-linux-x64-gnu");

const [, origin = ""] = process.argv.slice(2);
await runLap(async () => {
  const website = new Website(`${origin}/`).withDepth(0).build();
  await website.crawl();
  return website.getLinks().length;
});
