import type { solve } from "../../waymark.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";
import { MODEL_SETTINGS, TOOL_SETTINGS } from "../verb-settings.ts";

export const solveVerb: Verb = {
  name: "solve",
  summary: "run agents over a task set; an interrupted run goes on where it was",
  settings: [
    "set",
    "agent",
    "attempts",
    "web",
    "maxSteps",
    "browser",
    "allowPrivate",
    "render",
    "blocklist",
    "storageState",
    "answers",
    ...MODEL_SETTINGS,
    ...TOOL_SETTINGS,
  ],
  example: "waymark solve --set train --agent oracle,lexical-walker",
  async run({ settings, progress, signal, print, warn }) {
    const { solve } = await import("../../waymark.ts");
    const report = await solve({ ...settings, progress, signal });
    print(
      report,
      () =>
        textTable(
          ["run", "agent", "attempts", "finished", "failed", "steps", "tokens", "cost"],
          report.runs.map(({ run, agent, attempts, finished, failed, steps, tokens, cost }) => [
            run,
            agent,
            attempts,
            finished,
            failed,
            steps,
            tokens,
            `$${cost.toFixed(4)}`,
          ]),
        ) + failuresText(report.runs),
    );
    for (const { row, reason } of report.problems) warn(`${settings.answers}, row ${row}: ${reason}`);
    const failed = report.runs.reduce((sum, run) => sum + run.failed, 0);
    const pending = report.runs.reduce((sum, run) => sum + run.pending, 0);
    const unavailable = report.runs.reduce((sum, run) => sum + run.unavailable, 0);
    if (pending > 0) warn(`attempts that are not made yet: ${pending}; the same command goes on with them`);
    if (unavailable > 0)
      warn(`attempts that the model's server did not let happen: ${unavailable}; the same command makes them again`);
    if (failed > unavailable) warn(`attempts that failed: ${failed - unavailable}; they stand, as wrong answers do`);
    return failed + pending + report.problems.length > 0 ? 1 : 0;
  },
};

/** Reasons of failed attempts that are printed of a run; `--json` has them all. */
const SHOWN = 5;

function failuresText(runs: Awaited<ReturnType<typeof solve>>["runs"]): string {
  const lines = runs.flatMap(({ run, failures }) =>
    failures.slice(0, SHOWN).map(({ attempts, reason }) => `${run}: ${attempts} failed: ${reason}`),
  );
  return lines.length === 0 ? "" : `\n\n${lines.join("\n")}`;
}
