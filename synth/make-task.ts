import { contentId } from "../core/ids.ts";
import type { Task, TaskPage } from "../core/task.ts";
import type { Candidate } from "./evolve/candidate.ts";
import type { Survey } from "./survey/survey.ts";

/** Levels by the work that the answer is: 3 from this many points, 2 from the other. */
const HARD = 6;
const MEDIUM = 3.5;

/** The task that a candidate is, within a set. Its id depends on nothing but set, root, program and question. */
export function makeTask(candidate: Candidate, survey: Survey, setId: string): Task {
  const { program, execution, question } = candidate;
  const pages = candidate.pages.map((url) => taskPage(url, survey));
  return {
    id: contentId(setId, survey.root, program, question),
    kind: "aggregation",
    question,
    answer: execution.answer,
    answerText: execution.answerText,
    root: survey.root,
    language: "en",
    subtype: execution.subtype,
    operations: execution.operations,
    level: levelOf(candidate, pages),
    program,
    derivation: execution.derivation,
    pages,
    sources: candidate.sources,
  };
}

function taskPage(url: string, survey: Survey): TaskPage {
  const page = survey.pages.get(url);
  if (!page) return { url, title: "", depth: -1, path: [url] };
  return { url, title: page.title, depth: page.depth, path: page.path };
}

/** 1 to 3, from operations, pages, depth and kinds of source. */
function levelOf({ program, sources }: Candidate, pages: readonly TaskPage[]): number {
  const deepest = Math.max(0, ...pages.map((page) => page.depth));
  const points =
    Math.max(0, program.steps.length - 2) +
    Math.log2(Math.max(1, pages.length)) * 0.75 +
    Math.max(0, deepest - 1) * 0.5 +
    (sources.length - 1);
  return points >= HARD ? 3 : points >= MEDIUM ? 2 : 1;
}
