import { canonicalJson } from "../../core/ids.ts";
import type { Relation } from "../../core/relation.ts";
import type { Task, TaskPage } from "../../core/task.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";

/** A value that has to be seen on a page. */
export interface NeededValue {
  /** As the derivation calls it: "Population of Norway". */
  label: string;
  printed: string;
}

/** A page to go to, with what is wanted there. */
export interface Visit {
  url: string;
  title: string;
  /** URLs from the root to this page, both included. */
  path: readonly string[];
  /** Tool that opens it. */
  tool: "visit" | "read_file";
  /** Columns that the values belong to, each once. */
  columns: string[];
  values: NeededValue[];
}

/**
 * The pages of a task in the order of a walk that goes down a branch of the site before it turns to the next one, each
 * with the values that its derivation read there.
 */
export function planVisits(task: Task, relations: ReadonlyMap<string, Relation>): Visit[] {
  const columnOf = columnsByEvidence(relations);
  const visits = new Map<string, Visit>();
  for (const page of ordered(task.pages)) {
    const visit: Visit = { url: page.url, title: page.title, path: page.path, tool: "visit", columns: [], values: [] };
    visits.set(key(page.url), visit);
  }
  for (const use of task.derivation.flatMap((step) => step.uses)) {
    const visit = visits.get(key(use.evidence.url));
    if (!visit) continue;
    const { at } = use.evidence.place;
    if (at === "csv" || at === "sheet" || at === "pdf" || at === "image") visit.tool = "read_file";
    const column = columnOf.get(canonicalJson(use.evidence));
    if (column !== undefined && !visit.columns.includes(column)) visit.columns.push(column);
    if (!visit.values.some((value) => value.label === use.label && value.printed === use.printed)) {
      visit.values.push({ label: use.label, printed: use.printed });
    }
  }
  return [...visits.values()];
}

function key(url: string): string {
  return canonicalUrl(url) ?? url;
}

function columnsByEvidence(relations: ReadonlyMap<string, Relation>): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  for (const relation of relations.values()) {
    for (const row of relation.rows) {
      for (const [at, cell] of row.cells.entries())
        columns.set(canonicalJson(cell.evidence), relation.columns[at]!.name);
    }
  }
  return columns;
}

/** Depth first: branches in the order in which the task names their first page. */
function ordered(pages: readonly TaskPage[]): TaskPage[] {
  const rank = new Map<string, number>();
  for (const page of pages) for (const url of page.path) if (!rank.has(url)) rank.set(url, rank.size);
  const ranks = (page: TaskPage) => page.path.map((url) => rank.get(url) ?? 0);
  return [...pages].sort((a, b) => {
    const [left, right] = [ranks(a), ranks(b)];
    for (let at = 0; at < Math.min(left.length, right.length); at++) {
      if (left[at] !== right[at]) return left[at]! - right[at]!;
    }
    return left.length - right.length;
  });
}
