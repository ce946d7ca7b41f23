import { type GenerateResult, generate } from "../../waymark.ts";
import { seedsFrom } from "../seeds.ts";
import type { Verb } from "../verb.ts";
import { CRAWL_SETTINGS } from "../verb-settings.ts";

export const generateVerb: Verb = {
  name: "generate",
  arguments: "[url...]",
  summary: "explore websites and evolve questions whose answers are programs over many of their pages",
  settings: [...CRAWL_SETTINGS, "seeds", "set", "purpose", "kind", "count", "minPages", "level", "language", "avoid"],
  example: "waymark generate https://example.org --count 20 --set train",
  async run({ args, settings, progress, signal, print, warn }) {
    const report = await generate(seedsFrom(args, settings.seeds), { ...settings, progress, signal });
    const { problems, barren, ...document } = report;
    print(document, () => {
      const tasks = document.accepted.map(
        (task) =>
          `${task.id}  ${task.subtype}, level ${task.level}, ${task.pages} pages\n  Q: ${task.question}\n  A: ${task.answer}`,
      );
      const rejected = Object.entries(document.rejected).map(([check, count]) => `${count} by ${check}`);
      return [
        ...tasks,
        "",
        `${document.accepted.length} tasks accepted into set ${document.set}; ${document.pages_visited} pages visited.`,
        `Candidates rejected: ${rejected.join(", ") || "none"}.`,
        ...(document.yield ? [yieldLine(document.yield)] : []),
      ].join("\n");
    });
    for (const line of [...problems, ...barren, ...document.shortfalls]) warn(line);
    return problems.length > 0 ? 1 : 0;
  },
};

function yieldLine({ tried, seconds, tasks_per_second, tasks_per_page }: NonNullable<GenerateResult["yield"]>): string {
  return `${tried} programs tried in ${seconds.toFixed(1)} s: ${tasks_per_second} tasks a second, ${tasks_per_page} a page.`;
}
