import type { Evidence } from "../../core/evidence.ts";
import { SHOWN } from "../../core/offered.ts";
import type { Shown, Task } from "../../waymark.ts";
import { counted } from "../counted.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";
import { cellText, describeSite } from "./show-site.ts";

export const showVerb: Verb = {
  name: "show",
  arguments: "<kind> <id>",
  summary: `one thing, readable: ${SHOWN.join(", ")} (a page by its URL)`,
  settings: ["raw", "relations", "removed", "links", "full"],
  help: {
    raw: "a page: the snapshot's bytes",
    relations: "the page's relations",
    removed: "a page: what its main content leaves out, and by which rule",
    full: "a page: the whole observation, not its first part",
  },
  example: "waymark show task 0123456789abcdef",
  async run({ args, settings, print }) {
    const { show } = await import("../../waymark.ts");
    const [kind, id] = args as [string, string];
    const shown = await show(kind, id, settings);
    const { kind: _, ...record } = shown;
    print(record, () => describe(shown));
    return 0;
  },
};

function describe(shown: Shown): string {
  switch (shown.kind) {
    case "task":
      return describeTask(shown);
    case "page":
      return describePage(shown);
    case "site":
      return describeSite(shown.site);
    case "run": {
      const { wrong: _, bySubtype, byLevel, byPages, bySite, stops, ...figures } = shown.run;
      const slices = [...bySubtype, ...byLevel, ...byPages, ...bySite].map(
        (s) => [s.name, s.attempts, s.correct] as const,
      );
      return [
        ...Object.entries(figures).map(([name, value]) => `${name}: ${value}`),
        `stops: ${Object.entries(stops)
          .map(([stop, count]) => `${count} ${stop}`)
          .join(", ")}`,
        "",
        textTable(["slice", "attempts", "correct"], slices),
      ].join("\n");
    }
    case "attempt":
      return describeAttempt(shown);
  }
}

function describeTask({ task, audits }: Extract<Shown, { kind: "task" }>): string {
  const lines = [
    `Question  ${task.question}`,
    `Answer    ${task.answerText}`,
    `Kind      ${[task.kind, ...(task.subtype ? [task.subtype] : []), `level ${task.level ?? "unknown"}`].join(", ")}${task.operations.map((path) => `; ${path}`).join("")}`,
    `Site      ${task.root || "none"}`,
    ...subjectLines(task),
    ...importedLines(task),
    ...(task.program ? ["", "Derivation"] : []),
  ];
  for (const step of task.derivation) {
    lines.push(`  ${step.as}: ${step.text}`);
    for (const use of step.uses) lines.push(`      ${use.label}: ${use.printed}   ${where(use.evidence)}`);
  }
  lines.push("", `Pages that the answer needs (${task.pages.length})`);
  for (const { url, title, depth } of task.pages)
    lines.push(`  ${url}  ${title}  (${depth < 0 ? "clicks unknown" : counted(depth, "click")})`);
  if (task.scores) {
    const { level, ...scores } = task.scores;
    lines.push("", "Scores");
    for (const [name, { value, why }] of Object.entries(scores))
      lines.push(`  ${name} ${value.toFixed(2)}: ${why.join("; ")}`);
    lines.push(`  level ${task.level}: ${level.join("; ")}`);
  }
  for (const audit of audits) {
    lines.push("", `Audit of ${audit.at} on the ${audit.web}: ${audit.accepted ? "accepted" : "not accepted"}`);
    if (audit.drift) lines.push(`  pages since they were recorded: ${audit.drift}`);
    for (const one of audit.changes ?? [])
      lines.push(`  ${one.label}: ${one.was} -> ${one.now ?? "no longer there"}   ${one.url}`);
    for (const result of audit.results) lines.push(`  ${result.outcome.padEnd(7)} ${result.check}: ${result.reason}`);
  }
  return lines.join("\n");
}

function subjectLines({ domain, provenance, agreement, walk }: Task): string[] {
  const lines: string[] = [];
  if (domain)
    lines.push(`About     ${domain}; provenance ${provenance ?? "unknown"}; other sources: ${agreement ?? "unknown"}`);
  if (!walk) return lines;
  return [...lines, `Walk      ${walk.difficulty}; ${walk.goldenPaths.join("; ")}`, `          ${walk.why}`];
}

function importedLines({ imported, sourceId }: Task): string[] {
  if (!imported) return [];
  const { format, topic, difficulty, goldenPaths = [], solution, attachments = [], history = [], rest } = imported;
  const said = [
    ["topic", topic],
    ["difficulty", difficulty],
    ...goldenPaths.map((path) => ["golden path", path]),
    ["solution", solution],
    ...attachments.map((name) => ["file", name]),
    ...history.map(({ id, at }) => ["seen before", at === undefined ? id : `${id} (${at})`]),
    ...Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]),
  ].filter(([, value]) => value !== undefined);
  return [
    `Imported  as ${format}${sourceId === undefined ? "" : `, row ${sourceId}`}; the answer is the benchmark's own`,
    ...said.map(([name, value]) => `          ${name}: ${value}`),
  ];
}

function where({ url, place }: Evidence): string {
  switch (place.at) {
    case "cell":
      return `${url} table ${place.table + 1}, row ${place.row + 1}, column ${place.col + 1}`;
    case "node":
      return `${url} at ${place.path}`;
    case "csv":
      return `${url} row ${place.row + 1}, column ${place.col + 1}`;
    case "sheet":
      return `${url} ${place.sheet}!${place.cell}`;
    case "pdf":
      return `${url} page ${place.page}${place.box ? `, ${at(place.box)}` : ""}`;
    case "image":
      return `${url} ${at(place.box)}`;
  }
}

function at([x, y]: readonly number[]): string {
  return `${x} from the left, ${y} from the top`;
}

function describePage({ page }: Extract<Shown, { kind: "page" }>): string {
  if (page.raw !== undefined) return page.raw;
  const lines = [
    `${page.title}  ${page.url}`,
    `${page.backend}, ${page.fetchedAt}, ${counted(page.depth, "click")}: ${page.path.join(" -> ")}`,
    ...page.warnings.map((warning) => `Note: ${warning}`),
    "",
  ];
  if (page.links) return [...lines, ...page.links.map((link) => `${link.area}  ${link.text}  ${link.url}`)].join("\n");
  if (page.removed) {
    return [...lines, ...page.removed.map(({ rule, path, text }) => `${rule}  at ${path}\n    ${text}`)].join("\n");
  }
  if (page.relations) return [...lines, ...page.relations.map(describeRelation)].join("\n");
  return [...lines, page.observation].join("\n");
}

function describeRelation(relation: {
  name: string;
  source: string;
  columns: { name: string }[];
  rows: (string | string[] | null)[][];
}): string {
  const rows = relation.rows.map((row) => row.map(cellText));
  return `${relation.name} (${relation.source})\n${textTable(
    relation.columns.map((column) => column.name),
    rows,
  )}\n`;
}

function describeAttempt({ question, trajectory, verdict }: Extract<Shown, { kind: "attempt" }>): string {
  const { attempt, steps } = trajectory;
  const lines = [
    `Question  ${question}`,
    `Answer    ${attempt.answer ?? "(none)"}  (${attempt.stop ?? attempt.status})`,
  ];
  if (verdict) lines.push(`Verdict   ${verdict.verdict} by ${verdict.rule}: ${verdict.explanation}`);
  for (const step of steps) {
    lines.push(
      "",
      `${step.number}. ${step.thought}`,
      `   ${step.action.tool} ${JSON.stringify(step.action.arguments)}`,
    );
    lines.push(...step.observation.split("\n").map((line) => `   | ${line}`));
  }
  return lines.join("\n");
}
