import { check } from "../../waymark.ts";
import { counted } from "../counted.ts";
import type { Verb } from "../verb.ts";

export const checkVerb: Verb = {
  name: "check",
  summary: "rerun quality control on stored tasks; adds an audit to each",
  settings: ["set", "task", "web", "storageState"],
  example: "waymark check --set train",
  async run({ settings, progress, signal, print, warn }) {
    const report = await check({ ...settings, progress, signal });
    print(report, () => {
      const failed = report.failed.map((failure) => `${failure.id}  ${failure.check}: ${failure.reason}`);
      const drift = Object.entries(report.drift)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${count} ${name}`);
      const drifted = report.drifted.flatMap(({ id, drift: what, was, now, changes }) => [
        `${id}  ${what}: the answer ${was === now ? `is still ${was}` : `was ${was}, ${now === null ? "the pages give none now" : `is ${now} now`}`}`,
        ...changes.map((one) => `    ${one.label}: ${one.was} -> ${one.now ?? "no longer there"}   ${one.url}`),
      ]);
      return [
        ...failed,
        ...drifted,
        `${counted(report.audited, "task")} audited: ${report.pass} pass, ${report.fail} fail, ${report.unsure} unsure.`,
        ...(drift.length > 0 ? [`Pages since they were recorded: ${drift.join(", ")}.`] : []),
      ].join("\n");
    });
    if (report.fail > 0) warn(`${report.fail} of ${report.audited} tasks fail a check`);
    return report.fail > 0 ? 1 : 0;
  },
};
