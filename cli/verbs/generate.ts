import type { GenerateResult } from "../../waymark.ts";
import { counted } from "../counted.ts";
import { seedsFrom } from "../seeds.ts";
import type { Verb } from "../verb.ts";
import { CRAWL_SETTINGS, MODEL_SETTINGS } from "../verb-settings.ts";

/** Reasons of rejected candidates that are named. */
const NAMED = 8;

export const generateVerb: Verb = {
  name: "generate",
  arguments: "[url...]",
  summary: "explore websites and evolve questions whose answers are programs over many of their pages",
  settings: [
    ...CRAWL_SETTINGS,
    "seeds",
    "set",
    "purpose",
    "kind",
    "count",
    "minPages",
    "level",
    "language",
    "avoid",
    "topics",
    "anchors",
    "search",
    "searchUrl",
    "searchKey",
    ...MODEL_SETTINGS,
  ],
  example: "waymark generate https://example.org --count 20 --set train",
  async run({ args, settings, progress, signal, print, warn }) {
    const { generate, reasonWords } = await import("../../waymark.ts");
    const hasRoots = args.length > 0 || settings.seeds !== "" || settings.topics === "";
    const report = await generate(hasRoots ? seedsFrom(args, settings.seeds) : [], { ...settings, progress, signal });
    const { problems, barren, ...document } = report;
    print(document, () => {
      const tasks = document.accepted.map(
        (task) =>
          `${task.id}  ${task.subtype}, level ${task.level}, ${counted(task.pages, "page")}\n  Q: ${task.question}\n  A: ${task.answer}`,
      );
      const anchors = (document.anchors ?? []).map(({ url, topic, domain }) => `began at ${url} (${domain}; ${topic})`);
      return [
        ...anchors,
        ...tasks,
        "",
        `${counted(document.accepted.length, "task")} accepted into set ${document.set}; ${counted(document.pages_visited, "page")} visited.`,
        ...rejectedLines(document.rejected, reasonWords),
        ...(document.yield ? [yieldLine(document.yield)] : []),
        ...(document.model ? modelLines(document.model) : []),
      ].join("\n");
    });
    for (const line of [...problems, ...barren, ...document.shortfalls]) warn(line);
    return problems.length > 0 ? 1 : 0;
  },
};

/** How many candidates were rejected for which reason, the most frequent first, each with its words. */
function rejectedLines(counts: GenerateResult["rejected"], wordsOf: (reason: string) => string | undefined): string[] {
  const rows = Object.entries(counts).sort(([, one], [, other]) => other - one);
  if (rows.length === 0) return ["No candidate was rejected."];
  const named = rows.slice(0, NAMED);
  const width = Math.max(...named.map(([reason]) => reason.length));
  const lines = named.map(([reason, count]) =>
    `  ${String(count).padStart(String(rows[0]![1]).length)}  ${reason.padEnd(width)}  ${wordsOf(reason) ?? ""}`.trimEnd(),
  );
  const more = rows.length > NAMED ? [`  and ${rows.length - NAMED} more reasons (--json has all)`] : [];
  return ["Candidates rejected:", ...lines, ...more];
}

type SecondStage = NonNullable<NonNullable<GenerateResult["model"]>["second_stage"]>;

function yieldLine({ tried, seconds, tasks_per_second, tasks_per_page }: NonNullable<GenerateResult["yield"]>): string {
  return `${tried} programs tried in ${seconds.toFixed(1)} s: ${tasks_per_second} tasks a second, ${tasks_per_page} a page.`;
}

function modelLines(report: NonNullable<GenerateResult["model"]>): string[] {
  const {
    model,
    calls,
    tokens,
    cost,
    cost_per_task,
    tokens_per_task,
    malformed,
    rewordings,
    second_stage,
    proposals,
    prose,
  } = report;
  const each =
    cost_per_task === null
      ? "no task was accepted"
      : `$${cost_per_task.toFixed(4)} and ${tokens_per_task} tokens a task`;
  const counts = Object.entries(rewordings).map(([outcome, count]) => `${count} ${outcome.replaceAll("_", " ")}`);
  return [
    `${model}: ${calls} replies, ${tokens} tokens, $${cost.toFixed(4)}; ${each}; ${malformed} malformed replies.`,
    ...(counts.length > 0 ? [`Questions in its words: ${counts.join(", ")}.`] : []),
    ...(prose
      ? [`Prose: ${prose.stood} of ${prose.named} facts stand on the ${prose.pages} pages that were read.`]
      : []),
    ...(proposals
      ? [
          `Programs: ${proposals.looked} pages looked at, ${proposals.tried} tried, ${proposals.failed} failed, ${proposals.emitted} handed in, ${proposals.kept} kept.`,
        ]
      : []),
    ...(second_stage ? [stageLine(second_stage)] : []),
  ];
}

function stageLine({ asked, dropped, share, reasons, agreement, closed_book, set_aside }: SecondStage): string {
  const why = Object.entries(reasons).map(([reason, count]) => `${count} by ${reason.replaceAll("_", " ")}`);
  const agreed = Object.entries(agreement).map(
    ([part, { compared, agreed, open }]) => `${part} ${agreed}/${compared}${open > 0 ? ` (${open} open)` : ""}`,
  );
  return [
    `Second stage: ${dropped} of ${asked} dropped, ${(100 * share).toFixed(2)} %${why.length > 0 ? ` (${why.join(", ")})` : ""}`,
    `it agrees with the rules on ${agreed.join(", ")}`,
    `${closed_book.known} of ${closed_book.probed} known without reading.`,
    ...(set_aside ? ["it was against all that it was shown, and was asked no more"] : []),
  ].join("; ");
}
