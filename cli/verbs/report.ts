import type { Verb } from "../verb.ts";

export const reportVerb: Verb = {
  name: "report",
  summary: "statistics of runs and of task sets, as HTML, Markdown or JSON",
  settings: ["run", "set", "out"],
  example: "waymark report --set train --out report.html",
  async run({ settings, print }) {
    const { report } = await import("../../waymark.ts");
    const result = await report(settings);
    print(result.report, () => (result.file ? `Written to ${result.file}` : result.markdown));
    return 0;
  },
};
