// Static crawl of a local site: npm run bench -- crawl [--pages 2000] [--rounds 3]
import { parseArgs } from "node:util";
import { race } from "./race.ts";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "2000" }, rounds: { type: "string", default: "3" } },
});
await race(import.meta.dirname, ["waymark", "crawlee", "spider-rs"], Number(values.pages), Number(values.rounds));
