import { solve } from "../../waymark.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";

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
  ],
  example: "waymark solve --set train --agent oracle,lexical-walker",
  async run({ settings, progress, signal, print, warn }) {
    const report = await solve({ ...settings, progress, signal });
    print(report, () =>
      textTable(
        ["run", "agent", "attempts", "finished", "failed", "steps"],
        report.runs.map((run) => [run.run, run.agent, run.attempts, run.finished, run.failed, run.steps]),
      ),
    );
    const unfinished = report.runs.reduce((sum, run) => sum + run.attempts - run.finished, 0);
    if (unfinished > 0)
      warn(`${unfinished} attempts are not finished; the same command tries those again that were interrupted`);
    return unfinished > 0 ? 1 : 0;
  },
};
