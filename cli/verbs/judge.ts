import type { judge } from "../../waymark.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";
import { MODEL_SETTINGS } from "../verb-settings.ts";

/** Disagreements of rules and model that are printed of a run; `--json` has them all. */
const SHOWN = 20;

/** What a model judge made of answers of which it is known whether they are right. */
type Control = NonNullable<Awaited<ReturnType<typeof judge>>["control"]>;

function controlText({ wrong, right }: Control): string {
  return `it called ${wrong.caught} of ${wrong.graded} wrong answers incorrect and ${right.accepted} of ${right.graded} right ones correct`;
}

export const judgeVerb: Verb = {
  name: "judge",
  summary: "grade attempts by rules or by a model; verdicts are added, never changed",
  settings: [
    "run",
    "set",
    "all",
    "judge",
    "judgeModel",
    "votes",
    ...MODEL_SETTINGS.filter((setting) => setting !== "maxMinutes"),
  ],
  example: "waymark judge --all",
  async run({ settings, print, progress, signal, warn }) {
    const { judge } = await import("../../waymark.ts");
    const report = await judge({ ...settings, progress, signal });
    const own = report.runs.filter(({ judgedItself }) => judgedItself);
    if (own.length > 0)
      warn(`${own.length} of these runs were judged by the model that solved them: another judge proves more`);
    const lost = report.runs.filter((run) => run.lost > 0);
    for (const { run, lost: count, lostBecause } of lost)
      warn(
        `the judge gave no valid reply to ${count} answers of run ${run}, whose former verdicts stand: ${lostBecause}`,
      );
    const { control } = report;
    if (control && !control.passed)
      warn(`the judge does not tell right answers from wrong ones, ${controlText(control)}: its verdicts prove little`);
    print(report, () => {
      const table = textTable(
        ["run", "correct", "incorrect", "unscored", "unfinished", "accuracy", "no answer"],
        report.runs.map((run) => [
          run.run,
          run.correct,
          run.incorrect,
          run.unscored - run.unfinished,
          run.unfinished,
          `${(100 * run.accuracy).toFixed(1)} %`,
          run.missing,
        ]),
      );
      const flipped = report.flipped.map(({ attempt, from, to, rule }) => `${attempt}: ${from} -> ${to} (${rule})`);
      const agreements = report.runs.flatMap(({ run, agreement }) => {
        if (!agreement) return [];
        const { both, agree, kappa, unscored, disagreements } = agreement;
        return [
          "",
          `Rules and model agree on ${agree} of ${both} attempts of run ${run} (kappa ${kappa === null ? "–" : kappa.toFixed(3)}; ${unscored} unscored by one of them).`,
          ...disagreements
            .slice(0, SHOWN)
            .map((each) => `${each.attempt}: rules ${each.rules} (${each.rule}), model ${each.model}: ${each.why}`),
        ];
      });
      const tested = control ? ["", `As a test, ${controlText(control)}.`] : [];
      const took = report.tokens > 0 ? ["", `Judging took ${report.tokens} tokens, $${report.cost.toFixed(4)}.`] : [];
      return [
        table,
        ...tested,
        ...took,
        ...(flipped.length > 0 ? ["", "Flipped:", ...flipped] : []),
        ...agreements,
      ].join("\n");
    });
    return lost.length > 0 ? 1 : 0;
  },
};
