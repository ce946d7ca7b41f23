import { counted } from "../counted.ts";
import type { Verb } from "../verb.ts";

/** What became of tasks on the web, in words. */
const DRIFTS = [
  ["unchanged", "with their pages unchanged"],
  ["changed_same_answer", "with the same answer on changed pages"],
  ["drifted", "with another answer"],
  ["gone", "with pages that are gone"],
] as const;

export const checkVerb: Verb = {
  name: "check",
  summary: "rerun quality control on stored tasks; adds an audit to each",
  settings: ["set", "task", "web", "storageState"],
  example: "waymark check --set train",
  async run({ settings, progress, signal, print, warn }) {
    const { check } = await import("../../waymark.ts");
    const report = await check({ ...settings, progress, signal });
    print(report, () => {
      const failed = report.failed.map((failure) => `${failure.id}  ${failure.check}: ${failure.reason}`);
      const drift = DRIFTS.filter(([name]) => report.drift[name] > 0).map(
        ([name, said]) => `${report.drift[name]} ${said}`,
      );
      const drifted = report.drifted.flatMap(({ id, drift: what, was, now, changes }) => [
        `${id}  ${what}: the answer ${was === now ? `is still ${was}` : `was ${was}, ${now === null ? "the pages give none now" : `is ${now} now`}`}`,
        ...changes.map((one) => `    ${one.label}: ${one.was} -> ${one.now ?? "no longer there"}   ${one.url}`),
      ]);
      return [
        ...failed,
        ...drifted,
        `${counted(report.audited, "task")} audited: ${report.pass} pass, ${report.fail} fail, ${report.unsure} unsure.`,
        ...(drift.length > 0 ? [`On the web as it is now: ${drift.join(", ")}.`] : []),
      ].join("\n");
    });
    const another = report.drift.drifted + report.drift.gone;
    if (another > 0) warn(`${another} of ${counted(report.audited, "task")} no longer have their answer on the web`);
    if (report.fail > 0) warn(`${report.fail} of ${report.audited} tasks fail a check`);
    return report.fail > 0 ? 1 : 0;
  },
};
