// Crawl with a browser: npm run bench -- browser [--pages 100] [--rounds 3] [--json]
import { parseArgs } from "node:util";
import { compilePackage } from "../crawl/compiled.ts";
import { race } from "../crawl/race.ts";
import { Report } from "../report.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "100" },
    rounds: { type: "string", default: "3" },
    json: { type: "boolean" },
  },
});
compilePackage();
await race(
  import.meta.dirname,
  ["waymark", "crawlee", "bare"],
  Number(values.pages),
  Number(values.rounds),
  new Report("browser"),
);
