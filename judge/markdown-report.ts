import type { RunComparison } from "./compare-runs.ts";
import type { RunStatistics, Slice } from "./run-statistics.ts";
import type { SetStatistics } from "./set-statistics.ts";

/** What `report` is about: runs, sets, or both. The JSON form of a report is this very object. */
export interface Report {
  runs: RunStatistics[];
  /** Every two of the runs that are over the same set. */
  comparisons: RunComparison[];
  sets: SetStatistics[];
}

/** Wrong answers that a report shows of a run; the JSON form has them all. */
const WRONG_SHOWN = 20;

/** A report as Markdown. */
export function markdownReport(report: Report): string {
  const parts = ["# Waymark report"];
  if (report.runs.length > 0) parts.push("## Runs", runTable(report.runs), ...report.runs.map(runSection));
  if (report.comparisons.length > 0) parts.push("## Runs compared", comparisonTable(report));
  for (const set of report.sets) parts.push(setSection(set));
  return `${parts.join("\n\n")}\n`;
}

function runTable(runs: readonly RunStatistics[]): string {
  return table(
    [
      "run",
      "agent",
      "model",
      "web",
      "attempts",
      "correct",
      "incorrect",
      "unscored",
      "no answer",
      "accuracy",
      "95 % interval",
      "mean steps",
      "tokens",
      "cost",
    ],
    runs.map((run) => [
      run.run,
      run.agent,
      run.model ?? "–",
      run.web,
      run.attempts,
      run.correct,
      run.incorrect,
      run.unscored,
      run.missing,
      percent(run.accuracy),
      run.interval ? `${percent(run.interval.low)} to ${percent(run.interval.high)}` : "–",
      run.meanSteps === null ? "–" : run.meanSteps.toFixed(1),
      run.tokens,
      `$${run.cost.toFixed(4)}`,
    ]),
  );
}

function comparisonTable({ runs, comparisons }: Report): string {
  const agents = new Map(runs.map(({ run, agent }) => [run, agent]));
  const named = (run: string) => `${agents.get(run)} (${run})`;
  return [
    "Aligned by task and attempt. The interval is of the difference, by drawing sites; p is McNemar's exact test; the last column is the least difference that so many pairs would show in 80 % of cases.",
    table(
      ["first", "second", "pairs", "only first", "only second", "difference", "95 % interval", "p", "detectable"],
      comparisons.map((each) => [
        named(each.first),
        named(each.second),
        each.pairs,
        each.onlyFirst,
        each.onlySecond,
        points(each.difference),
        each.interval ? `${points(each.interval.low)} to ${points(each.interval.high)}` : "–",
        each.p < 0.0001 ? "< 0.0001" : each.p.toFixed(4),
        points(each.detectable),
      ]),
    ),
  ].join("\n\n");
}

/** A difference of two shares, in percentage points. */
function points(difference: number): string {
  return `${(100 * difference).toFixed(1)} pp`;
}

function runSection(run: RunStatistics): string {
  const stops = Object.entries(run.stops).map(([stop, count]) => `${stop} ${count}`);
  const parts = [
    `### ${run.agent} (${run.run})`,
    `Every attempt counts, also crashed and empty ones. How attempts ended: ${stops.join(", ") || "none yet"}.`,
    ...(run.passAt.length > 1 ? [severalTable(run)] : []),
    sliceTable("subtype", run.bySubtype),
    sliceTable("kind", run.byKind),
    sliceTable("level", run.byLevel),
    sliceTable("depth", run.byDepth),
    sliceTable("language", run.byLanguage),
    sliceTable("domain", run.byDomain),
    sliceTable("pages needed", run.byPages),
    sliceTable("site", run.bySite),
  ];
  if (run.wrong.length > 0) {
    const shown = run.wrong.slice(0, WRONG_SHOWN);
    parts.push(
      `Not correct: ${run.wrong.length}${run.wrong.length > shown.length ? `, of which ${shown.length} are shown` : ""}.`,
      table(
        ["question", "expected", "given", "why"],
        shown.map((wrong) => [wrong.question, wrong.expected, wrong.given ?? "(none)", wrong.why]),
      ),
    );
  }
  return parts.join("\n\n");
}

function severalTable({ passAt, majority }: RunStatistics): string {
  const rows = passAt.map(({ k, any, all }) => [k, percent(any), percent(all)]);
  const title = `More than half of the attempts correct: ${percent(majority)} of the tasks.`;
  return `${table(["k", "pass@k", "all of k correct"], rows)}\n\n${title}`;
}

function setSection(set: SetStatistics): string {
  const { pages, operations_per_task: steps, exploration } = set;
  const size =
    pages && steps
      ? `${pages.min} to ${pages.max} pages an answer (median ${pages.median}), ${steps.min} to ${steps.max} operations a task (median ${steps.median})`
      : "no tasks";
  const tools = Object.entries(exploration.tools).map(([tool, count]) => `${count} ${tool}`);
  return [
    `## Set ${set.set}`,
    `${set.tasks} tasks for ${set.purpose} from ${Object.keys(set.sites).length} sites; ${size}; ${set.urls} different pages needed.`,
    `Exploration: ${exploration.steps} steps${tools.length > 0 ? ` (${tools.join(", ")})` : ""}.`,
    countTable("kind", set.kinds),
    ...(Object.keys(set.difficulties).length > 0 ? [countTable("difficulty", set.difficulties)] : []),
    countTable("domain", set.domains),
    countTable("language", set.languages),
    countTable("provenance", set.provenances),
    countTable("other sources", set.agreement),
    countTable("subtype", set.subtypes),
    countTable("level", set.levels),
    countTable("source", set.sources),
    countTable("operation", set.operations),
    countTable("site", set.sites),
  ].join("\n\n");
}

function sliceTable(title: string, slices: readonly Slice[]): string {
  return table(
    [title, "attempts", "correct", "accuracy"],
    slices.map((s) => [s.name, s.attempts, s.correct, percent(s.accuracy)]),
  );
}

function countTable(title: string, counts: Record<string, number>): string {
  return table([title, "tasks"], Object.entries(counts));
}

function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => escapeCell(String(cell))).join(" | ")} |`;
  return [line(header), `|${header.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
}

/** Page text goes into the report as text: no pipe ends a cell, no tag becomes HTML. */
function escapeCell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("\\", "\\\\").replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
