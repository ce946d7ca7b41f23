import { counted } from "../counted.ts";
import type { Verb } from "../verb.ts";
import { MODEL_SETTINGS, WALK_SETTINGS } from "../verb-settings.ts";

export const walkVerb: Verb = {
  name: "walk",
  arguments: "<root>",
  summary: "let the explorer-critic look for an answer on one website, clicking from its root",
  settings: [...WALK_SETTINGS, ...MODEL_SETTINGS, "question", "maxActions"],
  help: { maxMinutes: "minutes of the walk (0: ten)" },
  example: 'waymark walk https://example.org --question "Who chairs the board?"',
  async run({ args, settings, progress, signal, print }) {
    const { walk } = await import("../../waymark.ts");
    const shown = (lines: string[]) => {
      if (!settings.json) process.stdout.write(`${lines.join("\n")}\n`);
    };
    const result = await walk(args[0]!, {
      ...settings,
      progress,
      signal,
      onStep: (step) =>
        shown([
          `${step.number}. ${step.thought}`,
          `   ${step.action.tool} ${JSON.stringify(step.action.arguments)}`,
          ...step.memory.map((item) => `   noted: ${item.text}`),
        ]),
    });
    print(result, () =>
      result.answered
        ? `Answer: ${result.answer}\n(${effort(result)})`
        : `No answer (${result.stopped} after ${effort(result)})`,
    );
    return 0;
  },
};

function effort({ actions, visited }: { actions: number; visited: readonly string[] }): string {
  return `${counted(actions, "action")}, ${counted(visited.length, "page")}`;
}
