import { IMPORTS } from "../../core/offered.ts";
import { counted } from "../counted.ts";
import type { Verb } from "../verb.ts";

/** Problems that are printed; --json has all of them. */
const PRINTED = 20;

export const importVerb: Verb = {
  name: "import",
  arguments: "<format> <file>",
  summary: `read tasks, or answers to them, from a file or folder; format: ${IMPORTS.join(", ")}`,
  settings: ["set", "purpose", "map", "runName"],
  help: {
    purpose:
      "what the set is for; evaluation sets are kept out of training data (default: what Waymark's own rows say, else evaluation)",
  },
  example: "waymark import webwalkerqa webwalkerqa.jsonl --set webwalker",
  async run({ args, settings, origins, print, warn }) {
    const { importDataset } = await import("../../waymark.ts");
    const [format, file] = args as [string, string];
    // Left to the format unless somebody said what the set is for.
    const purpose = origins.purpose === "default" ? undefined : settings.purpose;
    const report = await importDataset(format, file, { ...settings, purpose });
    print(report, () => {
      const { problems } = report;
      const printed = problems.slice(0, PRINTED).map((problem) => `row ${problem.row}: ${problem.reason}`);
      const more = problems.length > PRINTED ? [`… and ${problems.length - PRINTED} more; --json lists them`] : [];
      const done =
        "run" in report
          ? `${counted(report.rows, "answer")} imported as run ${report.run} (${report.agent}) over set ${report.set}; ${counted(report.missing, "task")} without an answer`
          : `${counted(report.rows, "task")} imported into set ${report.set}`;
      return [...printed, ...more, done].join("\n");
    });
    const missing = "run" in report ? report.missing : 0;
    if (missing > 0) warn(`${counted(missing, "task")} without an answer: they count as missing attempts`);
    if (report.problems.length > 0)
      warn(`${counted(report.problems.length, "row has a problem", "rows have problems")}`);
    return report.problems.length + missing > 0 ? 1 : 0;
  },
};
