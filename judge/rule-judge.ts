import type { Attempt, CellVerdict, Verdict } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import { matchAnswer } from "../logic/match/match-answer.ts";
import type { Judge } from "./judge.ts";
import { matrixScore, scoreMatrix } from "./matrix/score-matrix.ts";
import { rankedIds, rankingMetrics } from "./metrics/ranking.ts";

/** Version of the rules: raised with every change of `matchAnswer`, or of scoring, that can change a verdict. */
export const RULES_VERSION = "4";

/** The judge that needs no model. */
export const ruleJudge: Judge = {
  name: "rules",
  judge: async (task, attempt, visited) => judgeByRules(task, attempt, visited),
};

/**
 * The verdict of the rules on one attempt. No answer is `incorrect` by the rule `no_answer`: crashed and empty attempts
 * stay in the denominator. An attempt that is still pending gets no verdict (undefined). Free text in other words than the
 * reference, reports, and cells that need reading are `unscored`: no rule can tell.
 */
export function judgeByRules(task: Task, attempt: Attempt, visited: ReadonlySet<string>): Verdict | undefined {
  if (attempt.status === "pending") return undefined;
  const base = { attemptId: attempt.id, judge: "rules", version: RULES_VERSION };
  const none = noAnswer(attempt);
  if (none !== undefined || attempt.answer === null) {
    const empty = task.matrix ? { score: 0, cells: scoreMatrix(task.matrix, "", visited).cells } : {};
    const ranked =
      task.answer.type === "ranking" ? { score: 0, metrics: rankingMetrics(task.answer.relevant, []) } : {};
    return { ...base, verdict: "incorrect", rule: "no_answer", explanation: none ?? "", ...empty, ...ranked };
  }
  if (task.matrix) return { ...base, ...matrixVerdict(scoreMatrix(task.matrix, attempt.answer, visited).cells) };
  if (task.answer.type === "ranking") {
    const metrics = rankingMetrics(task.answer.relevant, rankedIds(attempt.answer));
    const score = metrics["ndcg@5"]!;
    const right = metrics["recall@5"] === 1;
    return {
      ...base,
      verdict: right ? "correct" : "incorrect",
      rule: "ranking",
      explanation: `NDCG@5 ${score.toFixed(3)}; ${right ? "all" : "not all"} relevant documents are among the first five.`,
      score,
      metrics,
    };
  }
  const { match, rule, explanation, undecided } = matchAnswer(task.answer, attempt.answer, task.question);
  return { ...base, verdict: match ? "correct" : undecided ? "unscored" : "incorrect", rule, explanation };
}

/** Why there is no answer to judge; undefined where there is one. */
export function noAnswer({ answer, error, stop }: Attempt): string | undefined {
  if (answer !== null && answer.trim() !== "") return undefined;
  return `No answer: ${error ? `the attempt broke: ${error}` : `the attempt ended without one (${stop ?? "unknown"})`}.`;
}

/** A matrix is correct where every cell has the whole score, and unscored where what needs reading alone could make it so. */
export function matrixVerdict(
  cells: CellVerdict[],
): Pick<Verdict, "verdict" | "rule" | "explanation" | "score" | "cells"> {
  const full = cells.filter(({ score }) => score === 1).length;
  const unread = cells.filter(({ score }) => score === null).length;
  const score = matrixScore(cells);
  return {
    verdict: full === cells.length ? "correct" : full + unread === cells.length ? "unscored" : "incorrect",
    rule: "matrix.cells",
    explanation: `${full} of ${cells.length} cells have the whole score, ${unread} are unread; the mean is ${score.toFixed(4)}.`,
    score,
    cells,
  };
}
