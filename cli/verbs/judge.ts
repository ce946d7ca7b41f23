import { judge } from "../../waymark.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";

export const judgeVerb: Verb = {
  name: "judge",
  summary: "grade attempts by rules; verdicts are added, never changed",
  settings: ["run", "set", "all"],
  example: "waymark judge --all",
  async run({ settings, print }) {
    const report = await judge(settings);
    print(report, () => {
      const table = textTable(
        ["run", "correct", "incorrect", "unscored", "accuracy", "no answer"],
        report.runs.map((run) => [
          run.run,
          run.correct,
          run.incorrect,
          run.unscored,
          `${(100 * run.accuracy).toFixed(1)} %`,
          run.missing,
        ]),
      );
      const flipped = report.flipped.map((flip) => `${flip.attempt}: ${flip.from} -> ${flip.to}`);
      return [table, ...(flipped.length > 0 ? ["", "Flipped:", ...flipped] : [])].join("\n");
    });
    return 0;
  },
};
