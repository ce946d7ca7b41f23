import { z } from "zod";
import type { Attempt, CellVerdict, Verdict, Votes } from "../../core/attempt.ts";
import type { Matrix } from "../../core/matrix.ts";
import type { Task } from "../../core/task.ts";
import type { CallContext } from "../../llm/call-context.ts";
import type { Meter } from "../../llm/meter.ts";
import type { Model } from "../../llm/model.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { untrusted } from "../../llm/untrusted.ts";
import type { Judge } from "../judge.ts";
import { answerCells, cellKey } from "../matrix/answer-cells.ts";
import { scoreMatrix } from "../matrix/score-matrix.ts";
import { judgeByRules, matrixVerdict, noAnswer, RULES_VERSION } from "../rule-judge.ts";
import { type ControlFigures, controlQuestions } from "./control-questions.ts";
import { readReport, reportPrompt } from "./read-report.ts";
import { summedVotes, voteOf, votesFor } from "./votes.ts";

const GRADE = {
  name: "grade",
  schema: z.strictObject({ explanation: z.string().min(1), verdict: z.enum(["correct", "incorrect"]) }),
};
const FINDING = {
  name: "finding",
  schema: z.strictObject({ explanation: z.string().min(1), verdict: z.enum(["yes", "no"]) }),
};

export interface ModelJudgeOptions {
  /** How often each answer is graded; more than half must agree. */
  votes: number;
  meter: Meter;
  signal?: AbortSignal;
}

/**
 * A model as judge (WebWalker, figure 11): it reasons first and decides into a schema, and is never searched for words. An
 * answer stands between marks that it cannot forge. Where more than half of the votes do not agree the verdict is `unscored`.
 * Of matrices it reads only what rules cannot tell; of reports which points they make, and how well; rankings are left to the rules.
 */
export function modelJudge(model: Model, options: ModelJudgeOptions): Judge {
  return {
    name: "model",
    model: model.name,
    spent: () => ({ tokens: options.meter.tokens, cost: options.meter.cost }),
    judge: (task, attempt, visited) => judgeByModel(model, options, task, attempt, visited),
    control: (tasks) => control(model, options, tasks),
  };
}

async function control(
  model: Model,
  { votes: times, meter, signal }: ModelJudgeOptions,
  tasks: readonly Task[],
): Promise<ControlFigures | undefined> {
  const wrong = { graded: 0, caught: 0 };
  const right = { graded: 0, accepted: 0 };
  const context = { purpose: "judge_control", meter, ...(signal ? { signal } : {}) };
  await Promise.all(
    controlQuestions(tasks).map(async ({ task, answer, isRight }) => {
      const vote = await voteOf(model, { messages: gradeMessages(task, answer), shape: GRADE, times }, context);
      if (vote.outcome === undefined) return;
      if (isRight) {
        right.graded++;
        if (vote.outcome === "correct") right.accepted++;
      } else {
        wrong.graded++;
        if (vote.outcome === "incorrect") wrong.caught++;
      }
    }),
  );
  if (wrong.graded + right.graded === 0) return undefined;
  return { wrong, right, passed: wrong.caught === wrong.graded && right.accepted === right.graded };
}

function gradeMessages(task: Task, answer: string) {
  const prompt = promptNamed("judge");
  const { language, question } = task;
  const slots = { question, reference: referenceText(task), answer: untrusted(answer, "student") };
  return [
    { role: "system" as const, content: prompt.text("system", language) },
    { role: "user" as const, content: prompt.text("user", language, slots) },
  ];
}

async function judgeByModel(
  model: Model,
  options: ModelJudgeOptions,
  task: Task,
  attempt: Attempt,
  visited: ReadonlySet<string>,
): Promise<Verdict | undefined> {
  if (attempt.status === "pending") return undefined;
  const prompt = promptNamed("judge");
  const base = { attemptId: attempt.id, judge: "model", model: model.name, version: prompt.id };
  const byRules = task.answer.type === "ranking" || noAnswer(attempt) !== undefined;
  if (byRules || attempt.answer === null) {
    return { ...judgeByRules(task, attempt, visited)!, judge: "model", model: model.name, version: prompt.id };
  }
  const context = contextOf(options, attempt);
  if (task.matrix) {
    const { cells } = scoreMatrix(task.matrix, attempt.answer, visited);
    const read = await readCells(model, options.votes, task.matrix, cells, attempt.answer, task.language, context);
    return { ...base, version: `${prompt.id} rules ${RULES_VERSION}`, ...matrixVerdict(read.cells), votes: read.votes };
  }
  if (task.answer.type === "open") {
    const read = await readReport(model, options.votes, task, attempt.answer, context);
    return { ...base, version: reportPrompt().id, ...read };
  }
  const messages = gradeMessages(task, attempt.answer);
  const vote = await voteOf(model, { messages, shape: GRADE, times: options.votes }, context);
  const { outcome, explanation } = vote;
  const rule = outcome === undefined ? "model.no_majority" : "model.votes";
  return { ...base, verdict: outcome ?? "unscored", rule, explanation, votes: votesFor(vote, "correct") };
}

/** Cells that need reading, read; all others as they were. */
async function readCells(
  model: Model,
  count: number,
  matrix: Matrix,
  cells: readonly CellVerdict[],
  answer: string,
  language: string,
  context: Omit<CallContext, "sample">,
): Promise<{ cells: CellVerdict[]; votes: Votes }> {
  const prompt = promptNamed("judge");
  const votes: Votes[] = [];
  const read = await Promise.all(
    cells.map(async (cell, at) => {
      if (!cell.needs) return cell;
      const { needs, ...rest } = cell;
      const { dimension, derivation, divergence } = matrix.cells[at]!;
      const question = matrix.dimensions.find(({ id }) => id === dimension)?.question ?? dimension;
      const messages = [
        { role: "system" as const, content: prompt.text("cell", language) },
        {
          role: "user" as const,
          content: prompt.text(needs.reading, language, {
            question: `${cell.entity}: ${question}`,
            reference: divergence ?? derivation,
            answer: untrusted(cellText(answer, cell), "candidate"),
          }),
        },
      ];
      const vote = await voteOf(model, { messages, shape: FINDING, times: count }, context);
      const { outcome, explanation } = vote;
      votes.push(votesFor(vote, "yes"));
      if (outcome === undefined) return { ...cell, explanation };
      const score = outcome === "yes" ? needs.score : 0;
      return { ...rest, score, fourTier: score, rule: `${cell.rule.split(".")[0]}.read`, explanation };
    }),
  );
  return { cells: read, votes: summedVotes(votes) };
}

/** The candidate's own object for a cell. */
function cellText(answer: string, { entity, dimension }: CellVerdict): string {
  const cell = answerCells(answer).cells.get(cellKey(entity, dimension));
  return cell
    ? JSON.stringify({
        ...cell,
        value: cell.value?.toString(),
        range_low: cell.range_low?.toString(),
        range_high: cell.range_high?.toString(),
      })
    : "";
}

function referenceText({ answer, answerText }: Task): string {
  const others = "aliases" in answer && answer.aliases ? ` (also: ${answer.aliases.join("; ")})` : "";
  return `${answerText}${others}`;
}

function contextOf({ meter, signal }: ModelJudgeOptions, { id }: Attempt): Omit<CallContext, "sample"> {
  return { purpose: "judge", meter, attemptId: id, ...(signal ? { signal } : {}) };
}
