import { barChart, histogram, type Series, scatter } from "./html/charts.ts";
import { escapeHtml, htmlTable, percent } from "./html/markup.ts";
import { COLOURS, htmlPage } from "./html/page.ts";
import type { Report } from "./markdown-report.ts";
import type { RunStatistics, Slice } from "./run-statistics.ts";
import type { SetStatistics } from "./set-statistics.ts";

/** A report as one HTML file with its charts in it: readable in print, in the dark, with a keyboard, without a network. */
export function htmlReport(report: Report): string {
  const parts = ["<h1>Waymark report</h1>", `<p class="soft">${escapeHtml(subtitle(report))}</p>`];
  if (report.runs.length > 0) parts.push(runsSection(report.runs));
  if (report.comparisons.length > 0) parts.push(comparisonSection(report));
  parts.push(...report.runs.map(runSection));
  parts.push(...report.sets.map(setSection));
  return htmlPage("Waymark report", parts.join("\n"));
}

function subtitle({ runs, sets }: Report): string {
  const attempts = runs.reduce((sum, run) => sum + run.attempts, 0);
  const said = [
    ...(runs.length > 0 ? [`${counted(runs.length, "run")}, ${counted(attempts, "attempt")}`] : []),
    ...sets.map((set) => `set ${set.set}: ${counted(set.tasks, "task")}`),
  ];
  return said.join(" · ") || "Nothing to report yet: solve a set first.";
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const nameOf = ({ agent, model, run }: RunStatistics) => `${agent}${model ? ` · ${model}` : ""} (${run.slice(0, 6)})`;

function runsSection(runs: readonly RunStatistics[]): string {
  const accuracy = runs.map((run, at): Series => {
    const { accuracy: share, attempts: count, interval } = run;
    return {
      name: nameOf(run),
      colour: at % COLOURS,
      shares: new Map([[nameOf(run), { share, count, ...(interval ? { interval } : {}) }]]),
    };
  });
  const parts = [
    "<h2>Runs</h2>",
    "<p>Every attempt counts, crashed and empty ones too. Whiskers are 95 % intervals, by drawing sites.</p>",
    barChart("Accuracy", runs.map(nameOf), accuracy).replace(/<ul class="legend">.*?<\/ul>/s, ""),
    sliceChart("Accuracy by level", runs, ({ byLevel }) => byLevel),
    sliceChart("Accuracy by subtype", runs, ({ bySubtype }) => bySubtype),
  ];
  const spent = runs.some(({ cost }) => cost > 0);
  if (runs.some(({ tokens }) => tokens > 0)) {
    const points = runs.map((run, at) => ({
      name: nameOf(run),
      colour: at % COLOURS,
      x: (spent ? run.cost : run.tokens) / Math.max(1, run.attempts),
      share: run.accuracy,
    }));
    const [title, format] = spent
      ? ["Accuracy against cost of an attempt", (x: number) => `$${x.toFixed(4)}`]
      : ["Accuracy against tokens of an attempt", (x: number) => x.toFixed(0)];
    parts.push(scatter(title as string, points, format as (x: number) => string));
  }
  parts.push(
    htmlTable(
      "All runs",
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
        run.meanSteps === null ? "–" : run.meanSteps.toFixed(1),
        run.tokens,
        `$${run.cost.toFixed(4)}`,
      ]),
    ),
  );
  return parts.join("\n");
}

function sliceChart(title: string, runs: readonly RunStatistics[], slicesOf: (run: RunStatistics) => Slice[]): string {
  const names = new Set(runs.flatMap((run) => slicesOf(run).map(({ name }) => name)));
  const series = runs.map(
    (run, at): Series => ({
      name: nameOf(run),
      colour: at % COLOURS,
      shares: new Map(slicesOf(run).map((slice) => [slice.name, { share: slice.accuracy, count: slice.attempts }])),
    }),
  );
  return barChart(
    title,
    [...names].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    series,
  );
}

function comparisonSection({ runs, comparisons }: Report): string {
  const named = new Map(runs.map((run) => [run.run, nameOf(run)]));
  const points = (share: number) => `${(100 * share).toFixed(1)} pp`;
  const table = htmlTable(
    "Aligned by task and attempt",
    [
      "first",
      "second",
      "pairs",
      "only first",
      "only second",
      "difference",
      "95 % interval",
      "p (McNemar, exact)",
      "detectable",
    ],
    comparisons.map((each) => [
      named.get(each.first) ?? each.first,
      named.get(each.second) ?? each.second,
      each.pairs,
      each.onlyFirst,
      each.onlySecond,
      points(each.difference),
      each.interval ? `${points(each.interval.low)} to ${points(each.interval.high)}` : "–",
      each.p < 0.0001 ? "< 0.0001" : each.p.toFixed(4),
      points(each.detectable),
    ]),
  );
  return `<h2>Runs compared</h2>\n<p>“Detectable” is the least difference that so many pairs would show in 80 % of cases.</p>\n${table}`;
}

function runSection(run: RunStatistics, at: number): string {
  const stops = Object.entries(run.stops).map(([stop, count]) => `${stop} ${count}`);
  const slices: [string, Slice[]][] = [
    ["kind", run.byKind],
    ["pages needed", run.byPages],
    ["depth", run.byDepth],
    ["language", run.byLanguage],
    ["domain", run.byDomain],
    ["site", run.bySite],
  ];
  const parts = [
    `<h2>${escapeHtml(nameOf(run))}</h2>`,
    `<p>How attempts ended: ${escapeHtml(stops.join(", ") || "none yet")}.</p>`,
  ];
  if (run.actions.length > 0) {
    parts.push(histogram("Actions of an attempt (dark: correct)", run.actions, at % COLOURS));
  }
  if (run.passAt.length > 1) {
    parts.push(
      htmlTable(
        "Several attempts",
        ["k", "pass@k", "all of k correct"],
        run.passAt.map(({ k, any, all }) => [k, percent(any), percent(all)]),
      ),
      `<p>More than half of the attempts correct: ${percent(run.majority)} of the tasks.</p>`,
    );
  }
  for (const [title, rows] of slices) {
    if (rows.length < 2) continue;
    parts.push(
      htmlTable(
        `Accuracy by ${title}`,
        [title, "attempts", "correct", "accuracy"],
        rows.map(({ name, attempts, correct, accuracy }) => [name, attempts, correct, percent(accuracy)]),
      ),
    );
  }
  if (run.traffic.length > 0) {
    parts.push(
      htmlTable(
        "Site traffic",
        ["site", "actions", "different pages"],
        run.traffic.map(({ site, actions, pages }) => [site, actions, pages]),
      ),
    );
  }
  if (run.wrong.length > 0) {
    const table = htmlTable(
      "Not correct",
      ["question", "expected", "given", "why"],
      run.wrong.map(({ question, expected, given, why }) => [question, expected, given ?? "(none)", why]),
    );
    parts.push(`<details><summary>${counted(run.wrong.length, "attempt")} not correct</summary>${table}</details>`);
  }
  return parts.join("\n");
}

function setSection(set: SetStatistics): string {
  const pages = set.pages
    ? `${set.pages.min} to ${set.pages.max} pages an answer (median ${set.pages.median})`
    : "no tasks";
  const tables: [string, Record<string, number>][] = [
    ["subtype", set.subtypes],
    ["level", set.levels],
    ["source", set.sources],
    ["language", set.languages],
    ["operation", set.operations],
    ["site", set.sites],
  ];
  return [
    `<h2>Set ${escapeHtml(set.set)}</h2>`,
    `<p>${set.tasks} tasks for ${escapeHtml(set.purpose)}; ${pages}.</p>`,
    ...tables.map(([title, counts]) => htmlTable(`Tasks by ${title}`, [title, "tasks"], Object.entries(counts))),
  ].join("\n");
}
