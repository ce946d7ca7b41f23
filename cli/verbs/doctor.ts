import type { Verb } from "../verb.ts";
import { MODEL_SETTINGS, TOOL_SETTINGS } from "../verb-settings.ts";

export const doctorVerb: Verb = {
  name: "doctor",
  summary: "what works here, and the mend for what does not",
  settings: ["browser", ...MODEL_SETTINGS, ...TOOL_SETTINGS],
  example: "waymark doctor",
  async run({ settings, print }) {
    const { doctor } = await import("../../waymark.ts");
    const report = await doctor(settings);
    print(report, () =>
      report.checks
        .map(
          (check) =>
            `${check.ok ? "ok " : "NO "} ${check.name}: ${check.detail}${check.mend ? `\n     ${check.mend}` : ""}`,
        )
        .join("\n"),
    );
    return report.checks.every((check) => check.ok) ? 0 : 1;
  },
};
