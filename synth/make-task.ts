import { contentId } from "../core/ids.ts";
import type { ProvenTask, TaskPage } from "../core/task.ts";
import { answerText } from "../logic/answer-text.ts";
import { inScriptOf } from "../logic/chinese/in-script.ts";
import type { Candidate } from "./evolve/candidate.ts";
import { workOf } from "./evolve/outcome.ts";
import { levelOf } from "./level.ts";
import { taskSubject } from "./subject/subject-of.ts";
import { isDynamic } from "./survey/facts/dynamic-parts.ts";
import type { Survey } from "./survey/survey.ts";

/** The task that a candidate is, within a set. Its id depends on nothing but set, root, program and question. */
export function makeTask(candidate: Candidate, survey: Survey, setId: string): ProvenTask {
  const { program, execution, question } = candidate;
  const pages = candidate.pages.map((url) => taskPage(url, survey));
  const isShownByInteraction = execution.evidence.some((evidence) => isDynamic(evidence, survey.dynamic));
  return {
    id: contentId(setId, survey.root, program, question),
    kind: "aggregation",
    question,
    answer: execution.answer,
    answerText: inScriptOf([question], answerText(execution.answer, survey.language)),
    root: survey.root,
    language: survey.language,
    subtype: execution.subtype,
    operations: execution.operations,
    level: levelOf(workOf(candidate)).level,
    program,
    derivation: execution.derivation,
    pages,
    sources: isShownByInteraction ? [...candidate.sources, "dynamic"] : candidate.sources,
    ...taskSubject({ question, pages, derivation: execution.derivation, relations: candidate.relations }, survey),
  };
}

function taskPage(url: string, survey: Survey): TaskPage {
  const page = survey.pages.get(url);
  if (!page) return { url, title: "", depth: -1, path: [url] };
  return { url, title: page.title, depth: page.depth, path: page.path };
}
