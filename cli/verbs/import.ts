import { importDataset } from "../../waymark.ts";
import type { Verb } from "../verb.ts";

export const importVerb: Verb = {
  name: "import",
  arguments: "<format> <file>",
  summary: "read tasks from a file or folder into a set; format: waymark",
  settings: ["set"],
  example: "waymark import waymark tasks.jsonl --set copy",
  async run({ args, settings, print, warn }) {
    const [format, file] = args as [string, string];
    const report = await importDataset(format, file, settings);
    print(report, () => {
      const problems = report.problems.map((problem) => `row ${problem.row}: ${problem.reason}`);
      return [...problems, `${report.rows} tasks imported into set ${report.set}`].join("\n");
    });
    if (report.problems.length > 0) warn(`${report.problems.length} rows could not be read`);
    return report.problems.length > 0 ? 1 : 0;
  },
};
