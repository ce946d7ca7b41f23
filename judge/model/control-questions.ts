import type { Task } from "../../core/task.ts";
import { matchAnswer } from "../../logic/match/match-answer.ts";

/** How a judge grades answers of which it is known whether they are right. */
export interface ControlFigures {
  /** Wrong answers that it was shown and graded, and how many of them it called incorrect. */
  wrong: { graded: number; caught: number };
  /** The same of right ones, and how many it called correct. */
  right: { graded: number; accepted: number };
  /** It told all of them apart. */
  passed: boolean;
}

/** An answer whose right grade is known. */
interface ControlQuestion {
  task: Task;
  answer: string;
  isRight: boolean;
}

/** Tasks of a set whose judge is put to the test: what it says of two answers to each shows what its grades are worth. */
const TASKS = 4;

/**
 * For some tasks of a set the reference itself, and a wrong answer made from it: with its first figure changed, or, where it has
 * none, another task's reference. The rules must be sure that it is wrong.
 */
export function controlQuestions(tasks: readonly Task[]): ControlQuestion[] {
  const answerable = tasks.filter(
    ({ answer, matrix }) => !matrix && answer.type !== "open" && answer.type !== "ranking",
  );
  const questions: ControlQuestion[] = [];
  for (const task of answerable) {
    if (questions.length === 2 * TASKS) break;
    const others = answerable.filter(({ answer }) => answer.type === task.answer.type);
    const wrong = [otherFigure(task.answerText), ...others.map(({ answerText }) => answerText)].find(
      (text) => text !== undefined && isWrong(task, text),
    );
    if (wrong === undefined || !matchAnswer(task.answer, task.answerText, task.question).match) continue;
    questions.push({ task, answer: wrong, isRight: false }, { task, answer: task.answerText, isRight: true });
  }
  return questions;
}

function isWrong({ answer, question }: Task, text: string): boolean {
  const { match, undecided } = matchAnswer(answer, text, question);
  return !match && !undecided;
}

/** "2,604 kg" as "3,604 kg"; undefined where there is no figure. */
function otherFigure(text: string): string | undefined {
  const other = text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
  return other === text ? undefined : other;
}
