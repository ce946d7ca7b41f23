// Static crawl of a local site: npm run bench -- crawl [--pages 2000] [--rounds 3] [--json]
import { parseArgs } from "node:util";
import { Report } from "../report.ts";
import { compilePackage } from "./compiled.ts";
import { race } from "./race.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "2000" },
    rounds: { type: "string", default: "3" },
    json: { type: "boolean" },
  },
});
compilePackage();
await race(
  import.meta.dirname,
  ["waymark", "crawlee", "spider-rs"],
  Number(values.pages),
  Number(values.rounds),
  new Report("crawl"),
);
