// spider-rs: fetches and follows links, and keeps nothing.
import { Website } from "@spider-rs/spider-rs";
import { runLap } from "../lap.mjs";

const [, origin = ""] = process.argv.slice(2);
await runLap(async () => {
  const website = new Website(`${origin}/`).withDepth(0).build();
  await website.crawl();
  return website.getLinks().length;
});
