import { contentId } from "../core/ids.ts";
import type { ProvenTask, TaskPage } from "../core/task.ts";
import { answerText } from "../logic/answer-text.ts";
import { inScriptOf } from "../logic/chinese/in-script.ts";
import type { Candidate } from "./evolve/candidate.ts";
import { workOf } from "./evolve/outcome.ts";
import { levelOf } from "./level.ts";
import { taskSubject } from "./subject/subject-of.ts";
import type { Survey } from "./survey/survey.ts";

/** The task that a candidate is, within a set. Its id depends on nothing but set, root, program and question. */
export function makeTask(candidate: Candidate, survey: Survey, setId: string): ProvenTask {
  const { program, execution, question } = candidate;
  const pages = candidate.pages.map((url) => taskPage(url, survey));
  return {
    id: contentId(setId, survey.root, program, question),
    kind: "aggregation",
    question,
    answer: execution.answer,
    answerText: inScriptOf([question], answerText(execution.answer, survey.language, areInFull(execution))),
    root: survey.root,
    language: survey.language,
    subtype: execution.subtype,
    operations: execution.operations,
    level: levelOf(workOf(candidate)).level,
    program,
    derivation: execution.derivation,
    pages,
    sources: candidate.sources,
    ...taskSubject({ question, pages, derivation: execution.derivation, relations: candidate.relations }, survey),
  };
}

/** So many digits in a row are a number that a page could have printed with a scale word. */
const LARGE = /\d{5}|\d,\d{3}/;
/** "4万", "1.2 亿" */
const SCALED = /\d\s*[十百千]?[万亿]/;

/** Do the pages print large numbers in figures alone? Then the answer does so, too. */
function areInFull({ derivation }: Candidate["execution"]): boolean {
  const printed = derivation.flatMap(({ uses }) => uses.map((use) => use.printed));
  return printed.some((text) => LARGE.test(text)) && !printed.some((text) => SCALED.test(text));
}

function taskPage(url: string, survey: Survey): TaskPage {
  const page = survey.pages.get(url);
  if (!page) return { url, title: "", depth: -1, path: [url] };
  return { url, title: page.title, depth: page.depth, path: page.path };
}
