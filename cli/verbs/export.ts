import { EXPORTS } from "../../core/offered.ts";
import { counted } from "../counted.ts";
import type { Verb } from "../verb.ts";

export const exportVerb: Verb = {
  name: "export",
  arguments: "<what>",
  summary: `write ${EXPORTS.join(", ")}: datasets with their card, or what was recorded as WARC or WACZ`,
  settings: [
    "format",
    "out",
    "set",
    "run",
    "limit",
    "correctOnly",
    "minSteps",
    "maxSteps",
    "keep",
    "maxObservation",
    "force",
  ],
  help: { maxSteps: "only attempts of at most so many steps" },
  example: "waymark export sft --set train --format trl --correct-only --out sft/",
  async run({ args, settings, signal, print, warn }) {
    const { exportDataset } = await import("../../waymark.ts");
    const report = await exportDataset(args[0]!, { ...settings, signal });
    print(report, () => {
      const skipped = Object.entries(report.skipped).map(([reason, count]) => `${count} ${reason}`);
      return [
        `${counted(report.rows, "row")}${skipped.length > 0 ? `; left out: ${skipped.join(", ")}` : ""}`,
        ...report.files,
      ].join("\n");
    });
    if (report.rows > 0) return 0;
    warn("there was nothing to export: no row was written");
    return 1;
  },
};
