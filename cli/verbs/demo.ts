import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";

export const demoVerb: Verb = {
  name: "demo",
  summary: "run the whole pipeline on the fixture sites, served on loopback",
  settings: ["out", "browser"],
  example: "waymark demo --out my-demo",
  async run({ settings, progress, signal, print }) {
    const { demo } = await import("../../waymark.ts");
    const { example, ...document } = await demo({ ...settings, progress, signal });
    print(document, () =>
      [
        `${document.pages} pages of ${document.sites} sites visited; ${document.tasks.accepted} tasks accepted, ${document.tasks.rejected} candidates rejected.`,
        "",
        textTable(["subtype", "tasks"], Object.entries(document.subtypes)),
        "",
        textTable(
          ["agent", "correct", "incorrect", "unscored"],
          Object.entries(document.agents).map(([name, verdicts]) => [
            name,
            verdicts.correct,
            verdicts.incorrect,
            verdicts.unscored,
          ]),
        ),
        "",
        ...(example
          ? [
              `One of the questions: ${example.question}`,
              `Its answer: ${example.answer}`,
              `How it was derived: npx waymark show task ${example.id} --db ${document.outputs[0]}`,
              "",
            ]
          : []),
        `${document.trajectories} trajectories exported for training. Written:`,
        ...document.outputs.map((path) => `  ${path}`),
      ].join("\n"),
    );
    return 0;
  },
};
