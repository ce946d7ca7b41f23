import type { Observation } from "../../core/observation.ts";
import { type NumberedPage, printedElements } from "./numbering.ts";
import type { OpenPage } from "./open-page.ts";
import { sessionText } from "./session-text.ts";

/** A page of the session's history: how it is open, its numbering, its parts and the part that is shown. */
export interface PageView {
  open: OpenPage;
  numbered: NumberedPage;
  parts: readonly string[];
  /** From 1. */
  part: number;
}

/** Most lines that `find` shows and most that a change is told in; a question is narrowed, not drowned. */
const MAX_FOUND = 20;
const MAX_CHANGED = 40;
/** Characters of one line in those lists: enough for a row of a wide table. */
const MAX_LINE = 500;

/** The part of the page that is shown, below a line that says where this is; what changed stands first. */
export function observe(view: PageView, language: string, changed = ""): Observation {
  const body = view.parts[view.part - 1] ?? "";
  return observation(view, [head(view, language), ...(changed === "" ? [] : [changed]), body].join("\n"));
}

/** What an action changed on the same page, as text for `observe`. */
export function changesBetween(before: string, after: string, language: string): string {
  const say = (name: string, count = 0) => sessionText(language, name, { count });
  const added = missingFrom(before, after);
  const removed = missingFrom(after, before);
  if (added.length === 0 && removed.length === 0) return say("nothing_changed");
  const lines = added.slice(0, MAX_CHANGED).map((line) => `+ ${cut(line)}`);
  if (added.length > MAX_CHANGED) lines.push(`+ ${say("more_lines", added.length - MAX_CHANGED)}`);
  if (removed.length > 0) lines.push(`- ${say(removed.length === 1 ? "line_gone" : "lines_gone", removed.length)}`);
  return [say("changed"), ...lines, ""].join("\n");
}

/** Lines of `text` beyond those that `other` has, in order; repeated lines count. */
function missingFrom(other: string, text: string): string[] {
  const counts = new Map<string, number>();
  for (const line of linesOf(other)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return linesOf(text).filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * The lines of all parts that contain `text`, each with its part, the headings above it and the lines around it.
 * White space, case and compatibility forms do not matter.
 */
export function findInPage(view: PageView, text: string, language: string): Observation {
  const wanted = fold(text);
  const lines = placedLines(view.parts);
  const found = lines.flatMap((line, at) => (fold(line.text).includes(wanted) ? [at] : []));
  const hits = found.slice(0, MAX_FOUND).map((at) => {
    const { text: hit, part, path, header } = lines[at]!;
    const before = lines[at - 1]?.text;
    const after = lines[at + 1]?.text;
    return [
      sessionText(language, path === "" ? "found_in" : "found_below", { part, headings: path }),
      // A row of a grid says little without the names of its columns.
      ...(header !== undefined && header !== before ? [`    ${cut(header)}`] : []),
      ...(before === undefined ? [] : [`    ${cut(before)}`]),
      `  > ${windowOn(hit, wanted)}`,
      ...(after === undefined ? [] : [`    ${cut(after)}`]),
    ].join("\n");
  });
  const summary = sessionText(language, howMany(found.length), { text, count: found.length, shown: MAX_FOUND });
  return observation(view, [head(view, language), summary, ...hits].join("\n"));
}

function howMany(found: number): string {
  if (found === 0) return "found_none";
  if (found === 1) return "found_one";
  return found > MAX_FOUND ? "found_more" : "found_many";
}

interface PlacedLine {
  text: string;
  /** From 1. */
  part: number;
  /** The headings above it, the outermost first. */
  path: string;
  /** First row of the grid that it is a further row of. */
  header?: string;
}

function placedLines(parts: readonly string[]): PlacedLine[] {
  const placed: PlacedLine[] = [];
  const headings = new Headings();
  let header: string | undefined;
  for (const [index, part] of parts.entries()) {
    for (const raw of part.split("\n")) {
      const text = raw.trim();
      headings.pass(text);
      const row = isGridRow(text);
      if (text !== "") {
        const line: PlacedLine = { text, part: index + 1, path: headings.path };
        if (row && header !== undefined) line.header = header;
        placed.push(line);
      }
      header = row ? (header ?? text) : undefined;
    }
  }
  return placed;
}

/** "Norway | 5,400,000 | 385,207" */
function isGridRow(line: string): boolean {
  return line.includes(" | ");
}

/** The headings above a line, the outermost first. */
class Headings {
  readonly #open: string[] = [];

  pass(line: string): void {
    const found = /^(#{1,6}) (.+)$/.exec(line);
    if (!found) return;
    const level = found[1]!.length;
    this.#open.length = Math.min(this.#open.length, level - 1);
    this.#open[level - 1] = found[2]!.replace(/[:：]$/, "");
  }

  get path(): string {
    return this.#open.filter(Boolean).join(" > ");
  }
}

/** Case, white space, the forms of compatibility characters and what observations escape do not matter when one looks for a text. */
function fold(text: string): string {
  return text
    .replace(/\\(?=["\\[])/g, "")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** The whole line, or of a very long one what stands around the match. */
function windowOn(line: string, wanted: string): string {
  const at = Math.max(0, fold(line).indexOf(wanted));
  if (line.length <= MAX_LINE) return line;
  const from = Math.max(0, at - MAX_LINE / 2);
  return `${from > 0 ? "…" : ""}${line.slice(from, from + MAX_LINE)}${from + MAX_LINE < line.length ? "…" : ""}`;
}

function cut(line: string): string {
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE)}…`;
}

function head(view: PageView, language: string): string {
  const { title, url } = view.open.page;
  // A title says neither where this is nor which part of it.
  const named = title.replace(/ · (?=[a-z][a-z\d+.-]*:\/\/|part \d|第 ?\d)/gi, " - ");
  const page = sessionText(language, "page", { title: named || sessionText(language, "no_title"), url });
  if (view.parts.length <= 1) return page;
  return `${page} ${sessionText(language, "part", { part: view.part, parts: view.parts.length })}`;
}

function observation(view: PageView, text: string): Observation {
  const { title, url, snapshot } = view.open.page;
  const elements = printedElements(view.numbered, text);
  return { url, title, text, part: view.part, parts: view.parts.length, elements, snapshot };
}
